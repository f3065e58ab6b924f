import type { Creature, FightStep } from '@rulestone/core'
import { strikeOutcome, strikesIn } from '../log/strike-outcome.ts'
import type { LoggedEvent, Snapshot } from '../snapshots.ts'

/** How a creature is left: still standing, or why not. */
type Fate = 'standing' | 'dying' | 'stable' | 'dead' | 'unconscious' | 'fled' | 'surrendered'

/** What a creature did and suffered in a combat. */
export interface CreatureSummary {
  readonly id: string
  readonly side: string
  readonly fate: Fate
  readonly dealt: number
  readonly taken: number
  readonly attacks: number
  readonly hits: number
  /** d20s that counted and showed a 20 */
  readonly natural20s: number
}

/** A combat in figures. */
export interface FightSummary {
  readonly rounds: number
  readonly creatures: readonly CreatureSummary[]
}

type Tally = { -readonly [Key in 'dealt' | 'taken' | 'attacks' | 'hits' | 'natural20s']: number }

const NATURAL_20 = 20

/** The snapshots of the last combat, from its Initiative to its end; none if there was no combat. */
export function lastCombat(snapshots: readonly Snapshot[]): readonly Snapshot[] {
  const has = (snapshot: Snapshot, kind: LoggedEvent['event']['kind']): boolean =>
    snapshot.events.some(({ event }) => event.kind === kind)
  const start = snapshots.findLastIndex((one) => has(one, 'roll-initiative'))
  if (start < 0) return []
  const end = snapshots.findIndex((one, index) => index >= start && has(one, 'end-combat'))
  return snapshots.slice(start, end < 0 ? undefined : end + 1)
}

function fateOf({ gone, vitals, conditions }: Creature): Fate {
  if (vitals.life.kind !== 'conscious') return vitals.life.kind
  if (gone !== 'no') return gone
  return conditions.some(({ condition }) => condition === 'unconscious') ? 'unconscious' : 'standing'
}

/** The damage that a step says its creature has taken; `counted` is the damage of creatures without Hit Points. */
function damageIn(step: FightStep, counted: Map<string, number>): number {
  switch (step.kind) {
    case 'damage-taken':
    case 'damage-at-zero':
    case 'damage-at-zero-counted':
      return step.values.damage
    case 'temporary-hit-points-lost':
      return step.values.before - step.values.temporaryHitPoints
    case 'damage-counted': {
      const before = counted.get(step.of) ?? 0
      counted.set(step.of, step.values.taken)
      return Math.max(0, step.values.taken - before)
    }
    default:
      return 0
  }
}

/** The number on the d20 that counts, if the step is a d20 roll. */
function d20In(step: FightStep): number | undefined {
  if (step.kind === 'death-save-made' || step.kind === 'death-save-failed') return step.values.natural
  if (step.kind !== 'd20s-rolled') return undefined
  const faces = step.values.dice.split(' ').map(Number)
  return step.values.state === 'disadvantage' ? Math.min(...faces) : Math.max(...faces)
}

const stepsOf = ({ events }: Snapshot): readonly FightStep[] => events.flatMap(({ steps }) => steps)

/** Who deals the damage of an event, if the event says so. */
function dealerOf({ event, steps }: LoggedEvent): string | undefined {
  if (event.kind === 'force-save') return event.source
  if (event.kind === 'special-action') return event.creature
  return strikeOutcome(steps) === 'done' || !('creature' in event) ? undefined : event.creature
}

/**
 * A combat in figures: its rounds and, for each creature, the damage it dealt and took, its attacks and hits, and its
 * natural 20s.
 *
 * @param snapshots all of a fight; the last combat counts
 */
export function summarize(snapshots: readonly Snapshot[]): FightSummary | undefined {
  const combat = lastCombat(snapshots)
  const [first] = combat
  const end = combat.at(-1)?.state
  if (first === undefined || end === undefined) return undefined
  const tallies = new Map<string, Tally>()
  const tally = (id: string): Tally => {
    const known = tallies.get(id) ?? { dealt: 0, taken: 0, attacks: 0, hits: 0, natural20s: 0 }
    tallies.set(id, known)
    return known
  }
  const counted = new Map<string, number>()
  const earlier = snapshots.slice(0, snapshots.indexOf(first))
  for (const step of earlier.flatMap(stepsOf)) damageIn(step, counted)
  let rounds = 0
  for (const logged of combat.flatMap(({ events }) => events)) {
    const { event, steps } = logged
    const dealer = dealerOf(logged)
    if ('creature' in event) {
      for (const strike of strikesIn(steps)) {
        tally(event.creature).attacks += 1
        if (strikeOutcome(strike) !== 'miss') tally(event.creature).hits += 1
      }
    }
    for (const step of steps) {
      if (step.kind === 'turn-begun') rounds = step.values.round
      if (d20In(step) === NATURAL_20) tally(step.of).natural20s += 1
      const damage = damageIn(step, counted)
      tally(step.of).taken += damage
      if (dealer !== undefined && dealer !== step.of) tally(dealer).dealt += damage
    }
  }
  return {
    rounds,
    creatures: Object.values(end.creatures).map((one) => ({
      id: one.id,
      side: one.side,
      fate: fateOf(one),
      ...tally(one.id),
    })),
  }
}
