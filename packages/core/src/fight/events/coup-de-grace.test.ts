import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['a hit drops it to 0: a monster dies (2012: Coup de Grace)', { ruleset: next2012, with: { grub: { conditions: [{ condition: 'unconscious' }] } }, event: { kind: 'coup-de-grace', creature: 'mira', target: 'grub', attack: 'club' }, dice: [2, 10], after: { 'creatures.grub.vitals.life.kind': 'dead' } }],
  ['a character drops to 0 (2012: Coup de Grace)', { ruleset: next2012, with: { grub: { kind: 'character', conditions: [{ condition: 'unconscious' }] } }, event: { kind: 'coup-de-grace', creature: 'mira', target: 'grub', attack: 'club' }, dice: [2, 10], after: { 'creatures.grub.vitals.life': { kind: 'dying', successes: 0, failures: 0, hitPoints: 0 } } }],
  ['refused: a target that is not unconscious (2012: Coup de Grace)', { ruleset: next2012, event: { kind: 'coup-de-grace', creature: 'mira', target: 'grub', attack: 'club' }, refused: { code: 'not-unconscious' } }],
  ['refused: the action does not exist (page 9)', { event: { kind: 'coup-de-grace', creature: 'mira', target: 'grub', attack: 'club' }, refused: { code: 'no-such-action' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
