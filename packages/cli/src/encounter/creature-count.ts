/** Some creatures of a kind, as they were typed: `4 goblin`. */
export interface TypedCreatures {
  readonly count: number
  readonly name: string
}

/** Whether an argument is a number of creatures, as `4 goblin` or `4x goblin`; one is meant without a number. */
export function readCreatures(argument: string): TypedCreatures {
  const [, count, name = argument] = /^\s*(\d+)\s*[x×]?\s*(.+)$/su.exec(argument) ?? []
  return { count: count === undefined ? 1 : Number(count), name: name.trim() }
}
