/** The field of a calculator whose rule is in both editions. */
export const RULESET_FIELD = {
  type: 'choice',
  options: ['srd-5.2.1', 'next-2012'],
  default: 'srd-5.2.1',
  rare: true,
} as const

/** The id of an edition that a calculator supports. */
export type RulesetChoice = (typeof RULESET_FIELD.options)[number]

/** A value for each of these editions, which a calculator reads instead of checking the edition's name. */
export type ByRuleset<Value> = Readonly<Record<RulesetChoice, Value>>
