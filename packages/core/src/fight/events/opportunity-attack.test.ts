import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd51 } from '../../rulesets/srd-5-1.ts'

const ridingPast = {
  with: {
    tolk: { size: 'large', trainedMount: true, place: { kind: 'grid', x: -1, y: 1 } },
    grub: { place: { kind: 'grid', x: -2, y: 1 } },
  },
  before: [
    { kind: 'mount', creature: 'mira', target: 'tolk' },
    { kind: 'move', creature: 'tolk', legs: [{ kind: 'square', x: 0, y: 1 }] },
  ],
  event: { kind: 'opportunity-attack', creature: 'grub', target: 'mira', attack: 'club' },
} as const

const leave = { kind: 'move', creature: 'mira', legs: [{ kind: 'square', x: -1, y: 0 }] } as const

// each row names its page of SRD 5.2.1 or SRD 5.1, or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['is made when offered, then the move continues (page 15)', { before: [leave], event: { kind: 'opportunity-attack', creature: 'grub', target: 'mira', attack: 'club' }, dice: [8, 2], after: { 'creatures.mira.vitals.life.hitPoints': 8, 'creatures.mira.place': { kind: 'grid', x: -1, y: 0 }, 'creatures.grub.spent.reaction': true } }],
  ['stops the move if it drops the mover (page 15)', { with: { mira: { hitPointMaximum: 3 } }, before: [leave], event: { kind: 'opportunity-attack', creature: 'grub', target: 'mira', attack: 'club' }, dice: [8, 4], after: { 'creatures.mira.vitals.life.kind': 'dying', 'creatures.mira.place': { kind: 'grid', x: 0, y: 0 }, pendingMove: 'none' } }],
  ['has Advantage (2012: Movement in Combat)', { ruleset: next2012, before: [leave], event: { kind: 'opportunity-attack', creature: 'grub', target: 'mira', attack: 'club' }, dice: [2, 10, 2], after: { 'creatures.mira.vitals.life.hitPoints': 8 } }],
  ['hits the rider of the mount that leaves (5.1: page 99)', { ruleset: srd51, ...ridingPast, dice: [8, 2], after: { 'creatures.mira.vitals.life.hitPoints': 8 } }],
  ['hits the rider, wherever in the space of the mount it is (5.1: page 99)', { ruleset: srd51, ...ridingPast, with: { ...ridingPast.with, grub: { place: { kind: 'grid', x: 1, y: 1 } } }, before: [ridingPast.before[0], { kind: 'move', creature: 'tolk', legs: [{ kind: 'square', x: -2, y: 1 }] }], dice: [8, 2], after: { 'creatures.mira.vitals.life.hitPoints': 8 } }],
  ['refused: against the rider, whom the mount moves (page 15)', { ...ridingPast, refused: { code: 'nothing-offered' } }],
  ['refused: with a ranged attack (page 15)', { before: [leave], event: { kind: 'opportunity-attack', creature: 'grub', target: 'mira', attack: 'bow' }, refused: { code: 'nothing-offered' } }],
  ['refused: another event before it is answered (page 15)', { before: [leave], event: { kind: 'dodge', creature: 'mira' }, refused: { code: 'reaction-pending', creature: 'grub' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
