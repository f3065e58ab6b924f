import { fraction } from '@rulestone/core'
import { describe, expect, it, vi } from 'vitest'
import { formatStepValue, numberFormats } from './number-formats.ts'

const en = numberFormats('en')

describe('numberFormats', () => {
  it.each([
    [0.55, '55%'],
    [0.625, '62.5%'],
    [0, '0%'],
    [1, '100%'],
    [0.0003, '< 0.1%'],
    [0.0009999, '< 0.1%'],
    [0.001, '0.1%'],
    [0.999, '99.9%'],
    [0.9994, '> 99.9%'],
    [0.9996, '> 99.9%'],
    [1 - Number.EPSILON, '> 99.9%'],
    [Number.MIN_VALUE, '< 0.1%'],
  ])('writes the share %d as %s', (share, text) => {
    expect(en.percent(share)).toBe(text)
  })

  it('creates the format for a digit count once', () => {
    const made = vi.spyOn(Intl, 'NumberFormat')
    expect([en.percent(0.12345, 3), en.percent(0.54321, 3)]).toEqual(['12.345%', '54.321%'])
    expect(made).toHaveBeenCalledTimes(1)
    made.mockRestore()
  })

  it('shows the sign of a bonus, with a true minus', () => {
    expect([en.signed(5), en.signed(-2), en.signed(0)]).toEqual(['+5', '−2', '+0'])
  })

  it.each([
    [4.35, '4.35'],
    [-3.5, '−3.5'],
    [1234.5, '1,234.5'],
    [0, '0'],
    [12.245, '≈ 12.25'],
    [1 / 3, '≈ 0.33'],
    [-1 / 3, '≈ −0.33'],
    [2.999, '≈ 3'],
    [0.001, '≈ 0'],
    [-0.001, '≈ 0'],
  ])('marks %d as rounded if it is: %s', (value, text) => {
    expect(en.about(value)).toBe(text)
  })

  it('keeps Arabic digits in Thai and Chinese', () => {
    expect(numberFormats('th-u-nu-thai').number(4.35)).toBe('4.35')
    expect(numberFormats('zh-Hans').integer(-1234)).toBe('−1,234')
  })
})

describe('formatStepValue', () => {
  it.each([
    ['even', fraction(1, 2), '50%'],
    ['rounded to a tenth', fraction(25, 108), '23.1%'],
    ['impossible', fraction(0), '0%'],
    ['possible', fraction(1, 1_679_616), '< 0.1%'],
    ['possible, below the smallest double', fraction(1n, 10n ** 400n), '< 0.1%'],
    ['a tenth of a percent', fraction(1, 1000), '0.1%'],
    ['not certain', fraction(1_679_615, 1_679_616), '> 99.9%'],
    ['not certain, closer to 1 than any double', fraction(10n ** 400n - 1n, 10n ** 400n), '> 99.9%'],
    ['certain', fraction(1), '100%'],
  ])('writes a chance: %s', (_, value, text) => {
    expect(formatStepValue(en, { kind: 'probability', value })).toBe(text)
  })

  it.each([
    [{ kind: 'probability', value: fraction(91, 400) }, '22.8%'],
    [{ kind: 'probability', value: fraction(91, 400), digits: 2 }, '22.75%'],
    [{ kind: 'number', value: fraction(87, 20) }, '4.35'],
    [{ kind: 'number', value: fraction(-7, 2) }, '−3.5'],
    [{ kind: 'number', value: fraction(15_869, 1296) }, '≈ 12.24'],
    [{ kind: 'integer', value: 1500 }, '1,500'],
    [{ kind: 'integer', value: -3 }, '−3'],
    [{ kind: 'signed', value: 5 }, '+5'],
  ] as const)('writes %o as %s', (quantity, text) => {
    expect(formatStepValue(en, quantity)).toBe(text)
  })
})
