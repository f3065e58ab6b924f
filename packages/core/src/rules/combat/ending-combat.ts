import { requireEachOf } from '../../one-of.ts'
import type { WithSteps } from '../../steps/step.ts'
import { requireText } from '../../text.ts'
import { DEFEATS, type Defeat } from '../../vocabulary/combat-steps.ts'
import type { CombatRuleStep } from './steps.ts'

/** A side in combat, and the fate of each of its members. */
export interface Side {
  readonly id: string
  readonly fates: readonly (Defeat | 'fighting')[]
}

/** Combat that may end. */
export interface CombatNow {
  readonly sides: readonly Side[]
  /** whether all sides agree to end it; false by default */
  readonly allAgree?: boolean
}

const FATES = [...DEFEATS, 'fighting'] as const

/**
 * Whether combat ends. A side is defeated when each of its members was killed or knocked out, or has surrendered or
 * fled. Combat ends when fewer than two sides are left, or when all of them agree to end it.
 *
 * @returns the answer, and a step for each reason
 * @throws RangeError if a fate is unknown
 * @source SRD 5.2.1, Playing the Game, Ending Combat (page 14)
 * @example
 * combatEnds({ sides: [{ id: 'a', fates: ['fighting'] }, { id: 'b', fates: ['killed', 'fled'] }], allAgree: false }).value // => true
 * combatEnds({ sides: [{ id: 'a', fates: ['fighting'] }, { id: 'b', fates: ['killed', 'fighting'] }], allAgree: false }).value // => false
 */
export function combatEnds({ sides, allAgree = false }: CombatNow): WithSteps<boolean, CombatRuleStep> {
  for (const [index, { id, fates }] of sides.entries()) {
    requireText(`sides[${index}].id`, id)
    requireEachOf(`sides[${index}].fates`, fates, FATES)
  }
  const defeated = sides.filter(({ fates }) => !fates.includes('fighting'))
  const ends = sides.length - defeated.length < 2
  const steps: CombatRuleStep[] = defeated.map(({ id }) => ({
    kind: 'side-defeated',
    rule: 'ending-combat',
    values: { side: id },
  }))
  if (allAgree) steps.push({ kind: 'all-agree-to-end', rule: 'ending-combat', values: {} })
  return { value: ends || allAgree, steps }
}
