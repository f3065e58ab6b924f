import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'

// each row names its page of SRD 5.2.1
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['starts Concentration on an effect (page 179)', { event: { kind: 'concentrate', creature: 'tolk', effect: 'a ward' }, after: { 'creatures.tolk.concentration': { effect: 'a ward', conditions: [] } } }],
  ['another effect ends the first (page 179)', { before: [{ kind: 'concentrate', creature: 'tolk', effect: 'a ward' }], event: { kind: 'concentrate', creature: 'tolk', effect: 'a light' }, after: { 'creatures.tolk.concentration.effect': 'a light' } }],
  ['refused: while Incapacitated (page 184)', { before: [{ kind: 'add-condition', creature: 'tolk', condition: 'stunned' }], event: { kind: 'concentrate', creature: 'tolk', effect: 'a ward' }, refused: { code: 'cannot-concentrate' } }],
  ['refused: a dead creature (page 179)', { before: [{ kind: 'take-damage', creature: 'grub', damage: 10 }], event: { kind: 'concentrate', creature: 'grub', effect: 'a ward' }, refused: { code: 'dead' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
