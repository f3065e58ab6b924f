import { type AnyCondition, CONDITIONS, PLAYTEST_CONDITIONS } from '../../vocabulary/conditions.ts'
import type { SeveralField } from '../calculator.ts'
import type { ByRuleset } from './ruleset-field.ts'

const LISTS: ByRuleset<readonly AnyCondition[]> = {
  'srd-5.2.1': CONDITIONS,
  'srd-5.1': CONDITIONS,
  'next-2012': PLAYTEST_CONDITIONS,
}

/** A field that takes any number of conditions; it offers those of the chosen edition. */
export const conditionsField = <const Id extends AnyCondition>(
  options: readonly Id[],
  start: readonly NoInfer<Id>[] = [],
): SeveralField<Id> & { readonly named: 'terms' } => ({
  type: 'several',
  options,
  default: start,
  named: 'terms',
  offers: Object.entries(LISTS).map(([ruleset, list]) => ({
    when: 'ruleset',
    is: [ruleset],
    options: options.filter((option) => list.includes(option)),
  })),
})
