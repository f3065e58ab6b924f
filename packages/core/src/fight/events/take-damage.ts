import { parse } from '../../dice/parse.ts'
import { total } from '../../dice/total.ts'
import { damageByType } from '../../rules/damage-and-healing/damage-by-type.ts'
import { DAMAGE_TYPES, type DamageType } from '../../vocabulary/damage-types.ts'
import { reactionsFirst } from '../acting.ts'
import { aCount, aCreature, aFlag, aNotation, either, oneOf, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { type DamagePart, deal } from '../harm.ts'
import { creatureOf, type Play, recordSteps } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'

/** A creature takes damage that no other event deals, for example from a fall, a hazard or a ruling of the GM. */
export interface TakeDamage {
  readonly kind: 'take-damage'
  readonly creature: string
  /** a number, or dice notation; labels name types other than `type` */
  readonly damage: number | string
  /** by default, damage without a type, which no Resistance to a type changes */
  readonly type?: DamageType
  readonly criticalHit?: boolean
  /** the creature that deals it; nobody by default */
  readonly source?: string
}

/** The type of damage without a given type. */
const UNTYPED = 'untyped'

function partsOf(play: Play, event: TakeDamage): readonly DamagePart[] {
  const { creature, damage } = event
  const type: string = event.type ?? UNTYPED
  if (typeof damage === 'number') return [{ type, damage }]
  const parsed = parse(damage)
  if (!parsed.ok) return []
  return damageByType({ damage: parsed.value }).map(({ type: label = type, expression }) => {
    const rolled = total(play.dice, expression)
    recordSteps(play, creature, { kind: 'damage-rolled', rule: 'damage-roll', values: { damage: rolled, type: label } })
    return { type: label, damage: rolled }
  })
}

/**
 * Handles the event `TakeDamage`.
 *
 * @source SRD 5.2.1, Playing the Game, Damage and Healing (page 16); 2012 playtest, Damage and Dying
 */
export const takeDamage: EventHandler<TakeDamage> = {
  rule: 'damage',
  fields: {
    creature: aCreature,
    damage: either(aCount, aNotation),
    type: optional(oneOf(DAMAGE_TYPES)),
    criticalHit: optional(aFlag),
    source: optional(aCreature),
  },
  check: (now, { creature }) =>
    firstRefusal(
      () => reactionsFirst(now),
      () => (creatureOf(now, creature).vitals.life.kind === 'dead' ? refuse('dead', 'dead', { creature }) : undefined),
    ),
  perform: (play, event) => {
    const { creature, criticalHit = false, source } = event
    deal(play, creature, partsOf(play, event), { criticalHit, ...(source === undefined ? {} : { source }) })
  },
  candidates: (now, creature) => {
    const alive = Object.values(now.state.creatures).filter(({ vitals }) => vitals.life.kind !== 'dead')
    const ids = alive.length > 0 ? alive.map(({ id }) => id) : [creature]
    return ids.flatMap((id) => [
      { kind: 'take-damage', creature: id, damage: 3 },
      { kind: 'take-damage', creature: id, damage: '1d6', type: 'fire' },
    ])
  },
}
