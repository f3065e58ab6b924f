import { type FightEvent, type NewAttack, srd521 } from '@rulestone/core'
import { expect, test } from 'vitest'
import type { FightNow } from '../fight-context.ts'
import { newFight } from '../fight-document.ts'
import { addActAndGoOn, currentSnapshot } from '../fight-history.ts'
import { likelyAttack, likelyTargets } from './attack-plan.ts'

const SWORD: NewAttack = { id: 'sword', kinds: ['melee'], damage: '1d6', damageType: 'slashing' }
const BOW: NewAttack = {
  id: 'bow',
  kinds: ['ranged'],
  rangeFeet: 80,
  longFeet: 320,
  damage: '1',
  damageType: 'piercing',
}

const join = (id: string, side: string, attacks: readonly NewAttack[], feet?: number): FightEvent => ({
  kind: 'join',
  entering: { id, side, place: { kind: 'ranges' }, hitPointMaximum: 20, attacks },
  ...(feet === undefined ? {} : { distances: [{ to: 'Anna', feet }] }),
})

/** The fight on the turn of Anna, whose foes are at the given distances, after further events. */
function turnOfAnna(
  attacks: readonly NewAttack[],
  foes: Readonly<Record<string, number>>,
  more: readonly FightEvent[],
) {
  const ids = ['Anna', 'Boris', ...Object.keys(foes)]
  const events: readonly FightEvent[] = [
    join('Anna', 'party', attacks),
    join('Boris', 'party', [], 5),
    ...Object.entries(foes).map(([id, feet]) => join(id, 'foes', [], feet)),
    { kind: 'roll-initiative', counts: ids.map((creature, place) => ({ creature, count: 20 - place })) },
    { kind: 'begin-turn', creature: 'Anna' },
    ...more,
  ]
  const played = addActAndGoOn(newFight('7'), { events })
  if (!played.ok) throw new RangeError(`${played.error.code} at ${played.error.event.kind}`)
  const now: FightNow = {
    tracker: { fight: played.value },
    state: currentSnapshot(played.value).state,
    ruleset: srd521,
  }
  return now
}

const down = (creature: string): FightEvent => ({ kind: 'take-damage', creature, damage: 20 })
/** A turn of Anna in which she attacks, and the turns of all others. */
const anAttackBefore = (target: string, attack: string, others: readonly string[]): readonly FightEvent[] => [
  { kind: 'attack', creature: 'Anna', target, attack },
  { kind: 'end-turn', creature: 'Anna' },
  ...others.flatMap((creature): FightEvent[] => [
    { kind: 'begin-turn', creature },
    { kind: 'end-turn', creature },
  ]),
  { kind: 'begin-turn', creature: 'Anna' },
]

const BOTH = { Wolf: 30, Crow: 10 }
const OTHERS = ['Boris', 'Wolf', 'Crow']

test.each<
  [
    name: string,
    attacks: readonly NewAttack[],
    foes: Readonly<Record<string, number>>,
    more: readonly FightEvent[],
    plan: object | undefined,
  ]
>([
  [
    'the nearest foe, after the move that it needs',
    [SWORD],
    BOTH,
    [],
    { target: 'Crow', attack: 'sword', walkFeet: 5 },
  ],
  ['no move within reach', [SWORD], { Wolf: 5 }, [], { target: 'Wolf', attack: 'sword', walkFeet: 0 }],
  ['the first attack that is possible', [SWORD, BOW], { Wolf: 60 }, [], { target: 'Wolf', attack: 'bow', walkFeet: 0 }],
  ['a foe that still stands', [BOW], BOTH, [down('Crow')], { target: 'Wolf', attack: 'bow' }],
  [
    'the last target and the last attack',
    [SWORD, BOW],
    BOTH,
    anAttackBefore('Wolf', 'bow', OTHERS),
    { target: 'Wolf', attack: 'bow', walkFeet: 0 },
  ],
  [
    'another target once the last one is dead',
    [SWORD, BOW],
    BOTH,
    [...anAttackBefore('Wolf', 'bow', OTHERS), down('Wolf')],
    { target: 'Crow', attack: 'bow' },
  ],
  ['nothing out of range', [SWORD], { Wolf: 300 }, [], undefined],
  ['nothing once the action is spent', [BOW], BOTH, [{ kind: 'dodge', creature: 'Anna' }], undefined],
  ['nothing without a foe', [SWORD], {}, [], undefined],
])('the likely attack is %s', (_, attacks, foes, more, plan) => {
  const likely = likelyAttack(turnOfAnna(attacks, foes, more))
  if (plan === undefined) expect(likely).toBeUndefined()
  else expect(likely).toMatchObject(plan)
})

test('likely targets are foes before friends, and those that stand before those that do not', () => {
  const now = turnOfAnna([BOW], { Wolf: 30, Crow: 10, Bear: 20 }, [
    { kind: 'take-damage', creature: 'Crow', damage: 3 },
  ])
  const anna = now.state.creatures['Anna']
  expect(anna && likelyTargets(now, anna).map(({ id }) => id)).toEqual(['Crow', 'Bear', 'Wolf', 'Boris'])
})
