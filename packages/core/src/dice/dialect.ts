/** Where tools read the same notation differently: what each of these means. */
export interface Dialect {
  /** `r` without `o` or `r` */
  readonly bareReroll: 'refuse' | 'once' | 'until'
  /** `k` without `h` or `l`: in Avrae `k5` keeps the fives */
  readonly bareKeep: 'refuse' | 'highest'
  /** `d` and a number after a pool */
  readonly bareDrop: 'refuse' | 'lowest'
  /** whether `>` and `<` include the number */
  readonly inclusive: boolean
  /** `cs` and `cf`: show a die as a success or failure, or count it */
  readonly success: 'mark' | 'count'
  /** whether `r1=2` means that at most one die is rolled again, which is refused, or a reroll and then a count */
  readonly rerollBudget: boolean
  /** modifiers in another order than they are applied: refused, or sorted */
  readonly order: 'refuse' | 'sort'
}

/** Refuses what the others read differently, with the exceptions that `DIALECTS` names. */
const STRICT: Dialect = {
  bareReroll: 'refuse',
  bareKeep: 'highest',
  bareDrop: 'refuse',
  inclusive: false,
  success: 'mark',
  rerollBudget: false,
  order: 'refuse',
}

/**
 * The dialects by name, each by its differences from `strict`. That refuses what the others read differently, but for
 * `>` and `<`, which it takes literally, `cs` and `cf`, which only show, `k`, which keeps the highest, and a count right
 * after a reroll; `clashes` tells where a text means something else elsewhere.
 */
export const DIALECTS = {
  strict: STRICT,
  roll20: { ...STRICT, bareReroll: 'until', bareDrop: 'lowest', inclusive: true, order: 'sort' },
  foundry: { ...STRICT, bareReroll: 'once', bareDrop: 'lowest', success: 'count', rerollBudget: true },
  avrae: { ...STRICT, bareKeep: 'refuse', order: 'sort' },
} as const satisfies Readonly<Record<string, Dialect>>

/** The name of a dialect. */
export type DialectName = keyof typeof DIALECTS
