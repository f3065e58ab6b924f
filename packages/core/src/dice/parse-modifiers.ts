import {
  at,
  END,
  end,
  here,
  jumpTo,
  LETTER_K,
  limits,
  readComparison,
  readConstant,
  readInteger,
  readNumber,
  refuse,
  requireWithin,
  sees,
  seesDigit,
  seesKeep,
  step,
  take,
  text,
  unexpected,
} from './cursor.ts'
import type { Dialect } from './dialect.ts'
import { holds } from './matching-faces.ts'
import { dieReach, reachOfNumber } from './reach.ts'
import type { DieShape, Keep, Modifiers, Reroll, Test } from './syntax.ts'

/** In which order modifiers are applied. Marks only show a die, so they may stand anywhere. */
const STAGES = ['reroll', 'explode', 'clamp', 'keep', 'tally'] as const

/** Modifiers while they are read. */
export type Reading = { -readonly [Key in keyof Omit<Modifiers, 'keeps'>]: Modifiers[Key] } & { readonly keeps: Keep[] }

// What is being read, as in `cursor.ts`: modifiers never stand inside each other.
let reading: Reading
let dialect: Dialect
/** the die of the pool; undefined for a group, whose dice cannot be rolled again */
let die: DieShape | undefined
let stage = 0
/** whether `adv` or `dis` asked for a second die */
let doubled = false
/** where the modifier that is read starts */
let start = 0

/**
 * Reads the modifiers that follow a pool or group, in whatever order the dialect allows.
 *
 * @returns whether `adv` or `dis` asked for a second die
 */
export function readModifiers(of: Reading, by: Dialect, dieOfPool?: DieShape): boolean {
  reading = of
  dialect = by
  die = dieOfPool
  stage = 0
  doubled = false
  do start = at
  while (readModifier())
  return doubled
}

/** Reads one modifier, if one stands here. */
function readModifier(): boolean {
  if (here === END) return false
  switch (text[at]) {
    case 'k':
    case 'd':
      return readKeep()
    case 'a':
      return sees('adv') && readAdvantage('highest')
    case 'r':
      return readReroll()
    case '!':
    case 'x':
      return readExplode()
    case 'm':
      return readClamp('minimum') || readClamp('maximum')
    case 'c':
      return readMark('cs', 'markSuccess') || readMark('cf', 'markFailure')
    case '<':
    case '>':
    case '=':
      return addTally(requireTest())
    default:
      return false
  }
}

function readKeep(): boolean {
  const kind = here === LETTER_K ? 'keep' : 'drop'
  if (seesKeep()) {
    const end = sees(kind === 'keep' ? 'kh' : 'dh') ? 'highest' : 'lowest'
    step(2)
    return addKeep(kind, end)
  }
  if (sees('dis')) return readAdvantage('lowest')
  if (kind === 'keep') {
    if (dialect.bareKeep === 'refuse') unexpected('modifier')
  } else if (dialect.bareDrop === 'refuse') {
    refuse({ code: 'ambiguous', got: 'd', meanings: ['drop-lowest', 'another-die'] }, at, at + 1)
  }
  step(1)
  return addKeep(kind, kind === 'keep' ? 'highest' : 'lowest')
}

/** `adv` and `dis` roll a second die; the pool of one die doubles where the parser builds it. */
function readAdvantage(end: Keep['end']): boolean {
  requireDice()
  if (doubled) refuse({ code: 'twice', got: text.slice(at, at + 3) }, at, at + 3)
  step(3)
  doubled = true
  return addKeep('keep', end, 1)
}

function addKeep(kind: Keep['kind'], end: Keep['end'], count = readNumber('dice', limits.dice) ?? 1): boolean {
  requireOrder('keep')
  reading.keeps.push({ kind, end, count })
  return true
}

function readReroll(): boolean {
  const kind = take('ro') ? 'once' : take('rr') ? 'until' : take('ra') ? 'add' : readBareReroll()
  requireDice()
  if (dialect.rerollBudget && readBudget() !== undefined) unexpected('modifier')
  const when = readTest() ?? onLowest()
  requireOrder('reroll')
  if (kind === 'until') requireEnd('rr', when)
  requireOnce('reroll')
  reading.reroll = { kind, when }
  return true
}

function readBareReroll(): Reroll['kind'] {
  if (dialect.bareReroll === 'refuse') {
    return refuse({ code: 'ambiguous', got: 'r', meanings: ['reroll-once', 'reroll-until'] }, at, at + 1)
  }
  step(1)
  return dialect.bareReroll
}

function readExplode(): boolean {
  requireDice()
  requireOrder('explode')
  const letter = take('x')
  const once = letter && take('o')
  const kind = letter ? 'dice' : take('!!') ? 'compound' : take('!p') ? 'penetrate' : 'dice'
  if (at === start) step(1)
  const perPool = letter && !once ? readBudget() : undefined
  const when = readTest()
  const perDie = once ? 1 : perPool === undefined ? readBraces() : undefined
  if (perDie === undefined && perPool === undefined) requireEnd(letter ? 'x' : '!', when)
  requireOnce('explode')
  reading.explode = {
    kind,
    ...(when && { when }),
    ...(perDie !== undefined && { perDie }),
    ...(perPool !== undefined && { perPool }),
  }
  return true
}

/** `x3=6`: a number that a comparison follows is how many dice in all. */
function readBudget(): number | undefined {
  const before = at
  const number = readConstant()
  if (number !== undefined && /[<>=]/.test(text.charAt(at))) {
    requireWithin('explosions', limits.explosions, number, before, end)
    return number
  }
  jumpTo(before)
  return undefined
}

/** `{3}`: how many extra dice each die may get. */
function readBraces(): number | undefined {
  if (!take('{')) return undefined
  const number = readNumber('explosions', limits.explosions) ?? unexpected('number')
  if (!take('}')) unexpected('}')
  return number
}

function readClamp(key: 'minimum' | 'maximum'): boolean {
  if (!sees(key.slice(0, 2))) return false
  requireDice()
  requireOrder('clamp')
  step(sees(key.slice(0, 3)) ? 3 : 2)
  requireOnce(key)
  reading[key] = readInteger()
  return true
}

function readMark(typed: 'cs' | 'cf', key: 'markSuccess' | 'markFailure'): boolean {
  if (!take(typed)) return false
  const test = requireTest()
  if (dialect.success === 'count') return addTally(test)
  requireOnce(key)
  reading[key] = test
  return true
}

function addTally(success: Test): boolean {
  requireOrder('tally')
  requireOnce('tally')
  reading.tally = take('f') ? { success, failure: requireTest() } : { success }
  return true
}

/** A comparison with a value; a bare value stands for equality. */
function readTest(): Test | undefined {
  const typed = readComparison()
  if (typed === undefined && !seesDigit()) return undefined
  const comparison = dialect.inclusive && (typed === '<' || typed === '>') ? (`${typed}=` as const) : (typed ?? '=')
  return { comparison, value: readInteger() }
}

const requireTest = (): Test => readTest() ?? unexpected('comparison')

function requireDice(): DieShape {
  return die ?? refuse({ code: 'without-dice', got: text.charAt(start) }, start, start + 1)
}

/** The test on the lowest face, on which dice are rerolled where none is written. */
const onLowest = (): Test => ({ comparison: '=', value: dieReach(requireDice()).least })

/** Refuses dice that would be thrown for ever: every face matches or, without a test, all faces are the same. */
function requireEnd(got: string, { comparison, value } = onLowest()): void {
  const faces = facesAround(value, requireDice())
  if (faces.every((face) => holds(face, comparison, value))) refuse({ code: 'never-ends', got }, start)
}

/** Faces of a die that all compare alike with a value only if all its faces do: the ends, and the nearest to it. */
function facesAround(value: number, shape: DieShape): readonly number[] {
  if (shape.kind === 'listed') return shape.faces
  // Of computed sides, the fewest: on more of them, a face that matches no test is never missing.
  const { least } = reachOfNumber(shape.sides)
  return [1, Math.min(Math.max(value, 1), least), least]
}

function requireOrder(name: (typeof STAGES)[number]): void {
  const next = STAGES.indexOf(name)
  if (next >= stage) stage = next
  else if (dialect.order === 'refuse') refuse({ code: 'wrong-order', got: name }, start, Math.max(start + 1, at))
}

function requireOnce(key: keyof Reading): void {
  if (reading[key] !== undefined) refuse({ code: 'twice', got: key }, start)
}
