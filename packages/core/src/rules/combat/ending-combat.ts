import type { Defeat } from '../../vocabulary/combat-steps.ts'
import type { RuleStep } from '../basics/step.ts'

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
): { readonly ends: boolean; readonly steps: readonly RuleStep[] } {
  const defeated = sides.filter(({ fates }) => !fates.includes('fighting'))
  const ends = sides.length - defeated.length < 2
  const steps: RuleStep[] = defeated.map(({ id }) => ({
    rule: 'ending-combat',
    given: { side: id },
    result: { defeated: true },
  }))
  if (allAgree) steps.push({ rule: 'ending-combat', given: { allAgree }, result: { ends: true } })
  return { ends: ends || allAgree, steps }
}
