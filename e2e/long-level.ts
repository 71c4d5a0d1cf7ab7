/** A rockets level of very many turns on a 50 × 50 board that stays busy; the same for the same numbers. */
export function longLevel(turns: number, doors: number): string {
  const lines = ['50 50', '4', String(doors), String(turns)]
  // Doors are at the walls, where no arrow comes: those go from 1 to 48.
  lines.push('0 25', '49 25', '25 0', '25 49')
  for (let door = 0; door < doors; door++) {
    const at = 1 + ((door * 7) % 48)
    lines.push(`${at} ${'NESW'[door % 4]!}`)
  }
  // 7 and 11 share no factor with 48: no square comes again within 48 turns, and arrows stand for 12.
  for (let turn = 0; turn < turns; turn++) {
    const x = 1 + ((turn * 7) % 48)
    const y = 1 + ((turn * 11 + Math.floor(turn / 48)) % 48)
    lines.push(`${x} ${y} ${'NESW'[(turn + (turn >> 3)) % 4]!}`)
  }
  return `${lines.join('\n')}\n`
}
