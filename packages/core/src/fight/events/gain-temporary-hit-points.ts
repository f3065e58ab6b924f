import { gainTemporaryHitPoints as gain } from '../../rules/damage-and-healing/temporary-hit-points.ts'
import { reactionsFirst } from '../acting.ts'
import { aCount, aCreature, oneOf, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { creatureOf, recordSteps, update } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'

/** A creature receives Temporary Hit Points. */
export interface GainTemporaryHitPoints {
  readonly kind: 'gain-temporary-hit-points'
  readonly creature: string
  readonly points: number
  /** which it keeps if it already has some; the new ones by default */
  readonly choice?: 'keep' | 'take'
}

/**
 * Handles the event `GainTemporaryHitPoints`.
 *
 * @source SRD 5.2.1, Playing the Game, Temporary Hit Points (page 18)
 */
export const gainTemporaryHitPoints: EventHandler<GainTemporaryHitPoints> = {
  rule: 'temporary-hit-points',
  fields: { creature: aCreature, points: aCount, choice: optional(oneOf(['keep', 'take'])) },
  check: (now, { creature }) =>
    firstRefusal(
      () => reactionsFirst(now),
      () => (now.ruleset.temporaryHitPoints ? undefined : refuse('no-such-rule', 'temporary-hit-points', { creature })),
      () => (creatureOf(now, creature).vitals.life.kind === 'dead' ? refuse('dead', 'dead', { creature }) : undefined),
    ),
  perform: (play, { creature, points, choice = 'take' }) => {
    const { vitals } = creatureOf(play, creature)
    const after = gain({ vitals, points, choice }, play.ruleset)
    update(play, creature, { vitals: after })
    const { temporaryHitPoints } = after
    recordSteps(play, creature, {
      kind: 'temporary-hit-points-gained',
      rule: 'temporary-hit-points',
      values: { has: vitals.temporaryHitPoints, points, choice, temporaryHitPoints },
    })
  },
  candidates: (_, creature) =>
    (['take', 'keep'] as const).map((choice) => ({ kind: 'gain-temporary-hit-points', creature, points: 7, choice })),
}
