import type { RuleId } from '../../vocabulary/rule-ids.ts'

/** A value in a step: a figure, an id, or whether something holds. */
export type StepFigure = number | string | boolean

/** One step of a procedure: the rule it applied, what went in and what came out. */
export interface RuleStep {
  readonly rule: RuleId
  readonly given: Readonly<Record<string, StepFigure>>
  readonly result: Readonly<Record<string, StepFigure>>
}
