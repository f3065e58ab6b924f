import type { FieldProblem, Input, Output, RollOffer } from '@rulestone/core'
import { useEffect, useRef, useState } from 'preact/hooks'
import { queryWithTexts, textsFromQuery } from '../lib/calculator-address.ts'
import type { CalculatorProps, LiveCalculator } from '../lib/calculator-props.ts'
import { type Loaded, loadCalculator } from './load-calculator.ts'

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

/** What a reader can do with a calculator. Whatever needs its code waits for it, in turn. */
export interface CalculatorActions {
  /** fetches the code: the reader is about to need it */
  reach(): void
  /** gives a field a text; a wrong one is explained and its base value stands instead */
  type(field: string, text: string): void
  reset(): void
  /** what can be rolled for the state; nothing when the code does not arrive */
  offers(): Promise<readonly RollOffer[]>
}

/** The state with an input computed; an input that cannot be computed leaves the last answer standing. */
function computed(
  state: CalculatorState,
  calculator: LiveCalculator,
  input: Input,
  problems: readonly FieldProblem[],
): CalculatorState {
  const result = calculator.compute(input)
  return result.ok
    ? { ...state, input, problems, output: result.value }
    : { ...state, input, problems: [...problems.filter(({ field }) => field !== result.error.field), result.error] }
}

/**
 * The state of a calculator, kept in the address: read once, written after each change. As long as the state is the
 * one that the page was built with, its code is not needed.
 */
export function useCalculator(props: CalculatorProps): [CalculatorState, CalculatorActions] {
  const { id, ordinal, base, place } = props
  const [state, setState] = useState<CalculatorState>({
    status: 'loading',
    input: base,
    output: props.output,
    problems: [],
    version: 0,
  })
  /** The newest state, which may not be drawn yet: the next action starts from it. */
  const newest = useRef(state)
  const loading = useRef<Promise<Loaded> | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const show = (next: Partial<CalculatorState>): void => {
    newest.current = { ...newest.current, ...next }
    setState(newest.current)
  }
  const load = (): Promise<Loaded> => {
    if (!loading.current) {
      loading.current = loadCalculator(id)
      loading.current.catch(() => show({ status: 'failed', version: newest.current.version + 1 }))
    }
    return loading.current
  }
  const afterLoading = (act: (loaded: Loaded) => void): void => {
    load().then(act, () => undefined)
  }

  useEffect(() => {
    const texts = textsFromQuery(location.search, ordinal)
    if (Object.keys(texts).length === 0) show({ status: 'ready', version: 1 })
    else {
      afterLoading(({ calculator, readState }) => {
        const { input, problems } = readState(calculator, texts, base)
        // On a page of text the address may carry more than the state of its calculators.
        const own = place === 'page' ? problems : problems.filter(({ code }) => code !== 'unknown-field')
        show({ ...computed(newest.current, calculator, input, own), status: 'ready', version: 1 })
      })
    }
    return () => clearTimeout(timer.current)
  }, [id, ordinal, base, place])

  const change = ({ calculator, writeState }: Loaded, next: CalculatorState): void => {
    show(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const query = queryWithTexts(location.search, ordinal, writeState(calculator, next.input, base))
      history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`)
    }, ADDRESS_DELAY_MS)
  }

  const actions: CalculatorActions = {
    reach: () => afterLoading(() => undefined),
    type: (field, text) =>
      afterLoading((loaded) => {
        const { calculator, readState } = loaded
        const { current } = newest
        const read = readState(calculator, { [field]: text }, { ...current.input, [field]: base[field] ?? text })
        const others = current.problems.filter((problem) => problem.field !== field && problem.code !== 'unknown-field')
        change(loaded, computed(current, calculator, read.input, [...others, ...read.problems]))
      }),
    reset: () =>
      afterLoading((loaded) => {
        const { current } = newest
        change(loaded, { ...computed(current, loaded.calculator, base, []), version: current.version + 1 })
      }),
    offers: () =>
      load().then(
        ({ calculator }) => calculator.rolls(newest.current.input),
        () => [],
      ),
  }
  return [state, actions]
}
