import type { RuleId } from '../../vocabulary/rule-ids.ts'

interface Said {
  readonly kind: string
  readonly rule: RuleId
  readonly values: object
}

/** A function that makes steps of some kinds, each with the values of its kind. */
export const stepMaker =
  <Step extends Said>() =>
  <Kind extends Step['kind']>(
    rule: RuleId,
    kind: Kind,
    values: Extract<Step, { readonly kind: Kind }>['values'],
  ): Step =>
    ({ kind, rule, values }) as unknown as Step
