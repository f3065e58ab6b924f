import { describe, expect, it, vi } from 'vitest'
import { formatQuantity, numberFormats } from './numbers.ts'

const en = numberFormats('en')

describe('numberFormats', () => {
  it.each([
    [0.55, '55%'],
    [0.625, '62.5%'],
    [0, '0%'],
    [1, '100%'],
    [0.0004, '< 0.1%'],
    [0.9999, '> 99.9%'],
  ])('writes the share %d as %s', (share, text) => {
    expect(en.percent(share)).toBe(text)
  })

  it('makes the format of so many digits once', () => {
    const made = vi.spyOn(Intl, 'NumberFormat')
    expect([en.percent(0.12345, 3), en.percent(0.54321, 3)]).toEqual(['12.345%', '54.321%'])
    expect(made).toHaveBeenCalledTimes(1)
    made.mockRestore()
  })

  it('shows the sign of a bonus, with a true minus', () => {
    expect([en.signed(5), en.signed(-2), en.signed(0)]).toEqual(['+5', '−2', '+0'])
  })

  it('keeps Arabic digits in Thai and Chinese', () => {
    expect(numberFormats('th-u-nu-thai').number(4.35)).toBe('4.35')
    expect(numberFormats('zh-Hans').integer(-1234)).toBe('−1,234')
  })
})

describe('formatQuantity', () => {
  it('writes each kind in its way', () => {
    expect(formatQuantity(en, { kind: 'probability', value: { numerator: 11n, denominator: 20n } })).toBe('55%')
    const part = { numerator: 91n, denominator: 400n }
    expect(formatQuantity(en, { kind: 'probability', value: part })).toBe('22.8%')
    expect(formatQuantity(en, { kind: 'probability', value: part, digits: 2 })).toBe('22.75%')
    const almost = { numerator: 10n ** 30n - 1n, denominator: 10n ** 30n }
    expect(formatQuantity(en, { kind: 'probability', value: almost })).toBe('> 99.9%')
    expect(formatQuantity(en, { kind: 'number', value: { numerator: 87n, denominator: 20n } })).toBe('4.35')
    expect(formatQuantity(en, { kind: 'integer', value: 19 })).toBe('19')
    expect(formatQuantity(en, { kind: 'signed', value: 5 })).toBe('+5')
  })
})
