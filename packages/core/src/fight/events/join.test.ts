import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'

const at = (x: number, y: number) => ({ kind: 'grid', x, y }) as const

const restart = [
  { kind: 'end-combat', agreed: true },
  {
    kind: 'roll-initiative',
    counts: [
      { creature: 'mira', count: 18 },
      { creature: 'tolk', count: 12 },
      { creature: 'grub', count: 7 },
    ],
  },
] as const

// each row names its page of SRD 5.2.1
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['before combat it has no Initiative count', { before: [{ kind: 'end-combat', agreed: true }], event: { kind: 'join', entering: { id: 'wolf', side: 'monsters', kind: 'monster', place: at(9, 9), hitPointMaximum: 11 } }, after: { 'creatures.wolf.vitals.life.hitPoints': 11, 'creatures.wolf.initiative': 'none', order: [] } }],
  ['in combat it rolls Initiative and takes its place (page 13)', { before: restart, event: { kind: 'join', entering: { id: 'wolf', side: 'monsters', kind: 'monster', place: at(9, 9), initiativeBonus: 2 } }, dice: [11], after: { 'creatures.wolf.initiative': 13, order: ['mira', 'wolf', 'tolk', 'grub'] } }],
  ['a given count needs no roll', { before: restart, event: { kind: 'join', entering: { id: 'wolf', side: 'monsters', place: at(9, 9) }, count: 3 }, after: { order: ['mira', 'tolk', 'grub', 'wolf'] } }],
  ['refused: an id that is taken', { event: { kind: 'join', entering: { id: 'mira', side: 'monsters', place: at(9, 9) } }, refused: { code: 'name-taken', got: 'mira' } }],
  ['refused: at ranges, in a fight on the grid', { event: { kind: 'join', entering: { id: 'wolf', side: 'monsters', place: { kind: 'ranges' } } }, refused: { code: 'malformed', at: 'place' } }],
  ['refused: more Hit Dice left than in total (page 183)', { event: { kind: 'join', entering: { id: 'wolf', side: 'monsters', place: at(9, 9), hitDice: { sides: 8, left: 3, total: 2 } } }, refused: { code: 'malformed', at: 'entering' } }],
  ['all Hit Dice can be left (page 183)', { before: [{ kind: 'end-combat', agreed: true }], event: { kind: 'join', entering: { id: 'wolf', side: 'monsters', place: at(9, 9), hitDice: { sides: 8, left: 2, total: 2 } } }, after: { 'creatures.wolf.hitDice': { sides: 8, left: 2, total: 2 } } }],
  ['refused: invalid damage dice', { event: { kind: 'join', entering: { id: 'wolf', side: 'monsters', place: at(9, 9), attacks: [{ id: 'bite', damage: '2x', damageType: 'piercing' }] } }, refused: { code: 'malformed', at: 'entering' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
