import { hitPointsOf, withHitPointMaximum } from '../../rules/damage-and-healing/hit-points.ts'
import { onlyAlive, reactionsFirst } from '../acting.ts'
import { aCount, aCreature, aFlag, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { setVitals } from '../harm.ts'
import { creatureOf, recordSteps, update } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'
import type { Creature } from '../state.ts'

/** A manual change of a creature's Hit Point maximum. */
export interface SetHitPointMaximum {
  readonly kind: 'set-hit-point-maximum'
  readonly creature: string
  readonly maximum: number
  /**
   * whether an effect changes it temporarily: the Hit Points stay the same, as far as the new maximum allows. By
   * default the normal maximum is corrected: the damage that the creature has taken stays the same, and so does what
   * effects have subtracted from its maximum or added to it.
   */
  readonly byEffect?: boolean
}

/**
 * A new normal maximum. The difference between the maximum and the normal one stays the same. The same damage is
 * subtracted from it, but at least 1 Hit Point remains, so that a correction drops nobody; the rest of the damage is
 * deferred and counts at the next correction. For example 2 of 10 Hit Points become 1 of 7, and 2 again if the maximum
 * returns to 10. A creature that is not conscious keeps its Hit Points.
 */
function corrected(
  { vitals, normalHitPointMaximum, deferredDamage }: Creature,
  maximum: number,
): Pick<Creature, 'vitals' | 'deferredDamage'> {
  const { life } = vitals
  const hitPointMaximum = maximum - (normalHitPointMaximum - vitals.hitPointMaximum)
  if (life.kind !== 'conscious') return { vitals: { ...vitals, hitPointMaximum }, deferredDamage }
  const damage = vitals.hitPointMaximum - life.hitPoints + deferredDamage
  const hitPoints = Math.max(1, hitPointMaximum - damage)
  return {
    vitals: { ...vitals, hitPointMaximum, life: { ...life, hitPoints } },
    deferredDamage: damage - (hitPointMaximum - hitPoints),
  }
}

/** The lowest normal maximum: 1 must remain after what an effect subtracts. */
const leastMaximum = ({ vitals, normalHitPointMaximum }: Creature): number =>
  1 + Math.max(0, normalHitPointMaximum - vitals.hitPointMaximum)

/**
 * Handles the event `SetHitPointMaximum`.
 *
 * @source SRD 5.2.1, Rules Glossary, Hit Points (page 183); Playing the Game, Hit Point Maximum of 0 (page 17)
 */
export const setHitPointMaximum: EventHandler<SetHitPointMaximum> = {
  rule: 'hit-points',
  fields: { creature: aCreature, maximum: aCount, byEffect: optional(aFlag) },
  check: (now, { creature, maximum, byEffect = false }) => {
    const expected = byEffect ? 0 : leastMaximum(creatureOf(now, creature))
    return firstRefusal(
      () => reactionsFirst(now),
      () => onlyAlive(now, creature),
      () =>
        maximum < expected
          ? refuse('malformed', 'hit-points', { creature, at: 'maximum', got: maximum, expected })
          : undefined,
    )
  },
  perform: (play, { creature, maximum, byEffect = false }) => {
    const before = creatureOf(play, creature)
    const { vitals } = before
    const after = byEffect
      ? { vitals: withHitPointMaximum({ vitals, hitPointMaximum: maximum }, play.ruleset) }
      : { ...corrected(before, maximum), normalHitPointMaximum: maximum }
    update(play, creature, { hitPointsKnown: true })
    const { hitPointMaximum, life } = after.vitals
    const values = { hitPointMaximum, hitPoints: hitPointsOf(life) }
    const rule = 'hit-points'
    recordSteps(
      play,
      creature,
      before.hitPointsKnown
        ? { kind: 'hit-point-maximum-changed', rule, values: { ...values, was: vitals.hitPointMaximum } }
        : { kind: 'hit-point-maximum-entered', rule, values },
    )
    setVitals(play, creature, after.vitals)
    update(play, creature, after)
  },
  candidates: ({ state }, creature) => {
    const { vitals, normalHitPointMaximum: normal = 9 } = state.creatures[creature] ?? {}
    const { hitPointMaximum: maximum = 9 } = vitals ?? {}
    return [
      { kind: 'set-hit-point-maximum', creature, maximum: normal + 5 },
      { kind: 'set-hit-point-maximum', creature, maximum: Math.floor(maximum / 2), byEffect: true },
    ]
  },
}
