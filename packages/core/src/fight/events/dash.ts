import { dash as dashing } from '../../rules/actions/dash.ts'
import { SPEEDS, type SpeedKind } from '../../vocabulary/speeds.ts'
import { cannotTake, takeAction } from '../acting.ts'
import { aCreature, oneOf, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { creatureOf, recordSteps, spend } from '../play.ts'
import { movementLeftFeet, speedOf } from '../speed.ts'

/** A creature takes the Dash action. */
export interface Dash {
  readonly kind: 'dash'
  readonly creature: string
  /** which speed is added; the Speed by default */
  readonly speed?: SpeedKind
}

/**
 * Handles the event `Dash`.
 *
 * @source SRD 5.2.1, Rules Glossary, Dash (page 180)
 */
export const dash: EventHandler<Dash> = {
  rule: 'dash',
  fields: { creature: aCreature, speed: optional(oneOf(SPEEDS)) },
  check: (now, { creature }) => cannotTake(now, creature, 'dash'),
  perform: (play, { creature: id, speed = 'speed' }) => {
    takeAction(play, id)
    const creature = creatureOf(play, id)
    const { speedFeet } = speedOf(play, creature, speed)
    const before = movementLeftFeet(play, creature, speed)
    const after = dashing({ speedFeet, movementLeftFeet: before }, play.ruleset).movementLeftFeet
    spend(play, id, { extraMovementFeet: creature.spent.extraMovementFeet + after - before })
    recordSteps(play, id, { kind: 'dashed', rule: 'dash', values: { speedFeet, movementLeftFeet: after } })
  },
  candidates: (_, creature) => [{ kind: 'dash', creature }],
}
