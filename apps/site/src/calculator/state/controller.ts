import { chosenEdition, EDITION_KEY } from '../../library/chosen-edition.ts'
import { ADDRESS_DELAY } from '../../shared/address-delay.ts'
import { queryWithStates, statesFromQuery, type Texts } from '../address/calculator-address.ts'
import { readVersion } from '../address/state-version.ts'
import { pageOutput } from '../answer/page-output.ts'
import { runTask, stop, TaskCancelled } from '../compute/engine.ts'
import type { Question, Reply, Task, TaskResults } from '../compute/tasks.ts'
import type { CalculatorProps } from '../embedding/calculator-props.ts'
import { type CalculatorActions, type CalculatorState, replied, type Undoable, undoable } from './calculator-state.ts'
import { jobQueue } from './job-queue.ts'
import { undoHistory } from './undo-history.ts'

/** Problems that parameters of other calculators cause in a rule text, where several share the URL. */
const OF_OTHERS: readonly string[] = ['unknown-field', 'unknown-version']

type Change = Partial<CalculatorState>

/** The state of the built page. */
export const firstState = ({ base, output }: Pick<CalculatorProps, 'base' | 'output'>): CalculatorState => ({
  status: 'loading',
  isCodeNeeded: false,
  input: base,
  output: pageOutput(base, output),
  texts: {},
  problems: [],
  refused: undefined,
  preset: undefined,
  compared: undefined,
  chart: undefined,
  isSlow: false,
  canUndo: false,
  revision: 0,
})

/** The edition that the reader has chosen for the site, on the page of a calculator that can answer for it. */
function textsOfReader({ place, base, fields }: Pick<CalculatorProps, 'place' | 'base' | 'fields'>): Texts {
  const field = Object.hasOwn(fields, 'ruleset') ? fields['ruleset'] : undefined
  if (place !== 'page' || field?.type !== 'choice') return {}
  const edition = chosenEdition()
  return edition !== base['ruleset'] && field.options.includes(edition) ? { ruleset: edition } : {}
}

/** Controls a calculator independently of its rendering. */
export interface Controller {
  readonly actions: CalculatorActions
  /** applies the state of the URL */
  readAddress(): void
  /** ends the controller when the calculator leaves the page */
  end(): void
}

/**
 * @param first the initial state
 * @param draw renders a state
 */
export function createController(
  { id, prefixes, base, place, fields }: CalculatorProps,
  first: CalculatorState,
  draw: (state: CalculatorState) => void,
): Controller {
  /** The newest state, which may not be rendered yet: the next action starts from it. */
  let state = first
  /** The state without parameters: read in the browser only, since the page is built without a reader. */
  const usual = (): Texts => textsOfReader({ place, base, fields })
  let loading: Promise<unknown> | undefined
  let addressTimer: ReturnType<typeof setTimeout> | undefined
  const past = undoHistory<Undoable>()

  const show = (change: Change): void => {
    state = { ...state, ...change }
    draw(state)
  }
  const nextRevision = (): { readonly revision: number } => ({ revision: state.revision + 1 })
  const fail = (): void => show({ status: 'failed', ...nextRevision() })

  const ask = (question: Question): Promise<Reply> => runTask(id, { kind: 'answer', question })
  /** Fetches the code that computes; after a failure the next call tries again. */
  const load = (): Promise<unknown> => {
    if (loading) return loading
    show({ isCodeNeeded: true })
    loading = runTask(id, { kind: 'load' })
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  const jobs = jobQueue({
    prepare: load,
    stop: () => stop(id),
    onSlow: (isSlow) => show({ isSlow }),
    onError: (error) => {
      if (!(error instanceof TaskCancelled)) fail()
    },
  })

  const writeAddress = (): void => {
    clearTimeout(addressTimer)
    addressTimer = setTimeout(() => {
      const { texts, compared, chart } = state
      const query = queryWithStates(location.search, prefixes, { texts, compared: compared?.texts, chart })
      history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`)
    }, ADDRESS_DELAY)
  }
  /** Shows a change that can be undone, and writes it to the URL. */
  const change = (next: Change, field?: string): void => {
    const { compared } = state
    past.add({ ...undoable(state), ...('compared' in next && { compared }) }, field)
    show({ ...next, canUndo: true })
    writeAddress()
  }
  /** Runs a task about the state after the waiting jobs. */
  const inTurn = async <Kind extends Task['kind']>(
    taskFor: (state: CalculatorState) => Extract<Task, { kind: Kind }>,
  ): Promise<TaskResults[Kind]> => {
    await load()
    return await new Promise<TaskResults[Kind]>((resolve, reject) => {
      jobs.add({
        run: () => runTask<Kind>(id, taskFor(state)).then(resolve, reject),
        drop: () => reject(new TaskCancelled()),
      })
    })
  }

  const readAddress = (): void => {
    const { texts: found, compared, chart } = statesFromQuery(location.search, prefixes)
    const { [EDITION_KEY]: _, ...ofCalculator } = found
    const { texts: asked, problems: versions } = readVersion(ofCalculator, fields)
    // Who opens a link of somebody else sees the same answer.
    const texts = Object.keys(asked).length === 0 && !compared ? usual() : asked
    show({ chart })
    if (Object.keys(texts).length === 0 && !compared && versions.length === 0) {
      show({ status: 'ready' })
      return
    }
    jobs.add({
      async run() {
        const reply = await ask({ texts, from: base, base })
        const other = compared && (await ask({ texts: compared, from: base, base }))
        const ofOther = (other?.problems ?? []).map((problem) => ({ ...problem, field: `vs.${problem.field}` }))
        const next = replied(reply, [...versions, ...ofOther])
        show({
          ...next,
          problems: next.problems.filter(({ code }) => place === 'page' || !OF_OTHERS.includes(code)),
          compared: other?.output && { input: other.input, output: other.output, texts: other.texts },
          status: 'ready',
        })
      },
    })
  }

  const actions: CalculatorActions = {
    loadCode: () => void load().catch(fail),
    view: (chart) => {
      show({ chart })
      // Until the URL is read, it has more than the state.
      if (state.status === 'ready') writeAddress()
    },
    type: (field, text, system = 'feet') =>
      jobs.add({
        field,
        async run() {
          const { input, problems, refused } = state
          const from = { ...input, [field]: base[field] ?? text }
          const reply = await ask({ texts: { [field]: text }, system, from, base })
          const others = problems.filter(
            (problem) => problem.field !== field && problem.field !== refused && Object.hasOwn(fields, problem.field),
          )
          change(replied(reply, others), field)
        },
      }),
    fill: (texts) =>
      jobs.add({
        run: async () => change({ ...replied(await ask({ texts, from: state.input, base })), ...nextRevision() }),
      }),
    reset: () =>
      jobs.add({
        run: async () => change({ ...replied(await ask({ texts: usual(), from: base, base })), ...nextRevision() }),
      }),
    undo: () =>
      jobs.add({
        async run() {
          const before = past.pop()
          if (!before) return
          show({ ...before, canUndo: !past.isEmpty(), ...nextRevision() })
          writeAddress()
        },
      }),
    start: (preset) =>
      jobs.add({
        async run() {
          const reply = await ask({ texts: {}, from: state.input, base, preset })
          change({ ...replied(reply), preset, ...nextRevision() })
        },
      }),
    compare: () => {
      const { input, output, texts } = state
      show({ compared: { input, output, texts } })
      writeAddress()
    },
    compareOptions: (field, [first, second]) =>
      jobs.add({
        async run() {
          const from = state.input
          const compared = await ask({ texts: { [field]: first }, from, base })
          const shown = await ask({ texts: { [field]: second }, from, base })
          if (!compared.output || !shown.output) return
          change({ ...replied(shown), compared: { ...compared, output: compared.output }, ...nextRevision() })
        },
      }),
    stopComparing: () => {
      show({ compared: undefined })
      writeAddress()
    },
    cancel: () => {
      jobs.clear()
      show(nextRevision())
    },
    // Runs after pending changes: the roll uses the state that the reader sees next.
    offers: () => inTurn<'offers'>(({ input }) => ({ kind: 'offers', input })).catch(() => []),
    csv: (words) => inTurn<'csv'>(({ output: { input } }) => ({ kind: 'csv', input, words })).catch(() => undefined),
  }
  return { actions, readAddress, end: () => clearTimeout(addressTimer) }
}
