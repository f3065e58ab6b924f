import { FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521ChecksAndActions } from '../../rulesets/srd-5-2-1/checks-and-actions.ts'
import { CASTING_TIMES, type CastingTime } from '../../vocabulary/casting-times.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'

/** What a creature readies: an action, a move up to its Speed, or a spell. */
export type Readied =
  | { readonly kind: 'action' }
  | { readonly kind: 'move'; readonly feet: number; readonly speedFeet: number }
  | { readonly kind: 'spell'; readonly castingTime: CastingTime }

/** What a creature readies for a circumstance that it waits for. */
export type Readying = Readied & {
  /** the creature can perceive that circumstance */
  readonly perceivable: boolean
}

const READIED_KINDS = ['action', 'move', 'spell'] as const

/** Why something cannot be readied. */
export type ReadyObstacle = 'not-perceivable' | 'beyond-speed' | 'casting-time'

/**
 * Whether a creature can ready this for that trigger: it must be able to perceive the trigger, a move must not exceed
 * its Speed, and a spell must have a casting time of an action.
 *
 * @throws RangeError if an id is unknown, or a number of feet is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Ready (page 186)
 * @example
 * mayReady({ kind: 'spell', castingTime: 'action', perceivable: true }) // => { allowed: true }
 * mayReady({ kind: 'move', feet: 40, speedFeet: 30, perceivable: true }) // => { allowed: false, rule: 'ready', because: 'beyond-speed' }
 */
export function mayReady(readied: Readying): Permission<ReadyObstacle> {
  requireOneOf('kind', readied.kind, READIED_KINDS)
  if (readied.kind === 'spell') requireOneOf('castingTime', readied.castingTime, CASTING_TIMES)
  if (readied.kind === 'move') {
    requireInteger('feet', readied.feet, FROM_0)
    requireInteger('speedFeet', readied.speedFeet, FROM_0)
  }
  return firstObstacle([
    [!readied.perceivable, 'ready', 'not-perceivable'],
    [readied.kind === 'move' && readied.feet > readied.speedFeet, 'ready', 'beyond-speed'],
    [readied.kind === 'spell' && readied.castingTime !== 'action', 'ready', 'casting-time'],
  ])
}

/** A readied spell. */
export interface ReadiedSpell {
  /** Concentration on the spell still holds */
  readonly concentrating: boolean
  /** the caster's next turn has started, and the trigger has not occurred */
  readonly nextTurnStarted: boolean
}

/**
 * Whether a readied spell is still held. What was expended to cast it is lost either way.
 *
 * @source SRD 5.2.1, Rules Glossary, Ready (page 187)
 * @example
 * holdsSpell({ concentrating: true, nextTurnStarted: false }) // => true
 * holdsSpell({ concentrating: false, nextTurnStarted: false }) // => false
 */
export const holdsSpell = (
  { concentrating, nextTurnStarted }: ReadiedSpell,
  { ready }: RulesOf<'ready'> = srd521ChecksAndActions,
): boolean => !nextTurnStarted && (concentrating || !ready.spellNeedsConcentration)

/** Who reacts to whom, and the order of turns before. */
export interface ReactionOrder<Creature> {
  /** the creatures in the order of their turns, each once */
  readonly order: readonly Creature[]
  /** the creature that reacts */
  readonly reacted: Creature
  /** the creature that triggers it */
  readonly triggered: Creature
}

/**
 * The order of turns after a readied reaction: unchanged, or with the reacting creature directly before the one that
 * triggered it.
 *
 * @throws RangeError if one of the two is not in the order
 * @source SRD 5.2.1, Rules Glossary, Ready (page 186)
 * @source 2012 playtest, Combat, Ready an Action
 * @example
 * orderAfterReady({ order: ['elf', 'troll', 'orc'], reacted: 'elf', triggered: 'orc' }) // => ['elf', 'troll', 'orc']
 * orderAfterReady({ order: ['elf', 'troll', 'orc'], reacted: 'elf', triggered: 'orc' }, next2012) // => ['troll', 'elf', 'orc']
 */
export function orderAfterReady<Creature>(
  { order, reacted, triggered }: ReactionOrder<Creature>,
  { ready }: RulesOf<'ready'> = srd521ChecksAndActions,
): readonly Creature[] {
  if (order.some(Number.isNaN)) throw new RangeError('order has a NaN; it must list creatures.')
  for (const [name, creature] of Object.entries({ reacted, triggered })) {
    if (!order.includes(creature)) throw new RangeError(`${name} is ${String(creature)}; it must be in the order.`)
  }
  if (ready.initiative === 'unchanged' || reacted === triggered) return order
  const others = order.filter((creature) => creature !== reacted)
  return others.flatMap((creature) => (creature === triggered ? [reacted, creature] : [creature]))
}
