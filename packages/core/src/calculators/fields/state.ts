import { toAscii } from '../../dice/characters.ts'
import { parse } from '../../dice/parse.ts'
import { requireText } from '../../text.ts'
import type {
  Calculator,
  Field,
  FieldProblem,
  Fields,
  FieldValue,
  Input,
  InputOf,
  ParsedDice,
  ParsedInputOf,
} from '../calculator.ts'
import { COMPASS, readPath, writePath } from '../shared/path.ts'
import { diceProblem } from './dice-problem.ts'
import { NONE, toText } from './field-value.ts'
import { offered } from './is-shown.ts'

/** The result of reading a state from text: a valid input, and the problems of the text. */
export interface State<F extends Fields> {
  /** each wrong value is replaced by the value to fall back to (`base` of `readState`) */
  readonly input: InputOf<F>
  /** the input with its dice parsed, for `compute` and `rolls` */
  readonly parsed: ParsedInputOf<F>
  readonly problems: readonly FieldProblem[]
}

type Reading = { readonly value: FieldValue; readonly dice?: ParsedDice } | Omit<FieldProblem, 'field' | 'got'>

const FLAGS: Readonly<Record<string, boolean>> = { yes: true, no: false }

function readInteger(text: string, { minimum, maximum }: { minimum: number; maximum: number }): Reading {
  const plain = toAscii(text).trim()
  if (!/^[+-]?\d+$/.test(plain)) return { code: 'not-an-integer', expected: { minimum, maximum } }
  const value = Number(plain)
  if (value < minimum || value > maximum) return { code: 'out-of-bounds', expected: { minimum, maximum } }
  return { value: value + 0 }
}

function readDice(typed: string): Reading {
  const parsed = parse(typed)
  if (!parsed.ok) return diceProblem(parsed.error)
  const text = typed.trim()
  // The spans of the expression must count from the start of the trimmed text.
  return text === typed ? { value: text, dice: { text, expression: parsed.value } } : { value: text }
}

function readSeveral(text: string, options: readonly string[]): Reading {
  const given = text.split(/[\s,]+/).filter((id) => id !== '' && id !== NONE)
  return given.every((id) => options.includes(id))
    ? { value: options.filter((option) => given.includes(option)) }
    : { code: 'unknown-option', expected: { options: [...options, NONE] } }
}

function readPathField(text: string, longest: number): Reading {
  const path = text.trim() === NONE ? readPath('', longest) : readPath(text, longest)
  if (path.ok) return { value: writePath(path.value) }
  const { code, at, length } = path.error
  return {
    code,
    at,
    expected:
      code === 'unknown-step'
        ? { length, got: text.slice(at, at + length), options: COMPASS }
        : { length, maximum: longest },
  }
}

function readField(field: Field, text: string): Reading {
  switch (field.type) {
    case 'integer':
      return readInteger(text, field)
    case 'dice':
      return readDice(text)
    case 'flag': {
      const value = Object.hasOwn(FLAGS, text) ? FLAGS[text] : undefined
      return value === undefined ? { code: 'unknown-option', expected: { options: Object.keys(FLAGS) } } : { value }
    }
    case 'several':
      return readSeveral(text, field.options)
    case 'path':
      return readPathField(text, field.longest)
    case 'choice':
      return field.options.includes(text)
        ? { value: text }
        : { code: 'unknown-option', expected: { options: field.options } }
  }
}

/** The input made of all defaults. */
export const defaultInput = <F extends Fields>({ fields }: Pick<Calculator<F>, 'fields'>): InputOf<F> =>
  Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, field.default])) as InputOf<F>

/**
 * Parses the dice of an input.
 *
 * @throws RangeError if dice do not parse: the input did not come from `readState`
 * @example
 * parseInput(diceCalculator, readState(diceCalculator, { expr: '2d6' }).input).expr.text // => '2d6'
 */
export const parseInput = <F extends Fields>(
  { fields }: Pick<Calculator<F>, 'fields'>,
  input: InputOf<F>,
): ParsedInputOf<F> => withDice(fields, input, {})

/** Adds the parsed dice to an input; reuses those in `known`. */
function withDice<F extends Fields>(
  fields: F,
  input: InputOf<F>,
  known: Readonly<Record<string, ParsedDice>>,
): ParsedInputOf<F> {
  const parsed: Record<string, FieldValue | ParsedDice> = { ...input }
  for (const [id, { type }] of Object.entries(fields)) {
    if (type === 'dice') parsed[id] = known[id] ?? parseDice(id, String(input[id]))
  }
  return parsed as ParsedInputOf<F>
}

function parseDice(field: string, text: string): ParsedDice {
  const parsed = parse(text)
  if (parsed.ok) return { text, expression: parsed.value }
  const { code, at } = parsed.error
  throw new RangeError(
    `${field} is "${text}"; it must be dice notation (${code} at ${at}). Tip: read the input with readState.`,
  )
}

/** The texts of fields. Fields whose options depend on others come last. */
function inOrder(fields: Fields, texts: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  const isLast = ([id]: readonly [string, string]): number =>
    Number(Object.hasOwn(fields, id) && fields[id] !== undefined && 'offers' in fields[id])
  return Object.entries(texts).sort((one, other) => isLast(one) - isLast(other))
}

/** A value of a field as text, without the options that the field does not offer in this state. */
function offeredText(field: Field, value: FieldValue, input: Input): string {
  const current = offered(field, input)
  const isList = current.type === 'several' && typeof value === 'object'
  return toText(isList ? value.filter((id) => current.options.includes(id)) : value)
}

/**
 * Reads a state from text, as in a URL, a directive or on a command line.
 *
 * @param texts the text of each field; a missing field gets the value of `base`, without a problem
 * @param base the input that missing and wrong fields fall back to; by default, the defaults
 * @returns a valid input, as plain data and with its dice parsed, and every problem by field: unknown fields, wrong
 * values
 */
export function readState<F extends Fields>(
  calculator: Pick<Calculator<F>, 'fields'>,
  texts: Readonly<Record<string, string>>,
  base: InputOf<F> = defaultInput(calculator),
): State<F> {
  const input: Record<string, FieldValue> = { ...base }
  const dice: Record<string, ParsedDice> = {}
  const problems: FieldProblem[] = []
  for (const [id, text] of inOrder(calculator.fields, texts)) {
    const field = Object.hasOwn(calculator.fields, id) ? calculator.fields[id] : undefined
    if (field === undefined) {
      problems.push({
        field: id,
        code: 'unknown-field',
        got: text,
        expected: { options: Object.keys(calculator.fields) },
      })
      continue
    }
    const reading = readField(offered(field, input), requireText(id, text))
    if ('value' in reading) {
      input[id] = reading.value
      if (reading.dice) dice[id] = reading.dice
    } else problems.push({ field: id, got: text, ...reading })
  }
  const valid = input as InputOf<F>
  return { input: valid, parsed: withDice(calculator.fields, valid, dice), problems }
}

/**
 * Writes a state as text, for a URL: only the differences from the base, in the order of the fields.
 * `readState(calculator, writeState(calculator, input)).input` equals `input`, except for options that its fields do
 * not offer.
 *
 * @param base the input whose values are left out; by default, the defaults
 */
export function writeState<F extends Fields>(
  calculator: Pick<Calculator<F>, 'fields'>,
  input: Input,
  base: Input = defaultInput(calculator),
): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [id, field] of Object.entries(calculator.fields)) {
    const value = input[id]
    if (value === undefined) continue
    const text = offeredText(field, value, input)
    const baseValue = base[id]
    if (baseValue === undefined || text !== offeredText(field, baseValue, input)) texts[id] = text
  }
  return texts
}
