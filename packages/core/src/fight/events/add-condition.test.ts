import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['a condition with a duration (page 179)', { event: { kind: 'add-condition', creature: 'grub', condition: 'poisoned', duration: { turns: 2, at: 'end', of: 'grub' } }, after: { 'creatures.grub.conditions': [{ condition: 'poisoned', duration: { turns: 2, at: 'end', of: 'grub' } }] } }],
  ['an immune creature does not gain it (page 17)', { with: { grub: { conditionImmunities: ['poisoned'] } }, event: { kind: 'add-condition', creature: 'grub', condition: 'poisoned' }, after: { 'creatures.grub.conditions': [] } }],
  ['levels of Exhaustion add up (page 181)', { with: { grub: { conditions: [{ condition: 'exhaustion', level: 2 }] } }, event: { kind: 'add-condition', creature: 'grub', condition: 'exhaustion', level: 3, source: 'mira' }, after: { 'creatures.grub.conditions': [{ condition: 'exhaustion', level: 5 }] } }],
  ['the sixth level kills (page 181)', { with: { grub: { conditions: [{ condition: 'exhaustion', level: 5 }] } }, event: { kind: 'add-condition', creature: 'grub', condition: 'exhaustion' }, after: { 'creatures.grub.vitals.life.kind': 'dead' } }],
  ['Incapacitated ends Concentration (page 179)', { with: { grub: { concentration: { effect: 'fog', conditions: [] } } }, event: { kind: 'add-condition', creature: 'grub', condition: 'stunned' }, after: { 'creatures.grub.concentration': 'none' } }],
  ['refused: Exhaustion does not exist in 2012 (2012: Conditions)', { ruleset: next2012, event: { kind: 'add-condition', creature: 'grub', condition: 'exhaustion' }, refused: { code: 'no-such-condition' } }],
  ['refused: maintained by a creature that does not concentrate', { event: { kind: 'add-condition', creature: 'grub', condition: 'prone', concentration: 'mira' }, refused: { code: 'not-concentrating' } }],
  ['a condition that Concentration maintains is recorded once (page 179)', { with: { mira: { concentration: { effect: 'web', conditions: [{ creature: 'grub', condition: 'restrained' }] } } }, event: { kind: 'add-condition', creature: 'grub', condition: 'restrained', concentration: 'mira' }, after: { 'creatures.mira.concentration': { effect: 'web', conditions: [{ creature: 'grub', condition: 'restrained' }] } } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
