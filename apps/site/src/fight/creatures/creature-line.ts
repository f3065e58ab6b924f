import { fail, type NewAttack, ok, parse, type Result } from '@rulestone/core'
import { measured, type UnitSystem } from '../../display/units.ts'
import { plain, typedFeet } from '../typed-figures.ts'
import type { LineFigure, LineWords } from './line-words.ts'

/** A creature typed on one line. What is left out gets a default, or is not tracked. */
export interface TypedCreature {
  readonly name: string
  readonly copies: number
  readonly side?: 'party' | 'foes'
  readonly armorClass?: number
  readonly hitPoints?: number
  readonly initiativeBonus?: number
  /** its Initiative count, rolled with real dice */
  readonly count?: number
  readonly speed?: number
  readonly attacks: readonly NewAttack[]
}

/** What is wrong with a line, and the word it concerns. */
export interface LineProblem {
  readonly code:
    | 'no-name'
    | 'long-name'
    | 'number'
    | 'bounds'
    | 'unknown-word'
    | 'damage'
    | 'no-damage'
    | 'damage-type'
    | 'no-damage-type'
  /** the invalid word, or the one after which something is missing */
  readonly got: string
  readonly minimum?: number
  readonly maximum?: number
}

const BOUNDS: Readonly<Record<LineFigure | 'copies' | 'count' | 'bonus' | 'feet', readonly [number, number]>> = {
  armorClass: [0, 40],
  hitPoints: [1, 9999],
  initiativeBonus: [-10, 30],
  speed: [0, 500],
  copies: [1, 20],
  count: [-20, 60],
  bonus: [-10, 30],
  feet: [5, 2000],
}

const MAXIMUM_NAME = 40

const COPIES_FIRST = /^\s*(x\d+|\d+x)\s+(.+)$/iu
const COPIES_GLUED = /(?<=[\p{Script=Han}\p{Script=Thai}])(?=[x*]\d+(?:\s|$))/giu
const COPIES_AFTER = /(?<=^|\s)(\d+)x(?=\s|$)/giu
const SPACED_DICE = /(\d*d\d+)\s*([+-])\s*(\d+)/giu
const MEASURED = /^(\d[\d./]*)(\p{L}[\p{L}\p{M}]*\.?)$/u
const TYPED_DICE = /^(\d*d\d+(?:[+-]\d+)?)([\p{Script=Han}\p{Script=Thai}].*)$/iu

/** Splits a word and an adjacent figure: `ac15`, `生命7`, `30ft`, `1d6挥砍`. */
function apart(word: string, words: LineWords): readonly string[] {
  const [, keyword, rest = ''] = words.joined.exec(word) ?? []
  if (keyword !== undefined) return [keyword, ...apart(rest, words)]
  const [, length = '', unit = ''] = MEASURED.exec(word) ?? []
  if (words.units.has(unit.toLowerCase())) return [length, unit]
  const [, dice, type = ''] = TYPED_DICE.exec(word) ?? []
  return dice === undefined ? [word] : [dice, type]
}

/** The words of a line, with all ways of writing figures, punctuation and copies: `HP: 13`, `强盗×3`, `3x`, `1d6 + 2`. */
const wordsOf = (line: string, words: LineWords): readonly string[] =>
  plain(line.replace(/×\s*(?=[\d๐-๙０-９])/gu, ' x'))
    .replace(/[,、]/gu, ' ')
    .replace(COPIES_FIRST, '$2 $1')
    .replace(COPIES_GLUED, ' ')
    .replace(COPIES_AFTER, 'x$1')
    .replace(SPACED_DICE, '$1$2$3')
    .replace(words.labelled, '$1 ')
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '')
    .flatMap((word) => apart(word, words))

/** A position in the words of a line. */
class Reader {
  readonly line: readonly string[]
  readonly words: LineWords
  /** the units in which lengths are typed */
  readonly units: UnitSystem
  at = 0
  constructor(line: string, words: LineWords, units: UnitSystem) {
    this.line = wordsOf(line, words)
    this.words = words
    this.units = units
  }
  get word(): string | undefined {
    return this.line[this.at]
  }
  get before(): string {
    return this.line[this.at - 1] ?? ''
  }
  get next(): string | undefined {
    return this.line[this.at + 1]
  }
  get key(): string {
    return (this.word ?? '').toLowerCase()
  }
  take(): string {
    const { word = '' } = this
    this.at += 1
    return word
  }
  /** The unit that comes next, or the reader's. */
  takeUnits(): UnitSystem {
    const units = this.words.units.get(this.key)
    if (units === undefined) return this.units
    this.take()
    return units
  }
}

const INTEGER = /^[+-]?\d+$/u
const COPIES = /^[x*](\d+)$/iu
const DICE = /^\d*d\d+([+-]\d+)?$/iu

function readNumber(reader: Reader, of: keyof typeof BOUNDS, label: string): Result<number, LineProblem> {
  const { word } = reader
  if (word === undefined || !INTEGER.test(word)) return fail({ code: 'number', got: label })
  reader.take()
  const [minimum, maximum] = BOUNDS[of]
  const value = Number(word)
  return value >= minimum && value <= maximum
    ? ok(value)
    : fail({ code: 'bounds', got: `${label} ${word}`, minimum, maximum })
}

/** A length in feet. */
function readFeet(text: string, units: UnitSystem, of: 'speed' | 'feet', label: string): Result<number, LineProblem> {
  const value = typedFeet(text, units)
  if (value === undefined) return fail({ code: 'number', got: label })
  const [minimum, maximum] = BOUNDS[of]
  const shown = (feet: number): number => measured({ value: feet, unit: 'feet' }, units).value
  return value >= minimum && value <= maximum
    ? ok(value)
    : fail({ code: 'bounds', got: `${label} ${text}`, minimum: shown(minimum), maximum: shown(maximum) })
}

const isKeyword = (key: string, { figures, sides, attack }: LineWords): boolean =>
  figures.has(key) || sides.has(key) || attack.has(key) || COPIES.test(key) || INTEGER.test(key)

/** A figure or its label is not part of a name: the reader is asked about it. */
const isFigure = (key: string, next: string, { reach, range }: LineWords): boolean =>
  /[:=]$|[:=]\d|^[+-]?\d+[./]\d+$/u.test(key) ||
  DICE.test(key) ||
  ((reach.has(key) || range.has(key)) && /^\d/u.test(next))

/** Whether an attack is complete: the line ends, or something else follows. */
const isOver = ({ word, key, words }: Reader): boolean =>
  word === undefined || isKeyword(key, words) || words.reach.has(key) || words.range.has(key)

function readAttack(reader: Reader, number: number): Result<NewAttack, LineProblem> {
  const name: string[] = []
  while (reader.word !== undefined && !INTEGER.test(reader.word) && !DICE.test(reader.word)) name.push(reader.take())
  const id = name.length > 0 ? name.join(' ') : number === 1 ? '@attack' : `@attack ${number}`
  let bonus = 0
  if (reader.word !== undefined && INTEGER.test(reader.word)) {
    const read = readNumber(reader, 'bonus', id)
    if (!read.ok) return read
    bonus = read.value
  }
  if (isOver(reader)) return fail({ code: 'no-damage', got: reader.before })
  const damage = reader.word ?? ''
  if (!DICE.test(damage) || !parse(damage).ok) return fail({ code: 'damage', got: damage })
  reader.take()
  if (isOver(reader)) return fail({ code: 'no-damage-type', got: damage })
  const damageType = reader.words.damageTypes.get(reader.key)
  if (damageType === undefined) return fail({ code: 'damage-type', got: reader.word ?? '' })
  reader.take()
  const attack = { id, damage, damageType, bonus, ability: 'none', proficient: false } as const
  if (reader.words.reach.has(reader.key)) {
    reader.take()
    const reach = readFeet(reader.take(), reader.takeUnits(), 'feet', 'reach')
    return reach.ok ? ok({ ...attack, reachFeet: reach.value }) : reach
  }
  if (reader.words.range.has(reader.key)) {
    reader.take()
    const [normal = '', long] = reader.take().split('/')
    const units = reader.takeUnits()
    const near = readFeet(normal, units, 'feet', 'range')
    if (!near.ok) return near
    const shot = { ...attack, kinds: ['ranged'], rangeFeet: near.value } as const
    if (long === undefined) return ok(shot)
    const far = readFeet(long, units, 'feet', 'range')
    return far.ok ? ok({ ...shot, longFeet: far.value }) : far
  }
  return ok(attack)
}

/**
 * Reads a creature from one line: a name, then any known values in any order.
 *
 * @example
 * readCreatureLine('Goblin x3 ac 15 hp 7 init +2', words).value.copies // => 3
 * readCreatureLine('Mira 17', words).value.count // => 17
 * readCreatureLine('Wolf speed 12', words, 'metric').value.speed // => 40
 * readCreatureLine('Wolf ac', words).error // => { code: 'number', got: 'ac' }
 */
export function readCreatureLine(
  line: string,
  words: LineWords,
  units: UnitSystem = 'feet',
): Result<TypedCreature, LineProblem> {
  const reader = new Reader(line, words, units)
  const name: string[] = []
  while (
    reader.word !== undefined &&
    !(name.length > 0 && (isKeyword(reader.key, words) || isFigure(reader.key, reader.next ?? '', words)))
  ) {
    name.push(reader.take())
  }
  const [first = ''] = name
  if (isFigure(first, '', words)) return fail({ code: 'unknown-word', got: first })
  const full = name.join(' ').replace(/^@+/u, '')
  if (full === '' || (name.length === 1 && isKeyword(full.toLowerCase(), words)))
    return fail({ code: 'no-name', got: full })
  if (full.length > MAXIMUM_NAME) return fail({ code: 'long-name', got: full, maximum: MAXIMUM_NAME })
  let creature: TypedCreature = { name: full, copies: 1, attacks: [] }
  while (reader.word !== undefined) {
    const { word, key } = reader
    const side = words.sides.get(key)
    const figure = words.figures.get(key)
    const [, copies] = COPIES.exec(key) ?? []
    if (INTEGER.test(word)) {
      const count = readNumber(reader, 'count', word)
      if (!count.ok) return count
      creature = { ...creature, count: count.value }
      continue
    }
    reader.take()
    if (copies !== undefined) {
      const [minimum, maximum] = BOUNDS.copies
      const number = Number(copies)
      if (number < minimum || number > maximum) return fail({ code: 'bounds', got: word, minimum, maximum })
      creature = { ...creature, copies: number }
    } else if (figure !== undefined) {
      const value =
        figure === 'speed'
          ? readFeet(reader.take(), reader.takeUnits(), figure, word)
          : readNumber(reader, figure, word)
      if (!value.ok) return value
      creature = { ...creature, [figure]: value.value }
    } else if (side !== undefined) {
      creature = { ...creature, side }
    } else if (words.attack.has(key)) {
      const attack = readAttack(reader, creature.attacks.length + 1)
      if (!attack.ok) return attack
      creature = { ...creature, attacks: [...creature.attacks, attack.value] }
    } else {
      return fail({ code: 'unknown-word', got: word })
    }
  }
  return ok(creature)
}
