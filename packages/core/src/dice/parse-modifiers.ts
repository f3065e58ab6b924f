import {
  type Cursor,
  here,
  readComparison,
  readInteger,
  readNumber,
  refuse,
  requireWithin,
  sees,
  seesDigit,
  skipSpace,
  take,
  unexpected,
} from './cursor.ts'
import type { Dialect } from './dialect.ts'
import type { Explode, Keep, Modifiers, Reroll, Test } from './syntax.ts'

/** In which order modifiers are applied. Marks only show a die, so they may stand anywhere. */
const STAGES = { reroll: 1, explode: 2, clamp: 3, keep: 4, tally: 5 } as const

/** Modifiers while they are read. */
export type Reading = { -readonly [Key in keyof Modifiers]: Modifiers[Key] }

/** The tests that `ro`, `!` and the like have when none is written, for the pool at hand. */
export interface Faces {
  readonly lowest: number
  /** whether every face matches a test: without one, whether every face is the highest */
  allMatch(test: Test | undefined): boolean
}

/** What modifiers are read from, by which dialect, and where they are put. */
export interface Modifying {
  readonly cursor: Cursor
  readonly dialect: Dialect
  /** what the dice show; undefined for a group, whose dice cannot be rolled again */
  readonly faces: Faces | undefined
  readonly reading: Reading
  readonly keeps: Keep[]
  stage: number
  /** whether `adv` or `dis` asked for a second die */
  doubled: boolean
}

/** Reads the modifiers that follow a pool or group, in whatever order the dialect allows. */
export function readModifiers(modifying: Modifying): void {
  while (readModifier(modifying)) {}
}

/** Reads one modifier, if one stands here. */
function readModifier(modifying: Modifying): boolean {
  const { cursor } = modifying
  const start = cursor.at
  switch (String.fromCharCode(here(cursor))) {
    case 'k':
      return readKeep(modifying, start)
    case 'd':
      return readDrop(modifying, start)
    case 'r':
      return readReroll(modifying, start)
    case '!':
    case 'x':
      return readExplode(modifying, start)
    case 'm':
      return readClamp(modifying, start)
    case 'c':
      return readMark(modifying, start)
    case 'a':
      return sees(cursor, 'adv') && readAdvantage(modifying, start, 'highest')
    case '<':
    case '>':
    case '=':
      return readTally(modifying, start)
    default:
      return false
  }
}

function readKeep(modifying: Modifying, start: number): boolean {
  const { cursor, dialect } = modifying
  const end = sees(cursor, 'kl') ? 'lowest' : 'highest'
  if (!take(cursor, 'kh') && !take(cursor, 'kl')) {
    if (dialect.bareKeep === 'refuse') unexpected(cursor, ['modifier'])
    take(cursor, 'k')
  }
  return addKeep(modifying, start, { kind: 'keep', end, count: readNumber(cursor, 'dice') ?? 1 })
}

function readDrop(modifying: Modifying, start: number): boolean {
  const { cursor, dialect } = modifying
  if (sees(cursor, 'dis')) return readAdvantage(modifying, start, 'lowest')
  if (sees(cursor, 'dh') || sees(cursor, 'dl')) {
    const end = sees(cursor, 'dh') ? 'highest' : 'lowest'
    cursor.at += 2
    skipSpace(cursor)
    return addKeep(modifying, start, { kind: 'drop', end, count: readNumber(cursor, 'dice') ?? 1 })
  }
  if (dialect.bareDrop === 'refuse') {
    return refuse({
      code: 'ambiguous',
      got: 'd',
      meanings: ['drop-lowest', 'another-die'],
      at: start,
      length: 1,
    })
  }
  take(cursor, 'd')
  return addKeep(modifying, start, { kind: 'drop', end: 'lowest', count: readNumber(cursor, 'dice') ?? 1 })
}

function addKeep(modifying: Modifying, start: number, keep: Keep): boolean {
  requireOrder(modifying, 'keep', start)
  modifying.keeps.push(keep)
  modifying.reading.keeps = modifying.keeps
  return true
}

/** `adv` and `dis` roll a second die; the pool of one die doubles where the parser builds it. */
function readAdvantage(modifying: Modifying, start: number, end: Keep['end']): boolean {
  const { cursor } = modifying
  requireDice(modifying, start)
  if (modifying.doubled) refuse({ code: 'twice', got: end === 'highest' ? 'adv' : 'dis', at: start, length: 3 })
  cursor.at += 3
  skipSpace(cursor)
  modifying.doubled = true
  return addKeep(modifying, start, { kind: 'keep', end, count: 1 })
}

function readReroll(modifying: Modifying, start: number): boolean {
  const { cursor } = modifying
  const kind = readRerollKind(modifying, start)
  const faces = requireDice(modifying, start)
  if (modifying.dialect.rerollBudget && readBudget(modifying) !== undefined) unexpected(cursor, ['modifier'])
  const when = readTest(modifying) ?? { comparison: '=', value: faces.lowest }
  requireOrder(modifying, 'reroll', start)
  if (kind === 'until' && faces.allMatch(when)) {
    refuse({ code: 'never-ends', got: 'rr', at: start, length: cursor.at - start })
  }
  requireOnce(modifying, 'reroll', start)
  modifying.reading.reroll = { kind, when }
  return true
}

function readRerollKind(modifying: Modifying, start: number): Reroll['kind'] {
  const { cursor, dialect } = modifying
  if (take(cursor, 'ro')) return 'once'
  if (take(cursor, 'rr')) return 'until'
  if (take(cursor, 'ra')) return 'add'
  if (dialect.bareReroll === 'refuse') {
    return refuse({
      code: 'ambiguous',
      got: 'r',
      meanings: ['reroll-once', 'reroll-until'],
      at: start,
      length: 1,
    })
  }
  take(cursor, 'r')
  return dialect.bareReroll
}

function readExplode(modifying: Modifying, start: number): boolean {
  const { cursor } = modifying
  const faces = requireDice(modifying, start)
  requireOrder(modifying, 'explode', start)
  const letter = take(cursor, 'x')
  if (!letter) cursor.at += 1
  const once = letter && take(cursor, 'o')
  const compound = !letter && take(cursor, '!')
  const penetrate = !letter && !compound && take(cursor, 'p')
  skipSpace(cursor)
  const perPool = letter && !once ? readBudget(modifying) : undefined
  const when = readTest(modifying)
  const perDie = once ? 1 : perPool === undefined ? readBraces(modifying) : undefined
  if (perDie === undefined && perPool === undefined && faces.allMatch(when)) {
    refuse({ code: 'never-ends', got: letter ? 'x' : '!', at: start, length: cursor.at - start })
  }
  requireOnce(modifying, 'explode', start)
  const explode: Explode = {
    kind: compound ? 'compound' : penetrate ? 'penetrate' : 'dice',
    ...(when && { when }),
    ...(perDie !== undefined && { perDie }),
    ...(perPool !== undefined && { perPool }),
  }
  modifying.reading.explode = explode
  return true
}

/** `x3=6`: a number that a comparison follows is how many dice in all. */
function readBudget(modifying: Modifying): number | undefined {
  const { cursor } = modifying
  const before = cursor.at
  const number = readNumber(cursor, 'constant')
  if (number === undefined || !'<>='.includes(String.fromCharCode(here(cursor)))) {
    cursor.at = before
    return undefined
  }
  requireWithin(cursor, 'explosions', number, before, cursor.digitsEnd - before)
  return number
}

/** `{3}`: how many extra dice each die may get. */
function readBraces(modifying: Modifying): number | undefined {
  const { cursor } = modifying
  if (!take(cursor, '{')) return undefined
  const number = readNumber(cursor, 'explosions')
  if (number === undefined) return unexpected(cursor, ['number'])
  if (!take(cursor, '}')) unexpected(cursor, ['}'])
  return number
}

function readClamp(modifying: Modifying, start: number): boolean {
  const { cursor } = modifying
  const minimum = sees(cursor, 'mi')
  if (!minimum && !sees(cursor, 'ma')) return false
  requireDice(modifying, start)
  requireOrder(modifying, 'clamp', start)
  cursor.at += sees(cursor, 'min') || sees(cursor, 'max') ? 3 : 2
  skipSpace(cursor)
  requireOnce(modifying, minimum ? 'minimum' : 'maximum', start)
  modifying.reading[minimum ? 'minimum' : 'maximum'] = readInteger(cursor)
  return true
}

function readMark(modifying: Modifying, start: number): boolean {
  const { cursor, dialect } = modifying
  const success = sees(cursor, 'cs')
  if (!success && !sees(cursor, 'cf')) return false
  cursor.at += 2
  skipSpace(cursor)
  const test = readTest(modifying) ?? unexpected(cursor, ['comparison'])
  if (dialect.success === 'count') return readCount(modifying, start, test)
  const key = success ? 'markSuccess' : 'markFailure'
  requireOnce(modifying, key, start)
  modifying.reading[key] = test
  return true
}

function readTally(modifying: Modifying, start: number): boolean {
  const test = readTest(modifying)
  return test !== undefined && readCount(modifying, start, test)
}

function readCount(modifying: Modifying, start: number, success: Test): boolean {
  const { cursor } = modifying
  requireOrder(modifying, 'tally', start)
  requireOnce(modifying, 'tally', start)
  const failure = here(cursor) === 'f'.charCodeAt(0) ? readFailure(modifying) : undefined
  modifying.reading.tally = { success, ...(failure && { failure }) }
  return true
}

function readFailure(modifying: Modifying): Test {
  const { cursor } = modifying
  take(cursor, 'f')
  return readTest(modifying) ?? unexpected(cursor, ['comparison'])
}

/** A comparison with a value; a bare value stands for equality. */
function readTest(modifying: Modifying): Test | undefined {
  const { cursor, dialect } = modifying
  const typed = readComparison(cursor)
  if (typed === undefined) return seesDigit(cursor) ? { comparison: '=', value: readInteger(cursor) } : undefined
  const inclusive = { '<': '<=', '>': '>=' } as const
  const comparison = dialect.inclusive && (typed === '<' || typed === '>') ? inclusive[typed] : typed
  return { comparison, value: readInteger(cursor) }
}

function requireDice(modifying: Modifying, start: number): Faces {
  const { cursor, faces } = modifying
  const got = cursor.text.charAt(start).toLowerCase()
  return faces ?? refuse({ code: 'without-dice', got, at: start, length: 1 })
}

function requireOrder(modifying: Modifying, name: keyof typeof STAGES, start: number): void {
  const stage = STAGES[name]
  const { cursor, dialect } = modifying
  if (stage < modifying.stage && dialect.order === 'refuse') {
    refuse({ code: 'wrong-order', got: name, at: start, length: Math.max(1, cursor.at - start) })
  }
  modifying.stage = Math.max(modifying.stage, stage)
}

function requireOnce(modifying: Modifying, key: keyof Modifiers, start: number): void {
  const { cursor } = modifying
  if (modifying.reading[key] !== undefined) {
    refuse({ code: 'twice', got: key, at: start, length: Math.max(1, cursor.at - start) })
  }
}
