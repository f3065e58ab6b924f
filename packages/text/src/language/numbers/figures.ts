import { asciiDigits } from './ascii-digits.ts'

/** A number, fraction or dice written in digits. */
export interface WrittenFigure {
  /** dice (`2d6+3`), a die (`d20`), a fraction (`3/4`), or a number with its sign and percent sign */
  readonly kind: 'roll' | 'die' | 'fraction' | 'number'
  /** normalised: `1500`, `+5`, `−2`, `60%` */
  readonly value: string
  readonly start: number
  readonly end: number
}

const VULGAR: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅛': '1/8',
}

const PATTERN = new RegExp(
  [
    '(?<roll>(?<![\\dA-Za-z])\\d+[dD]\\d+(?:k[hl]\\d+)?(?:[+\\u2212-]\\d+(?![\\dd]))*)',
    '(?<die>(?<![A-Za-z])[dD]\\d+)',
    '(?<fraction>(?<![\\d/])\\d{1,2}/\\d{1,3}(?![\\d/])|[½⅓⅔¼¾⅕⅛])',
    '(?<number>(?:(?<![\\dA-Za-z)\\]\\ufffc])[+\\u2212-])?(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?\\s?%?)',
  ].join('|'),
  'g',
)

const MINUS = /[\u2212-]/g

/**
 * The figures of a text in digits, in order. Thai and full-width digits are read as ASCII; thousands separators are
 * ignored.
 *
 * @example
 * figuresOf('+5 or 60%, 1,500 and 2d6').map(({ value }) => value) // => ['+5', '60%', '1500', '2d6']
 * figuresOf('两颗d20，¾').map(({ kind, value }) => [kind, value]) // => [['die', 'd20'], ['fraction', '3/4']]
 */
export function figuresOf(text: string): WrittenFigure[] {
  return Array.from(asciiDigits(text).matchAll(PATTERN), ({ 0: match, index, groups }): WrittenFigure => {
    const place = { start: index, end: index + match.length }
    if (groups?.['roll'] !== undefined)
      return { kind: 'roll', value: match.toLowerCase().replace(MINUS, '-'), ...place }
    if (groups?.['die'] !== undefined) return { kind: 'die', value: match.toLowerCase(), ...place }
    if (groups?.['fraction'] !== undefined) return { kind: 'fraction', value: VULGAR[match] ?? match, ...place }
    return { kind: 'number', value: match.replace(/[,\s]/g, '').replace(MINUS, '\u2212'), ...place }
  })
}
