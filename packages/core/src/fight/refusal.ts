import type { Permission } from '../rules/basics/permission.ts'
import type { RefusalCode } from '../vocabulary/refusal-codes.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'

/** Why an event cannot happen: the code, the rule that stands against it, and the figures. */
export interface Refusal {
  readonly code: RefusalCode
  readonly rule: RuleId
  readonly creature?: string
  /** the field of the event that is amiss */
  readonly at?: string
  readonly got?: number | string
  readonly expected?: number | string
}

/** Makes a refusal. */
export const refuse = (code: RefusalCode, rule: RuleId, more: Omit<Refusal, 'code' | 'rule'> = {}): Refusal => ({
  code,
  rule,
  ...more,
})

/** The refusal that a rule states, if it does, with the figure that it was asked about. */
export const unlessAllowed = (
  permission: Permission<RefusalCode>,
  creature: string,
  figure: Pick<Refusal, 'got'> = {},
): Refusal | undefined =>
  permission.allowed ? undefined : refuse(permission.because, permission.rule, { creature, ...figure })

/** The first of several refusals; none of the rest is asked once one stands. */
export function firstRefusal(...checks: readonly (() => Refusal | undefined)[]): Refusal | undefined {
  for (const check of checks) {
    const refusal = check()
    if (refusal !== undefined) return refusal
  }
  return undefined
}
