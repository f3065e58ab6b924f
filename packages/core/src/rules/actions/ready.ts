import { requireInteger } from '../../bounds.ts'
import type { ReadyRule } from '../../rulesets/checks-and-actions.ts'
import type { CastingTime } from '../../vocabulary/casting-times.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'

/** What a creature readies: an action, a move up to its Speed, or a spell. */
export type Readied =
  | { readonly kind: 'action' }
  | { readonly kind: 'move'; readonly feet: number; readonly speedFeet: number }
  | { readonly kind: 'spell'; readonly castingTime: CastingTime }

/** Why something cannot be readied. */
export type ReadyObstacle = 'not-perceivable' | 'beyond-speed' | 'casting-time'

/**
 * Whether a creature can ready this for that trigger: it must be able to perceive the trigger, a move must not exceed
 * its Speed, and a spell must have a casting time of an action.
 *
 * @param perceivable the creature can perceive the circumstance that it waits for
 * @source SRD 5.2.1, Rules Glossary, Ready (page 186)
 * @example
 * mayReady({ kind: 'spell', castingTime: 'action' }, true) // => { allowed: true }
 * mayReady({ kind: 'move', feet: 40, speedFeet: 30 }, true) // => { allowed: false, rule: 'ready', because: 'beyond-speed' }
 */
export const mayReady = (readied: Readied, perceivable: boolean): Permission<ReadyObstacle> =>
  firstObstacle([
    [!perceivable, 'ready', 'not-perceivable'],
    [readied.kind === 'move' && readied.feet > readied.speedFeet, 'ready', 'beyond-speed'],
    [readied.kind === 'spell' && readied.castingTime !== 'action', 'ready', 'casting-time'],
  ])

/**
 * Whether a readied spell is still held. What was expended to cast it is lost either way.
 *
 * @param concentrating Concentration on the spell still holds
 * @param nextTurnStarted the caster's next turn has started, and the trigger has not occurred
 * @source SRD 5.2.1, Rules Glossary, Ready (page 187)
 * @example
 * holdsSpell({ concentrating: true, nextTurnStarted: false }, srd521.ready) // => true
 * holdsSpell({ concentrating: false, nextTurnStarted: false }, srd521.ready) // => false
 */
export const holdsSpell = (
  { concentrating, nextTurnStarted }: { readonly concentrating: boolean; readonly nextTurnStarted: boolean },
  { spellNeedsConcentration }: ReadyRule,
): boolean => !nextTurnStarted && (concentrating || !spellNeedsConcentration)

/**
 * The order of turns after a readied reaction: unchanged, or with the reacting creature directly before the one that
 * triggered it.
 *
 * @param order the creatures in the order of their turns, each once
 * @throws RangeError if one of the two is not in the order
 * @source SRD 5.2.1, Rules Glossary, Ready (page 186)
 * @source 2012 playtest, Combat, Ready an Action
 * @example
 * orderAfterReady(['elf', 'troll', 'orc'], { reacted: 'elf', triggered: 'orc' }, srd521.ready) // => ['elf', 'troll', 'orc']
 * orderAfterReady(['elf', 'troll', 'orc'], { reacted: 'elf', triggered: 'orc' }, next2012.ready) // => ['troll', 'elf', 'orc']
 */
export function orderAfterReady<Creature>(
  order: readonly Creature[],
  { reacted, triggered }: { readonly reacted: Creature; readonly triggered: Creature },
  { initiative }: ReadyRule,
): readonly Creature[] {
  const bounds = { minimum: 0, maximum: order.length - 1 }
  requireInteger('reacted', order.indexOf(reacted), bounds)
  requireInteger('triggered', order.indexOf(triggered), bounds)
  if (initiative === 'unchanged' || reacted === triggered) return order
  const others = order.filter((creature) => creature !== reacted)
  return others.flatMap((creature) => (creature === triggered ? [reacted, creature] : [creature]))
}
