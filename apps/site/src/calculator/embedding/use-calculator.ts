import type { FieldProblem, Input, RollOffer } from '@rulestone/core'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { UnitSystem } from '../../display/units.ts'
import type { Strings } from '../../shared/make-t.ts'
import { queryWithStates, statesFromQuery, type Texts } from '../address/calculator-address.ts'
import { readVersion } from '../address/state-version.ts'
import { type PageOutput, pageOutput } from '../answer/page-output.ts'
import type * as Sentences from '../answer/sentences.ts'
import type { CsvWords } from '../chart/chart-csv.ts'
import type { Order, Question, Reply, Results } from '../compute/calculator-answer.ts'
import { carry, Stopped, stop } from '../compute/engine.ts'
import type { CalculatorProps } from './calculator-props.ts'

/** Browsers refuse to change the address too often; a pause after the last change is soon enough. */
const ADDRESS_DELAY_MS = 150
/** Work that takes longer than this shows itself and can be stopped. */
const SLOW_MS = 200
/** Changes of one field that follow each other faster than this are undone together. */
const ONE_CHANGE_MS = 900
const MOST_UNDONE = 50

/** A state with what it answers. */
export interface Answered {
  readonly input: Input
  readonly output: PageOutput
  /** the state as an address holds it */
  readonly texts: Texts
}

/** The state of a calculator on a page. */
export interface CalculatorState extends Answered {
  readonly status: 'loading' | 'ready' | 'failed'
  /** whether the code that computes is there or asked for: the answer may change */
  readonly isReached: boolean
  /** at most one for each field; unknown fields of the address too */
  readonly problems: readonly FieldProblem[]
  /** the field that holds something too large to be computed; its problem is among the others */
  readonly refused: string | undefined
  /** the state that was started from, until something is changed */
  readonly preset: string | undefined
  /** the state that this one is compared with */
  readonly kept: Answered | undefined
  /** how the chart is read, see `AddressStates` */
  readonly chart: string | undefined
  /** whether a computation takes so long that the reader may want to stop it */
  readonly isSlow: boolean
  readonly canUndo: boolean
  /** what says the problems and what is asked, with its words: there once anything can have one */
  readonly sentences:
    | (Pick<typeof Sentences, 'explained' | 'problemElsewhere' | 'askedLine'> & { readonly words: Strings })
    | undefined
  /** counts up when fields must show the state anew: after the address was read, and after a reset */
  readonly version: number
}

/** What a reader can do with a calculator. Whatever needs its code waits for it, in turn. */
export interface CalculatorActions {
  /** fetches the code: the reader is about to need it */
  reach(): void
  /** reads the chart in another way */
  view(chart: string | undefined): void
  /** gives a field a text, in units that may not be those of the rules; a wrong one is explained and its base value stands instead */
  type(field: string, text: string, system?: UnitSystem): void
  reset(): void
  /** takes the last change back */
  undo(): void
  /** starts from a state that the calculator offers */
  start(preset: string): void
  /** keeps the present state, to be compared with what comes */
  compare(): void
  /** compares the present state under each of two options of a field */
  compareOptions(field: string, options: readonly [string, string]): void
  stopComparing(): void
  /** stops what is computed; the last answer stands */
  cancel(): void
  /** what can be rolled for the state; nothing when the code does not arrive */
  offers(): Promise<readonly RollOffer[]>
  /** the distribution of the answer as a table for other programs; nothing when it was stopped */
  csv(words: CsvWords): Promise<string | undefined>
}

/** What is to be done next. A later text for the same field takes the place of one that waits. */
interface Job {
  readonly field?: string
  run(ask: (question: Question) => Promise<Reply>): Promise<Partial<CalculatorState> | undefined>
  /** it will not be done: somebody may wait for it */
  drop?(): void
}

/** What undo brings back. */
type Past = Pick<CalculatorState, 'input' | 'output' | 'texts' | 'problems' | 'refused' | 'preset'>

/** What a reply changes; a state that cannot be computed leaves the last answer standing. */
function replied(
  { input, output, texts, problems, refused }: Reply,
  others: readonly FieldProblem[],
): Partial<CalculatorState> {
  const read = [...others, ...problems]
  return {
    input,
    texts,
    problems: refused ? [...read.filter(({ field }) => field !== refused.field), refused] : read,
    refused: refused?.field,
    preset: undefined,
    ...(output && { output }),
  }
}

/**
 * The state of a calculator, kept in the address: read once, written after each change. As long as the state is the
 * one that the page was built with, its code is not needed.
 *
 * @param loadField what a field needs that is drawn with the answer
 */
export function useCalculator(
  props: CalculatorProps,
  loadField: () => Promise<unknown>,
): [CalculatorState, CalculatorActions] {
  const { id, tag, names, base, place, fields } = props
  const [state, setState] = useState<CalculatorState>(() => ({
    status: 'loading',
    isReached: false,
    input: base,
    output: pageOutput(base, props.output),
    texts: {},
    problems: [],
    refused: undefined,
    preset: undefined,
    kept: undefined,
    chart: undefined,
    isSlow: false,
    canUndo: false,
    sentences: undefined,
    version: 0,
  }))
  /** The newest state, which may not be drawn yet: the next action starts from it. */
  const newest = useRef(state)
  const ready = useRef<Promise<unknown> | undefined>(undefined)
  const jobs = useRef<Job[]>([])
  const running = useRef<{ readonly job: Job; isSlow: boolean } | undefined>(undefined)
  const past = useRef<Past[]>([])
  const lastChange = useRef({ field: '', at: 0 })
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const show = (next: Partial<CalculatorState>): void => {
    newest.current = { ...newest.current, ...next }
    setState(newest.current)
  }
  /** What says problems, before there can be any. */
  const loadSentences = async (): Promise<void> => {
    const sentences = await import('../answer/sentences.ts')
    show({ sentences: { ...sentences, words: await sentences.errorWords(tag) } })
  }
  /** The code that computes, when the calculator is ready in it. Without sentences it computes all the same. */
  const load = (): Promise<unknown> => {
    if (!ready.current) show({ isReached: true })
    ready.current ??= Promise.all([carry(id, { kind: 'load' }), loadSentences().catch(() => {})])
    ready.current.catch(() => {
      ready.current = undefined
    })
    return ready.current
  }
  const fail = (): void => show({ status: 'failed', version: newest.current.version + 1 })

  const work = async (): Promise<void> => {
    if (running.current) return
    for (let job = jobs.current.shift(); job; job = jobs.current.shift()) {
      const now = { job, isSlow: false }
      running.current = now
      let slow: ReturnType<typeof setTimeout> | undefined
      try {
        await load()
        slow = setTimeout(() => {
          now.isSlow = true
          show({ isSlow: true })
        }, SLOW_MS)
        const next = await job.run((question) => carry(id, { kind: 'answer', question }))
        if (next) show(next)
      } catch (error) {
        if (!(error instanceof Stopped)) fail()
      } finally {
        clearTimeout(slow)
        if (newest.current.isSlow) show({ isSlow: false })
        running.current = undefined
      }
    }
  }
  const add = (job: Job): void => {
    const { field } = job
    jobs.current = field === undefined ? jobs.current : jobs.current.filter((one) => one.field !== field)
    jobs.current.push(job)
    // What is computed for a text that has changed since is not waited for.
    if (field !== undefined && running.current?.isSlow && running.current.job.field === field) stop(id)
    void work()
  }

  const writeAddress = (): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const { texts, kept, chart } = newest.current
      const query = queryWithStates(location.search, names, { texts, kept: kept?.texts, chart })
      history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`)
    }, ADDRESS_DELAY_MS)
  }
  /** Keeps the present state for undo; quick changes of one field are one. */
  const remember = (field = ''): void => {
    const { field: before, at } = lastChange.current
    const isSame = field !== '' && field === before && performance.now() - at < ONE_CHANGE_MS
    lastChange.current = { field, at: performance.now() }
    if (isSame && past.current.length > 0) return
    const { input, output, texts, problems, refused, preset } = newest.current
    past.current = [...past.current, { input, output, texts, problems, refused, preset }].slice(-MOST_UNDONE)
  }
  /** A change that undo takes back, and the address holds. */
  const changed = (next: Partial<CalculatorState>, field?: string): Partial<CalculatorState> => {
    remember(field)
    writeAddress()
    return { ...next, canUndo: true }
  }
  const anew = (): { readonly version: number } => ({ version: newest.current.version + 1 })

  /** Has an order about the state carried out after what waits already. */
  const inTurn = async <Kind extends Order['kind']>(
    orderFor: (state: CalculatorState) => Extract<Order, { kind: Kind }>,
  ): Promise<Results[Kind]> => {
    await load()
    return await new Promise<Results[Kind]>((resolve, reject) => {
      add({
        async run() {
          await carry<Kind>(id, orderFor(newest.current)).then(resolve, reject)
          return undefined
        },
        drop: () => reject(new Stopped()),
      })
    })
  }

  useEffect(() => {
    const { texts: found, kept, chart } = statesFromQuery(location.search, names)
    show({ chart })
    const { texts, problems: versions } = readVersion(found, fields)
    if (Object.keys(texts).length === 0 && !kept && versions.length === 0) {
      loadField()
        .catch(() => {})
        .then(() => show({ status: 'ready' }))
    } else {
      add({
        async run(ask) {
          const reply = await ask({ texts, from: base, base })
          const beside = kept && (await ask({ texts: kept, from: base, base }))
          // On a page of text the address may carry more than the state of its calculators.
          const ofKept = (beside?.problems ?? []).map((problem) => ({ ...problem, field: `vs.${problem.field}` }))
          const next = replied(reply, [...versions, ...ofKept])
          const problems = next.problems?.filter(({ code }) => place === 'page' || !code.startsWith('unknown-'))
          return {
            ...next,
            ...(problems && { problems }),
            kept: beside?.output && { input: beside.input, output: beside.output, texts: beside.texts },
            status: 'ready',
            version: 1,
          }
        },
      })
    }
    return () => clearTimeout(timer.current)
  }, [id, names, base, place, fields])

  const actions: CalculatorActions = {
    reach: () => void load().catch(fail),
    view: (chart) => {
      show({ chart })
      // Until the address is read, it holds more than the state.
      if (newest.current.status === 'ready') writeAddress()
    },
    type: (field, text, system = 'feet') =>
      add({
        field,
        async run(ask) {
          const { input, problems, refused } = newest.current
          const reply = await ask({
            texts: { [field]: text },
            system,
            from: { ...input, [field]: base[field] ?? text },
            base,
          })
          const others = problems.filter(
            (problem) => problem.field !== field && problem.field !== refused && Object.hasOwn(fields, problem.field),
          )
          return changed(replied(reply, others), field)
        },
      }),
    reset: () =>
      add({
        run: async (ask) => changed({ ...replied(await ask({ texts: {}, from: base, base }), []), ...anew() }),
      }),
    undo: () => {
      const before = past.current.pop()
      if (!before) return
      lastChange.current = { field: '', at: 0 }
      show({ ...before, canUndo: past.current.length > 0, ...anew() })
      writeAddress()
    },
    start: (preset) =>
      add({
        async run(ask) {
          const reply = await ask({ texts: {}, from: newest.current.input, base, preset })
          return { ...changed(replied(reply, [])), preset, ...anew() }
        },
      }),
    compare: () => {
      const { input, output, texts } = newest.current
      show({ kept: { input, output, texts } })
      writeAddress()
    },
    compareOptions: (field, [first, second]) =>
      add({
        async run(ask) {
          const { input } = newest.current
          const kept = await ask({ texts: { [field]: first }, from: input, base })
          const shown = await ask({ texts: { [field]: second }, from: input, base })
          if (!kept.output || !shown.output) return undefined
          return { ...changed(replied(shown, [])), kept: { ...kept, output: kept.output }, ...anew() }
        },
      }),
    stopComparing: () => {
      show({ kept: undefined })
      writeAddress()
    },
    cancel: () => {
      for (const job of jobs.current.splice(0)) job.drop?.()
      stop(id)
      show(anew())
    },
    // What was typed before is read before: the dice are those of the state that the reader sees next.
    offers: () => inTurn<'offers'>(({ input }) => ({ kind: 'offers', input })).catch(() => []),
    csv: (words) => inTurn<'csv'>(({ output: { input } }) => ({ kind: 'csv', input, words })).catch(() => undefined),
  }
  return [state, actions]
}
