import type { Random } from '../dice/random.ts'
import type { Ruleset } from '../rulesets/ruleset.ts'
import { type Creature, type FightState, UNKNOWN_HIT_POINTS } from './state.ts'
import type { FightStep, PlainFightStep } from './steps.ts'

/** A fight at this moment, under the rules of an edition. */
export interface Now {
  readonly ruleset: Ruleset
  readonly state: FightState
}

/** A fight while an event is performed: the state is replaced, never modified, and steps are added one by one. */
export interface Play extends Now {
  state: FightState
  /** a GM has overruled what forbids the event */
  readonly overruled: boolean
  readonly steps: FightStep[]
  readonly dice: Random
}

/** A creature that is known to be in the fight. */
export function creatureOf({ state }: Now, id: string): Creature {
  const creature = Object.hasOwn(state.creatures, id) ? state.creatures[id] : undefined
  if (creature === undefined) throw new RangeError(`id is ${id}; it must be a creature of the fight.`)
  return creature
}

/** All creatures, in the order in which they were entered. */
export const creaturesOf = ({ state }: Now): readonly Creature[] => Object.values(state.creatures)

/** The ids of all other creatures; its own if there are none, so that a check can say why that is not possible. */
export function othersOf(now: Now, id: string): readonly string[] {
  const others = Object.keys(now.state.creatures).filter((other) => other !== id)
  return others.length > 0 ? others : [id]
}

/** The ids of all other creatures, enemies first and dead ones last: whom a creature would harm. */
export function enemiesFirst(now: Now, id: string): readonly string[] {
  const { side } = creatureOf(now, id)
  const rank = (other: string): number => {
    const { vitals, side: own } = creatureOf(now, other)
    return vitals.life.kind === 'dead' ? 2 : Number(own === side)
  }
  return othersOf(now, id).toSorted((one, other) => rank(one) - rank(other))
}

/** The state with a changed creature. */
export const withCreature = (state: FightState, id: string, patch: Partial<Creature>): FightState => {
  const creature = state.creatures[id]
  return creature === undefined
    ? state
    : { ...state, creatures: { ...state.creatures, [id]: { ...creature, ...patch } } }
}

/** Changes a creature. */
export function update(play: Play, id: string, patch: Partial<Creature>): void {
  play.state = withCreature(play.state, id, patch)
}

/** Changes the turn state of a creature. */
export const spend = (play: Play, id: string, patch: Partial<Creature['spent']>): void =>
  update(play, id, { spent: { ...creatureOf(play, id).spent, ...patch } })

/** A step about a creature whose Hit Points are unknown: it gives the damage taken instead of the Hit Points left. */
const asDamageTaken = (step: PlainFightStep): PlainFightStep =>
  'hitPoints' in step.values
    ? { kind: 'damage-counted', rule: step.rule, values: { taken: UNKNOWN_HIT_POINTS - step.values.hitPoints } }
    : step

/** Adds steps about a creature to the record of the event. */
export function recordSteps(play: Play, of: string, ...steps: readonly PlainFightStep[]): void {
  const known = play.state.creatures[of]?.hitPointsKnown ?? true
  for (const step of steps) play.steps.push({ of, ...(known ? step : asDamageTaken(step)) })
}
