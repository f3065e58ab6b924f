import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import type { FightState } from '../state.ts'

const hit = { kind: 'attack', creature: 'mira', target: 'grub', attack: 'club' } as const
const BOLT = { id: 'bolt', by: 'spell', kinds: ['ranged'], damage: '1d10', damageType: 'fire', rangeFeet: 60 } as const

const DAGGER = { id: 'dagger', weapon: 'dagger', damage: '1d4', damageType: 'piercing' } as const
const FIST = { id: 'fist', by: 'unarmed', damage: '1', damageType: 'bludgeoning' } as const
const armed = { mira: { attacks: [DAGGER, FIST] } } as const
const underwater = (state: FightState): FightState => ({ ...state, terrain: { ...state.terrain, underwater: true } })

// each row names its page of SRD 5.2.1 or SRD 5.1, or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['8 + 2 meets AC 10: 3 of 10 (page 7)', { event: hit, dice: [8, 3], after: { 'creatures.grub.vitals.life.hitPoints': 7, 'creatures.mira.spent.action': true } }],
  ['7 + 2 misses (page 7)', { event: hit, dice: [7], after: { 'creatures.grub.vitals.life.hitPoints': 10 } }],
  ['a natural 1 misses AC 1 (page 7)', { with: { grub: { armorClass: 1 } }, event: hit, dice: [1], after: { 'creatures.grub.vitals.life.hitPoints': 10 } }],
  ['a natural 20 rolls the dice twice (page 16)', { event: hit, dice: [20, 2, 4], after: { 'creatures.grub.vitals.life.hitPoints': 4 } }],
  ['a natural 20 deals the maximum (2012: Damage Rolls)', { ruleset: next2012, event: hit, dice: [20], after: { 'creatures.grub.vitals.life.hitPoints': 6 } }],
  ['water does not impede a dagger (5.1: page 99)', { ruleset: srd51, with: armed, change: underwater, event: { ...hit, attack: 'dagger' }, dice: [8, 3], after: { 'creatures.grub.vitals.life.hitPoints': 7 } }],
  ['water impedes an Unarmed Strike, an attack with a weapon (5.1: pages 95 and 99)', { ruleset: srd51, with: armed, change: underwater, event: { ...hit, attack: 'fist' }, dice: [8, 7], after: { 'creatures.grub.vitals.life.hitPoints': 10 } }],
  ['water does not impede an Unarmed Strike (pages 16 and 190)', { with: armed, change: underwater, event: { ...hit, attack: 'fist' }, dice: [8], after: { 'creatures.grub.vitals.life.hitPoints': 9 } }],
  ['Resistance halves 3 to 1 (page 17)', { with: { grub: { damageModifiers: { byType: { bludgeoning: { resistance: true } } } } }, event: hit, dice: [10, 3], after: { 'creatures.grub.vitals.life.hitPoints': 9 } }],
  ['Resistance to a type does not change damage without a type', { with: { mira: { attacks: [{ id: 'club', damage: '1d4', damageType: 'untyped' }] }, grub: { damageModifiers: { byType: { bludgeoning: { resistance: true } } } } }, event: hit, dice: [10, 3], after: { 'creatures.grub.vitals.life.hitPoints': 7 } }],
  ['a Petrified target takes no Poison damage (5.1: page 359)', { ruleset: srd51, with: { mira: { attacks: [{ id: 'fang', damage: '1d4', damageType: 'poison' }] }, grub: { conditions: [{ condition: 'petrified' }] } }, event: { ...hit, attack: 'fang' }, dice: [2, 10, 4], after: { 'creatures.grub.vitals.life.hitPoints': 10 } }],
  ['a Petrified target resists everything and gives Advantage (page 186)', { with: { grub: { conditions: [{ condition: 'petrified' }] } }, event: hit, dice: [2, 10, 4], after: { 'creatures.grub.vitals.life.hitPoints': 8 } }],
  ['Temporary Hit Points are lost first: 3 of 4 damage (page 18)', { before: [{ kind: 'gain-temporary-hit-points', creature: 'grub', points: 3 }], event: hit, dice: [10, 4], after: { 'creatures.grub.vitals.temporaryHitPoints': 0, 'creatures.grub.vitals.life.hitPoints': 9 } }],
  ['Half Cover adds 2 to the AC (page 15)', { event: { ...hit, cover: 'half' }, dice: [9], after: { 'creatures.grub.vitals.life.hitPoints': 10 } }],
  ['refused: Total Cover (page 15)', { event: { ...hit, cover: 'total' }, refused: { code: 'total-cover', rule: 'cover' } }],
  ['refused: out of reach (page 15)', { event: { ...hit, target: 'tolk' }, refused: { code: 'out-of-range', rule: 'reach', got: 10, expected: 5 } }],
  ['an enemy within 5 feet gives a ranged attack Disadvantage (page 15)', { event: { ...hit, attack: 'bow' }, dice: [18, 4], after: { 'creatures.grub.vitals.life.hitPoints': 10 } }],
  ['a hit on a Paralyzed target within 5 feet is critical, with Advantage (page 186)', { with: { grub: { conditions: [{ condition: 'paralyzed' }] } }, event: hit, dice: [3, 9, 1, 2], after: { 'creatures.grub.vitals.life.hitPoints': 7 } }],
  ['refused: a second Attack action (page 10)', { before: [hit], event: hit, dice: [1], refused: { code: 'spent', rule: 'one-thing-at-a-time' } }],
  ['Extra Attack allows a second attack (page 25)', { with: { mira: { extraAttacks: [1] } }, before: [hit], event: hit, dice: [1, 10, 4], after: { 'creatures.grub.vitals.life.hitPoints': 6, 'creatures.mira.spent.attacksLeft': 0 } }],
  ['refused: a Charmed creature attacks the charmer (page 178)', { with: { mira: { conditions: [{ condition: 'charmed', source: 'grub' }] } }, event: hit, refused: { code: 'charmed', rule: 'charmed' } }],
  ['refused: while Stunned (page 189)', { with: { mira: { conditions: [{ condition: 'stunned' }] } }, event: hit, refused: { code: 'deprived', rule: 'incapacitated' } }],
  ['refused: a spell attack without its spell (page 185)', { with: { mira: { attacks: [BOLT] } }, event: { ...hit, attack: 'bolt' }, refused: { code: 'none-left', rule: 'spell-attack' } }],
  ['a character at 0 is dying (page 17)', { with: { grub: { kind: 'character', hitPointMaximum: 3 } }, event: hit, dice: [10, 4], after: { 'creatures.grub.vitals.life': { kind: 'dying', successes: 0, failures: 0, hitPoints: 0 } } }],
  ['4 of 2 leaves 2, the maximum: instant death (page 17)', { with: { grub: { kind: 'character', hitPointMaximum: 2 } }, event: hit, dice: [10, 4], after: { 'creatures.grub.vitals.life.kind': 'dead' } }],
  ['Hit Points go below 0 (2012: Dying)', { ruleset: next2012, with: { grub: { kind: 'character', hitPointMaximum: 3 } }, event: hit, dice: [10, 4], after: { 'creatures.grub.vitals.life.hitPoints': -1 } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
