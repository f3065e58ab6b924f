import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'
import type { NewCreature } from '../create-fight.ts'

const armed: Partial<NewCreature> = {
  abilities: { strength: 16 },
  attacks: [
    { id: 'sword', damage: '1d6', damageType: 'piercing', weapon: 'shortsword' },
    { id: 'dagger', damage: '1d4', damageType: 'piercing', weapon: 'dagger' },
  ],
}
const first = { kind: 'attack', creature: 'mira', target: 'grub', attack: 'sword' } as const
const extra = { kind: 'two-weapon-attack', creature: 'mira', target: 'grub', attack: 'dagger' } as const

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['adds no ability modifier to the damage (page 89)', { with: { mira: armed }, before: [first], event: extra, dice: [1, 10, 3], after: { 'creatures.grub.vitals.life.hitPoints': 7, 'creatures.mira.spent.bonusAction': true } }],
  ['refused: before the Attack action (page 89)', { with: { mira: armed }, event: extra, refused: { code: 'no-attack-before' } }],
  ['refused: with a weapon that is not Light (page 89)', { with: { mira: armed }, before: [first], event: { ...extra, attack: 'sword' }, dice: [1], refused: { code: 'not-light' } }],
  ['refused: twice on a turn (page 10)', { with: { mira: armed }, before: [first, extra], event: extra, dice: [1, 1], refused: { code: 'spent', rule: 'bonus-action' } }],
  ['refused: 2012 has no Bonus Actions (2012: Taking a Turn)', { ruleset: next2012, with: { mira: armed }, before: [first], event: extra, dice: [1], refused: { code: 'none-granted' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
