import { seededRandom } from '@rulestone/core/dice'
import { apply, createFight, type NewCreature } from '@rulestone/core/fight'
import { srd521 } from '@rulestone/core/rulesets'
import { expectEqual } from './expect.ts'

const HERO: NewCreature = { id: 'hero', side: 'heroes', place: { kind: 'grid', x: 0, y: 0 } }
const OGRE: NewCreature = { id: 'ogre', side: 'monsters', size: 'large', place: { kind: 'grid', x: 4, y: 0 } }

/** A fight that starts, and an act that is refused before it has. */
export function fight(): void {
  const start = createFight({ creatures: [HERO, OGRE] })
  const early = apply(srd521, start, { kind: 'dodge', creature: 'hero' }, seededRandom('a'))
  expectEqual('apply dodge', early.ok ? 'applied' : early.error.rule, 'order-of-combat')
  const rolled = apply(srd521, start, { kind: 'roll-initiative' }, seededRandom('a'))
  expectEqual('apply roll-initiative', rolled.ok && rolled.value.state.round, 1)
}
