import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'

const horse = { tolk: { size: 'large', trainedMount: true, place: { kind: 'grid', x: -1, y: 1 } } } as const

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['costs 15 of 30 feet, and the mount is controlled (pages 15 and 16)', { with: horse, event: { kind: 'mount', creature: 'mira', target: 'tolk' }, after: { 'creatures.mira.riding': { mount: 'tolk', controlled: true }, 'creatures.mira.spent.movementFeet': 15, 'creatures.mira.place': { kind: 'grid', x: -1, y: 1 } } }],
  ['an untrained mount is not controlled (page 16)', { with: { tolk: { ...horse.tolk, trainedMount: false } }, event: { kind: 'mount', creature: 'mira', target: 'tolk' }, after: { 'creatures.mira.riding.controlled': false } }],
  ['refused: a mount that is not a size larger (page 15)', { with: { tolk: { place: { kind: 'grid', x: 0, y: 1 } } }, event: { kind: 'mount', creature: 'mira', target: 'tolk' }, refused: { code: 'too-small', got: 'medium' } }],
  ['refused: an unwilling mount (page 15)', { with: { grub: { size: 'large' } }, event: { kind: 'mount', creature: 'mira', target: 'grub' }, refused: { code: 'not-willing' } }],
  ['a controlled mount moves on the turn of its rider (page 16)', { with: { ...horse, grub: { place: { kind: 'grid', x: 9, y: 9 } } }, before: [{ kind: 'mount', creature: 'mira', target: 'tolk' }], event: { kind: 'move', creature: 'tolk', legs: [{ kind: 'square', x: -2, y: 1 }] }, after: { 'creatures.tolk.place': { kind: 'grid', x: -2, y: 1 }, 'creatures.mira.place': { kind: 'grid', x: -2, y: 1 } } }],
  ['refused: a controlled mount attacks (page 16)', { with: horse, before: [{ kind: 'mount', creature: 'mira', target: 'tolk' }], event: { kind: 'attack', creature: 'tolk', target: 'grub', attack: 'club' }, refused: { code: 'only-mounts-actions' } }],
  ['a controlled mount has no turn of its own (page 16)', { with: horse, before: [{ kind: 'mount', creature: 'mira', target: 'tolk' }], event: { kind: 'end-turn', creature: 'mira' }, after: { phase: { kind: 'between-turns', next: 'grub' } } }],
  ['the mount is knocked Prone: a 9 against DC 10 falls off (page 16)', { with: horse, before: [{ kind: 'mount', creature: 'mira', target: 'tolk' }], event: { kind: 'add-condition', creature: 'tolk', condition: 'prone' }, dice: [9], after: { 'creatures.mira.riding': 'none', 'creatures.mira.conditions': [{ condition: 'prone' }] } }],
  ['the mount is knocked Prone: a 10 stays mounted (page 16)', { with: horse, before: [{ kind: 'mount', creature: 'mira', target: 'tolk' }], event: { kind: 'add-condition', creature: 'tolk', condition: 'prone' }, dice: [10], after: { 'creatures.mira.riding.mount': 'tolk' } }],
  ['refused: 2012 has no rules for riding (2012)', { ruleset: next2012, with: horse, event: { kind: 'mount', creature: 'mira', target: 'tolk' }, refused: { code: 'no-such-rule' } }],
  ['the end of the rider’s turn ends what lasts until the end of the mount’s (page 16)', { with: { ...horse, tolk: { ...horse.tolk, conditions: [{ condition: 'poisoned', duration: { turns: 1, at: 'end', of: 'tolk' } }] } }, before: [{ kind: 'mount', creature: 'mira', target: 'tolk' }], event: { kind: 'end-turn', creature: 'mira' }, after: { 'creatures.tolk.conditions': [] } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
