import { DAMAGE_TYPES, type DamageType, fail, type NewAttack, ok, parse, type Result } from '@rulestone/core'
import { measured, type UnitSystem } from '../../display/units.ts'
import { plain, typedFeet } from '../typed-figures.ts'

/** A creature as somebody types it on one line. What is left out is left to the rules, or not counted. */
export interface TypedCreature {
  readonly name: string
  readonly copies: number
  readonly side?: 'party' | 'foes'
  readonly armorClass?: number
  readonly hitPoints?: number
  readonly initiativeBonus?: number
  /** its Initiative count, as it was rolled with real dice */
  readonly count?: number
  readonly speed?: number
  readonly attacks: readonly NewAttack[]
}

/** What is wrong with a line, and the words that are. */
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
  /** the word that is wrong, or the one after which something is missing */
  readonly got: string
  readonly minimum?: number
  readonly maximum?: number
}

/** Damage types by the words that name them, in lower case. */
export type DamageWords = ReadonlyMap<string, DamageType>

type Figure = 'armorClass' | 'hitPoints' | 'initiativeBonus' | 'speed'

const FIGURES: Readonly<Record<string, Figure>> = {
  ac: 'armorClass',
  护甲: 'armorClass',
  护甲等级: 'armorClass',
  ระดับการป้องกัน: 'armorClass',
  hp: 'hitPoints',
  生命: 'hitPoints',
  生命值: 'hitPoints',
  ฮิตพอยต์: 'hitPoints',
  init: 'initiativeBonus',
  initiative: 'initiativeBonus',
  先攻: 'initiativeBonus',
  ลำดับ: 'initiativeBonus',
  speed: 'speed',
  速度: 'speed',
  ความเร็ว: 'speed',
}

const BOUNDS: Readonly<Record<Figure | 'copies' | 'count' | 'bonus' | 'feet', readonly [number, number]>> = {
  armorClass: [0, 40],
  hitPoints: [1, 9999],
  initiativeBonus: [-10, 30],
  speed: [0, 500],
  copies: [1, 20],
  count: [-20, 60],
  bonus: [-10, 30],
  feet: [5, 2000],
}

const SIDES: Readonly<Record<string, 'party' | 'foes'>> = {
  party: 'party',
  pc: 'party',
  队伍: 'party',
  ปาร์ตี้: 'party',
  foe: 'foes',
  foes: 'foes',
  敌方: 'foes',
  ศัตรู: 'foes',
}

const ATTACK = new Set(['attack', 'atk', '攻击', 'โจมตี'])
const REACH = new Set(['reach', '触及', 'ระยะเอื้อม'])
const RANGE = new Set(['range', '射程', 'ระยะยิง'])

const MAXIMUM_NAME = 40

/** Units that somebody writes after a length, whatever the page shows. */
const UNITS: Readonly<Record<string, UnitSystem>> = {
  ...{ ft: 'feet', 'ft.': 'feet', feet: 'feet', 尺: 'feet', 英尺: 'feet', ฟุต: 'feet' },
  ...{ m: 'metric', meters: 'metric', metres: 'metric', 米: 'metric', เมตร: 'metric', 'ม.': 'metric' },
  ...{ squares: 'squares', 格: 'squares', ช่อง: 'squares' },
}

const KEYWORDS = [...Object.keys(FIGURES), ...ATTACK, ...REACH, ...RANGE]
  .toSorted((one, other) => other.length - one.length)
  .join('|')

const COPIES_FIRST = /^\s*(x\d+|\d+x)\s+(.+)$/iu
const COPIES_GLUED = /(?<=[\p{Script=Han}\p{Script=Thai}])(?=[x*]\d+(?:\s|$))/giu
const COPIES_AFTER = /(?<=^|\s)(\d+)x(?=\s|$)/giu
const SPACED_DICE = /(\d*d\d+)\s*([+-])\s*(\d+)/giu
const NAMED = new RegExp(`(?<![\\p{L}\\p{M}])(${KEYWORDS})\\s*[:=]\\s*`, 'giu')
const GLUED = new RegExp(`^(${KEYWORDS})([+-]?\\d.*)$`, 'iu')
const MEASURED = /^(\d[\d./]*)(\p{L}[\p{L}\p{M}]*\.?)$/u
const TYPED_DICE = /^(\d*d\d+(?:[+-]\d+)?)([\p{Script=Han}\p{Script=Thai}].*)$/iu

/** A word with what stands right beside its figure set apart: `ac15`, `生命7`, `30ft`, `1d6挥砍`. */
function apart(word: string): readonly string[] {
  const [, keyword, rest = ''] = GLUED.exec(word) ?? []
  if (keyword !== undefined) return [keyword, ...apart(rest)]
  const [, length = '', unit = ''] = MEASURED.exec(word) ?? []
  if (Object.hasOwn(UNITS, unit.toLowerCase())) return [length, unit]
  const [, dice, type = ''] = TYPED_DICE.exec(word) ?? []
  return dice === undefined ? [word] : [dice, type]
}

/** The words of a line, however people set figures, signs and copies: `HP: 13`, `强盗×3`, `3x`, `1d6 + 2`. */
const wordsOf = (line: string): readonly string[] =>
  plain(line.replace(/×\s*(?=[\d๐-๙０-９])/gu, ' x'))
    .replace(/[,、]/gu, ' ')
    .replace(COPIES_FIRST, '$2 $1')
    .replace(COPIES_GLUED, ' ')
    .replace(COPIES_AFTER, 'x$1')
    .replace(SPACED_DICE, '$1$2$3')
    .replace(NAMED, '$1 ')
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '')
    .flatMap(apart)

class Reader {
  readonly words: readonly string[]
  /** in which lengths are typed */
  readonly units: UnitSystem
  at = 0
  constructor(words: readonly string[], units: UnitSystem) {
    this.words = words
    this.units = units
  }
  get word(): string | undefined {
    return this.words[this.at]
  }
  get before(): string {
    return this.words[this.at - 1] ?? ''
  }
  get next(): string | undefined {
    return this.words[this.at + 1]
  }
  get key(): string {
    return (this.word ?? '').toLowerCase()
  }
  take(): string {
    const { word = '' } = this
    this.at += 1
    return word
  }
  /** The units that come next, or those of the reader. */
  takeUnits(): UnitSystem {
    const { key, units } = this
    return Object.hasOwn(UNITS, key) ? (UNITS[this.take().toLowerCase()] ?? units) : units
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

/** A length, in feet. */
function readFeet(text: string, units: UnitSystem, of: 'speed' | 'feet', label: string): Result<number, LineProblem> {
  const value = typedFeet(text, units)
  if (value === undefined) return fail({ code: 'number', got: label })
  const [minimum, maximum] = BOUNDS[of]
  const shown = (feet: number): number => measured({ value: feet, unit: 'feet' }, units).value
  return value >= minimum && value <= maximum
    ? ok(value)
    : fail({ code: 'bounds', got: `${label} ${text}`, minimum: shown(minimum), maximum: shown(maximum) })
}

const isKeyword = (key: string): boolean =>
  Object.hasOwn(FIGURES, key) || Object.hasOwn(SIDES, key) || ATTACK.has(key) || COPIES.test(key) || INTEGER.test(key)

/** What looks like a figure or its label is no part of a name: better asked about than taken for one. */
const isFigure = (key: string, next = ''): boolean =>
  /[:=]$|[:=]\d|^[+-]?\d+[./]\d+$/u.test(key) ||
  DICE.test(key) ||
  ((REACH.has(key) || RANGE.has(key)) && /^\d/u.test(next))

/** Whether an attack says no more: the line ends, or goes on with something else. */
const isOver = ({ word, key }: Reader): boolean =>
  word === undefined || isKeyword(key) || REACH.has(key) || RANGE.has(key)

function readAttack(reader: Reader, number: number, types: DamageWords): Result<NewAttack, LineProblem> {
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
  const damageType = types.get(reader.key)
  if (damageType === undefined) return fail({ code: 'damage-type', got: reader.word ?? '' })
  reader.take()
  const attack = { id, damage, damageType, bonus, ability: 'none', proficient: false } as const
  if (REACH.has(reader.key)) {
    reader.take()
    const reach = readFeet(reader.take(), reader.takeUnits(), 'feet', 'reach')
    return reach.ok ? ok({ ...attack, reachFeet: reach.value }) : reach
  }
  if (RANGE.has(reader.key)) {
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

/** The damage types by their ids, and by what a language calls them. */
export const damageWords = (names: Readonly<Record<string, string>>): DamageWords =>
  new Map(
    DAMAGE_TYPES.flatMap((type) => [type, names[type] ?? type].map((word) => [word.toLowerCase(), type] as const)),
  )

/**
 * Reads a creature from one line: a name, then whatever is known of it, in any order.
 *
 * @example
 * readCreatureLine('Goblin x3 ac 15 hp 7 init +2', damageWords({})).value.copies // => 3
 * readCreatureLine('Mira 17', damageWords({})).value.count // => 17
 * readCreatureLine('Wolf speed 12', damageWords({}), 'metric').value.speed // => 40
 * readCreatureLine('Wolf ac', damageWords({})).error // => { code: 'number', got: 'ac' }
 */
export function readCreatureLine(
  line: string,
  types: DamageWords,
  units: UnitSystem = 'feet',
): Result<TypedCreature, LineProblem> {
  const reader = new Reader(wordsOf(line), units)
  const name: string[] = []
  while (
    reader.word !== undefined &&
    !(name.length > 0 && (isKeyword(reader.key) || isFigure(reader.key, reader.next)))
  ) {
    name.push(reader.take())
  }
  const [first = ''] = name
  if (isFigure(first)) return fail({ code: 'unknown-word', got: first })
  const full = name.join(' ').replace(/^@+/u, '')
  if (full === '' || (name.length === 1 && isKeyword(full.toLowerCase()))) return fail({ code: 'no-name', got: full })
  if (full.length > MAXIMUM_NAME) return fail({ code: 'long-name', got: full, maximum: MAXIMUM_NAME })
  let creature: TypedCreature = { name: full, copies: 1, attacks: [] }
  while (reader.word !== undefined) {
    const { word, key } = reader
    const side = SIDES[key]
    const figure = Object.hasOwn(FIGURES, key) ? FIGURES[key] : undefined
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
    } else if (side !== undefined && Object.hasOwn(SIDES, key)) {
      creature = { ...creature, side }
    } else if (ATTACK.has(key)) {
      const attack = readAttack(reader, creature.attacks.length + 1, types)
      if (!attack.ok) return attack
      creature = { ...creature, attacks: [...creature.attacks, attack.value] }
    } else {
      return fail({ code: 'unknown-word', got: word })
    }
  }
  return ok(creature)
}
