import { enteredDice, parse, type Random, randomFrom, roll } from '@rulestone/core/dice'
import { describe, expect, it } from 'vitest'
import { makeT } from '../../shared/make-t.ts'
import { noticeOf, type RollPart, rollParts, spokenParts } from './roll-parts.ts'
import { writeFace } from './write-face.ts'

/** A generator that rolls the given faces. */
const falling = (...faces: number[]): Random => {
  const { random } = enteredDice(
    faces,
    randomFrom(() => 0),
  )
  return random
}

function partsOf(text: string, ...faces: number[]): RollPart[] {
  const parsed = parse(text)
  if (!parsed.ok) throw new RangeError(parsed.error.code)
  return rollParts(roll(falling(...faces), parsed.value))
}

const t = makeT('en', {
  noted: '{{value}} ({{notes}})',
  separator: ', ',
  dropped: 'dropped',
  rerolled: 'rerolled from {{numbers}}',
  thrown: 'thrown {{numbers}}',
  exploded: 'exploded',
  extra: 'extra',
  success: 'success',
  failure: 'failure',
})

const die = (value: number, more: object = {}): object => ({ kind: 'die', sides: 6, value, kept: true, ...more })

/** The visible numbers and operators, without the notes on dice. */
const written = (parts: readonly RollPart[]): string =>
  parts.map((part) => ('value' in part ? writeFace(part.value) : part.text)).join(' ')

describe('rollParts', () => {
  it.each([
    ['the dropped ones', '4d6kh3', [5, 2, 6, 3], [die(5), die(2, { kept: false }), die(6), die(3)]],
    ['rerolled ones', '2d6ro<3', [1, 2, 5], [die(2, { rerolled: [1] }), die(5)]],
    ['exploded and extra ones', '1d6!', [6, 3], [die(6, { exploded: true }), die(3, { extra: true })]],
    ['compounded ones', '1d6!!', [6, 6, 2], [die(14, { exploded: true, thrown: [6, 6, 2] })]],
    ['penetrating ones', '1d6!p', [6, 3], [die(6, { exploded: true }), die(2, { extra: true, thrown: [3] })]],
    ['the raised ones', '2d6min3', [1, 4], [die(3, { thrown: [1] }), die(4)]],
    [
      'successes and failures',
      '3d6>=5f=1',
      [5, 1, 3],
      [die(5, { mark: 'success' }), die(1, { mark: 'failure' }), die(3)],
    ],
  ])('returns every die of a pool: %s', (_, text, faces, expected) => {
    expect(partsOf(text, ...faces)).toEqual(expected)
  })

  it.each([
    ['-(1d4+2)-3', [4], '− ( 4 + 2 ) − 3'],
    ['1d6*2', [4], '4 × 2'],
    ['2d6*(1d4+1)', [4, 5, 3], '( 4 5 ) × ( 3 + 1 )'],
    ['7/2/2', [], '( 7 ÷ 2 ) ÷ 2'],
    ['ceil(2d6/2)', [4, 5], 'ceil ( ( 4 5 ) ÷ 2 )'],
    ['max(2d6,7)', [4, 5], 'max ( 4 5 , 7 )'],
    ['abs(1d6-6)', [2], 'abs ( 2 − 6 )'],
    ['(2d6+1)>=10', [4, 5], '4 5 + 1 ≥ 10'],
    ['1+((1d6)<>3)', [4], '1 + ( 4 ≠ 3 )'],
    ['2d6[fire]+1d4[cold]', [4, 5, 2], '4 5 [fire] + 2 [cold]'],
    ['(1d6+2)[fire]', [4], '( 4 + 2 ) [fire]'],
    ['{2d6,1d8,9}kh1', [4, 5, 6], '{ 4 5 , 6 , 9 }'],
    ['3dF', [1, 2, 3], '−1 0 1'],
  ])('writes %s with the rolls %j as %s', (text, faces, expected) => {
    expect(written(partsOf(text, ...faces))).toBe(expected)
  })

  it('marks all dice of a dropped group member as dropped', () => {
    expect(partsOf('{2d6,1d8,9}kh1', 4, 4, 6).map((part) => 'kept' in part && part.kept)).toEqual(
      // { 4 4 , 6 , 9 }: only the 9 counts.
      [false, false, false, false, false, false, true, false],
    )
  })
})

describe('the outline of a die', () => {
  it.each([
    ['2d8', [1, 2], [8, 8]],
    ['1d100', [1], [100]],
    ['2d{1,2,4}', [1, 2], [undefined, undefined]],
    ['1d(1d6)', [4, 1], [undefined]],
    ['{2d6}kh1', [1, 2], [6, 6]],
    ['{4d6dl1+1d6}kh2', [1, 2, 3, 4, 5], [6, 6, 6, 6]],
    // The second d8 explodes.
    ['{2d8!+1d4}kh2', [3, 8, 5, 2], [8, 8, 8, 4]],
    ['{(1d8+1d4)[fire]+2d6}kh2', [3, 4, 5, 2], [8, 4, 6, 6]],
    // Which of the four dice was dropped decides which one is the d4.
    ['{2d6kh1+1d4}kh2', [3, 8, 2], [undefined, undefined]],
  ])('of %s with the rolls %j', (text, faces, expected) => {
    expect(partsOf(text, ...faces).map((part) => (part.kind === 'die' ? part.sides : part.kind))).toEqual(expected)
  })

  it('a total that counts as a die has no outline', () => {
    expect(partsOf('{1d6+10}kh1', 3)).toEqual([die(3, { kept: false }), { kind: 'number', value: 10, kept: true }])
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
    ['{1d20,30}kh1', [20], undefined],
    ['1d20ro=1', [1, 20], 'natural-20'],
  ] as const)('of %s with %j is %s', (text, faces, notice) => {
    expect(noticeOf(partsOf(text, ...faces))).toBe(notice)
  })
})

describe('spokenParts', () => {
  it.each([
    ['2d20kh1+5', [7, 12], '7 (dropped), 12 + 5'],
    ['2d6ro<3', [1, 2, 5], '2 (rerolled from 1), 5'],
    ['2d6!', [6, 2, 3], '6 (exploded), 3 (extra), 2'],
    ['2d6!!kh1', [6, 2, 3], '9 (exploded, thrown 6, 3), 2 (dropped)'],
    ['2d6>=5f=1', [6, 1], '6 (success), 1 (failure)'],
    ['2d6[fire]*2', [3, 4], '3, 4 [fire] × 2'],
    ['{1d6,9}kh1', [3], '{ 3 (dropped) , 9 }'],
    ['{1d6,1}kh1', [3], '{ 3 , 1 (dropped) }'],
    ['2dF', [1, 3], '−1, 1'],
  ])('announces %s with the rolls %j as %s', (text, faces, expected) => {
    expect(spokenParts(partsOf(text, ...faces), t)).toBe(expected)
  })
})
