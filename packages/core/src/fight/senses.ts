import { canAct } from '../rules/conditions/can-act.ts'
import { conditionEffects } from '../rules/conditions/condition-effects.ts'
import { type Afflicted, hasCondition } from '../rules/conditions/held-conditions.ts'
import type { AnyCondition } from '../vocabulary/conditions.ts'
import { creatureOf, type Now } from './play.ts'
import type { Creature } from './state.ts'

/** The conditions of a creature, in the form that the rules take. */
export const afflicted = ({ conditions, conditionImmunities }: Creature): Afflicted => ({
  conditions,
  immunities: conditionImmunities,
})

/** Whether a creature has a condition, given or included. */
export const has = ({ ruleset }: Now, condition: AnyCondition, creature: Creature): boolean =>
  hasCondition({ ...afflicted(creature), condition }, ruleset)

/** Whether a creature is conscious enough to act: alive, with Hit Points, and with its actions. */
export const isIncapacitated = ({ ruleset }: Now, creature: Creature): boolean =>
  creature.vitals.life.kind !== 'conscious' ||
  !canAct({ creature: afflicted(creature), capacity: 'action' }, ruleset).can

/**
 * Whether a creature sees another one: it can see and notice things, and the other is neither hidden from it nor
 * concealed by a condition. Events provide light and special senses.
 */
export function sees(now: Now, id: string, other: string): boolean {
  const [observer, observed] = [creatureOf(now, id), creatureOf(now, other)]
  if (observer.vitals.life.kind === 'dead') return false
  if (
    !canAct({ creature: afflicted(observer), capacity: 'sight' }, now.ruleset).can ||
    !canAct({ creature: afflicted(observer), capacity: 'awareness' }, now.ruleset).can
  )
    return false
  if (observed.hidden !== 'none' && observed.hidden.from.includes(id)) return false
  // A hidden creature is Invisible only to those from whom it is hidden.
  const conditions = observed.conditions.filter(({ source }) => source !== HIDDEN_BY)
  const shown = { ...afflicted(observed), conditions }
  return !conditionEffects(shown, now.ruleset).some(
    ({ effect: { kind } }) => kind === 'concealed' || kind === 'heavily-obscured',
  )
}

/** The source of the condition that hiding gives. */
export const HIDDEN_BY = 'hide'

/** The ids of the creatures that a creature has conditions from and sees: it may fear them. */
export const sourcesInSight = (now: Now, id: string): readonly string[] =>
  creatureOf(now, id).conditions.flatMap(({ source = id }) =>
    source !== id && Object.hasOwn(now.state.creatures, source) && sees(now, id, source) ? [source] : [],
  )

/** Whether two creatures are enemies. */
export const areEnemies = (one: Creature, other: Creature): boolean => one.side !== other.side

/** A creature's Exhaustion level; 0 if it has none. */
export const exhaustionLevelOf = ({ conditions }: Creature): number =>
  conditions.reduce((sum, { condition, level = 1 }) => (condition === 'exhaustion' ? sum + level : sum), 0)
