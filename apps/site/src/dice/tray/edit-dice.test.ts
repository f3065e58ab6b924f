import { describe, expect, test } from 'vitest'
import { addDie, addModifier, inState, stateIn } from './edit-dice.ts'

describe('addDie', () => {
  test.each([
    ['', 6, '1d6'],
    ['1d6', 6, '2d6'],
    ['D6 + 3', 6, '2d6+3'],
    ['2d6+3', 8, '2d6+1d8+3'],
    ['2d6+3+1d8', 6, '3d6+3+1d8'],
    ['1d20-1', 4, '1d20+1d4-1'],
    ['3', 8, '3d8'],
    ['๒', 6, '2d6'],
    ['2d6+', 8, '2d6+1d8'],
    // Dice with modifiers, subtracted dice and labelled dice are left alone.
    ['2d20kh1', 20, '2d20kh1+1d20'],
    ['1d8-1d6', 6, '1d8-1d6+1d6'],
    ['2d6[fire]', 6, '2d6[fire]+1d6'],
    ['1d10', 100, '1d10+1d100'],
    ['(1d6+2)*2', 6, '(1d6+2)*2+1d6'],
    ['1d6>=5', 6, '1d6>=5+1d6'],
  ])('%s and a d%i: %s', (text, sides, expected) => {
    expect(addDie(text, sides)).toBe(expected)
  })

  test.each(['cat', '2d6)', '10000d6'])('to "%s" no die is added', (text) => {
    expect(addDie(text, 6)).toBe(text)
  })
})

describe('addModifier', () => {
  test.each([
    ['2d6', 1, '2d6+1'],
    ['2d6', -1, '2d6-1'],
    ['2d6+1', -1, '2d6'],
    ['2d6-1', 1, '2d6'],
    ['2d6-1', -1, '2d6-2'],
    ['2d6+9', 1, '2d6+10'],
    ['1d8+3+1d6', 1, '1d8+4+1d6'],
    ['5+1d4', -1, '4+1d4'],
    ['-1+1d4', 1, '1d4'],
    ['', 1, ''],
    ['7', 1, '7'],
    ['2d6+', 1, '2d6+'],
  ])('%s and %i: %s', (text, change, expected) => {
    expect(addModifier(text, change)).toBe(expected)
  })
})

describe('inState', () => {
  test.each([
    ['1d20+5', 'advantage', '2d20kh1+5'],
    ['2d20kh1+5', 'disadvantage', '2d20kl1+5'],
    ['2d20kh1+5', 'normal', '1d20+5'],
    ['1d20adv', 'normal', '1d20'],
    ['', 'advantage', '2d20kh1'],
    ['2d6', 'advantage', '2d6'],
    ['1d20+1d20', 'advantage', '1d20+1d20'],
    ['1d20+', 'advantage', '1d20+'],
  ] as const)('%s with %s: %s', (text, state, expected) => {
    expect(inState(text, state)).toBe(expected)
  })

  test.each([
    ['', 'normal'],
    ['d20+5', 'normal'],
    ['2d20kl1', 'disadvantage'],
    ['2d6', undefined],
    ['cat', undefined],
  ])('the d20 of "%s" is %s', (text, state) => {
    expect(stateIn(text)).toBe(state)
  })
})
