import { describe, expect, test } from 'vitest'
import type { NewAttack } from '../fight/create-fight.ts'
import { duelOdds } from './duel.ts'
import { createEncounter, type EncounterMember } from './encounter.ts'
import { oddsOfTally, tallyEncounter } from './odds.ts'
import { prepareEncounter } from './simulate.ts'

const attack = (more: Partial<NewAttack> = {}): NewAttack => ({
  id: 'blade',
  ability: 'none',
  proficient: false,
  bonus: 5,
  damage: '1d8+3',
  damageType: 'slashing',
  ...more,
})
const SAVE = {
  ability: 'constitution',
  dc: 13,
  damage: { notation: '2d6', type: 'poison' },
  onSuccess: 'half',
} as const

/** One against one, with everything that the exact odds know. */
const DUELS: readonly (readonly [what: string, hero: Partial<EncounterMember>, foe: Partial<EncounterMember>])[] = [
  ['alike', {}, {}],
  ['two attacks against a save after the hit', { extraAttacks: [1] }, { attacks: [attack({ onHit: { save: SAVE } })] }],
  [
    'Resistance and Vulnerability',
    { damageModifiers: { byType: { slashing: { resistance: true } } } },
    { damageModifiers: { all: { vulnerability: true } }, hitPointMaximum: 60 },
  ],
  ['a bow in close combat', { attacks: [attack({ kinds: ['ranged'], rangeFeet: 30 })] }, {}],
  [
    'an effect at will',
    { specialActions: [{ id: 'flame', takes: 'action', save: { ...SAVE, ability: 'dexterity' } }] },
    { initiativeBonus: 9 },
  ],
  [
    'a Multiattack and a Bonus Action',
    {},
    {
      multiattacks: [[{ of: ['blade'], times: 3 }]],
      specialActions: [{ id: 'gaze', takes: 'bonus-action', save: { ...SAVE, onSuccess: 'none' } }],
      armorClass: 12,
    },
  ],
]

describe('one against one', () => {
  test.each(DUELS)('%s: the exact odds lie within those of 20,000 fights', (_, hero, foe) => {
    const member = (id: string, more: Partial<EncounterMember>): EncounterMember => ({
      id,
      hitPointMaximum: 40,
      armorClass: 15,
      attacks: [attack()],
      ...more,
    })
    const prepared = prepareEncounter(
      createEncounter({ party: [member('hero', hero)], creatures: [{ ...member('foe', foe), kind: 'monster' }] }),
    )
    const exact = duelOdds(prepared)
    const played = oddsOfTally(prepared, tallyEncounter(prepared, { seed: 'duel', fights: 20_000 }))
    for (const figure of ['partyWins', 'somebodyLost', 'rounds', 'hitPointsLeft'] as const) {
      const { low, high } = played[figure]
      const aside = (high - low) / 2
      expect(exact?.[figure].value, figure).toBeGreaterThan(low - aside)
      expect(exact?.[figure].value, figure).toBeLessThan(high + aside)
    }
  })

  test('no exact odds with limited uses, legendary actions or more fighters', () => {
    const hero = { id: 'hero', attacks: [attack()] }
    const breath = { id: 'breath', takes: 'action', recharge: 5, save: SAVE } as const
    const odds = (...creatures: readonly EncounterMember[]) =>
      duelOdds(prepareEncounter(createEncounter({ party: [hero], creatures })))
    expect(odds({ ...hero, id: 'foe' })).toBeDefined()
    expect(odds({ ...hero, id: 'foe', specialActions: [breath] })).toBeUndefined()
    expect(odds({ ...hero, id: 'foe', legendaryUses: 1 })).toBeUndefined()
    expect(odds({ ...hero, id: 'foe' }, { ...hero, id: 'second foe' })).toBeUndefined()
  })

  test('a duel by hand: both kill with each hit, on 11 of 20 faces, the hero first', () => {
    // The hero wins in round n with (9/20 × 9/20)ⁿ⁻¹ × 11/20: 11/20 ÷ (1 − 81/400) = 220/319.
    const killer = { hitPointMaximum: 1, armorClass: 15, attacks: [attack({ bonus: 5 })] }
    const prepared = prepareEncounter(
      createEncounter({
        party: [{ ...killer, id: 'hero', initiativeBonus: 30 }],
        creatures: [{ ...killer, id: 'foe', kind: 'monster' }],
      }),
    )
    const exact = duelOdds(prepared)
    expect(exact?.partyWins.value).toBeCloseTo(220 / 319, 12)
    expect(exact?.rounds.value).toBeCloseTo(400 / 319, 12)
  })
})
