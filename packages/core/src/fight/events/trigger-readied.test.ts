import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'
import type { FightEvent } from './index.ts'

const near = { place: { kind: 'grid', x: 2, y: 0 } } as const
const onGrubsTurn: readonly FightEvent[] = [
  {
    kind: 'ready',
    creature: 'mira',
    response: { kind: 'attack', attack: 'club' },
    trigger: { event: 'move', by: 'anyone' },
  },
  { kind: 'end-turn', creature: 'mira' },
  { kind: 'begin-turn', creature: 'tolk' },
  { kind: 'end-turn', creature: 'tolk' },
  { kind: 'begin-turn', creature: 'grub' },
  { kind: 'move', creature: 'grub', legs: [{ kind: 'square', x: 1, y: 0 }] },
]

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['is made after the trigger, with the Reaction (page 187)', { with: { grub: near }, before: onGrubsTurn, event: { kind: 'trigger-readied', creature: 'mira', target: 'grub' }, dice: [10, 3], after: { 'creatures.grub.vitals.life.hitPoints': 7, 'creatures.mira.spent.reaction': true, 'creatures.mira.readied': 'none', order: ['mira', 'tolk', 'grub'] } }],
  ['moves the creature before the triggering one in the order (2012: Ready an Action)', { ruleset: next2012, with: { grub: near }, before: onGrubsTurn, event: { kind: 'trigger-readied', creature: 'mira', target: 'grub' }, dice: [10, 3], after: { order: ['tolk', 'mira', 'grub'] } }],
  ['refused: something that was not readied (page 186)', { with: { grub: near }, before: onGrubsTurn, event: { kind: 'trigger-readied', creature: 'mira' }, refused: { code: 'not-the-readied-action', expected: 'attack' } }],
  ['refused: before the trigger (page 187)', { with: { grub: near }, before: onGrubsTurn.slice(0, 1), event: { kind: 'trigger-readied', creature: 'mira', target: 'grub' }, refused: { code: 'not-readied' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
