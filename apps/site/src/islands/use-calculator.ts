import { type FieldProblem, type Input, type Output, readState, writeState } from '@rulestone/core'
import { useEffect, useRef, useState } from 'preact/hooks'
import { queryWithTexts, textsFromQuery } from '../lib/calculator-address.ts'
import type { AnyCalculator, CalculatorProps } from '../lib/calculator-props.ts'
import { loadCalculator } from './load-calculator.ts'

/** Browsers refuse to change the address too often; a pause after the last change is soon enough. */
const ADDRESS_DELAY_MS = 150

/** The state of a calculator on a page. */
export interface CalculatorState {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly input: Input
  readonly output: Output
  /** at most one for each field; unknown fields of the address too */
  readonly problems: readonly FieldProblem[]
  /** counts up when fields must show the state anew: after the address was read, and after a reset */
  readonly version: number
}

/** What a reader can do with a calculator. */
export interface CalculatorActions {
  /** gives a field a text; a wrong one is explained and its base value stands instead */
  type(field: string, text: string): void
  reset(): void
}

/** The state with an input computed; an input that cannot be computed leaves the last answer standing. */
function computed(
  state: CalculatorState,
  calculator: AnyCalculator,
  input: Input,
  problems: readonly FieldProblem[],
): CalculatorState {
  const result = calculator.compute(input)
  return result.ok
    ? { ...state, input, problems, output: result.value }
    : { ...state, input, problems: [...problems.filter(({ field }) => field !== result.error.field), result.error] }
}

/** The state of a calculator, kept in the address: read once when its code is there, written after each change. */
export function useCalculator(props: CalculatorProps): [CalculatorState, CalculatorActions, AnyCalculator | undefined] {
  const { id, ordinal, base, place } = props
  const [calculator, setCalculator] = useState<AnyCalculator>()
  const [state, setState] = useState<CalculatorState>({
    status: 'loading',
    input: base,
    output: props.output,
    problems: [],
    version: 0,
  })
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  useEffect(() => {
    loadCalculator(id).then(
      (loaded) => {
        const read = readState(loaded, textsFromQuery(location.search, ordinal), base)
        const { input } = read
        // On a page of text the address may carry more than the state of its calculators.
        const problems = place === 'page' ? read.problems : read.problems.filter(({ code }) => code !== 'unknown-field')
        setCalculator(loaded)
        setState((before) => ({ ...computed(before, loaded, input, problems), status: 'ready', version: 1 }))
      },
      () => setState((before) => ({ ...before, status: 'failed' })),
    )
    return () => clearTimeout(timer.current)
  }, [id, ordinal, base, place])

  const change = (loaded: AnyCalculator, next: CalculatorState): void => {
    setState(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const query = queryWithTexts(location.search, ordinal, writeState(loaded, next.input, base))
      history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`)
    }, ADDRESS_DELAY_MS)
  }

  const type = (field: string, text: string): void => {
    if (!calculator) return
    const read = readState(calculator, { [field]: text }, { ...state.input, [field]: base[field] ?? text })
    const others = state.problems.filter((problem) => problem.field !== field && problem.code !== 'unknown-field')
    change(calculator, computed(state, calculator, read.input, [...others, ...read.problems]))
  }

  const reset = (): void => {
    if (!calculator) return
    change(calculator, { ...computed(state, calculator, base, []), version: state.version + 1 })
  }

  return [state, { type, reset }, calculator]
}
