import { NEXT_2012_CITATIONS } from '../../rulesets/next-2012/citations.ts'
import { SRD_5_1_CITATIONS } from '../../rulesets/srd-5-1/citations.ts'
import type { Step } from '../../steps/step.ts'
import type { Edition } from '../../vocabulary/editions.ts'
import type { RuleId } from '../../vocabulary/rule-ids.ts'
import type { ByRuleset } from './ruleset-field.ts'

const CITATIONS: ByRuleset<Readonly<Partial<Record<RuleId, RuleId>>>> = {
  'srd-5.2.1': {},
  'srd-5.1': SRD_5_1_CITATIONS,
  'next-2012': NEXT_2012_CITATIONS,
}

/** Steps that cite the rules of an edition: a current rule id becomes that of the corresponding rule, if it differs. */
export const citedIn = <Said extends Step>(ruleset: Edition, steps: readonly Said[]): readonly Said[] =>
  steps.map((step) => ({ ...step, rule: CITATIONS[ruleset][step.rule] ?? step.rule }))
