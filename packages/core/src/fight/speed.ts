import { isHeldBySurprise } from '../rules/combat/initiative.ts'
import { type SpeedUnderConditions, speedUnderConditions } from '../rules/conditions/speed-under-conditions.ts'
import { remainingMovementFeet } from '../rules/movement/movement-left.ts'
import type { SpeedKind } from '../vocabulary/speeds.ts'
import type { Now } from './play.ts'
import { firstRefusal, type Refusal, refuse } from './refusal.ts'
import { afflicted } from './senses.ts'
import type { Creature } from './state.ts'

const underConditions = ({ ruleset }: Now, creature: Creature, kind: SpeedKind) =>
  speedUnderConditions({ creature: afflicted(creature), speedFeet: creature.speeds[kind] ?? 0 }, ruleset)

/** A speed of a creature under its conditions; 0 if it lacks that speed. */
export const speedOf = (now: Now, creature: Creature, kind: SpeedKind = 'speed'): SpeedUnderConditions =>
  underConditions(now, creature, kind).value

/**
 * The movement that a creature has left this turn, in feet.
 *
 * @source SRD 5.2.1, Playing the Game, Movement and Position (page 14)
 * @example
 * const state = createFight({ creatures: [{ id: 'hero', side: 'heroes', place: { kind: 'ranges' } }] })
 * Object.values(state.creatures).map((hero) => movementLeftFeet({ ruleset: srd521, state }, hero)) // => [30]
 */
export function movementLeftFeet(now: Now, creature: Creature, kind: SpeedKind = 'speed'): number {
  const { speedFeet, canIncrease } = speedOf(now, creature, kind)
  const { movementFeet, extraMovementFeet } = creature.spent
  return remainingMovementFeet({
    speedFeet: canIncrease ? speedFeet + extraMovementFeet : speedFeet,
    spentFeet: movementFeet,
  })
}

/** Why a creature cannot move at all, by itself and with this speed. */
export function cannotMove(now: Now, creature: Creature, kind: SpeedKind = 'speed'): Refusal | undefined {
  const { id, vitals, speeds } = creature
  const { value, steps } = underConditions(now, creature, kind)
  const { speedFeet, immobileReasons } = value
  const stopped = immobileReasons[0]?.condition ?? steps.at(-1)?.rule ?? 'speed'
  return firstRefusal(
    () => (vitals.life.kind === 'dead' ? refuse('dead', 'dead', { creature: id }) : undefined),
    () =>
      vitals.life.kind === 'conscious'
        ? undefined
        : refuse('not-conscious', 'falling-unconscious', { creature: id, got: vitals.life.kind }),
    () => (isHeldBySurprise(creature, now.ruleset) ? refuse('surprised', 'surprise', { creature: id }) : undefined),
    () => (creature.gone === 'fled' ? refuse('gone', 'ending-combat', { creature: id }) : undefined),
    () => ((speeds[kind] ?? 0) > 0 ? undefined : refuse('no-such-speed', kind, { creature: id, got: kind })),
    () =>
      speedFeet > 0 && immobileReasons.length === 0 ? undefined : refuse('cannot-move', stopped, { creature: id }),
  )
}
