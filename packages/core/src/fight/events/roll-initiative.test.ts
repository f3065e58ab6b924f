import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'
import type { FightState } from '../state.ts'

const setUp = (state: FightState): FightState => ({ ...state, phase: { kind: 'no-combat' }, order: [], round: 0 })

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['surprise gives Disadvantage: 3 of 17 and 3 (page 13)', { change: setUp, event: { kind: 'roll-initiative', surprised: ['mira'] }, dice: [17, 3, 10, 12], after: { order: ['grub', 'tolk', 'mira'], 'creatures.mira.surprised': true } }],
  ['a group makes one roll (page 13)', { change: setUp, event: { kind: 'roll-initiative', groups: [['mira', 'tolk']] }, dice: [14, 16], after: { order: ['grub', 'mira', 'tolk'] } }],
  ['a tie can be decided (page 13)', { change: setUp, event: { kind: 'roll-initiative', decided: ['tolk', 'mira'] }, dice: [9, 9, 4], after: { order: ['tolk', 'mira', 'grub'] } }],
  ['Invisible: Advantage, 15 of 2 and 15 (page 184)', { change: setUp, with: { mira: { conditions: [{ condition: 'invisible' }] } }, event: { kind: 'roll-initiative' }, dice: [2, 15, 11, 12], after: { order: ['mira', 'grub', 'tolk'] } }],
  ['a tie goes by Dexterity, then by a roll: 4 against 6 (2012: Initiative)', { ruleset: next2012, change: setUp, event: { kind: 'roll-initiative' }, dice: [9, 9, 2, 4, 6], after: { order: ['tolk', 'mira', 'grub'] } }],
  ['refused: during combat (page 13)', { event: { kind: 'roll-initiative' }, refused: { code: 'combat-on', rule: 'initiative' } }],
  ['a group whose first creature is listed last: 18 for both (page 13)', { change: setUp, event: { kind: 'roll-initiative', groups: [['grub', 'tolk']] }, dice: [10, 18], after: { order: ['tolk', 'grub', 'mira'] } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
