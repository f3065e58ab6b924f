import { requireInteger } from '../../bounds.ts'
import type { ConcentrationRule } from '../../rulesets/damage-and-healing.ts'
import { succeeds } from '../d20-tests/d20-test.ts'
import { MINIMUM_DAMAGE } from '../damage-and-healing/damage.ts'
import { concentrationDc } from './concentration.ts'
import type { SpellRuleStep } from './steps.ts'

/** Something that can end a creature's Concentration. */
export type ConcentrationEvent =
  /** it starts to cast a spell, or activates an effect, that requires Concentration */
  | { readonly kind: 'another-effect' }
  /** it takes damage and makes the save */
  | { readonly kind: 'damage'; readonly damage: number; readonly saveTotal: number }
  | { readonly kind: 'incapacitated' }
  | { readonly kind: 'dies' }
  /** it ends the effect, at any time and without an action */
  | { readonly kind: 'lets-go' }

const DAMAGE = { minimum: MINIMUM_DAMAGE, maximum: Number.MAX_SAFE_INTEGER }

/**
 * Whether Concentration ends: by another effect that requires it, by damage and a failed Constitution save, by the
 * Incapacitated condition, by death, or because the creature ends it. Damage of 0 requires no save.
 *
 * @throws RangeError if the damage is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Concentration (page 179)
 * @example
 * concentrationEnds({ kind: 'incapacitated' }, srd521.concentration).ends // => true
 * concentrationEnds({ kind: 'damage', damage: 24, saveTotal: 12 }, srd521.concentration).ends // => false
 * concentrationEnds({ kind: 'damage', damage: 24, saveTotal: 11 }, srd521.concentration).ends // => true
 */
export function concentrationEnds(
  event: ConcentrationEvent,
  rule: ConcentrationRule,
): { readonly ends: boolean; readonly steps: readonly SpellRuleStep[] } {
  if (event.kind !== 'damage') {
    return {
      ends: true,
      steps: [{ kind: 'concentration-ended', rule: 'concentration', values: { event: event.kind } }],
    }
  }
  const { damage, saveTotal } = event
  if (requireInteger('damage', damage, DAMAGE) === MINIMUM_DAMAGE) return { ends: false, steps: [] }
  const dc = concentrationDc(damage, rule)
  const ends = !succeeds({ total: saveTotal, targetNumber: dc })
  const values = { damage, dc, saveTotal, ends }
  return { ends, steps: [{ kind: 'concentration-tested', rule: 'concentration', values }] }
}
