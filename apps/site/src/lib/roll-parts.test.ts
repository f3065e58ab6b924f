import { parse, type Random, roll } from '@rulestone/core/dice'
import { describe, expect, it } from 'vitest'
import { noticeOf, type RollPart, rollParts, spokenParts } from './roll-parts.ts'

/** Dice that fall as told. */
const falling = (...faces: number[]): Random => {
  const left = [...faces]
  return () => (left.shift() ?? 1) - 1
}

function partsOf(text: string, ...faces: number[]): RollPart[] {
  const parsed = parse(text)
  if (!parsed.ok) throw new RangeError(parsed.error.code)
  return rollParts(roll(falling(...faces), parsed.value))
}

describe('rollParts', () => {
  it('shows every die of a pool, the dropped ones as such', () => {
    expect(partsOf('4d6kh3', 5, 2, 6, 3)).toEqual([
      { kind: 'die', sides: 6, value: 5, kept: true },
      { kind: 'die', sides: 6, value: 2, kept: false },
      { kind: 'die', sides: 6, value: 6, kept: true },
      { kind: 'die', sides: 6, value: 3, kept: true },
    ])
  })

  it('keeps signs and parentheses', () => {
    const texts = partsOf('-(1d4+2)-3', 4).map((part) => (part.kind === 'sign' ? part.text : String(part.value)))
    expect(texts.join(' ')).toBe('− ( 4 + 2 ) − 3')
  })
})

describe('noticeOf', () => {
  it.each([
    ['1d20+5', [20], 'natural-20'],
    ['1d20+5', [1], 'natural-1'],
    ['1d20+5', [19], undefined],
    ['2d20kh1', [1, 12], undefined],
    ['2d20kl1', [1, 20], 'natural-1'],
    ['2d20', [1, 20], undefined],
    ['1d6', [1], undefined],
  ] as const)('of %s with %j is %s', (text, faces, notice) => {
    expect(noticeOf(partsOf(text, ...faces))).toBe(notice)
  })
})

describe('spokenParts', () => {
  it('reads the dice and what was dropped', () => {
    expect(spokenParts(partsOf('2d20kh1+5', 7, 12), 'dropped')).toBe('7 (dropped), 12 + 5')
  })
})
