import { ABILITIES, DAMAGE_TYPES } from '@rulestone/core'
import { type Cells, costCell, diceCell, listed, NONE } from './cells.ts'

const either = (words: readonly string[]): string =>
  words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('|')

const ABILITY = either(ABILITIES)
const TYPE = either(DAMAGE_TYPES)
const DICE = String.raw`\d+d\d+(?: \+ \d+)?`

const all = (text: string, pattern: RegExp): readonly (readonly string[])[] =>
  Array.from(text.matchAll(pattern), ([, ...groups]) => groups.map((group) => group ?? ''))

/** Each word of a choice: `Bludgeoning, Piercing, or Slashing`. */
const each = (choices: string, word: string): readonly string[] =>
  Array.from(choices.matchAll(new RegExp(String.raw`\b(?:${word})\b`, 'g')), ([found]) => found.toLowerCase())

const SAVE = new RegExp(String.raw`((?:${ABILITY})(?: (?:or|and) (?:${ABILITY}))?) (?:saving throw|save)\b`, 'g')
const ATTACK = /\b(melee|ranged) spell attack/gi
const DAMAGE = new RegExp(
  String.raw`(${DICE})(?= (?:(?!\d+d\d)[^.])*?\bdamage\b(?! rolls))|damage equal to (${DICE})`,
  'g',
)
/** Damage that a sentence deals, in dice or in a number. */
const HARM = new RegExp(String.raw`(${DAMAGE.source}|\b\d+ (?:${TYPE}) damage)`, 'g')
const HEALING = new RegExp(
  String.raw`\b(?:regains?|restor(?:es|ing)|restore up to|revives with|returns to life with) (?:a number of )?(?:Hit Points equal to )?(${DICE}|\d+(?= Hit Points?))`,
  'g',
)
const ADDED = new RegExp(String.raw`\bincreases? by (${DICE}|\d+(?: feet| hours?| days?)?)\b`, 'g')

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

/** The words of a description without their markup. */
const plainWords = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[*_]/g, '')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')

/** The figures that a description names. */
export function cellsOfWords(text: string): Cells {
  const words = plainWords(text)
  const attacks = all(words, ATTACK).flat()
  const [effect = '', higher = ''] = words.split('Using a Higher-Level Spell Slot.')
  const harmful = effect.split(/(?<=\.) /).filter((sentence) => all(sentence, HARM).length > 0)
  return {
    Attacks: listed(attacks.map((kind) => kind.toLowerCase())),
    Saves: listed(all(words, SAVE).flatMap(([abilities = '']) => each(abilities, ABILITY))),
    Damage: listed(all(effect, DAMAGE).map((found) => diceCell(found.join('')))),
    'Damage Types': listed(harmful.flatMap((sentence) => each(sentence, TYPE))),
    Healing: listed(all(words, HEALING).map(([amount = '']) => diceCell(amount))),
    Areas: listed(AREAS.flatMap(([pattern, cell]) => all(words, pattern).map((sizes) => cell(...sizes)))),
    Added: listed(all(higher, ADDED).flat()),
  }
}

/** The costs that the words on a Material component name: `a diamond worth 300+ GP, which the spell consumes`. */
export function costOfWords(material: string): string {
  const words = plainWords(material)
  const costs = Array.from(words.matchAll(/([\d,]+)\+? (GP|CP|Copper Pieces?)/g))
  const parts = costs.map((cost, index) => {
    const [, amount = '', coin = ''] = cost
    const rest = words.slice(cost.index, costs[index + 1]?.index)
    const consumed = rest.includes('consumes') || words.includes('all of which the spell consumes')
    return costCell(
      coin === 'Copper Pieces' ? `${amount} × 1 CP` : `${amount} ${coin.replace('Copper Piece', 'CP')}`,
      consumed,
    )
  })
  return parts.join(', ') || NONE
}
