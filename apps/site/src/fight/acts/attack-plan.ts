import {
  type Attack,
  attacksOf,
  type Creature,
  distanceFeet,
  type FightEvent,
  movementLeftFeet,
  type Result,
} from '@rulestone/core'
import { actorOf, canAct, castingEventKind, type FightNow, isOut, tryEvents } from '../fight-context.ts'
import type { RefusedAct, Snapshot } from '../snapshots.ts'
import { isOnlySpecial } from '../special-actions.ts'

/** What a player chooses about an attack. */
export interface AttackChoice {
  readonly attacker: Creature
  readonly attack: Attack
  readonly target: string
  /** the distance in feet, if it is not the known one */
  readonly feet?: number | undefined
  /** what else the event says: cover, sight, knocking out */
  readonly details?: Partial<Extract<FightEvent, { kind: 'attack' }>>
}

/** A move into reach, with the attack unless somebody can react to the move first. */
interface WalkToAttack {
  readonly feet: number
  readonly attacks: boolean
  readonly events: readonly FightEvent[]
}

/** The ways in which a chosen attack can be made now. */
export interface WaysToAttack {
  /** from where the attacker is */
  readonly events: readonly FightEvent[]
  readonly attempt: Result<Snapshot, RefusedAct>
  /** the reach or range, if the target is beyond it */
  readonly missesReach: number | undefined
  /** if the movement left is enough */
  readonly walk: WalkToAttack | undefined
  /** as if the target were within reach */
  readonly nearEvents: readonly FightEvent[]
  /** whether it is cast first, and the casting can be disrupted */
  readonly isUnsure: boolean
}

/** The reach or range of an attack, in feet. */
export const reachOf = (attack: Attack): number =>
  Math.max(attack.kinds.includes('melee') ? attack.reachFeet : 0, attack.longFeet ?? attack.rangeFeet ?? 0)

/** Finds out how a chosen attack can be made. A spell that makes attack rolls has to be cast first. */
export function waysToAttack(now: FightNow, choice: AttackChoice): WaysToAttack {
  const { state, ruleset } = now
  const { attacker, attack, target, details = {} } = choice
  const creature = attacker.id
  const known = distanceFeet(state, creature, target)
  const feet = choice.feet ?? known
  const reach = reachOf(attack)
  const casts = attack.by === 'spell' && attacker.spent.spellAttacksLeft === 0
  const isUnsure = casts && ruleset.spellDisruption.kind !== 'none'
  const casting = { kind: castingEventKind(now), creature, effect: attack.id, level: 0, attackRolls: 1 } as const
  const attackFrom = (distance: number): FightEvent[] => [
    ...(casts ? [{ ...casting, nearestTargetFeet: distance }] : []),
    ...(isUnsure ? [] : [{ ...details, kind: 'attack', creature, target, attack: attack.id } as const]),
  ]
  const placing = (distance: number): FightEvent[] =>
    distance === known ? [] : [{ kind: 'set-distance', creature, target, feet: distance }]
  const events = [...placing(feet), ...attackFrom(feet)]
  const attempt = tryEvents(now, events)
  const missing = feet - reach
  const isFar = !attempt.ok && attempt.error.code === 'out-of-range' && missing > 0
  const walks = isFar && missing <= movementLeftFeet({ ruleset, state }, attacker)
  const legs = [{ kind: 'feet', feet: missing, distances: [{ to: target, feet: reach }], difficult: false }] as const
  const walking: FightEvent[] = [...placing(feet), { kind: 'move', creature, legs }]
  const both = [...walking, ...attackFrom(reach)]
  const attacks = walks && tryEvents(now, both).ok
  return {
    events,
    attempt,
    missesReach: isFar ? reach : undefined,
    walk: walks ? { feet: missing, attacks, events: attacks ? both : walking } : undefined,
    nearEvents: [...placing(reach), ...attackFrom(reach)],
    isUnsure,
  }
}

/** The last attack of a creature in this fight. */
function lastAttackOf({ tracker }: FightNow, id: string): Extract<FightEvent, { kind: 'attack' }> | undefined {
  for (const { events } of tracker.fight.snapshots.toReversed()) {
    for (const { event } of events.toReversed()) if (event.kind === 'attack' && event.creature === id) return event
  }
  return undefined
}

/** Whom a creature can attack, the likeliest first: its last target while it stands, then the nearest foe. */
export function likelyTargets(now: FightNow, attacker: Creature): readonly Creature[] {
  const { state } = now
  const last = lastAttackOf(now, attacker.id)?.target
  const rank = ({ id, side, vitals }: Creature): number =>
    (side === attacker.side ? 2_000_000 : 0) +
    (vitals.life.kind === 'conscious' ? 0 : 1_000_000) +
    (id === last ? -500_000 : 0) +
    distanceFeet(state, attacker.id, id)
  return Object.values(state.creatures)
    .filter((one) => one.id !== attacker.id && !isOut(one))
    .toSorted((one, other) => rank(one) - rank(other))
}

/** The attacks of a creature, besides those that only a special action makes. */
export const freeAttacks = (now: FightNow, attacker: Creature): readonly Attack[] =>
  attacksOf(now, attacker).filter((attack) => !isOnlySpecial(attacker, attack))

/** The attacks of a creature, its last one first, then those of a Multiattack. */
function likelyAttacks(now: FightNow, attacker: Creature): readonly Attack[] {
  const last = lastAttackOf(now, attacker.id)?.attack
  const { multiattacks = [] } = attacker
  const rank = ({ id }: Attack): number =>
    id === last ? 0 : multiattacks.some((steps) => steps.some(({ of }) => of.includes(id))) ? 1 : 2
  return freeAttacks(now, attacker).toSorted((one, other) => rank(one) - rank(other))
}

/** An attack that a player is likely to want, ready to be made. */
export interface AttackPlan {
  readonly target: string
  readonly attack: string
  /** the move before it, in feet; 0 if it needs none */
  readonly walkFeet: number
  /** whether it stops after the move, because somebody can react */
  readonly onlyWalks: boolean
  readonly events: readonly FightEvent[]
}

/** The likely attack of the creature whose turn it is; undefined if there is none that can be made at once. */
export function likelyAttack(now: FightNow): AttackPlan | undefined {
  const attacker = actorOf(now.state)
  if (attacker === undefined || !canAct(attacker)) return undefined
  const [target] = likelyTargets(now, attacker)
  if (target === undefined || target.side === attacker.side || target.vitals.life.kind !== 'conscious') return undefined
  for (const attack of likelyAttacks(now, attacker)) {
    const { attempt, events, walk, isUnsure } = waysToAttack(now, { attacker, attack, target: target.id })
    const plan = { target: target.id, attack: attack.id }
    if (isUnsure) return undefined
    if (attempt.ok) return { ...plan, walkFeet: 0, onlyWalks: false, events }
    if (walk !== undefined) return { ...plan, walkFeet: walk.feet, onlyWalks: !walk.attacks, events: walk.events }
  }
  return undefined
}
