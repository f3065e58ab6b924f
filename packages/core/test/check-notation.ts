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

/** The variables of the corpus. */
const VARIABLES = { n: 3, dex: -1, 'proficiency-bonus': 2 }

/** Few enough dice for a quick roll. */
const LIMITS = { dice: 300 }

/** Canonical notation can be longer and deeper than the text. */
const ROOMY = { ...LIMITS, length: 100_000, depth: 1_000, terms: 10_000 }

/** The work of exact odds, and the number of rolls that are counted to compare with them. */
const [WORK, ROLLS] = [150_000, 250]

/** A mistake in the engine. */
class Broken extends Error {}

function require(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Broken(what)
}

/** A tree without spans and with sorted properties. */
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
  // The separator that format can add is part of the tree.
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
    require((weights[0] ?? 0n) > 0n && (weights.at(-1) ?? 0n) > 0n, 'an impossible end')
    require(weights.reduce((sum, weight) => sum + weight, 0n) === denominator, 'weights that do not add up')
    require(cut === undefined ||
      (cut.numerator >= 0n && cut.numerator <= cut.denominator), 'a cut that is not a probability')
    const counts = countExpression(tree, ROLLS)
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
 * Checks the parser, format, odds and rolls of a text in every dialect: each gives a value or an error value, and they
 * agree with each other.
 *
 * @returns the features of the text and of its results
 * @throws Broken, or whatever the engine throws
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
