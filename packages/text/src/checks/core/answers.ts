import { type Field, type ParsedInput, readState, stepValues, toNumber } from '@rulestone/core'
import { coreCalculators } from '../../markdown/index.ts'

/** The figures of a calculator for a state and its neighbours. */
export interface Answers {
  /** from 0 to 1 */
  readonly chances: readonly number[]
  readonly means: readonly number[]
}

const NONE: Answers = { chances: [], means: [] }

/** A state and those that differ from it in one choice: the same attack without cover, with Advantage, … */
function* besides(fields: Readonly<Record<string, Field>>, input: ParsedInput): Iterable<ParsedInput> {
  yield input
  for (const [id, field] of Object.entries(fields)) {
    if (field.type === 'flag') yield { ...input, [id]: input[id] !== true }
    if (field.type !== 'choice') continue
    for (const option of field.options) if (option !== input[id]) yield { ...input, [id]: option }
  }
}

const known = new Map<string, Answers>()

/** The size at which the cache is cleared; only hostile content has so many states. */
const MOST_KNOWN = 2_000

function compute(id: string, texts: Readonly<Record<string, string>>): Answers {
  const calculator = coreCalculators.get(id)
  if (!calculator) return NONE
  const { parsed } = readState(calculator, texts)
  const [chances, means]: [number[], number[]] = [[], []]
  for (const state of besides(calculator.fields, parsed)) {
    const result = calculator.compute(state)
    if (!result.ok) continue
    for (const figure of result.value.figures) {
      if (figure.kind === 'probability') chances.push(toNumber(figure.value))
      else if (figure.id === 'mean') {
        if (figure.kind === 'number') means.push(toNumber(figure.value))
        else if (figure.kind === 'integer') means.push(figure.value)
      }
    }
    for (const value of result.value.steps.flatMap((step) => Object.values(stepValues(calculator.steps, step)))) {
      if (value.kind === 'probability') chances.push(toNumber(value.value))
    }
  }
  return { chances, means }
}

/**
 * The chances and means of a calculator for a state, and for those that differ from it in one choice.
 *
 * @param texts - the fields as a text fills them in
 * @example
 * answersOf('dice', { expr: '1d20+5', 'at-least': '15' }) // => { chances: [0.55, 0.55], means: [15.5] }
 */
export function answersOf(id: string, texts: Readonly<Record<string, string>>): Answers {
  const key = JSON.stringify([id, texts])
  const answers = known.get(key) ?? compute(id, texts)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, answers)
  return answers
}
