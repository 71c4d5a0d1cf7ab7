import { rulesOf } from '../../../game/rules-text'

/** The rules in our own words, one entry for each id that a diagnostic, a phase or an event names. */
export const rulesText = rulesOf(`
  IN The text of a level
    Line 1 holds width and height, line 2 the number of players, line 3 of doors, line 4 of turns. Then come the rockets (x y), the doors (place and wall) and the arrows (x y direction), one per line. (0,0) is the north-west corner, x grows east and y grows south. Every square lies on the grid, and no door is in a corner.
  T1 Phase 1: spawn
    Each door makes one animal, just off the grid and facing into it. The 10th, 20th, 30th … animal of each door is a cat, all others are mice.
  T2 Phase 2: move
    All animals go one square forward at the same time. The four corner squares are pits: an animal that moves onto one is gone, and neither scores nor eats.
  T3 Phase 3: mice score
    Each mouse on a rocket leaves the board and scores 1 point for the rocket’s player.
  T4 Phase 4: cats score
    Each cat on a rocket leaves the board and costs the rocket’s player 10 points, but no score goes below 0.
  T5 Phase 5: eat
    A mouse on a square with a cat is eaten. So is a mouse that swapped squares with a cat in this turn’s move.
  T6 Phase 6: turn
    An animal on an arrow turns to face the arrow’s way. After that, an animal facing a wall turns a quarter counter-clockwise. From inside, a door is a wall.
  T7 Phase 7: place
    The next player puts an arrow on a free square. When a player places a 4th arrow, their oldest one expires.
  T8 The last half turn
    After the last arrow, phases 1 to 4 run once more. Then the game is over and the scores stand.
  R1 An arrow that points into a wall
    The arrow acts first, then the wall, in the same phase: the animal ends up turned a quarter counter-clockwise from the way of the arrow.
  R2 An arrow put on a square with animals
    They are not turned: turning is over for this turn, and by the next one they have moved on.
  R3 Mice before cats
    Mice score before cats. The score is brought up to 0 only after all cats of the turn have cost their 10 points.
  R4 A mouse and a cat reach a rocket together
    The mouse scores, then the cat costs 10 points. The mouse is not eaten: both have left before phase 5.
  R5 An arrow on the player’s own oldest arrow
    Not allowed, even though this placement would remove the old arrow: the square still holds it.
  R6 Squares that take no arrow
    An arrow may not be put on another arrow, on a rocket, on a pit or off the grid.
  R7 A rocket right behind a door
    An animal that comes out of the door enters the rocket as it would from any other square.
  R8 Doors are not exits
    Seen from inside, a door is a piece of wall.
  R9 Two things in one place
    Two doors in one place both let animals out; this is only a warning. Two rockets on one square are an error.
  R10 A rocket on a pit
    Not allowed: no animal could ever reach it.
  R11 Beyond the official limits
    Official boards are square, with 5 to 25 squares per side, 2 to 4 players, 1 to 16 doors and 1 to 100 turns. Other levels run with a warning, as long as each side has 3 to 1000 squares and there are 1 to 26 players, at most 4000 doors and at most 100000 turns.
`)
