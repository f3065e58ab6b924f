import { CITATIONS } from '../../rulesets/citations.ts'
import type { Step } from '../../steps/step.ts'
import type { Edition } from '../../vocabulary/editions.ts'

/** Steps that cite the rules of an edition: a current rule id becomes that of the corresponding rule, if it differs. */
export const citedIn = <Said extends Step>(ruleset: Edition, steps: readonly Said[]): readonly Said[] =>
  steps.map((step) => ({ ...step, rule: CITATIONS[ruleset][step.rule] ?? step.rule }))
