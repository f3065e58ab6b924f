import type { Defeat } from '../../vocabulary/combat-steps.ts'
import type { CombatRuleStep } from './steps.ts'

/** A side in combat, and the fate of each of its members. */
export interface Side {
  readonly id: string
  readonly fates: readonly (Defeat | 'fighting')[]
}

/**
 * Whether combat ends. A side is defeated when each of its members was killed or knocked out, or has surrendered or
 * fled. Combat ends when fewer than two sides are left, or when all of them agree to end it.
 *
 * @returns the answer, and a step for each reason
 * @source SRD 5.2.1, Playing the Game, Ending Combat (page 14)
 * @example
 * combatEnds([{ id: 'a', fates: ['fighting'] }, { id: 'b', fates: ['killed', 'fled'] }], false).ends // => true
 * combatEnds([{ id: 'a', fates: ['fighting'] }, { id: 'b', fates: ['killed', 'fighting'] }], false).ends // => false
 */
export function combatEnds(
  sides: readonly Side[],
  allAgree: boolean,
): { readonly ends: boolean; readonly steps: readonly CombatRuleStep[] } {
  const defeated = sides.filter(({ fates }) => !fates.includes('fighting'))
  const ends = sides.length - defeated.length < 2
  const steps: CombatRuleStep[] = defeated.map(({ id }) => ({
    kind: 'side-defeated',
    rule: 'ending-combat',
    values: { side: id },
  }))
  if (allAgree) steps.push({ kind: 'all-agree-to-end', rule: 'ending-combat', values: {} })
  return { ends: ends || allAgree, steps }
}
