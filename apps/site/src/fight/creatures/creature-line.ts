import { fail, type NewAttack, ok, parse, type Result } from '@rulestone/core'
import { measured, type UnitSystem } from '../../display/units.ts'
import { toTypedAscii, typedFeet } from '../typed-figures.ts'
import type { LineFigure, LineWords } from './line-words.ts'
import { singular } from './singular.ts'

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
  readonly code: 'no-name' | 'long-name' | 'number' | 'bounds' | 'unknown-word' | 'damage' | 'no-damage' | 'damage-type'
  /** the invalid word, or the one after which something is missing */
  readonly got: string
  readonly minimum?: number
  readonly maximum?: number
}

/** The least and the greatest value of each figure. */
export const BOUNDS: Readonly<Record<LineFigure | 'copies' | 'count' | 'bonus' | 'feet', readonly [number, number]>> = {
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

const COPIES_ADJACENT = /(?<=[\p{Script=Han}\p{Script=Thai}])(?=[x*]\d+(?:\s|$))/giu
const COPIES_AFTER = /(?<=^|\s)(\d+)x(?=\s|$)/giu
const SPACED_DICE = /(\d*d\d+)\s*([+-])\s*(\d+)/giu
const MEASURED = /^(\d[\d./]*)(\p{L}[\p{L}\p{M}]*\.?)$/u
const TYPED_DICE = /^(\d*d\d+(?:[+-]\d+)?)([\p{Script=Han}\p{Script=Thai}].*)$/iu

/** Splits a word and an adjacent figure: `ac15`, `生命7`, `30ft`, `1d6挥砍`. */
function splitFigure(word: string, words: LineWords): readonly string[] {
  const [, keyword, rest = ''] = words.joined.exec(word) ?? []
  if (keyword !== undefined) return [keyword, ...splitFigure(rest, words)]
  const [, length = '', unit = ''] = MEASURED.exec(word) ?? []
  if (words.units.has(unit.toLowerCase())) return [length, unit]
  const [, dice, type = ''] = TYPED_DICE.exec(word) ?? []
  return dice === undefined ? [word] : [dice, type]
}

/** A line with ASCII digits and punctuation, and × as x. */
const asciiLine = (line: string): string => toTypedAscii(line.replace(/×\s*(?=[\d๐-๙０-９])/gu, ' x'))

/**
 * The words of a line, with all ways of writing figures, punctuation and copies: `HP: 13`, `强盗×3`, `3x`, `3只狼`,
 * `1d6 + 2`.
 */
const wordsOf = (line: string, words: LineWords): readonly string[] =>
  asciiLine(line)
    .replace(/[,、]/gu, ' ')
    .replace(words.countFirst, '$2 x$1')
    .replace(words.countLast, ' x$1')
    .replace(COPIES_ADJACENT, ' ')
    .replace(COPIES_AFTER, 'x$1')
    .replace(SPACED_DICE, '$1$2$3')
    .replace(words.labelled, '$1 ')
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '')
    .flatMap((word) => splitFigure(word, words))

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

/** Reads a figure within its bounds: a whole number, or a length, which becomes feet. */
export function readFigure(
  of: keyof typeof BOUNDS,
  text: string,
  units: UnitSystem,
  label = '',
): Result<number, LineProblem> {
  const isLength = of === 'speed' || of === 'feet'
  const typed = toTypedAscii(text).trim()
  const value = isLength ? typedFeet(typed, units) : INTEGER.test(typed) ? Number(typed) : undefined
  const [minimum, maximum] = BOUNDS[of]
  if (value !== undefined && value >= minimum && value <= maximum) return ok(value)
  const shown = (bound: number): number => (isLength ? measured({ value: bound, unit: 'feet' }, units).value : bound)
  const bounds = { minimum: shown(minimum), maximum: shown(maximum) }
  return fail(
    value === undefined
      ? { code: 'number', got: label, ...bounds }
      : { code: 'bounds', got: `${label} ${text}`, ...bounds },
  )
}

/** Reads the whole number that comes next. */
function takeNumber(reader: Reader, of: keyof typeof BOUNDS, label: string): Result<number, LineProblem> {
  const { word = '' } = reader
  if (INTEGER.test(word)) reader.take()
  return readFigure(of, word, reader.units, label)
}

const isKeyword = (key: string, { figures, sides, attack }: LineWords): boolean =>
  figures.has(key) || sides.has(key) || attack.has(key) || COPIES.test(key) || INTEGER.test(key)

/** A figure or its label is not part of a name: it is reported as a problem. */
const isFigure = (key: string, next: string, { reach, range }: LineWords): boolean =>
  /[:=]$|[:=]\d|^[+-]?\d+[./]\d+$/u.test(key) ||
  DICE.test(key) ||
  ((reach.has(key) || range.has(key)) && /^\d/u.test(next))

/** Reads a name: the first words of a line, or a field of its own. */
export function readName(text: string, words: LineWords): Result<string, LineProblem> {
  const name = text.trim().split(/\s+/u)
  const [first = ''] = name
  if (isFigure(toTypedAscii(first), '', words)) return fail({ code: 'unknown-word', got: first })
  const full = name.join(' ').replace(/^@+/u, '')
  if (full === '' || (name.length === 1 && isKeyword(toTypedAscii(full).toLowerCase(), words)))
    return fail({ code: 'no-name', got: full })
  return full.length > MAXIMUM_NAME ? fail({ code: 'long-name', got: full, maximum: MAXIMUM_NAME }) : ok(full)
}

/** Whether an attack is complete: the line ends, or something else follows. */
const isOver = ({ word, key, words }: Reader): boolean =>
  word === undefined || isKeyword(key, words) || words.reach.has(key) || words.range.has(key)

/** An attack whose bonus and damage include the ability modifier and the Proficiency Bonus. */
export const PLAIN_ATTACK = { id: '@attack', ability: 'none', proficient: false } as const

/** Reads the dice of damage. */
export function readDamage(text: string): Result<string, LineProblem> {
  const damage = toTypedAscii(text).replace(/\s/gu, '')
  return DICE.test(damage) && parse(damage).ok ? ok(damage) : fail({ code: 'damage', got: text })
}

function readAttack(reader: Reader, number: number): Result<NewAttack, LineProblem> {
  const name: string[] = []
  while (reader.word !== undefined && !INTEGER.test(reader.word) && !DICE.test(reader.word)) name.push(reader.take())
  const id = name.length > 0 ? name.join(' ') : number === 1 ? PLAIN_ATTACK.id : `${PLAIN_ATTACK.id} ${number}`
  let bonus = 0
  if (reader.word !== undefined && INTEGER.test(reader.word)) {
    const read = takeNumber(reader, 'bonus', id)
    if (!read.ok) return read
    bonus = read.value
  }
  if (isOver(reader)) return fail({ code: 'no-damage', got: reader.before })
  const rolled = readDamage(reader.word ?? '')
  if (!rolled.ok) return rolled
  reader.take()
  const { value: damage } = rolled
  const damageType: NewAttack['damageType'] | undefined = isOver(reader)
    ? 'untyped'
    : reader.words.damageTypes.get(reader.key)
  if (damageType === undefined) return fail({ code: 'damage-type', got: reader.word ?? '' })
  if (damageType !== 'untyped') reader.take()
  const attack = { ...PLAIN_ATTACK, id, damage, damageType, bonus }
  if (reader.words.reach.has(reader.key)) {
    reader.take()
    const reach = readFigure('feet', reader.take(), reader.takeUnits(), 'reach')
    return reach.ok ? ok({ ...attack, reachFeet: reach.value }) : reach
  }
  if (reader.words.range.has(reader.key)) {
    reader.take()
    const [normal = '', long] = reader.take().split('/')
    const units = reader.takeUnits()
    const near = readFigure('feet', normal, units, 'range')
    if (!near.ok) return near
    const shot = { ...attack, kinds: ['ranged'], rangeFeet: near.value } as const
    if (long === undefined) return ok(shot)
    const far = readFigure('feet', long, units, 'range')
    return far.ok ? ok({ ...shot, longFeet: far.value }) : far
  }
  return ok(attack)
}

/**
 * Reads a creature from one line: a name, then any known values in any order.
 *
 * @example
 * readCreatureLine('Goblin x3 ac 15 hp 7 init +2', words).value.copies // => 3
 * readCreatureLine('2 Bandits', words).value.name // => 'Bandit'
 * readCreatureLine('Mira 17', words).value.count // => 17
 * readCreatureLine('Mira +3', words).value.initiativeBonus // => 3
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
  const named = readName(name.join(' '), words)
  if (!named.ok) return named
  let creature: TypedCreature = { name: named.value, copies: 1, attacks: [] }
  while (reader.word !== undefined) {
    const { word, key } = reader
    const side = words.sides.get(key)
    const figure = words.figures.get(key)
    const [, digits] = COPIES.exec(key) ?? []
    if (INTEGER.test(word)) {
      // A number with a plus is added to a roll.
      const of = word.startsWith('+') ? 'initiativeBonus' : 'count'
      const read = takeNumber(reader, of, word)
      if (!read.ok) return read
      creature = { ...creature, [of]: read.value }
      continue
    }
    reader.take()
    if (digits !== undefined) {
      const copies = readFigure('copies', digits, units)
      if (!copies.ok) return fail({ ...copies.error, got: word })
      creature = { ...creature, copies: copies.value }
    } else if (figure !== undefined) {
      const value =
        figure === 'speed'
          ? readFigure(figure, reader.take(), reader.takeUnits(), word)
          : takeNumber(reader, figure, word)
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
  const isPlural = creature.copies > 1 && words.countFirst.test(asciiLine(line))
  return ok(isPlural ? { ...creature, name: singular(creature.name) } : creature)
}
