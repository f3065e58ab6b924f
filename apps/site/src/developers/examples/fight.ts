import { apply, createFight, legal, type NewCreature, seededRandom, srd521 } from '@rulestone/core'

const hero: NewCreature = { id: 'hero', side: 'heroes', place: { kind: 'grid', x: 0, y: 0 } }
const ogre: NewCreature = { id: 'ogre', side: 'monsters', size: 'large', place: { kind: 'grid', x: 4, y: 0 } }
const fight = createFight({ creatures: [hero, ogre] })

legal(srd521, fight).find(({ kind }) => kind === 'dodge')?.possible // => false
const rolled = apply(srd521, fight, { kind: 'roll-initiative' }, seededRandom('a'))
if (!rolled.ok) throw new Error(rolled.error.code)
rolled.value.state.order // => ['hero', 'ogre']
