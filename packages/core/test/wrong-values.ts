import { parseAst } from 'rolldown/parseAst'
import * as core from '../src/index.ts'
import { evaluate, SOURCE_EXAMPLES } from './examples.ts'

type AnyFunction = (...values: readonly unknown[]) => unknown

/** A call of an exported function in an example. */
interface Call {
  readonly name: string
  readonly values: readonly unknown[]
}

/** The way to a value inside the arguments of a call: the index of the argument, then keys and indexes. */
type Path = readonly (string | number)[]

interface Leaf {
  readonly path: Path
  readonly value: unknown
}

const isContainer = (value: unknown): value is object => {
  if (value === null || typeof value !== 'object') return false
  return !(value instanceof Map || value instanceof Set)
}

/** Marks a value and everything inside it. */
function mark(value: unknown, marked: WeakSet<object>): void {
  if (!isContainer(value) || marked.has(value)) return
  marked.add(value)
  for (const inner of Object.values(value)) mark(inner, marked)
}

/** The tables, editions and other data of core: their values are ours, not those of a caller. */
const OWN_DATA = new WeakSet<object>()
mark(Object.values(core), OWN_DATA)

interface CallsInExamples {
  readonly calls: readonly Call[]
  /** what each call answered */
  readonly answers: readonly unknown[]
  /** everything inside the answers */
  readonly made: WeakSet<object>
}

function runExamples(): CallsInExamples {
  const calls: Call[] = []
  const answers: unknown[] = []
  const made = new WeakSet<object>()
  const wrapped = (exports: Readonly<Record<string, unknown>>, record: (call: Call, answer: unknown) => void) =>
    Object.fromEntries(
      Object.entries(exports).map(([name, value]) => {
        if (typeof value !== 'function') return [name, value]
        const run = (...values: readonly unknown[]): unknown => {
          const answer: unknown = Reflect.apply(value, undefined, values)
          mark(answer, made)
          record({ name, values }, answer)
          return answer
        }
        return [name, run]
      }),
    )
  const recorded = wrapped(core, (call, answer) => {
    calls.push(call)
    answers.push(answer)
  })
  for (const line of SOURCE_EXAMPLES) {
    evaluate(line, line.expression, recorded, (others) => wrapped(others, () => undefined))
  }
  return { calls, answers, made }
}

let found: CallsInExamples | undefined

/** The calls of exported functions in the examples, with what each of them was given. The examples are run once. */
export function callsInExamples(): CallsInExamples {
  found ??= runExamples()
  return found
}

/** The numbers, ids, texts and flags inside a value, except in data of core and in what its functions have made. */
function leavesOf(value: unknown, made: WeakSet<object>, path: Path = []): Leaf[] {
  if (typeof value === 'function') return []
  if (value === null || typeof value !== 'object') return [{ path, value }]
  if (!isContainer(value) || OWN_DATA.has(value) || made.has(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, made, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** A copy of a value with another one at a path inside it. */
function withAt(value: unknown, [key, ...rest]: Path, wrong: unknown): unknown {
  if (key === undefined) return wrong
  if (Array.isArray(value))
    return value.map((inner: unknown, index) => (index === key ? withAt(inner, rest, wrong) : inner))
  if (!isContainer(value)) throw new Error(`nothing at ${key}`)
  return { ...value, [key]: withAt((value as Readonly<Record<string, unknown>>)[key], rest, wrong) }
}

function functionOf(name: string): AnyFunction {
  const run: unknown = Reflect.get(core, name)
  if (typeof run !== 'function') throw new Error(`${name} is not a function`)
  return run as AnyFunction
}

/** The names of the parameters of a function; undefined where an object is taken apart. */
function parametersOf(run: AnyFunction): readonly (string | undefined)[] {
  const [statement] = parseAst(`(${run})`).body
  if (statement?.type !== 'ExpressionStatement') throw new Error('not an expression')
  const { expression } = statement
  const inner = expression.type === 'ParenthesizedExpression' ? expression.expression : expression
  if (inner.type !== 'ArrowFunctionExpression' && inner.type !== 'FunctionExpression') throw new Error('not a function')
  return inner.params.map((parameter) => {
    const taken = parameter.type === 'AssignmentPattern' ? parameter.left : parameter
    const named = taken.type === 'RestElement' ? taken.argument : taken
    return named.type === 'Identifier' ? named.name : undefined
  })
}

/** The values that no number, id or text of a call may have. */
const WRONG_VALUES: readonly unknown[] = [undefined, null, Number.NaN, 1.5, -1, 2 ** 53, 'unknown']

/** Whether there is a NaN anywhere inside a value. */
function hasNaN(value: unknown, seen = new WeakSet<object>()): boolean {
  if (Number.isNaN(value)) return true
  if (value === null || typeof value !== 'object' || seen.has(value)) return false
  seen.add(value)
  return Object.values(value).some((inner) => hasNaN(inner, seen))
}

/** Whether an answer says what is wrong: a `Result` with an error, or a state of a calculator with problems. */
const isRefusal = (answer: unknown): boolean =>
  isContainer(answer) &&
  (('ok' in answer && answer.ok === false) || ('problems' in answer && !isEmpty(answer.problems)))

const isEmpty = (list: unknown): boolean => !Array.isArray(list) || list.length === 0

/**
 * Whether a function may answer with a wrong value in the place of another: a number may be fractional, negative or
 * large by its rule; a field may be left out. Everything else must be refused.
 */
function mayAnswer(value: unknown, wrong: unknown): boolean {
  if (wrong === undefined || value === null || value === undefined) return true
  return typeof value !== 'string' && typeof wrong === 'number' && !Number.isNaN(wrong)
}

const shown = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value))

/** Long enough for all answers to a call on a slow machine; some functions never end with a wrong value. */
const MILLISECONDS = 60_000

interface Sandbox {
  Script: new (code: string) => { runInThisContext(options: { readonly timeout: number }): unknown }
}
declare const process: { getBuiltinModule(name: 'node:vm'): Sandbox }
const { Script } = process.getBuiltinModule('node:vm')
const CALL = new Script('globalThis.callWithWrongValues()')

/** Calls a function, for a limited time. */
function limited(run: () => void): void {
  Reflect.set(globalThis, 'callWithWrongValues', run)
  CALL.runInThisContext({ timeout: MILLISECONDS })
}

/**
 * What is wrong with the answer to a call with a wrong value; undefined if nothing is.
 *
 * @param named what the error must name
 * @param allowed whether the function may answer
 * @param isText whether the argument is any text
 */
function problemOf(
  run: () => unknown,
  named: string,
  { allowed, isText }: { readonly allowed: boolean; readonly isText: boolean },
): string | undefined {
  try {
    const result = run()
    const answer =
      typeof result === 'object' && result !== null && Symbol.iterator in result
        ? [...(result as Iterable<unknown>)]
        : result
    // A name is not computed with: an answer may repeat it.
    if (isText || isRefusal(answer)) return undefined
    if (hasNaN(answer)) return 'an answer with NaN'
    return allowed ? undefined : 'an answer'
  } catch (error) {
    if (!(error instanceof RangeError)) return String(error)
    // One of `scores` may be named as `score`.
    const stem = named.toLowerCase().replace(/s$/, '')
    return error.message.toLowerCase().includes(stem) ? undefined : `does not name ${named}: ${error.message}`
  }
}

/**
 * What a function does wrong when a value inside the arguments of a call is wrong: each as a line. Flags are left out:
 * anything can be read as true or false.
 *
 * @param isText whether a field takes any text
 */
export function problemsOf(
  { name, values }: Call,
  made: WeakSet<object>,
  isText: (field: string) => boolean,
): readonly string[] {
  const run = functionOf(name)
  const parameters = parametersOf(run)
  const problems: string[] = []
  let asked = ''
  const ask = (index: number, { path, value: right }: Leaf, wrong: unknown): void => {
    const parameter = parameters[index]
    const field = path.findLast((key) => typeof key === 'string') ?? parameter ?? 'argument'
    asked = `${[parameter ?? [], ...path].flat().join('.')} ${shown(wrong)}`
    const given = values.map((other, at) => (at === index ? withAt(other, path, wrong) : other))
    const problem = problemOf(() => Reflect.apply(run, undefined, given), field, {
      allowed: mayAnswer(right, wrong),
      isText: typeof right === 'string' && isText(`${name} ${field}`),
    })
    if (problem !== undefined) problems.push(`${asked}: ${problem}`)
  }
  try {
    limited(() => {
      for (const [index, value] of values.entries()) {
        for (const leaf of leavesOf(value, made)) {
          if (typeof leaf.value === 'boolean') continue
          for (const wrong of WRONG_VALUES) if (!Object.is(wrong, leaf.value)) ask(index, leaf, wrong)
        }
      }
    })
  } catch (error) {
    problems.push(`${asked}: ${String(error)}`)
  }
  return problems
}
