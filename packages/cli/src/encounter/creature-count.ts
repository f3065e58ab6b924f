/** Some creatures of a kind, as they were typed: `4 goblin`. */
export interface CreatureCount {
  readonly count: number
  readonly name: string
}

/** How many creatures an argument asks for, as `4 goblin` or `4x goblin`; one is meant without a number. */
export function readCreatureCount(argument: string): CreatureCount {
  const [, count, name = argument] = /^\s*(\d+)\s*[x×]?\s*(.+)$/su.exec(argument) ?? []
  return { count: count === undefined ? 1 : Number(count), name: name.trim() }
}
