import { NEXT_2012_CITATIONS } from '../../rulesets/next-2012-citations.ts'
import type { Step } from '../calculator.ts'
import type { ByRuleset, RulesetChoice } from './ruleset-field.ts'

const CITATIONS: ByRuleset<Readonly<Record<string, string>>> = { 'srd-5.2.1': {}, 'next-2012': NEXT_2012_CITATIONS }

/** Steps that cite the rules of an edition: where that edition states what has the id of a current rule. */
export const citedIn = (ruleset: RulesetChoice, steps: readonly Step[]): readonly Step[] =>
  steps.map((step) => ({ ...step, rule: CITATIONS[ruleset][step.rule] ?? step.rule }))
