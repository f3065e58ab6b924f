import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'

const horse = { tolk: { size: 'large', trainedMount: true, place: { kind: 'grid', x: -1, y: 1 } } } as const

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['costs 15 more feet (page 15)', { with: horse, before: [{ kind: 'mount', creature: 'mira', target: 'tolk' }], event: { kind: 'dismount', creature: 'mira' }, after: { 'creatures.mira.riding': 'none', 'creatures.mira.spent.movementFeet': 30 } }],
  ['refused: a creature that is not riding (page 15)', { event: { kind: 'dismount', creature: 'mira' }, refused: { code: 'not-mounted' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
