import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'

const COUNTS = [
  { creature: 'mira', count: 12 },
  { creature: 'tolk', count: 12 },
  { creature: 'grub', count: 7 },
]

/** Restarts combat with these counts. */
const restart = [
  { kind: 'end-combat', agreed: true },
  { kind: 'roll-initiative', counts: COUNTS },
] as const

// each row names its page of SRD 5.2.1
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['the given counts determine the order (page 13)', { before: restart, event: { kind: 'set-initiative', creature: 'grub', count: 7 }, after: { order: ['mira', 'tolk', 'grub'], 'phase.next': 'mira' } }],
  ['a higher count comes earlier (page 13)', { before: restart, event: { kind: 'set-initiative', creature: 'grub', count: 20 }, after: { order: ['grub', 'mira', 'tolk'], 'creatures.grub.initiative': 20 } }],
  ['a higher count acts next before the first turn of combat', { before: restart, event: { kind: 'set-initiative', creature: 'grub', count: 20 }, after: { 'phase.next': 'grub' } }],
  ['it comes last among those with its count', { before: restart, event: { kind: 'set-initiative', creature: 'grub', count: 12 }, after: { order: ['mira', 'tolk', 'grub'] } }],
  ['tied creatures can be put in order (page 13)', { before: restart, event: { kind: 'set-initiative', creature: 'tolk', count: 12, before: 'mira' }, after: { order: ['tolk', 'mira', 'grub'] } }],
  ['refused: ordering creatures that are not tied', { before: restart, event: { kind: 'set-initiative', creature: 'tolk', count: 12, before: 'grub' }, refused: { code: 'malformed', at: 'before' } }],
  ['refused: outside combat', { before: [{ kind: 'end-combat', agreed: true }], event: { kind: 'set-initiative', creature: 'grub', count: 3 }, refused: { code: 'no-combat' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
