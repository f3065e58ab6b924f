import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import type { NewCreature } from '../create-fight.ts'
import type { FightState } from '../state.ts'

const CLAW = {
  id: 'claw',
  ability: 'none',
  proficient: false,
  bonus: 4,
  damage: '1d6+2',
  damageType: 'slashing',
} as const
const BITE = {
  ...CLAW,
  id: 'bite',
  damage: '1d8+2',
  onHit: { conditions: [{ condition: 'prone', largest: 'medium' }] },
} as const
const STING = {
  ...CLAW,
  id: 'sting',
  onHit: { save: { ability: 'constitution', dc: 12, damage: { notation: '2d6', type: 'poison' }, onSuccess: 'half' } },
} as const

/** Mira is a dragon-like creature with everything that a stat block can have. */
const DRAGON: Partial<NewCreature> = {
  attacks: [CLAW, BITE, STING, { ...CLAW, id: 'rock' }],
  multiattacks: [
    [
      { of: ['claw'], times: 2 },
      { of: ['bite', 'breath'], times: 1 },
    ],
  ],
  specialActions: [
    {
      id: 'breath',
      takes: 'action',
      recharge: 5,
      save: { ability: 'dexterity', dc: 15, damage: { notation: '4d6', type: 'fire' }, onSuccess: 'half' },
    },
    {
      id: 'gaze',
      takes: 'bonus-action',
      uses: 1,
      save: {
        ability: 'wisdom',
        dc: 13,
        onSuccess: 'none',
        conditions: [{ condition: 'frightened', until: { at: 'end', of: 'source' } }],
      },
    },
    { id: 'pounce', takes: 'legendary-action', makes: { attack: 'claw', times: 1 } },
    { id: 'rock', takes: 'action', uses: 1, makes: { attack: 'rock', times: 1 } },
    { id: 'roar', takes: 'legendary-action', oncePerRound: true },
  ],
  legendaryUses: 2,
}
const dragon = { mira: DRAGON } as const

const hit = (attack: string) => ({ kind: 'attack', creature: 'mira', target: 'grub', attack }) as const
const use = (action: string, ...targets: readonly string[]) =>
  ({
    kind: 'special-action',
    creature: 'mira',
    action,
    ...(targets.length > 0 ? { targets: targets.map((creature) => ({ creature })) } : {}),
  }) as const
const turn = (kind: 'begin-turn' | 'end-turn', creature: string) => ({ kind, creature }) as const
const tolksTurnEnded = [turn('end-turn', 'mira'), turn('begin-turn', 'tolk'), turn('end-turn', 'tolk')]
const breathUsed = (state: FightState): FightState => {
  const { mira } = state.creatures
  return mira ? { ...state, creatures: { ...state.creatures, mira: { ...mira, expended: { breath: 1 } } } } : state
}
const grubIsNext = (state: FightState): FightState => ({ ...state, phase: { kind: 'between-turns', next: 'mira' } })

// each row names its page of SRD 5.2.1
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['a failed save takes the whole damage (page 255)', { with: dragon, event: use('breath', 'grub', 'tolk'), dice: [1, 2, 1, 2, 14, 15], after: { 'creatures.grub.vitals.life.hitPoints': 4, 'creatures.tolk.vitals.life.hitPoints': 7, 'creatures.mira.expended.breath': 1, 'creatures.mira.spent.action': true } }],
  ['refused: a breath that has not recharged (page 256)', { with: dragon, change: breathUsed, event: use('breath', 'grub'), refused: { code: 'none-left', rule: 'stat-block', got: 'breath' } }],
  ['a 5 recharges it at the start of the turn (page 256)', { with: dragon, change: (state) => grubIsNext(breathUsed(state)), event: turn('begin-turn', 'mira'), dice: [5], after: { 'creatures.mira.expended.breath': 0 } }],
  ['a 4 does not (page 256)', { with: dragon, change: (state) => grubIsNext(breathUsed(state)), event: turn('begin-turn', 'mira'), dice: [4], after: { 'creatures.mira.expended.breath': 1 } }],
  ['a breath that was not used is not rolled for (page 256)', { with: dragon, change: grubIsNext, event: turn('begin-turn', 'mira'), after: { 'phase.of': 'mira' } }],
  ['Multiattack: two claws and a bite, in any order (page 255)', { with: dragon, before: [hit('claw'), hit('bite')], event: hit('claw'), dice: [1, 1, 10, 3], after: { 'creatures.grub.vitals.life.hitPoints': 5 } }],
  ['refused: a third claw (page 255)', { with: dragon, before: [hit('claw'), hit('claw')], event: hit('claw'), dice: [1, 1], refused: { code: 'none-left', rule: 'stat-block', got: 'claw' } }],
  ['the breath in place of the bite (page 255)', { with: dragon, before: [hit('claw')], event: use('breath', 'grub'), dice: [1, 1, 1, 1, 1, 20], after: { 'creatures.grub.vitals.life.hitPoints': 8 } }],
  ['refused: the bite after the breath (page 255)', { with: dragon, before: [use('breath', 'grub')], event: hit('bite'), dice: [1, 1, 1, 1, 20], refused: { code: 'none-left', rule: 'stat-block' } }],
  ['an attack that is no part of the Multiattack takes the action (page 255)', { with: dragon, before: [hit('sting')], event: hit('claw'), dice: [1], refused: { code: 'none-left', rule: 'stat-block' } }],
  ['a hit gives a condition to a target that is not too large (page 255)', { with: dragon, event: hit('bite'), dice: [10, 1], after: { 'creatures.grub.conditions': [{ condition: 'prone', source: 'mira' }] } }],
  ['and none to a larger one (page 255)', { with: { ...dragon, grub: { size: 'large' } }, event: hit('bite'), dice: [10, 1], after: { 'creatures.grub.conditions': [] } }],
  ['a hit calls for a save: 3 by claw, half of 7 by poison (page 255)', { with: dragon, event: hit('sting'), dice: [10, 1, 3, 4, 12], after: { 'creatures.grub.vitals.life.hitPoints': 4 } }],
  ['a Bonus Action, with a condition until the end of the next turn (page 255)', { with: dragon, event: use('gaze', 'grub'), dice: [5], after: { 'creatures.mira.spent.bonusAction': true, 'creatures.grub.conditions': [{ condition: 'frightened', source: 'mira', duration: { turns: 1, at: 'end', of: 'mira' } }] } }],
  ['refused: a second time on a day (page 256)', { with: { mira: { ...DRAGON, specialActions: DRAGON.specialActions?.map((one) => ({ ...one, takes: 'action' as const })) ?? [] } }, before: [use('gaze', 'grub'), turn('end-turn', 'mira'), turn('begin-turn', 'tolk'), turn('end-turn', 'tolk'), turn('begin-turn', 'grub'), turn('end-turn', 'grub'), turn('begin-turn', 'mira')], event: use('gaze', 'grub'), dice: [20], refused: { code: 'none-left', got: 'gaze' } }],
  ['a legendary action after another creature’s turn (page 256)', { with: dragon, before: tolksTurnEnded, event: use('pounce', 'grub'), dice: [10, 1], after: { 'creatures.grub.vitals.life.hitPoints': 7, 'creatures.mira.spent.legendary': { taken: ['pounce'], waits: true } } }],
  ['refused: after its own turn (page 256)', { with: dragon, before: [turn('end-turn', 'mira')], event: use('pounce', 'grub'), refused: { code: 'not-its-turn', rule: 'stat-block' } }],
  ['refused: on a turn (page 256)', { with: dragon, before: [turn('end-turn', 'mira'), turn('begin-turn', 'tolk')], event: use('pounce', 'grub'), refused: { code: 'not-its-turn', rule: 'stat-block' } }],
  ['refused: two after one turn (page 256)', { with: dragon, before: [...tolksTurnEnded, use('roar')], event: use('pounce', 'grub'), refused: { code: 'not-its-turn', rule: 'stat-block' } }],
  ['refused: one that can be taken once a round (page 256)', { with: dragon, before: [...tolksTurnEnded, use('roar'), turn('begin-turn', 'grub'), turn('end-turn', 'grub')], event: use('roar'), refused: { code: 'none-left', rule: 'stat-block' } }],
  ['refused: while Stunned (pages 184 and 256)', { with: { mira: { ...DRAGON, conditions: [{ condition: 'stunned' }] } }, before: tolksTurnEnded, event: use('roar'), refused: { code: 'deprived' } }],
  ['the start of its turn restores its legendary actions (page 256)', { with: dragon, before: [...tolksTurnEnded, use('roar'), turn('begin-turn', 'grub'), turn('end-turn', 'grub')], event: turn('begin-turn', 'mira'), after: { 'creatures.mira.spent.legendary': undefined } }],
  ['refused: a special action that it does not have', { event: use('breath', 'grub'), refused: { code: 'no-such-action', got: 'breath' } }],
  ['refused: an attack that only a special action makes', { with: dragon, event: hit('rock'), refused: { code: 'none-granted', rule: 'stat-block' } }],
  ['a special action that makes an attack', { with: dragon, event: use('rock', 'grub'), dice: [10, 1], after: { 'creatures.grub.vitals.life.hitPoints': 7, 'creatures.mira.expended.rock': 1, 'creatures.mira.spent.action': true } }],
  ['refused: a target beyond the range', { with: { mira: { ...DRAGON, specialActions: [{ id: 'spit', takes: 'action', withinFeet: 5, save: { ability: 'dexterity', dc: 10, onSuccess: 'none' } }] } }, event: use('spit', 'tolk'), refused: { code: 'out-of-range', rule: 'range', got: 10, expected: 5 } }],
  ['refused: two targets of an action for one', { with: { mira: { ...DRAGON, specialActions: [{ id: 'spit', takes: 'action', targets: 1, save: { ability: 'dexterity', dc: 10, onSuccess: 'none' } }] } }, event: use('spit', 'tolk', 'grub'), refused: { code: 'malformed', at: 'targets', got: 2, expected: 1 } }],
  ['refused: more targets than attacks', { with: dragon, before: tolksTurnEnded, event: use('pounce', 'grub', 'tolk'), refused: { code: 'malformed', at: 'targets', expected: 1 } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
