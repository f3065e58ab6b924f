import { fraction } from '@rulestone/core'
import { describe, expect, test } from 'vitest'
import { quantities } from './quantity.ts'

const write = quantities('en')

describe('chances', () => {
  test.each([
    ['even', fraction(1, 2), '50%'],
    ['rounded to a tenth', fraction(25, 108), '23.1%'],
    ['impossible', fraction(0), '0%'],
    ['possible', fraction(1, 1_679_616), '< 0.1%'],
    ['possible, below every double', fraction(1n, 10n ** 400n), '< 0.1%'],
    ['a tenth of a percent', fraction(1, 1000), '0.1%'],
    ['not certain', fraction(1_679_615, 1_679_616), '> 99.9%'],
    ['not certain, nearer to 1 than every double', fraction(10n ** 400n - 1n, 10n ** 400n), '> 99.9%'],
    ['certain', fraction(1), '100%'],
  ])('%s', (_, value, text) => {
    expect(write({ kind: 'probability', value })).toBe(text)
  })
})

test.each([
  [{ kind: 'probability', value: fraction(91, 400), digits: 2 }, '22.75%'],
  [{ kind: 'number', value: fraction(15_869, 1296) }, '12.24'],
  [{ kind: 'number', value: fraction(-7, 2) }, '−3.5'],
  [{ kind: 'integer', value: 1500 }, '1,500'],
  [{ kind: 'integer', value: -3 }, '−3'],
  [{ kind: 'signed', value: 0 }, '+0'],
  [{ kind: 'signed', value: -2 }, '−2'],
] as const)('%o is %s', (quantity, text) => {
  expect(write(quantity)).toBe(text)
})

test('digits are Arabic in every language', () => {
  expect(quantities('th-u-nu-thai')({ kind: 'integer', value: 12 })).toBe('12')
})
