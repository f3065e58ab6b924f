import { mayCoupDeGrace, coupDeGrace as slay } from '../../rules/actions/coup-de-grace.ts'
import { vitalsAfterDamage } from '../../rules/damage-and-healing/dropping-to-zero.ts'
import { hitPointsOf } from '../../rules/damage-and-healing/hit-points.ts'
import { cannotTake, takeAction } from '../acting.ts'
import { aCreature } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { setVitals } from '../harm.ts'
import { perform } from '../make-attack.ts'
import { distanceFeet } from '../places.ts'
import { creatureOf, recordSteps } from '../play.ts'
import { firstRefusal, unlessAllowed } from '../refusal.ts'
import { has } from '../senses.ts'
import { choicesOf, STRIKE_FIELDS, type StrikeChoice, strikeObstacle, strikeOf } from '../strike.ts'

/** A creature uses its action to kill an unconscious one. */
export interface CoupDeGrace extends StrikeChoice {
  readonly kind: 'coup-de-grace'
  readonly creature: string
}

/**
 * Handles the event `CoupDeGrace`.
 *
 * @source 2012 playtest, Actions in Combat, Coup de Grace
 */
export const coupDeGrace: EventHandler<CoupDeGrace> = {
  rule: 'action',
  fields: { creature: aCreature, ...STRIKE_FIELDS },
  check: (now, event) => {
    const { creature, target } = event
    const unconscious = has(now, 'unconscious', creatureOf(now, target))
    const feet = distanceFeet(now.state, creature, target)
    return firstRefusal(
      () => cannotTake(now, creature, 'coup-de-grace'),
      () =>
        unlessAllowed(mayCoupDeGrace({ unconscious, distanceFeet: feet }, now.ruleset), target, {
          got: feet,
        }),
      () => strikeObstacle(now, strikeOf(creature, event)),
    )
  },
  perform: (play, event) => {
    const { creature, target } = event
    takeAction(play, creature)
    perform(play, strikeOf(creature, event), () => {
      const { vitals } = creatureOf(play, target)
      const before = hitPointsOf(vitals.life)
      const { hitPoints, dead } = slay(before)
      recordSteps(play, target, {
        kind: 'coup-de-grace-delivered',
        rule: 'action',
        values: { before, hitPoints, dead },
      })
      const after = dead
        ? ({ ...vitals, life: { kind: 'dead' } } as const)
        : vitalsAfterDamage({ vitals, damage: before - hitPoints }, play.ruleset).value.vitals
      setVitals(play, target, after)
    })
  },
  strike: (_, event) => strikeOf(event.creature, event),
  candidates: (now, creature) =>
    choicesOf(now, creature).map((choice) => ({ kind: 'coup-de-grace', creature, ...choice })),
}
