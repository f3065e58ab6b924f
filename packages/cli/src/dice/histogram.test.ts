import { type Distribution, fromOutcomes, odds, parse } from '@rulestone/core'
import { numberFormats } from '@rulestone/text/number-formats'
import { describe, expect, test } from 'vitest'
import { LABELS } from '../terminal/labels.ts'
import { histogram } from './histogram.ts'

const formats = numberFormats('en')
const { range } = LABELS

function oddsOf(notation: string): Distribution {
  const parsed = parse(notation)
  if (!parsed.ok) throw new Error(notation)
  const result = odds(parsed.value)
  if (!result.ok) throw new Error(notation)
  return result.value
}

describe('a line for each outcome', () => {
  test('the length of a bar is proportional to the probability', () => {
    expect(histogram(oddsOf('2d2'), { columns: 20, formats, range })).toEqual([
      '2  25%  ██████',
      '3  50%  ████████████',
      '4  25%  ██████',
    ])
  })

  test('outcomes below the threshold are shaded', () => {
    expect(histogram(oddsOf('1d2-2'), { columns: 20, formats, range, threshold: 0 })).toEqual([
      '-1  50%  ░░░░░░░░░░░',
      ' 0  50%  ███████████',
    ])
  })

  test('impossible outcomes keep a line without a bar', () => {
    expect(
      histogram(
        fromOutcomes([
          [0, 3n],
          [2, 1n],
        ]),
        { columns: 18, formats, range },
      ),
    ).toEqual(['0  75%  ██████████', '1   0%', '2  25%  ███'])
  })

  test.each([3, 1_000_000, -1_000_000])('a threshold of %d outside the range adds no line', (threshold) => {
    expect(histogram(oddsOf('1d2'), { columns: 20, formats, range, threshold })).toHaveLength(2)
  })

  test('a certain outcome', () => {
    expect(histogram(oddsOf('7'), { columns: 14, formats, range })).toEqual(['7  100%  █████'])
  })

  test('a narrow terminal still has bars of one column', () => {
    expect(histogram(oddsOf('1d2'), { columns: 0, formats, range })).toEqual(['1  50%  █', '2  50%  █'])
  })
})

describe('many outcomes share lines', () => {
  /** The outcomes of each line. */
  const spans = (notation: string, threshold?: number): string[] =>
    histogram(oddsOf(notation), { columns: 80, formats, range, threshold }).map((line) =>
      line.trim().replace(/ {2}.*/, ''),
    )

  test('groups equally many outcomes per line, except at the ends', () => {
    const lines = spans('1d100')
    expect(lines).toHaveLength(34)
    expect(lines.slice(0, 2)).toEqual(['1 to 3', '4 to 6'])
    expect(lines.at(-1)).toBe('100')
  })

  test('merges the rare outcomes at each end', () => {
    const lines = spans('20d20')
    expect(lines.length).toBeLessThanOrEqual(43)
    expect(lines[0]).toMatch(/^20 to 1\d\d$/)
    expect(lines.at(-1)).toMatch(/^[23]\d\d to 400$/)
  })

  test.each([233, 120, 21, 399, 400])('a line begins at the threshold %d', (threshold) => {
    expect(spans('20d20', threshold).some((span) => span.startsWith(`${threshold}`))).toBe(true)
  })

  test.each([
    ['20d20', 233],
    ['1d100', 51],
    ['1d1000', 2],
  ])('%s: no line mixes outcomes below and above the threshold', (notation, threshold) => {
    const lines = histogram(oddsOf(notation), { columns: 80, formats, range, threshold })
    const solid = lines.filter((line) => line.includes('█')).map((line) => Number.parseInt(line.trim(), 10))
    const shaded = lines.filter((line) => line.includes('░')).map((line) => Number.parseInt(line.trim(), 10))
    expect(Math.min(...solid)).toBeGreaterThanOrEqual(threshold)
    expect(Math.max(0, ...shaded)).toBeLessThan(threshold)
  })

  test('a line of several outcomes is in the words that are given, right-aligned by columns', () => {
    const lines = histogram(oddsOf('1d50'), { columns: 20, formats, range: (from, to) => `${from}至${to}` })
    expect(lines.slice(0, 2)).toEqual(['  1至2  4%  ████████', '  3至4  4%  ████████'])
    expect(lines.at(-1)).toBe('49至50  4%  ████████')
  })
})
