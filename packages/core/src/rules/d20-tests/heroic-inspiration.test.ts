import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { expendHeroicInspiration, gainHeroicInspiration, mayExpendHeroicInspiration } from './heroic-inspiration.ts'
import { countingD20 } from './rerolls.ts'

describe('gainHeroicInspiration', () => {
  // SRD 5.2.1, Playing the Game (page 8) and Rules Glossary (page 183), Heroic Inspiration
  test.each([
    ['the first', { has: 0 }, 'kept'],
    ['kept even if another lacks it', { has: 0, recipientHas: 0 }, 'kept'],
    ['a second, to one who lacks it', { has: 1, recipientHas: 0 }, 'given'],
    ['a second, and the other has it too', { has: 1, recipientHas: 1 }, 'lost'],
    ['a second, and nobody to give it to', { has: 1 }, 'lost'],
  ] as const)('%s', (_, who, expected) => {
    expect(gainHeroicInspiration(who, srd521)).toBe(expected)
  })

  test('the 2012 playtest has no Heroic Inspiration', () => {
    expect(gainHeroicInspiration({ has: 0, recipientHas: 0 }, next2012)).toBe('lost')
  })
})

test.each([
  [1, true, 'allowed'],
  [0, true, 'none-left'],
  [1, false, 'too-late'],
] as const)('with %i left and just rolled %s: %s', (has, justRolled, expected) => {
  const permission = mayExpendHeroicInspiration({ has, justRolled })
  expect(permission.allowed ? 'allowed' : permission.because).toBe(expected)
})

describe('expendHeroicInspiration', () => {
  test('the new roll counts, even if it is worse', () => {
    expect(expendHeroicInspiration({ has: 1, dice: [6], which: 0, number: 1 })).toEqual({ has: 0, dice: [1] })
  })

  // SRD 5.2.1, Playing the Game, Interactions with Rerolls (page 8): a 3 and an 18
  test('with Disadvantage, one of the two dice is rerolled', () => {
    const { dice } = expendHeroicInspiration({ has: 1, dice: [3, 18], which: 0, number: 12 })
    expect(countingD20({ dice, state: 'disadvantage' })).toBe(12)
  })
})
