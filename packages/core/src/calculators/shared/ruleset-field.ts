import { EDITIONS, type Edition } from '../../vocabulary/editions.ts'

/** The field of a calculator whose rule is in every edition. */
export const RULESET_FIELD = {
  type: 'choice',
  options: EDITIONS,
  default: 'srd-5.2.1',
  rare: true,
} as const

/** The field of a calculator whose rule is not in the playtest of 2012. */
export const PUBLISHED_RULESET_FIELD = { ...RULESET_FIELD, options: ['srd-5.2.1', 'srd-5.1'] } as const

/** A value for each edition, which a calculator reads instead of checking the edition's name. */
export type ByRuleset<Value> = Readonly<Record<Edition, Value>>

/** A value for each published edition. */
export type ByPublishedRuleset<Value> = Readonly<Record<(typeof PUBLISHED_RULESET_FIELD.options)[number], Value>>

/** Shows a field under the published rules, of today and of 2014. */
export const PUBLISHED = { when: 'ruleset', is: ['srd-5.2.1', 'srd-5.1'] } as const

/** Shows a field under the rules of today alone. */
export const TODAY = { when: 'ruleset', is: ['srd-5.2.1'] } as const

/** Shows a field under the rules of 2014 alone. */
export const IN_2014 = { when: 'ruleset', is: ['srd-5.1'] } as const

/** Shows a field under the playtest of 2012 alone. */
export const IN_2012 = { when: 'ruleset', is: ['next-2012'] } as const
