import type { Cursor } from './cursor.ts'
import type { Dialect } from './dialect.ts'
import { matches } from './matching-faces.ts'
import { dieReach, reachOfNumber } from './reach.ts'
import type { DieShape, Keep, Modifiers, Reroll, Test } from './syntax.ts'

/** The stages in which modifiers are applied. Marks only highlight a die, so they have no stage. */
const STAGES = ['reroll', 'explode', 'clamp', 'keep', 'tally'] as const

/** Modifiers that are filled in while they are parsed. */
export type OpenModifiers = { -readonly [Key in keyof Omit<Modifiers, 'keeps'>]: Modifiers[Key] } & {
  readonly keeps: Keep[]
}

/**
 * Parses the modifiers after a pool or group into `modifiers`.
 *
 * @param die the die of the pool; a group has none, so its dice cannot be rerolled or explode
 * @returns whether `adv` or `dis` doubles the die
 * @throws Refusal when a modifier is wrong, repeated or in the wrong order
 */
export function parseModifiers(
  cursor: Cursor,
  dialect: Dialect,
  modifiers: OpenModifiers,
  die?: DieShape,
): { readonly isDoubled: boolean } {
  const parser = new ModifierParser(cursor, dialect, modifiers, die)
  while (parser.parseNext());
  return parser
}

class ModifierParser {
  /** whether `adv` or `dis` was read */
  isDoubled = false
  private readonly cursor: Cursor
  private readonly dialect: Dialect
  private readonly modifiers: OpenModifiers
  private readonly die: DieShape | undefined
  /** the index of the last stage read */
  private stage = 0
  /** where the current modifier starts */
  private start = 0

  constructor(cursor: Cursor, dialect: Dialect, modifiers: OpenModifiers, die: DieShape | undefined) {
    this.cursor = cursor
    this.dialect = dialect
    this.modifiers = modifiers
    this.die = die
  }

  /** Parses the next modifier; false if there is none. */
  parseNext(): boolean {
    const { cursor } = this
    this.start = cursor.at
    if (cursor.isAtEnd) return false
    switch (cursor.text[cursor.at]) {
      case 'k':
        return this.parseKeep('keep')
      case 'd':
        return this.parseKeep('drop')
      case 'a':
        return cursor.sees('adv') && this.parseAdvantage('highest')
      case 'r':
        return this.parseReroll()
      case '!':
      case 'x':
        return this.parseExplode()
      case 'm':
        return this.parseClamp('minimum') || this.parseClamp('maximum')
      case 'c':
        return this.parseMark('cs', 'markSuccess') || this.parseMark('cf', 'markFailure')
      case '<':
      case '>':
      case '=':
        return this.addTally(this.requireTest())
      default:
        return false
    }
  }

  private parseKeep(kind: Keep['kind']): boolean {
    const { cursor, dialect } = this
    if (cursor.seesKeep()) {
      const end = cursor.sees(kind === 'keep' ? 'kh' : 'dh') ? 'highest' : 'lowest'
      cursor.skip(2)
      return this.addKeep(kind, end, this.readCount())
    }
    if (cursor.sees('dis')) return this.parseAdvantage('lowest')
    if (kind === 'keep' && dialect.bareKeep === 'refuse') cursor.refuseNext('modifier')
    if (kind === 'drop' && dialect.bareDrop === 'refuse') {
      cursor.refuse({ code: 'ambiguous', got: 'd', meanings: ['drop-lowest', 'another-die'] }, cursor.at, cursor.at + 1)
    }
    cursor.skip(1)
    return this.addKeep(kind, kind === 'keep' ? 'highest' : 'lowest', this.readCount())
  }

  private readCount(): number {
    return this.cursor.readNumber('dice') ?? 1
  }

  /** `adv` or `dis`: the parser of the pool doubles its die. */
  private parseAdvantage(end: Keep['end']): boolean {
    const { cursor } = this
    this.requireDie()
    if (this.isDoubled) {
      cursor.refuse({ code: 'twice', got: cursor.text.slice(cursor.at, cursor.at + 3) }, cursor.at, cursor.at + 3)
    }
    cursor.skip(3)
    this.isDoubled = true
    return this.addKeep('keep', end, 1)
  }

  private addKeep(kind: Keep['kind'], end: Keep['end'], count: number): boolean {
    this.requireOrder('keep')
    this.modifiers.keeps.push({ kind, end, count })
    return true
  }

  private parseReroll(): boolean {
    const kind = this.readRerollKind()
    this.requireDie()
    if (this.dialect.rerollBudget && this.readBudget() !== undefined) this.cursor.refuseNext('modifier')
    const when = this.readTest() ?? this.showsLowest()
    this.requireOrder('reroll')
    if (kind === 'until') this.requireEnd('rr', when)
    this.requireFirst('reroll')
    this.modifiers.reroll = { kind, when }
    return true
  }

  private readRerollKind(): Reroll['kind'] {
    const { cursor, dialect } = this
    if (cursor.take('ro')) return 'once'
    if (cursor.take('rr')) return 'until'
    if (cursor.take('ra')) return 'add'
    if (dialect.bareReroll === 'refuse') {
      const meanings = ['reroll-once', 'reroll-until'] as const
      return cursor.refuse({ code: 'ambiguous', got: 'r', meanings }, cursor.at, cursor.at + 1)
    }
    cursor.skip(1)
    return dialect.bareReroll
  }

  private parseExplode(): boolean {
    const { cursor } = this
    this.requireDie()
    this.requireOrder('explode')
    const isLetter = cursor.take('x')
    const isOnce = isLetter && cursor.take('o')
    const kind = isLetter ? 'dice' : cursor.take('!!') ? 'compound' : cursor.take('!p') ? 'penetrate' : 'dice'
    if (cursor.at === this.start) cursor.skip(1)
    const perPool = isLetter && !isOnce ? this.readBudget() : undefined
    const when = this.readTest()
    const perDie = isOnce ? 1 : perPool === undefined ? this.readBraces() : undefined
    if (perDie === undefined && perPool === undefined) this.requireEnd(isLetter ? 'x' : '!', when)
    this.requireFirst('explode')
    this.modifiers.explode = {
      kind,
      ...(when && { when }),
      ...(perDie !== undefined && { perDie }),
      ...(perPool !== undefined && { perPool }),
    }
    return true
  }

  /** The 3 of `x3=6`, a limit for the whole pool: a number before a comparison. */
  private readBudget(): number | undefined {
    const { cursor } = this
    const start = cursor.at
    const number = cursor.readConstant()
    if (number !== undefined && /[<>=]/.test(cursor.text.charAt(cursor.at))) {
      cursor.requireWithin('explosions', number, start, cursor.end)
      return number
    }
    cursor.moveTo(start)
    return undefined
  }

  /** The 3 of `!{3}`, a limit for each die. */
  private readBraces(): number | undefined {
    const { cursor } = this
    if (!cursor.take('{')) return undefined
    const number = cursor.readNumber('explosions') ?? cursor.refuseNext('number')
    if (!cursor.take('}')) cursor.refuseNext('}')
    return number
  }

  private parseClamp(key: 'minimum' | 'maximum'): boolean {
    const { cursor } = this
    if (!cursor.sees(key.slice(0, 2))) return false
    this.requireDie()
    this.requireOrder('clamp')
    cursor.skip(cursor.sees(key.slice(0, 3)) ? 3 : 2)
    this.requireFirst(key)
    this.modifiers[key] = cursor.readInteger()
    return true
  }

  private parseMark(word: 'cs' | 'cf', key: 'markSuccess' | 'markFailure'): boolean {
    if (!this.cursor.take(word)) return false
    const test = this.requireTest()
    if (this.dialect.success === 'count') return this.addTally(test)
    this.requireFirst(key)
    this.modifiers[key] = test
    return true
  }

  private addTally(success: Test): boolean {
    this.requireOrder('tally')
    this.requireFirst('tally')
    this.modifiers.tally = this.cursor.take('f') ? { success, failure: this.requireTest() } : { success }
    return true
  }

  /** A comparison with a value; a bare value means equality. */
  private readTest(): Test | undefined {
    const { cursor, dialect } = this
    const written = cursor.readComparison()
    if (written === undefined && !cursor.seesDigit()) return undefined
    const isStrict = written === '<' || written === '>'
    const comparison = dialect.inclusive && isStrict ? (`${written}=` as const) : (written ?? '=')
    return { comparison, value: cursor.readInteger() }
  }

  private requireTest(): Test {
    return this.readTest() ?? this.cursor.refuseNext('comparison')
  }

  /** The test for the lowest face, which is rerolled where no test is written. */
  private showsLowest(): Test {
    return { comparison: '=', value: dieReach(this.requireDie()).least }
  }

  private requireDie(): DieShape {
    const { cursor, die, start } = this
    return die ?? cursor.refuse({ code: 'without-dice', got: cursor.text.charAt(start) }, start, start + 1)
  }

  /** Refuses dice that would be thrown forever: every face matches or, without a test, all faces are the same. */
  private requireEnd(got: string, test = this.showsLowest()): void {
    const faces = facesAround(test.value, this.requireDie())
    if (faces.every((face) => matches(face, test))) {
      this.cursor.refuse({ code: 'never-ends', got }, this.start)
    }
  }

  /** Refuses a modifier of an earlier stage than the one before it, unless the dialect sorts them. */
  private requireOrder(name: (typeof STAGES)[number]): void {
    const { cursor, dialect, start } = this
    const stage = STAGES.indexOf(name)
    if (stage >= this.stage) this.stage = stage
    else if (dialect.order === 'refuse') {
      cursor.refuse({ code: 'wrong-order', got: name }, start, Math.max(start + 1, cursor.at))
    }
  }

  private requireFirst(key: keyof OpenModifiers): void {
    if (this.modifiers[key] !== undefined) this.cursor.refuse({ code: 'twice', got: key }, this.start)
  }
}

/** Faces that all compare alike with a value only if all faces of the die do: the ends, and the nearest to the value. */
function facesAround(value: number, die: DieShape): readonly number[] {
  if (die.kind === 'listed') return die.faces
  // If the sides are computed, the fewest: with more of them, more faces escape a test.
  const { least } = reachOfNumber(die.sides)
  return [1, Math.min(Math.max(value, 1), least), least]
}
