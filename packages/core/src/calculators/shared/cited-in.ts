import { NEXT_2012_CITATIONS } from '../../rulesets/next-2012/citations.ts'
import type { Step } from '../../steps/step.ts'
import type { RuleId } from '../../vocabulary/rule-ids.ts'
import type { ByRuleset, RulesetChoice } from './ruleset-field.ts'

const CITATIONS: ByRuleset<Readonly<Partial<Record<RuleId, RuleId>>>> = {
  'srd-5.2.1': {},
  'next-2012': NEXT_2012_CITATIONS,
}

/** Steps that cite the rules of an edition: a current rule id becomes that of the corresponding rule, if it differs. */
export const citedIn = <Said extends Step>(ruleset: RulesetChoice, steps: readonly Said[]): readonly Said[] =>
  steps.map((step) => ({ ...step, rule: CITATIONS[ruleset][step.rule] ?? step.rule }))
