import type { Nouns } from './nouns'

/** A text by the id or code of what it names. */
export type Titles = Readonly<Record<string, string>>

/** Messages nested by thought. */
export interface Messages {
  readonly [key: string]: string | ((given: never) => string) | Messages
}

/** Texts of a statement for contestants that differ from those of the app for authors of levels. */
export interface ContestTexts {
  /** The answer and its format. */
  readonly output: string
  /** Different titles of rules for contestants, by id. */
  readonly titles?: Titles
  /** Texts of rules, by id, if no test exceeds the official limits; absent: the text of the app. */
  readonly official?: Titles
  /** The same if a test does; absent: the official one. */
  readonly beyond?: Titles
  /** Rules that do not concern contestants. */
  readonly leftOut?: readonly string[]
}

/**
 * The catalogue of a game: the one vocabulary that all games speak. The words compiler refuses a catalogue whose top keys
 * are not these, and its type must be one of these.
 */
export interface GameCatalogue {
  /** Its name. */
  readonly title: string
  /** One line for lists: "mice, cats, arrows". */
  readonly subtitle: string
  /** The rules, by id. */
  readonly rules: Readonly<Record<string, { readonly title: string; readonly text: string }>>
  /** What a statement for contestants says differently. */
  readonly contest: ContestTexts
  /** Phases, by their stable names. */
  readonly phases: Titles
  /** Kinds of events as a filter shows them: "Mouse eaten". */
  readonly events: Titles
  /** Figures of a run, for charts and lists; a noun with arguments for those of which there are several: "Player 1". */
  readonly figures: Nouns
  /** What is in a slot of a run that is neither a place nor a figure, as a list entry: "letters written". */
  readonly slots?: Nouns
  /** Beliefs of misreaders, one sentence each, by the ids of the misreadings. */
  readonly misreadings: Titles
  /** Sentences of problems, by code: what was found, what was expected. */
  readonly problems: Nouns
  /** Problems of an input within a sentence for why it cannot be played, by code. */
  readonly reasons?: Nouns
  /** Pieces of the text as problems name them: "the x of the rocket of player 2". */
  readonly fields: Nouns
  /** Limited numbers of a level, without an article: "number of doors". */
  readonly quantities?: Nouns
  /** Events of a run, one sentence each without a full stop. */
  readonly sentences: Messages
  /** What made events happen, and in `cell` why nothing else happened on a cell; `stop`: why a run could not go on. */
  readonly why: Messages
  /** Words within a sentence for why the rules refuse what the text asks for. */
  readonly refusals?: Messages
  /** What a cell holds: "rocket of player 2", "cave 1 of chain 3". */
  readonly contents: Messages
  /** Names of kinds of cells: "river 2", "house 3". */
  readonly kinds?: Messages
  /** An entity by name, as breakpoints have it: "Mouse 3 of door 1"; a message for each kind if there are several. */
  readonly entity: string | ((given: never) => string) | Messages
  /** What becomes of the others if an input is left out. */
  readonly inputs: Messages
  /** What the undo menu says of edits, in lower case: "move rocket". */
  readonly edits: Titles
  /** Numbers of a generator’s recipe. */
  readonly recipe: Titles
  /** What is removed, or made plainer, as a level shrinks. */
  readonly shrinking?: Messages
  /** What a new size takes away. */
  readonly resize?: Messages
  /** What becomes of a selection that is pasted, erased, moved, mirrored or rotated. */
  readonly regions?: Messages
  /** Forms that the text of a level may have. */
  readonly forms?: Titles
  /** Built-in players, by id. */
  readonly players?: Readonly<Record<string, { readonly title: string; readonly about: string }>>
  /** What is wrong with an answer in a match, one sentence with the rule’s id. */
  readonly answers?: Messages
  /** The pane of the game. */
  readonly pane: Messages
  /** Tools: their labels, and what they would do where the pointer is. */
  readonly tools: Messages
  /** The steps of the tour on a board of this game. */
  readonly tour?: {
    readonly draw: (given: never) => string
    readonly why: (given: never) => string
  }
  /** Levels to begin with, by the name of their folder. */
  readonly samples: Readonly<Record<string, { readonly title: string; readonly note: string }>>
  /** All that this game alone has. */
  readonly own?: Messages
}

/** A game's catalogue as it is made: does not compile unless it is as `GameCatalogue` says. */
export type CatalogueOfGame<Made extends GameCatalogue> = Made
