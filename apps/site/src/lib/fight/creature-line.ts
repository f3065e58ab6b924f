import { DAMAGE_TYPES, type DamageType, fail, type NewAttack, ok, parse, type Result } from '@rulestone/core'
import { measured, type UnitSystem } from '../units.ts'
import { plain, typedFeet } from './typed-figures.ts'

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
  readonly code: 'no-name' | 'long-name' | 'number' | 'bounds' | 'unknown-word' | 'damage' | 'damage-type'
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

/** Words with the figures that stand right beside them set apart: `ac15`, `生命7`. */
function wordsOf(line: string): string[] {
  return plain(line)
    .replace(/[,、\u3000]/gu, ' ')
    .trim()
    .split(/\s+/u)
    .flatMap((word) => {
      const [, keyword = '', figure = ''] = /^(\p{L}[\p{L}\p{M}]*?)([+-]?\d+)$/u.exec(word) ?? []
      return Object.hasOwn(FIGURES, keyword.toLowerCase()) ? [keyword, figure] : [word]
    })
    .filter((word) => word !== '')
}

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
  get key(): string {
    return (this.word ?? '').toLowerCase()
  }
  take(): string {
    const { word = '' } = this
    this.at += 1
    return word
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
function readFeet({ units }: Reader, text: string, of: 'speed' | 'feet', label: string): Result<number, LineProblem> {
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
  const damage = reader.word ?? ''
  if (!DICE.test(damage) || !parse(damage).ok) return fail({ code: 'damage', got: damage })
  reader.take()
  const damageType = types.get(reader.key)
  if (damageType === undefined) return fail({ code: 'damage-type', got: reader.word ?? '' })
  reader.take()
  const attack = { id, damage, damageType, bonus, ability: 'none', proficient: false } as const
  if (REACH.has(reader.key)) {
    reader.take()
    const reach = readFeet(reader, reader.take(), 'feet', 'reach')
    return reach.ok ? ok({ ...attack, reachFeet: reach.value }) : reach
  }
  if (RANGE.has(reader.key)) {
    reader.take()
    const [normal = '', long] = reader.take().split('/')
    const near = readFeet(reader, normal, 'feet', 'range')
    if (!near.ok) return near
    const shot = { ...attack, kinds: ['ranged'], rangeFeet: near.value } as const
    if (long === undefined) return ok(shot)
    const far = readFeet(reader, long, 'feet', 'range')
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
  while (reader.word !== undefined && !(name.length > 0 && isKeyword(reader.key))) name.push(reader.take())
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
        figure === 'speed' ? readFeet(reader, reader.take(), figure, word) : readNumber(reader, figure, word)
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
