import { hitPointsOf, type Vitals, withHitPointMaximum } from '../../rules/hit-points.ts'
import { onlyAlive, reactionsFirst } from '../acting.ts'
import { aCount, aCreature, aFlag, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { setVitals } from '../harm.ts'
import { creatureOf, note, update } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'

/** People change the Hit Point maximum of a creature. */
export interface SetHitPointMaximum {
  readonly kind: 'set-hit-point-maximum'
  readonly creature: string
  readonly maximum: number
  /**
   * whether an effect changes it for a time: its Hit Points stay, as far as the new maximum lets them. If left out, the
   * maximum is told anew: the damage that the creature has taken stays.
   */
  readonly byEffect?: boolean
}

/** The same damage taken from another maximum; nobody drops by it. */
function toldAnew(vitals: Vitals, maximum: number): Vitals {
  const { life, hitPointMaximum } = vitals
  if (life.kind !== 'conscious') return { ...vitals, hitPointMaximum: maximum }
  const hitPoints = Math.max(1, maximum - (hitPointMaximum - life.hitPoints))
  return { ...vitals, hitPointMaximum: maximum, life: { ...life, hitPoints } }
}

/**
 * Whether the event `SetHitPointMaximum` can happen, and what it does.
 *
 * @source SRD 5.2.1, Rules Glossary, Hit Points (page 183); Playing the Game, Hit Point Maximum of 0 (page 17)
 */
export const setHitPointMaximum: EventHandler<SetHitPointMaximum> = {
  rule: 'hit-points',
  fields: { creature: aCreature, maximum: aCount, byEffect: optional(aFlag) },
  check: (now, { creature, maximum, byEffect = false }) =>
    firstRefusal(
      () => reactionsFirst(now),
      () => onlyAlive(now, creature),
      () =>
        maximum === 0 && !byEffect
          ? refuse('malformed', 'hit-points', { creature, at: 'maximum', got: maximum, expected: 1 })
          : undefined,
    ),
  perform: (play, { creature, maximum, byEffect = false }) => {
    const { vitals } = creatureOf(play, creature)
    const after = byEffect ? withHitPointMaximum(vitals, maximum, play.ruleset.instantDeath) : toldAnew(vitals, maximum)
    note(play, creature, {
      rule: 'hit-points',
      given: { was: vitals.hitPointMaximum },
      result: { hitPointMaximum: maximum, hitPoints: hitPointsOf(after.life) },
    })
    setVitals(play, creature, after)
    if (!byEffect) update(play, creature, { normalHitPointMaximum: maximum })
  },
  candidates: ({ state }, creature) => {
    const { hitPointMaximum: maximum = 9 } = state.creatures[creature]?.vitals ?? {}
    return [
      { kind: 'set-hit-point-maximum', creature, maximum: maximum + 5 },
      { kind: 'set-hit-point-maximum', creature, maximum: Math.floor(maximum / 2), byEffect: true },
    ]
  },
}
