import fc from 'fast-check'
import { PIECES } from '../soup.ts'

/** Letters of each language, digits, and signs of exchange files, besides the pieces of Markdown and YAML. */
const SIGNS = [
  'a',
  'A',
  '1',
  '1,000',
  '0.5',
  'wall',
  '墙',
  '两',
  'กำ',
  'ๆ',
  '!',
  '…',
  '<g id="1">',
  '</g>',
  '{{a}}',
  '""',
]

/** What separates the repeated units: they form one line, words, lines or paragraphs. */
const SEPARATORS = ['', ' ', '\n', '\n\n']

/** A short text, and its separator. The text of a size repeats it. */
export const unit = fc.tuple(
  fc.array(fc.constantFrom(...PIECES, ...SIGNS), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  fc.constantFrom(...SEPARATORS),
)

/** Units that once took quadratic time, and the number of random units besides them. */
export const RUNS = {
  numRuns: 60,
  examples: [[[':::dice', '\n\n']], [['---------', '\n\n']], [['    ', '\n']], [['\u200b---', '']]] satisfies [
    [string, string],
  ][],
}

/** A unit and its separator, repeated to a number of characters. */
export const repeated = ([text, separator]: readonly [string, string], size: number): string =>
  `${text}${separator}`.repeat(Math.ceil(size / (text.length + separator.length)))
