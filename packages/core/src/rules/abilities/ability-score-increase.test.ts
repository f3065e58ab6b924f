import { describe, expect, test } from 'vitest'
import {
  increaseByBackground,
  increaseByFeat,
  increasedScore,
  increaseScores,
  type ScoreIncreases,
} from './ability-score-increase.ts'

const scores = { strength: 15, dexterity: 14, constitution: 13, intelligence: 8, wisdom: 10, charisma: 19 }

// SRD 5.2.1, Adjust Ability Scores (page 21): none of these increases can raise a score above 20
test.each([
  [15, 2, 20, 17],
  [18, 2, 20, 20],
  [19, 2, 20, 20],
  [20, 1, 20, 20],
  [22, 2, 20, 22],
  [20, 1, 30, 21],
  [30, 1, 30, 30],
])('%i and %i, to a maximum of %i, is %i', (score, points, maximum, expected) => {
  expect(increasedScore({ score, points, maximum })).toBe(expected)
})

// a background that is in no table: its three abilities are those of the GM
test('any allowed abilities', () => {
  const allowed = { abilities: ['dexterity', 'wisdom'], ways: [[2, 1]], maximum: 15 } as const
  expect(increaseScores({ scores, increases: { dexterity: 2, wisdom: 1 }, ...allowed })).toEqual({
    ok: true,
    value: { ...scores, dexterity: 15, wisdom: 11 },
  })
  expect(increaseScores({ scores, increases: { strength: 2, wisdom: 1 }, ...allowed })).toMatchObject({
    ok: false,
    error: { code: 'ability-not-listed', at: 'strength' },
  })
})

describe('increaseByBackground', () => {
  // page 83: an Acolyte may increase Intelligence, Wisdom, Charisma; a Soldier Strength, Dexterity, Constitution
  test('one by 2 and another by 1', () => {
    expect(
      increaseByBackground({ scores, background: 'soldier', increases: { strength: 2, constitution: 1 } }),
    ).toEqual({
      ok: true,
      value: { ...scores, strength: 17, constitution: 14 },
    })
  })

  test('all three by 1', () => {
    expect(
      increaseByBackground({ scores, background: 'acolyte', increases: { intelligence: 1, wisdom: 1, charisma: 1 } }),
    ).toEqual({
      ok: true,
      value: { ...scores, intelligence: 9, wisdom: 11, charisma: 20 },
    })
  })

  test('never above 20', () => {
    expect(increaseByBackground({ scores, background: 'acolyte', increases: { charisma: 2, wisdom: 1 } })).toEqual({
      ok: true,
      value: { ...scores, charisma: 20, wisdom: 11 },
    })
  })

  test.each<[ScoreIncreases, number[]]>([
    [{}, []],
    [{ strength: 3 }, [3]],
    [{ strength: 2 }, [2]],
    [{ strength: 1, dexterity: 1 }, [1, 1]],
    [{ strength: 2, dexterity: 2 }, [2, 2]],
    [{ strength: 3, dexterity: -1, constitution: 1 }, [3, 1, -1]],
  ])('spreading %o is refused', (increases, got) => {
    expect(increaseByBackground({ scores, background: 'soldier', increases })).toEqual({
      ok: false,
      error: {
        code: 'other-spread',
        at: 'increases',
        got,
        expected: [
          [2, 1],
          [1, 1, 1],
        ],
      },
    })
  })

  test('refuses an ability the background lacks', () => {
    expect(increaseByBackground({ scores, background: 'criminal', increases: { dexterity: 2, wisdom: 1 } })).toEqual({
      ok: false,
      error: {
        code: 'ability-not-listed',
        at: 'wisdom',
        got: 1,
        expected: ['dexterity', 'constitution', 'intelligence'],
      },
    })
  })
})

// SRD 5.2.1, Feats (pages 87 and 88)
describe('increaseByFeat', () => {
  test.each([
    ['ability-score-improvement', { dexterity: 2 }, { dexterity: 16 }],
    ['ability-score-improvement', { dexterity: 1, wisdom: 1 }, { dexterity: 15, wisdom: 11 }],
    ['ability-score-improvement', { charisma: 2 }, { charisma: 20 }],
    ['grappler', { dexterity: 1 }, { dexterity: 15 }],
    ['boon-of-fate', { intelligence: 1 }, { intelligence: 9 }],
    ['alert', {}, {}],
  ] as const)('%s: %o', (feat, increases, expected) => {
    expect(increaseByFeat({ scores, feat, increases })).toEqual({ ok: true, value: { ...scores, ...expected } })
  })

  test('an Epic Boon goes above 20, to 30', () => {
    const epic = { ...scores, strength: 20 }
    expect(increaseByFeat({ scores: epic, feat: 'boon-of-irresistible-offense', increases: { strength: 1 } })).toEqual({
      ok: true,
      value: { ...epic, strength: 21 },
    })
  })

  test.each([
    ['boon-of-spell-recall', { strength: 1 }, 'ability-not-listed'],
    ['boon-of-irresistible-offense', { wisdom: 1 }, 'ability-not-listed'],
    ['boon-of-truesight', { wisdom: 2 }, 'other-spread'],
    ['ability-score-improvement', { wisdom: 1 }, 'other-spread'],
    ['alert', { wisdom: 1 }, 'ability-not-listed'],
  ] as const)('%s: %o is refused as %s', (feat, increases, code) => {
    expect(increaseByFeat({ scores, feat, increases })).toMatchObject({ ok: false, error: { code } })
  })
})
