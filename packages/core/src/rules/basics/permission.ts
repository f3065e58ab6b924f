import type { RuleId } from '../../vocabulary/rule-ids.ts'

/** Whether the rules let a creature do something now, and if not, which rule forbids it and why. */
export type Permission<Reason extends string> =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly rule: RuleId; readonly because: Reason }

/** It is allowed. */
export const ALLOWED = { allowed: true } as const

/** The first obstacle. Each row says whether it applies, by which rule, and why. */
export function firstObstacle<Reason extends string>(
  obstacles: readonly (readonly [stands: boolean, rule: RuleId, because: Reason])[],
): Permission<Reason> {
  const [, rule, because] = obstacles.find(([stands]) => stands) ?? []
  return rule === undefined || because === undefined ? ALLOWED : { allowed: false, rule, because }
}
