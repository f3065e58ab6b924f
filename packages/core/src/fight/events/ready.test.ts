import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'

const ONE = { 1: 1, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 } as const
const trigger = { event: 'move', by: 'grub' } as const
const ready = { kind: 'ready', creature: 'mira', response: { kind: 'attack', attack: 'club' }, trigger } as const
const held = {
  kind: 'ready',
  creature: 'mira',
  response: { kind: 'spell', effect: 'light' },
  trigger,
  spell: { effect: 'light', level: 1, slot: 1 },
} as const

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['an attack is readied until the trigger (page 186)', { event: ready, after: { 'creatures.mira.readied': { response: { kind: 'attack', attack: 'club' }, trigger: { event: 'move', by: 'grub' } }, 'creatures.mira.spent.action': true } }],
  ['a readied spell is cast and held by Concentration (page 187)', { with: { mira: { slots: ONE } }, event: held, after: { 'creatures.mira.slots.1': 0, 'creatures.mira.concentration.effect': 'light' } }],
  ['a readied spell is held without Concentration (2012: Ready an Action)', { ruleset: next2012, with: { mira: { slots: ONE } }, event: held, after: { 'creatures.mira.concentration': 'none', 'creatures.mira.readied.response.kind': 'spell' } }],
  ['refused: a trigger that cannot be perceived (page 186)', { event: { ...ready, perceivable: false }, refused: { code: 'not-perceivable' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
