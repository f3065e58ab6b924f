import type { RuleId } from '../../vocabulary/rule-ids.ts'

/** Whether the rules let a creature do something now, and if not, which rule forbids it and what is amiss. */
export type Permission<Reason extends string> =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly rule: RuleId; readonly because: Reason }

/** Nothing stands against it. */
export const ALLOWED = { allowed: true } as const

/** The first thing that stands against it: each row says whether it does, by which rule, and what it is. */
export function firstObstacle<Reason extends string>(
  obstacles: readonly (readonly [stands: boolean, rule: RuleId, because: Reason])[],
): Permission<Reason> {
  const [, rule, because] = obstacles.find(([stands]) => stands) ?? []
  return rule === undefined || because === undefined ? ALLOWED : { allowed: false, rule, because }
}
