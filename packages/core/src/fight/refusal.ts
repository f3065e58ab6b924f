import type { Permission } from '../rules/basics/permission.ts'
import type { RefusalCode } from '../vocabulary/refusal-codes.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'

/** Why an event cannot happen: the code, the rule that forbids it, and the figures. */
export interface Refusal {
  readonly code: RefusalCode
  readonly rule: RuleId
  readonly creature?: string
  /** the invalid field of the event */
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

/** The refusal by a rule, if any, with the relevant figure. */
export const unlessAllowed = (
  permission: Permission<RefusalCode>,
  creature: string,
  figure: Pick<Refusal, 'got'> = {},
): Refusal | undefined =>
  permission.allowed ? undefined : refuse(permission.because, permission.rule, { creature, ...figure })

/** The first of several refusals; later checks are not run. */
export function firstRefusal(...checks: readonly (() => Refusal | undefined)[]): Refusal | undefined {
  for (const check of checks) {
    const refusal = check()
    if (refusal !== undefined) return refusal
  }
  return undefined
}
