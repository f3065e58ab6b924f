import { numberFormats } from '@rulestone/text/number-formats'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { Rolls } from '../dice/Rolls.tsx'
import { useUnits } from '../display/use-units.ts'
import { isKey, isTyping } from '../shared/keys.ts'
import { makeT } from '../shared/make-t.ts'
import { Answer, Figures } from './answer/Answer.tsx'
import type { PageOutput } from './answer/page-output.ts'
import { Steps } from './answer/Steps.tsx'
import { writeStepValue } from './answer/write-step-value.ts'
import { Chart } from './chart/Chart.tsx'
import { type IslandProps, wholeProps } from './embedding/calculator-part.ts'
import { AS_SENT, lazyPart } from './embedding/lazy-part.tsx'
import { type CalculatorActions, useCalculator } from './embedding/use-calculator.ts'
import { useModule } from './embedding/use-module.ts'
import { Controls } from './form/Controls.tsx'
import { Tools } from './share/Tools.tsx'

/** Undo by its keys, except where they undo what is being typed. */
function undoByKeys(event: KeyboardEvent, { undo }: CalculatorActions): void {
  if (!isKey(event, 'z', 'KeyZ') || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
  if (isTyping(event.target)) return
  event.preventDefault()
  undo()
}

const loadDrawn = () => import('./drawing/Drawn.tsx')
const loadTable = () => import('./answer/ResultTable.tsx')
const Drawn = lazyPart(loadDrawn, import.meta.env.SSR ? await loadDrawn() : undefined)
const ResultTable = lazyPart(loadTable, import.meta.env.SSR ? await loadTable() : undefined)
const served = import.meta.env.SSR ? await import('./AskedAtFirst.tsx') : undefined
const loadComparison = () => import('./comparison/Comparison.tsx')

/** Who is told each answer as it is drawn: the line of a chapter, which says it once it is closed. */
interface Told {
  readonly told?: (output: PageOutput) => void
}

/** Any calculator of core, drawn from its fields, its figures and its steps. No calculator has a form of its own. */
export default function Calculator(given: IslandProps & Told): JSX.Element {
  const props = useMemo(() => wholeProps(given), [given])
  const { tag, fields, strings } = props
  const t = useMemo(() => makeT(tag, strings), [tag, strings])
  const formats = useMemo(() => numberFormats(tag), [tag])
  const [state, actions] = useCalculator(props, props.output.drawing ? loadDrawn : async () => {})
  const { input, output, kept } = state
  const system = useUnits()
  const comparison = useModule(loadComparison, kept !== undefined)
  given.told?.(output)

  const write = useMemo(() => writeStepValue(fields, formats, t, system), [fields, formats, t, system])
  const { shares, threshold } = output
  const isReady = state.status === 'ready'
  /** The table that was sent holds until the answer may change, or is said in other units; a chapter is sent none. */
  const isWanted = state.isReached || system !== 'feet' || given.told !== undefined
  const steps = output.steps.filter(({ intoSquares }) => system !== 'squares' || !intoSquares)
  const question = { fields, ...output, write, t }
  const asked = served ? <served.AskedAtFirst {...question} /> : state.sentences?.askedLine(question)
  const titleId = `${props.id}-${props.ordinal}`
  // Who opens a calculator's own page comes with numbers; in a text it first shows what the text says, and a drawing is a
  // field itself.
  const isAsking = props.place === 'page' && output.drawing === undefined
  const controls = <Controls {...{ ...props, state, actions, t, formats, system }} />
  return (
    <figure
      class={`calculator in-${props.place}`}
      data-calculator={props.id}
      aria-label={props.page === undefined ? t('title') : undefined}
      aria-labelledby={given.heading && `${given.heading} ${titleId}`}
      data-ready={isReady ? '' : undefined}
      onPointerEnter={actions.reach}
      onFocusIn={actions.reach}
      onKeyDown={(event) => undoByKeys(event, actions)}
    >
      {props.page === undefined ? null : (
        <figcaption>
          <a class="calculator-title" id={titleId} href={props.page}>
            {t('title')}
          </a>
          <span class="calculator-caption">{t('caption')}</span>
        </figcaption>
      )}
      <Answer {...{ fields, input, figures: output.figures, write, t }} />
      {/* On paper, where the form is not. */}
      <p class="hint asked" hidden {...(asked === undefined ? AS_SENT : { children: asked })} />
      {state.isSlow ? (
        <p class="working" role="status">
          <progress aria-label={t('site.working')} /> {t('site.working')}
          <button type="button" class="plain" onClick={actions.cancel}>
            {t('site.cancel')}
          </button>
        </p>
      ) : null}
      {isAsking ? controls : null}
      {shares === undefined ? null : (
        <Chart
          name={`${props.id}-${props.ordinal}-view`}
          {...{
            shares,
            threshold,
            behind: kept?.output.shares,
            chart: state.chart,
            view: actions.view,
            isReady,
            formats,
            t,
          }}
        />
      )}
      {output.drawing === undefined ? null : (
        <Drawn isWanted {...{ ...props, drawing: output.drawing, state, actions, t }} />
      )}
      {output.table === undefined ? null : (
        <ResultTable {...{ isWanted, table: output.table, fields, input, write, t }} />
      )}
      {kept && comparison ? (
        <comparison.Comparison {...{ fields, kept, shown: state, write, t }} />
      ) : (
        <Figures {...{ figures: output.figures, write, t }} />
      )}
      {state.status === 'failed' ? <p class="problem">{t('site.failed')}</p> : null}
      {isAsking ? null : controls}
      <Rolls {...{ ids: props.offers, isReady, offers: actions.offers, formats, t }} />
      <Steps {...{ steps, rules: props.rules, open: props.place === 'page', write, t }} />
      <Tools {...{ ...props, state, actions, steps, write, t, formats }} />
    </figure>
  )
}
