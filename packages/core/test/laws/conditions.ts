import fc from 'fast-check'
import { type Afflicted, abilityCheckState, canAct, speedUnderConditions } from '../../src/index.ts'
import { conditionsOf, small } from './arbitrary.ts'
import type { Laws } from './law.ts'

/** A creature with the conditions of both. */
const together = (one: Afflicted, other: Afflicted): Afflicted => ({
  conditions: [...one.conditions, ...other.conditions],
})

/** Laws of conditions, besides their algebra. */
export const conditions: Laws = {
  'no condition adds Speed or lets a creature act': (ruleset) =>
    fc.property(conditionsOf(ruleset), conditionsOf(ruleset), small, (one, other, speedFeet) => {
      const speed = (creature: Afflicted): number =>
        speedUnderConditions({ creature, speedFeet }, ruleset).value.speedFeet
      const can = (creature: Afflicted): boolean => canAct({ creature, capacity: 'action' }, ruleset).can
      return speed(one) <= speedFeet && speed(one) >= 0 && (can(one) || !can(together(one, other)))
    }),
  'a creature that cannot act cannot take Reactions': (ruleset) =>
    fc.property(conditionsOf(ruleset), (creature) => {
      const can = (what: 'action' | 'reaction'): boolean => canAct({ creature, capacity: what }, ruleset).can
      return can('action') || !can('reaction')
    }),
  'no condition of one’s own makes an ability check better': (ruleset) =>
    fc.property(conditionsOf(ruleset), (creature) => {
      const { state, bonus } = abilityCheckState({ creature }, ruleset)
      return state !== 'advantage' && bonus <= 0
    }),
}
