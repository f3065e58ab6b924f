import { type Creature, distanceFeet, type FightEvent, type SpecialAction } from '@rulestone/core'
import type { FightNow } from '../fight-context.ts'
import { specialActionEvent } from '../special-actions.ts'
import { likelyTargets, reachOf } from './attack-plan.ts'

/** How far a special action reaches; undefined if its words decide. */
export function reachOfSpecial({ attacks }: Creature, { makes, withinFeet }: SpecialAction): number | undefined {
  const attack = makes && attacks.find(({ id }) => id === makes.attack)
  return attack ? reachOf(attack) : withinFeet
}

/** Whom a special action is likely to be meant for: for each attack the likeliest target, of an area every foe in reach. */
export function likelySpecialTargets(now: FightNow, creature: Creature, action: SpecialAction): readonly string[] {
  const { makes, save, targets = Infinity } = action
  const reach = reachOfSpecial(creature, action) ?? Infinity
  const foes = likelyTargets(now, creature).filter(
    ({ id, side }) => side !== creature.side && distanceFeet(now.state, creature.id, id) <= reach,
  )
  if (makes) return foes[0] ? Array<string>(makes.times).fill(foes[0].id) : []
  const standing = foes.filter(({ vitals }) => vitals.life.kind === 'conscious')
  return save ? standing.slice(0, targets).map(({ id }) => id) : []
}

/** The use of a special action as if targets that are too far away were just in reach; undefined if none is. */
export function nearSpecialEvents(
  { state }: FightNow,
  creature: Creature,
  action: SpecialAction,
  targets: readonly string[],
): readonly FightEvent[] | undefined {
  const reach = reachOfSpecial(creature, action)
  if (reach === undefined) return undefined
  const far = Array.from(new Set(targets)).filter((id) => distanceFeet(state, creature.id, id) > reach)
  if (far.length === 0) return undefined
  return [
    ...far.map((target): FightEvent => ({ kind: 'set-distance', creature: creature.id, target, feet: reach })),
    specialActionEvent(creature.id, action.id, targets),
  ]
}
