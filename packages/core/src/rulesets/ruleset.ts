/** How a Critical Hit adds to the damage. */
export interface CriticalHitRule {
  /** the lowest natural roll that is a Critical Hit, unless a feature says otherwise */
  readonly naturalRoll: number
  /** how many times the damage dice of the attack are rolled */
  readonly damageRolls: number
}

/** How a creature at 0 Hit Points lives or dies. */
export interface DyingRule {
  readonly dc: number
  readonly successesToStabilize: number
  readonly failuresToDie: number
  /** failures that a natural 1 counts for */
  readonly natural1Failures: number
  /** Hit Points regained by a natural 20 */
  readonly natural20HitPoints: number
  /** failures for taking any damage at 0 Hit Points */
  readonly damageFailures: number
  /** failures for a Critical Hit at 0 Hit Points */
  readonly criticalHitFailures: number
  /** DC of the Wisdom (Medicine) check that stabilizes */
  readonly stabilizeDc: number
  /** Hit Points that a Stable creature regains */
  readonly stableHitPoints: number
  /** after how many hours, as dice */
  readonly stableHours: string
}

/** An edition of the rules: only what differs between editions. Rules read it; nothing asks for its id. */
export interface Ruleset {
  readonly id: string
  readonly criticalHit: CriticalHitRule
  readonly dying: DyingRule
}
