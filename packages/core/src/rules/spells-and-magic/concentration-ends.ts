import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import type { WithSteps } from '../../steps/step.ts'
import { requireRule } from '../basics/require-rule.ts'
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
  /** the GM requires a save because the surroundings distract it: in SRD 5.1 */
  | { readonly kind: 'environment'; readonly saveTotal: number }
  | { readonly kind: 'incapacitated' }
  | { readonly kind: 'dies' }
  /** it ends the effect, at any time and without an action */
  | { readonly kind: 'lets-go' }

const EVENTS = ['another-effect', 'damage', 'environment', 'incapacitated', 'dies', 'lets-go'] as const
const DAMAGE = { minimum: MINIMUM_DAMAGE, maximum: Number.MAX_SAFE_INTEGER }

/**
 * Whether Concentration ends: by another effect that requires it, by damage and a failed Constitution save, by the
 * Incapacitated condition, by death, or because the creature ends it. Damage of 0 requires no save. In SRD 5.1 the GM
 * can also require a save for the surroundings.
 *
 * @returns whether it ends, and why
 * @throws RangeError if the kind of event is unknown, the damage is negative or not an integer, the total is not an
 * integer, or the edition has no Concentration or no save for the surroundings
 * @source SRD 5.2.1, Rules Glossary, Concentration (page 179)
 * @source SRD 5.1, Spellcasting, Concentration (page 102)
 * @example
 * concentrationEnds({ kind: 'incapacitated' }).value // => true
 * concentrationEnds({ kind: 'damage', damage: 24, saveTotal: 12 }).value // => false
 * concentrationEnds({ kind: 'damage', damage: 24, saveTotal: 11 }).value // => true
 * concentrationEnds({ kind: 'environment', saveTotal: 9 }, srd51).value // => true
 */
export function concentrationEnds(
  event: ConcentrationEvent,
  ruleset: RulesOf<'concentration'> = srd521DamageAndHealing,
): WithSteps<boolean, SpellRuleStep> {
  const { environmentDc } = requireRule('concentration', ruleset.concentration)
  requireOneOf('kind', event.kind, EVENTS)
  if (event.kind === 'environment') {
    return tested({ dc: requireRule('concentration.environmentDc', environmentDc), saveTotal: event.saveTotal })
  }
  if (event.kind !== 'damage') {
    return {
      value: true,
      steps: [{ kind: 'concentration-ended', rule: 'concentration', values: { event: event.kind } }],
    }
  }
  const { damage, saveTotal } = event
  requireInteger('saveTotal', saveTotal, ANY_INTEGER)
  if (requireInteger('damage', damage, DAMAGE) === MINIMUM_DAMAGE) return { value: false, steps: [] }
  return tested({ damage, dc: concentrationDc(damage, ruleset), saveTotal })
}

/** Whether Concentration ends by a saving throw. */
function tested(save: {
  readonly damage?: number
  readonly dc: number
  readonly saveTotal: number
}): WithSteps<boolean, SpellRuleStep> {
  const ends = !succeeds({ total: requireInteger('saveTotal', save.saveTotal, ANY_INTEGER), targetNumber: save.dc })
  return { value: ends, steps: [{ kind: 'concentration-tested', rule: 'concentration', values: { ...save, ends } }] }
}
