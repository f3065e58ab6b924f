import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'

const shield = { kind: 'set-armor-class', creature: 'grub', armorClass: 12 } as const
const club = { kind: 'attack', creature: 'mira', target: 'grub', attack: 'club' } as const

// each row names its page of SRD 5.2.1
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['before the change, 8 + 2 hits AC 10 (page 15)', { event: club, dice: [8, 3], after: { 'creatures.grub.vitals.life.hitPoints': 7 } }],
  ['after the change, 8 + 2 misses AC 12 (page 15)', { before: [shield], event: club, dice: [8], after: { 'creatures.grub.armorClass': 12, 'creatures.grub.vitals.life.hitPoints': 10 } }],
  ['refused: an unknown creature', { event: { kind: 'set-armor-class', creature: 'nobody', armorClass: 12 }, refused: { code: 'unknown-creature' } }],
  ['refused: a negative AC', { event: { kind: 'set-armor-class', creature: 'grub', armorClass: -1 }, refused: { code: 'malformed', at: 'armorClass' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
