/** What notation means on which tools disagree. */
export interface Dialect {
  /** `r` without `o` or `r` */
  readonly bareReroll: 'refuse' | 'once' | 'until'
  /** `k` without `h` or `l`: in Avrae `k5` keeps the fives */
  readonly bareKeep: 'refuse' | 'highest'
  /** `d` and a number after a pool */
  readonly bareDrop: 'refuse' | 'lowest'
  /** whether `>` and `<` include the number */
  readonly inclusive: boolean
  /** whether `cs` and `cf` mark a die as a success or failure, or count it */
  readonly success: 'mark' | 'count'
  /** whether `r1=2` rerolls at most one die, which is refused; otherwise it is a reroll followed by a count */
  readonly rerollBudget: boolean
  /** what happens to modifiers that are not in the order in which they are applied */
  readonly order: 'refuse' | 'sort'
}

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
 * The dialects by name. `strict` refuses most of what the others read differently. The exceptions: `>` and `<` exclude
 * the number, `cs` and `cf` only mark, `k` keeps the highest, and a count can follow a reroll. For those, `clashes` says
 * what a text means in other dialects.
 */
export const DIALECTS = {
  strict: STRICT,
  roll20: { ...STRICT, bareReroll: 'until', bareDrop: 'lowest', inclusive: true, order: 'sort' },
  foundry: { ...STRICT, bareReroll: 'once', bareDrop: 'lowest', success: 'count', rerollBudget: true },
  avrae: { ...STRICT, bareKeep: 'refuse', order: 'sort' },
} as const satisfies Readonly<Record<string, Dialect>>

/** The name of a dialect. */
export type DialectName = keyof typeof DIALECTS
