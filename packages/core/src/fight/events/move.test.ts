import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'

const at = (x: number, y: number) => ({ kind: 'grid', x, y }) as const
const sq = (x: number, y: number) => ({ kind: 'square', x, y }) as const

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['a square costs 5 feet (page 13)', { event: { kind: 'move', creature: 'mira', legs: [sq(0, 1)] }, after: { 'creatures.mira.place': at(0, 1), 'creatures.mira.spent.movementFeet': 5 } }],
  ['Difficult Terrain costs 10 (page 14)', { change: (state) => ({ ...state, terrain: { ...state.terrain, difficult: [{ x: 0, y: 1 }] } }), event: { kind: 'move', creature: 'mira', legs: [sq(0, 1)] }, after: { 'creatures.mira.spent.movementFeet': 10 } }],
  ['crawling costs 10 (page 186)', { with: { mira: { conditions: [{ condition: 'prone' }] } }, event: { kind: 'move', creature: 'mira', legs: [sq(0, 1)] }, after: { 'creatures.mira.spent.movementFeet': 10 } }],
  ['climbing in Difficult Terrain costs 15 (page 178)', { change: (state) => ({ ...state, terrain: { ...state.terrain, difficult: [{ x: 0, y: 1 }] } }), event: { kind: 'move', creature: 'mira', manner: 'climbing', legs: [sq(0, 1)] }, after: { 'creatures.mira.spent.movementFeet': 15 } }],
  ['through an ally, 5 feet each (page 14)', { with: { tolk: { place: at(0, 1) }, grub: { place: at(9, 9) } }, event: { kind: 'move', creature: 'mira', legs: [sq(0, 1), sq(0, 2)] }, after: { 'creatures.mira.place': at(0, 2), 'creatures.mira.spent.movementFeet': 10 } }],
  ['refused: ending in the space of an ally (page 14)', { with: { tolk: { place: at(0, 1) } }, event: { kind: 'move', creature: 'mira', legs: [sq(0, 1)] }, refused: { code: 'occupied', creature: 'tolk' } }],
  ['refused: through an enemy (page 14)', { event: { kind: 'move', creature: 'mira', legs: [sq(1, 0), sq(2, 0)] }, refused: { code: 'space-of-another', creature: 'grub' } }],
  ['through a Huge enemy, as Difficult Terrain (page 14)', { with: { grub: { size: 'huge', attacks: [] , place: at(1, -1) } }, event: { kind: 'move', creature: 'mira', legs: [sq(1, 1), sq(0, 1)] }, after: { 'creatures.mira.spent.movementFeet': 15, 'creatures.mira.place': at(0, 1) } }],
  ['refused: a diagonal across a filled corner (page 13)', { change: (state) => ({ ...state, terrain: { ...state.terrain, filled: [{ x: 0, y: 1 }] } }), event: { kind: 'move', creature: 'mira', legs: [sq(1, 1)] }, refused: { code: 'corner', rule: 'playing-on-a-grid' } }],
  ['refused: farther than the Speed (page 14)', { with: { mira: { speeds: { speed: 10 } } }, event: { kind: 'move', creature: 'mira', legs: [sq(-1, 0), sq(-2, 0), sq(-3, 0)] }, refused: { code: 'not-enough-movement', got: 0, expected: 5 } }],
  ['refused: Exhaustion level 2 leaves 5 of 15 feet (page 181)', { with: { mira: { speeds: { speed: 15 }, conditions: [{ condition: 'exhaustion', level: 2 }] } }, event: { kind: 'move', creature: 'mira', legs: [sq(0, 1), sq(-1, 1)] }, refused: { code: 'not-enough-movement', got: 0, expected: 5 } }],
  ['refused: a Grappled creature (page 182)', { with: { mira: { conditions: [{ condition: 'grappled', source: 'grub' }] } }, event: { kind: 'move', creature: 'mira', legs: [sq(0, 1)] }, refused: { code: 'cannot-move', rule: 'grappled' } }],
  ['refused: a Frightened creature moves closer (page 182)', { with: { mira: { place: at(-2, 0), conditions: [{ condition: 'frightened', source: 'grub' }] } }, event: { kind: 'move', creature: 'mira', legs: [sq(-1, 0)] }, refused: { code: 'frightened', rule: 'frightened', creature: 'grub' } }],
  ['a grappled creature is dragged along at double cost (page 182)', { with: { grub: { conditions: [{ condition: 'grappled', source: 'mira' }] } }, event: { kind: 'move', creature: 'mira', legs: [sq(-1, 0)] }, after: { 'creatures.mira.place': at(-1, 0), 'creatures.grub.place': at(0, 0), 'creatures.mira.spent.movementFeet': 10 } }],
  ['leaving a reach provokes an Opportunity Attack (page 15)', { event: { kind: 'move', creature: 'mira', legs: [sq(-1, 0)] }, after: { 'creatures.mira.place': at(0, 0), offers: [{ kind: 'opportunity-attack', by: 'grub', against: ['mira'], attacks: ['club', 'unarmed-strike'] }] } }],
  ['no Opportunity Attack after Disengage (page 181)', { before: [{ kind: 'disengage', creature: 'mira' }], event: { kind: 'move', creature: 'mira', legs: [sq(-1, 0)] }, after: { 'creatures.mira.place': at(-1, 0), offers: [] } }],
  ['no Opportunity Attack from a creature that cannot see it (page 15)', { with: { grub: { conditions: [{ condition: 'blinded' }] } }, event: { kind: 'move', creature: 'mira', legs: [sq(-1, 0)] }, after: { offers: [] } }],
  ['an Opportunity Attack from a creature that cannot see it (2012: Movement in Combat)', { ruleset: next2012, with: { grub: { conditions: [{ condition: 'blinded' }] } }, event: { kind: 'move', creature: 'mira', legs: [sq(-1, 0)] }, after: { 'offers.0.by': 'grub' } }],
  ['refused: a surprised creature on its first turn (2012: Surprise)', { ruleset: next2012, with: { mira: { surprised: true } }, event: { kind: 'move', creature: 'mira', legs: [sq(0, 1)] }, refused: { code: 'surprised', rule: 'surprise' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
