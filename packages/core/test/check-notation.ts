import {
  DIALECTS,
  type DialectName,
  type Expression,
  explain,
  format,
  type NotationError,
  odds,
  type ParseOptions,
  parse,
  roll,
  seededRandom,
  total,
} from '../src/dice/index.ts'
import { countExpression, differences } from './every-outcome.ts'

/** The variables that notation in the corpus may name. */
const VARIABLES = { n: 3, dex: -1, 'proficiency-bonus': 2 }

/** Few enough dice that a roll of them is quick. */
const LIMITS = { dice: 300 }

/** Canonical notation may be longer than the typed text, and deeper. */
const ROOMY = { ...LIMITS, length: 100_000, depth: 1_000, terms: 10_000 }

/** The limit of work for exact odds, and of ways that are counted one by one to compare with them. */
const [WORK, WAYS] = [150_000, 250]

/** A mistake in the engine: what was typed, and what does not hold. */
class Broken extends Error {}

function require(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Broken(what)
}

/** The properties of a tree in one order, except for positions in the text. */
const shape = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(shape)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => key !== 'span')
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, shape(inner)]),
  )
}

/** The kinds of nodes and modifiers in a tree. */
function featuresOf(part: unknown, features = new Set<string>()): Set<string> {
  if (Array.isArray(part)) for (const inner of part) featuresOf(inner, features)
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return features
  for (const [key, inner] of Object.entries(part)) {
    if (['kind', 'rounding', 'comparison', 'end'].includes(key)) features.add(String(inner))
    else if (MODIFIERS.has(key)) features.add(key)
    if (key !== 'span') featuresOf(inner, features)
  }
  return features
}

const MODIFIERS = new Set(['minimum', 'maximum', 'perDie', 'perPool', 'failure', 'markSuccess', 'markFailure', 'when'])

function checkError(text: string, { at, length, suggestions, ...rest }: NotationError, options: ParseOptions): string {
  require(at >= 0 && length >= 0 && at + length <= text.length, `an error outside the text: ${at}, ${length}`)
  require(length > 0 || at === text.length || rest.code === 'empty', 'an error that points at nothing')
  for (const suggestion of suggestions ?? []) {
    require(parse(suggestion, options).ok, `a suggestion that does not parse: ${suggestion}`)
  }
  const details = 'expected' in rest ? [rest.expected].flat().join() : 'limit' in rest ? rest.limit : ''
  return `${rest.code} ${details}`
}

function checkFormat(tree: Expression): string {
  const canonical = format(tree)
  const again = parse(canonical, { variables: VARIABLES, limits: ROOMY })
  require(again.ok, `canonical notation that does not parse: ${canonical}`)
  require(format(again.value) === canonical, `canonical notation that is not its own: ${canonical}`)
  // If a keep that keeps all separates a count from what it would be read as, the tree has it too.
  if (!canonical.includes('dl0')) {
    require(JSON.stringify(shape(again.value)) === JSON.stringify(shape(tree)), `another tree: ${canonical}`)
  }
  return canonical
}

function checkOutcomes(tree: Expression, text: string): string {
  const exact = odds(tree, { limits: { work: WORK } })
  if (exact.ok) {
    const { minimum, weights, denominator, cut } = exact.value
    require(Number.isSafeInteger(minimum) && !Object.is(minimum, -0), `a minimum of ${minimum}`)
    require(weights.every((weight) => weight >= 0n), 'a weight below 0')
    require((weights[0] ?? 0n) > 0n && (weights.at(-1) ?? 0n) > 0n, 'an end that cannot come up')
    require(weights.reduce((sum, weight) => sum + weight, 0n) === denominator, 'weights that do not add up')
    require(cut === undefined ||
      (cut.numerator >= 0n && cut.numerator <= cut.denominator), 'a cut that is no probability')
    const counts = countExpression(tree, WAYS)
    const wrong = counts ? differences(exact.value, counts) : []
    require(wrong.length === 0, `odds other than counted: ${wrong.slice(0, 3).join('; ')}`)
  }
  for (const seed of ['a', 'b', text]) {
    const rolled = roll(seededRandom(seed), tree).total
    require(Number.isSafeInteger(rolled) && !Object.is(rolled, -0), `a total of ${rolled}`)
    require(total(seededRandom(seed), tree) === rolled, `another total than ${rolled}`)
    if (exact.ok)
      require((exact.value.weights[rolled - exact.value.minimum] ?? 0n) > 0n, `an impossible total of ${rolled}`)
  }
  return exact.ok ? `odds${exact.value.cut ? ' cut' : ''}` : exact.error.code
}

/**
 * Checks that a text is read, formatted, answered and rolled correctly in every dialect: a value or an error value,
 * never anything else.
 *
 * @returns what the text consists of, and the result
 * @throws whatever the engine throws, and `Broken` if something does not hold
 */
export function checkNotation(text: string): string[] {
  const features = new Set<string>()
  for (const dialect of Object.keys(DIALECTS) as DialectName[]) {
    const options = { dialect, variables: VARIABLES, limits: LIMITS }
    const result = parse(text, options)
    if (result.ok) {
      checkFormat(result.value)
      require(explain(result.value, (key) => key) !== '', 'no words')
      for (const feature of featuresOf(result.value)) features.add(feature)
      features.add(checkOutcomes(result.value, text))
    } else features.add(checkError(text, result.error, options))
  }
  return [...features].sort()
}
