import facts from '../fixtures/facts.json' with { type: 'json' }

/** The independent facts, by table. */
export const { tables } = facts

/** For each table of the facts, a function that compares core with it. */
export type Checks = Partial<Readonly<Record<keyof typeof tables, () => void>>>

/** The id of an English name: `Sleight of Hand` is `sleight-of-hand`, `Thieves’ Tools` is `thieves-tools`. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’,()]/g, '')
    .replaceAll(/[ /]+/g, '-')

/** How many copper pieces a gold piece is worth. */
export const COPPER_PIECES_PER_GOLD_PIECE = 100

/** An object with its keys as ids, and each value as something else. */
export const byId = <Value, Other>(facts: Readonly<Record<string, Value>>, change: (value: Value) => Other) =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [idOf(name), change(value)]))
