import {
  type AnyCalculator,
  defaultInput,
  type FieldProblem,
  fail,
  type Input,
  NONE,
  ok,
  type ParsedInput,
  type Result,
  readState,
} from '@rulestone/core'

/** A valid input of a calculator, or all its errors. */
export interface ReadInput {
  readonly input: Input
  readonly parsed: ParsedInput
  readonly problems: readonly FieldProblem[]
}

/** Texts of fields, as on a command line, and errors inside lists. */
interface Texts {
  readonly texts: Readonly<Record<string, string>>
  readonly problems: readonly FieldProblem[]
}

/** A value of JSON as it would be typed. A value that no field accepts becomes a text that none accepts either. */
function typed(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return '[…]'
  return typeof value === 'object' && value !== null ? '{…}' : String(value)
}

/** Reads a list of options; an invalid item is reported by its index: `conditions[1]`. */
function readList(field: string, list: readonly unknown[], options: readonly string[]): Texts {
  const problems = list.flatMap((item, index): FieldProblem[] =>
    typeof item === 'string' && options.includes(item)
      ? []
      : [{ field: `${field}[${index}]`, code: 'unknown-option', got: typed(item), expected: { options } }],
  )
  return { texts: problems.length > 0 ? {} : { [field]: list.join(' ') || NONE }, problems }
}

/** The fields of a JSON object as texts; values are numbers, booleans, strings and lists. */
function textsOf({ fields }: AnyCalculator, json: object): Texts {
  const read = Object.entries(json).map(([id, value]: [string, unknown]): Texts => {
    const field = Object.hasOwn(fields, id) ? fields[id] : undefined
    if (field?.type === 'several' && Array.isArray(value)) return readList(id, value, field.options)
    const text = typeof value === 'boolean' && field?.type !== 'flag' ? String(value) : typed(value)
    return { texts: { [id]: text }, problems: [] }
  })
  return {
    texts: Object.fromEntries(read.flatMap(({ texts }) => Object.entries(texts))),
    problems: read.flatMap(({ problems }) => problems),
  }
}

/** The name of an error of a whole JSON text. */
const whole = (code: string, got: string): FieldProblem => ({ field: '', code, got: got.slice(0, 40), expected: {} })

/** A text as a JSON object, or why it is not one. */
export function readObject(text: string): Result<object, FieldProblem> {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null && !Array.isArray(json)
      ? ok(json)
      : fail(whole('not-an-object', text))
  } catch {
    return fail(whole('not-json', text))
  }
}

/**
 * Reads the input of a calculator.
 *
 * @param said what was typed for each field; it overrides the JSON
 * @param base the values of omitted fields; by default, their defaults
 */
export function readInput(
  calculator: AnyCalculator,
  said: Readonly<Record<string, string>>,
  json: object = {},
  base: Input = defaultInput(calculator),
): ReadInput {
  const fromJson = textsOf(calculator, json)
  const { input, parsed, problems } = readState(calculator, { ...fromJson.texts, ...said }, base)
  const order = Object.keys({ ...json, ...said })
  const rank = ({ field }: FieldProblem): number => order.indexOf(field.replace(/\[\d+\]$/, ''))
  return { input, parsed, problems: [...fromJson.problems, ...problems].sort((a, b) => rank(a) - rank(b)) }
}
