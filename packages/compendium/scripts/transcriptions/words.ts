import { ABILITIES, DAMAGE_TYPES } from '@rulestone/core'

export const either = (words: readonly string[]): string =>
  words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('|')

/** Any ability, type of damage or dice, in a pattern. */
export const ABILITY = either(ABILITIES)
export const TYPE = either(DAMAGE_TYPES)
export const DICE = String.raw`\d+d\d+(?: \+ \d+)?`

/** The groups of each match. */
export const all = (text: string, pattern: RegExp): readonly (readonly string[])[] =>
  Array.from(text.matchAll(pattern), ([, ...groups]) => groups.map((group) => group ?? ''))

/** Each word of a choice: `Bludgeoning, Piercing, or Slashing`. */
export const each = (choices: string, word: string): readonly string[] =>
  Array.from(choices.matchAll(new RegExp(String.raw`\b(?:${word})\b`, 'g')), ([found]) => found.toLowerCase())

/** How the text states each kind of area, and its cell. */
const AREAS: readonly (readonly [pattern: RegExp, cell: (...sizes: readonly string[]) => string])[] = [
  [/(\d+)[- ]foot-radius Sphere/g, (radius) => `sphere ${radius}`],
  [/globe with a radius of up to (\d+) feet/g, (radius) => `sphere ${radius}`],
  [
    /(\d+)[- ]foot-radius, (\d+)[- ]foot[- ]?(?:high|tall) Cylinder/g,
    (radius, height) => `cylinder ${radius} × ${height}`,
  ],
  [
    /(\d+)[- ]foot[- ](?:tall|high), (\d+)[- ]foot-radius Cylinder/g,
    (height, radius) => `cylinder ${radius} × ${height}`,
  ],
  [/(\d+)[- ]foot Emanation/g, (radius) => `emanation ${radius}`],
  [/(\d+)[- ]foot Cone/g, (length) => `cone ${length}`],
  [/(\d+)[- ]foot Cube/g, (side) => `cube ${side}`],
  [/Cube up to (\d+) feet on a side/g, (side) => `cube ${side}`],
  [/(\d+)[- ]foot[- ]square(?! panels)/g, (side) => `square ${side}`],
  [/(\d+)[- ]foot-radius circle/g, (radius) => `circle ${radius}`],
  [/(\d+)[- ]foot-long, (\d+)[- ]foot-wide Line/g, (length, width) => `line ${length} × ${width}`],
  [/(\d+)[- ]foot-wide, (\d+)[- ]foot-long Line/g, (width, length) => `line ${length} × ${width}`],
  [
    /wall up to (\d+) feet long, (\d+) feet high, and (\d+) f[eo]+t thick/g,
    (length, height, thickness) => `wall ${length} × ${height} × ${thickness}`,
  ],
  [
    /ringed wall up to (\d+) feet in diameter, (\d+) feet high, and (\d+) f[eo]+t thick/g,
    (diameter, height, thickness) => `ring ${diameter} × ${height} × ${thickness}`,
  ],
  [/ten (\d+)[- ]foot(?:-by-\d+-foot|-square) panels/g, (side) => `panels ${side} × 10`],
]

/** The areas that words name. */
export const areasOf = (words: string): readonly string[] =>
  AREAS.flatMap(([pattern, cell]) => all(words, pattern).map((sizes) => cell(...sizes)))

/** The words of a description without their markup. */
export const plainWords = (text: string): string =>
  text
    .replaceAll(/<[^>]*>|&emsp;/g, ' ')
    .replaceAll(/[*_]/g, '')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
