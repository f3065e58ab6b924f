import { isOneOf, requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import { requireText } from '../../text.ts'
import { CAPACITIES, type Capacity } from '../../vocabulary/capacities.ts'
import { type EffectReason, effectsOfKind } from './condition-effects.ts'
import type { Afflicted } from './held-conditions.ts'

/** A creature, and what its conditions may keep it from. */
export interface CapacitySought {
  readonly creature: Afflicted
  readonly capacity: Capacity
}

/** What a creature's conditions may keep it from doing to another creature. */
export const DEEDS_TO_ANOTHER = ['harm', 'approach'] as const

/** The id of what a creature's conditions may keep it from doing to another creature. */
export type DeedToAnother = (typeof DEEDS_TO_ANOTHER)[number]

/** Whether a value is the id of what conditions may keep a creature from doing to another one. */
export const isDeedToAnother = (value: unknown): value is DeedToAnother => isOneOf(value, DEEDS_TO_ANOTHER)

/** A creature, and what its conditions may keep it from doing to another one. */
export interface DeedSought {
  readonly creature: Afflicted
  readonly what: DeedToAnother
  /** the id of the other creature */
  readonly to: string
}

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
 * @throws RangeError if an id is unknown, or a level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary: Blinded (page 177), Deafened (page 181), Incapacitated (page 184), Unconscious
 *   (page 191)
 * @source 2012 playtest, Conditions
 * @example
 * canAct({ creature: { conditions: [{ condition: 'stunned' }] }, capacity: 'reaction' }) // => { can: false, reasons: [{ condition: 'incapacitated', level: 1, via: ['stunned'] }] }
 * canAct({ creature: { conditions: [{ condition: 'prone' }] }, capacity: 'reaction' }) // => { can: true, reasons: [] }
 */
export function canAct(
  { creature, capacity }: CapacitySought,
  ruleset: RulesOf<'conditions'> = srd521DamageAndHealing,
): Capability {
  requireOneOf('capacity', capacity, CAPACITIES)
  return unless(
    effectsOfKind({ creature, kind: 'cannot' }, ruleset)
      .filter(({ effect }) => effect.what === capacity)
      .flatMap(({ reasons }) => reasons),
  )
}

/**
 * Whether a creature's conditions let it harm another one, or willingly move closer to it: not the charmer, and not the
 * source of its fear. A condition without a known source forbids neither.
 *
 * @throws RangeError if an id is unknown, or a level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary: Charmed (page 178), Frightened (page 182)
 * @source 2012 playtest, Conditions
 * @example
 * canActTo({ creature: { conditions: [{ condition: 'charmed', source: 'siren' }] }, what: 'harm', to: 'siren' }).can // => false
 * canActTo({ creature: { conditions: [{ condition: 'charmed', source: 'siren' }] }, what: 'approach', to: 'siren' }).can // => true
 */
export function canActTo(
  { creature, what, to }: DeedSought,
  ruleset: RulesOf<'conditions'> = srd521DamageAndHealing,
): Capability {
  requireOneOf('what', what, DEEDS_TO_ANOTHER)
  requireText('to', to)
  return unless(
    effectsOfKind({ creature, kind: 'cannot-to-source' }, ruleset)
      .filter(({ effect }) => effect.what === what)
      .flatMap(({ reasons }) => reasons.filter(({ source }) => source === to)),
  )
}
