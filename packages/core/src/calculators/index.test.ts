import { describe, expect, test } from 'vitest'
import { printIds, printIndex, printLoaders } from '../../test/calculators-index/print.ts'
import { EDITIONS } from '../vocabulary/editions.ts'
import type { AnyCalculator, ComputeResult, Figure, Input } from './calculator.ts'
import { isShown } from './fields/is-shown.ts'
import { defaultInput, parseInput, readState, writeState } from './fields/state.ts'
import { CALCULATORS } from './index.ts'
import { loadCalculator } from './load.ts'
import { citedIn } from './shared/cited-in.ts'

/** A figure as an example writes it: `numerator/denominator` in lowest terms, an integer, dice, or ids. */
const print = ({ value }: Figure): string => {
  if (typeof value !== 'object') return String(value)
  if (!('numerator' in value)) return value.join(' ')
  return value.denominator === 1n ? `${value.numerator}` : `${value.numerator}/${value.denominator}`
}

/** The defaults with what an example changes. */
const inputOf = (calculator: AnyCalculator, { input }: AnyCalculator['examples'][number]): Input => {
  const changes = Object.entries(input).flatMap(([id, value]) => (value === undefined ? [] : [[id, value] as const]))
  return { ...defaultInput(calculator), ...Object.fromEntries(changes) }
}

const answer = (calculator: AnyCalculator, input: Input): ComputeResult =>
  calculator.compute(parseInput(calculator, input))

const EXAMPLES = CALCULATORS.flatMap((calculator) => calculator.examples.map((example) => ({ calculator, example })))

test('the index, the ids and the loaders match the files of the folder', () => {
  const folder = import.meta.glob<string>(['./*.ts'], { query: '?raw', import: 'default', eager: true })
  const files = Object.keys(folder).map((path) => path.replace('./', ''))
  expect(folder['./index.ts'], 'pnpm calculators in packages/core writes it').toBe(printIndex(files))
  expect(folder['./ids.ts'], 'pnpm calculators in packages/core writes it').toBe(printIds(files))
  expect(folder['./loaders.ts'], 'pnpm calculators in packages/core writes it').toBe(printLoaders(files))
  expect(CALCULATORS.length).toBeGreaterThan(12)
})

test.each(CALCULATORS)('$id is loaded by its id', async ({ id, examples, ...calculator }) => {
  expect(await loadCalculator(id)).toEqual({ id, ...calculator })
})

test.each(['no-such-calculator', 'constructor'])('refuses the unknown id %s', async (id) => {
  await expect(loadCalculator(id)).rejects.toThrow(new RegExp(`^id is "${id}"`))
})

describe('every example', () => {
  test.each(EXAMPLES)('$calculator.id: $example.id gives exactly its figures', ({ calculator, example }) => {
    const result = answer(calculator, inputOf(calculator, example))
    if (!result.ok) throw new Error(JSON.stringify(result.error))
    const figures = Object.fromEntries(result.value.figures.map((figure) => [figure.id, print(figure)]))
    expect(figures).toMatchObject(example.figures)
  })

  test.each(EXAMPLES)('$calculator.id: $example.id round-trips through text', ({ calculator, example }) => {
    const input = inputOf(calculator, example)
    expect(readState(calculator, writeState(calculator, input))).toMatchObject({ input, problems: [] })
  })

  test.each(EXAMPLES)('$calculator.id: $example.id names its source', ({ example }) => {
    expect(example.source).toMatch(/^(SRD 5\.(?:1|2\.1), [A-Z].+: |2012 playtest, [A-Z].+: |counted |no dice: )/)
  })
})

describe.each(EDITIONS)('under %s', (ruleset) => {
  const offering = CALCULATORS.flatMap(({ fields, ...calculator }) => {
    const { ruleset: field } = fields
    return field?.type === 'choice' && field.options.includes(ruleset)
      ? [[calculator.id, { fields, ...calculator }, field] as const]
      : []
  })

  test.each(offering)('%s cites no rule that the edition replaces', (_, calculator, field) => {
    const inputs = [defaultInput(calculator), ...calculator.examples.map((example) => inputOf(calculator, example))]
    const asked = inputs.map((input) => ({ ...input, ruleset })).filter((input) => isShown(field, input))
    const steps = asked.flatMap((input) => {
      const result = answer(calculator, input)
      return result.ok ? result.value.steps : []
    })
    expect(steps.length).toBeGreaterThan(0)
    expect(steps.map(({ rule }) => rule)).toEqual(citedIn(ruleset, steps).map(({ rule }) => rule))
  })
})

describe.each(CALCULATORS)('$id', (calculator) => {
  test('draws every answer or none, with a legend for every symbol', () => {
    const drawings = [{}, ...calculator.examples.map(({ input }) => input)].map((input) => {
      const result = answer(calculator, { ...defaultInput(calculator), ...(input as Input) })
      if (!result.ok) throw new Error(result.error.code)
      return result.value.drawing
    })
    expect(new Set(drawings.map((drawing) => drawing === undefined)).size).toBe(1)
    for (const { rows, ground = [], legend } of drawings.flatMap((drawing) => drawing ?? [])) {
      expect(new Set([...rows, ...ground].map(({ length }) => length)).size).toBe(1)
      const signs = new Set([...rows, ...ground].join('').replaceAll('.', ''))
      expect([...signs].sort()).toEqual(legend.map(({ sign }) => sign).sort())
    }
  })

  test('has examples with unique ids, and names each rule once', () => {
    const ids = calculator.examples.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(7)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(calculator.rules).size).toBe(calculator.rules.length)
    for (const id of [...ids, ...calculator.rules, ...Object.keys(calculator.fields)])
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('has defaults that are valid as typed text', () => {
    const texts = Object.fromEntries(
      Object.entries(defaultInput(calculator)).map(([id, value]) => [
        id,
        typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value),
      ]),
    )
    expect(readState(calculator, texts)).toMatchObject({ input: defaultInput(calculator), problems: [] })
  })

  test('answers with distinct figures, probabilities from 0 to 1, and dice if there is a distribution', () => {
    const { parsed } = readState(calculator, {})
    const result = calculator.compute(parsed)
    if (!result.ok) throw new Error(result.error.code)
    const ids = result.value.figures.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { kind, value } of result.value.figures) {
      if (kind !== 'probability') continue
      expect(value.numerator >= 0n && value.numerator <= value.denominator).toBe(true)
    }
    if (result.value.distribution) expect(calculator.rolls(parsed).length).toBeGreaterThan(0)
  })
})
