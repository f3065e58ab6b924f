import type { ConditionsRule } from '../../rulesets/damage-and-healing.ts'
import type { Capacity } from '../../vocabulary/capacities.ts'
import { type Afflicted, type EffectReason, effectsOfKind } from './condition-effects.ts'

/** Whether a creature's conditions let it do something, and if not, which of them forbid it. */
export interface Capability {
  readonly can: boolean
  readonly reasons: readonly EffectReason[]
}

const unless = (reasons: readonly EffectReason[]): Capability => ({ can: reasons.length === 0, reasons })

/**
 * Whether a creature's conditions let it take an action, a Bonus Action or a Reaction, maintain Concentration, speak,
 * move, use its limbs, see, hear or notice anything. Whether it has an action left is another question.
 *
 * @throws RangeError if a level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary: Blinded (page 177), Deafened (page 181), Incapacitated (page 184), Unconscious
 *   (page 191)
 * @source 2012 playtest, Conditions
 * @example
 * canAct('reaction', { conditions: [{ condition: 'stunned' }] }, srd521.conditions) // => { can: false, reasons: [{ condition: 'incapacitated', level: 1, via: ['stunned'] }] }
 * canAct('reaction', { conditions: [{ condition: 'prone' }] }, srd521.conditions) // => { can: true, reasons: [] }
 */
export const canAct = (capacity: Capacity, creature: Afflicted, rule: ConditionsRule): Capability =>
  unless(
    effectsOfKind('cannot', creature, rule)
      .filter(({ effect }) => effect.what === capacity)
      .flatMap(({ reasons }) => reasons),
  )

/**
 * Whether a creature's conditions let it harm another one, or willingly move closer to it: not the charmer, and not the
 * source of its fear. A condition without a known source forbids neither.
 *
 * @param to the id of the other creature
 * @throws RangeError if a level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary: Charmed (page 178), Frightened (page 182)
 * @source 2012 playtest, Conditions
 * @example
 * canActTo('harm', 'siren', { conditions: [{ condition: 'charmed', source: 'siren' }] }, srd521.conditions).can // => false
 * canActTo('approach', 'siren', { conditions: [{ condition: 'charmed', source: 'siren' }] }, srd521.conditions).can // => true
 */
export const canActTo = (
  what: 'harm' | 'approach',
  to: string,
  creature: Afflicted,
  rule: ConditionsRule,
): Capability =>
  unless(
    effectsOfKind('cannot-to-source', creature, rule)
      .filter(({ effect }) => effect.what === what)
      .flatMap(({ reasons }) => reasons.filter(({ source }) => source === to)),
  )
