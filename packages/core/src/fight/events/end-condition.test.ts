import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['ends the condition from one source (page 179)', { with: { grub: { conditions: [{ condition: 'charmed', source: 'mira' }, { condition: 'charmed', source: 'tolk' }] } }, event: { kind: 'end-condition', creature: 'grub', condition: 'charmed', source: 'mira' }, after: { 'creatures.grub.conditions': [{ condition: 'charmed', source: 'tolk' }] } }],
  ['an Unconscious creature remains Prone (page 191)', { with: { grub: { conditions: [{ condition: 'unconscious' }] } }, event: { kind: 'end-condition', creature: 'grub', condition: 'unconscious' }, after: { 'creatures.grub.conditions': [{ condition: 'prone' }] } }],
  ['refused: a condition that it does not have', { event: { kind: 'end-condition', creature: 'grub', condition: 'prone' }, refused: { code: 'has-not-condition' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
