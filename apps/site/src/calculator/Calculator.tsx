import { numberFormats } from '@rulestone/text/number-formats'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { Rolls } from '../dice/Rolls.tsx'
import { useUnits } from '../display/use-units.ts'
import { isKey, isTyping } from '../shared/keys.ts'
import { makeT } from '../shared/make-t.ts'
import { useModule } from '../shared/use-module.ts'
import { Answer, Figures } from './answer/Answer.tsx'
import { LazyInputsLine } from './answer/LazyInputsLine.tsx'
import type { PageOutput } from './answer/page-output.ts'
import { ResultTable } from './answer/ResultTable.tsx'
import { Steps } from './answer/Steps.tsx'
import { writeStepValue } from './answer/write-step-value.ts'
import { Chart } from './chart/Chart.tsx'
import type { Drawn } from './drawing/Drawn.tsx'
import type { IslandProps } from './embedding/calculator-props.ts'
import { wholeProps } from './embedding/whole-props.ts'
import { FILL } from './fill.ts'
import { Controls } from './form/Controls.tsx'
import { Tools } from './share/Tools.tsx'
import type { CalculatorActions } from './state/calculator-state.ts'
import { useCalculator } from './state/use-calculator.ts'

/** Undo by keyboard shortcut, except in text fields, where it undoes typing. */
function undoByKeys(event: KeyboardEvent, { undo }: CalculatorActions): void {
  if (!isKey(event, 'z', 'KeyZ') || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
  if (isTyping(event.target)) return
  event.preventDefault()
  undo()
}

const loadComparison = () => import('./comparison/Comparison.tsx')

export interface CalculatorOptions {
  /** renders drawn answers, if this calculator has drawings: see `DrawnCalculator` */
  readonly Drawing?: typeof Drawn
  /** called after each answer is rendered */
  readonly onAnswer?: (output: PageOutput) => void
  /** receives what the page around the calculator can do with it */
  readonly onReady?: (actions: CalculatorActions) => void
}

/** Renders any calculator of core from its fields, figures and steps. No calculator has a form of its own. */
export default function Calculator(given: IslandProps & CalculatorOptions): JSX.Element {
  const { Drawing, onAnswer, onReady, heading, ...island } = given
  const props = useMemo(() => wholeProps(island), [])
  const { tag, fields, strings } = props
  const t = useMemo(() => makeT(tag, strings), [])
  const formats = useMemo(() => numberFormats(tag), [])
  const [state, actions] = useCalculator(props)
  const { input, output, compared } = state
  const system = useUnits()
  const figure = useRef<HTMLElement>(null)
  const comparison = useModule(loadComparison, compared !== undefined)
  useEffect(() => onAnswer?.(output), [output])
  useEffect(() => onReady?.(actions), [])
  useEffect(() => {
    figure.current?.addEventListener(FILL, (event) => {
      if (event instanceof CustomEvent) actions.fill(event.detail)
    })
  }, [])

  const write = useMemo(() => writeStepValue(fields, formats, t, system), [system])
  const { figures, shares, threshold, drawing, table } = output
  const isReady = state.status === 'ready'
  const isOnPage = props.place === 'page'
  /**
   * The ids of parts are the same in every language: a switch of language opens the page at the part that was in view.
   */
  const partId = (part: string): string | undefined => (isOnPage ? part : undefined)
  const steps = output.steps.filter(({ kind }) => system !== 'squares' || !props.intoSquares?.includes(kind))
  const titleId = `${props.id}-${props.ordinal}`
  // On its own page a calculator begins with its form; in a rule it shows its answer first, and a drawing is itself a
  // control.
  const beginsWithForm = isOnPage && drawing === undefined
  // What rolls the dice is next to the fields.
  const controls = (
    <>
      <Controls {...{ ...props, state, actions, t, formats, system }} />
      <Rolls partId={partId('rolls')} ids={props.offers} {...{ isReady, offers: actions.offers, formats, t }} />
    </>
  )
  return (
    <figure
      ref={figure}
      class={`calculator in-${props.place}`}
      data-calculator={props.id}
      aria-label={props.page === undefined ? t('title') : undefined}
      aria-labelledby={heading && `${heading} ${titleId}`}
      data-ready={isReady ? '' : undefined}
      onPointerEnter={actions.loadCode}
      onFocusIn={actions.loadCode}
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
      <Answer {...{ fields, input, figures, write, t }} />
      <LazyInputsLine {...{ isCodeNeeded: state.isCodeNeeded, fields, input: output.input, figures, write, t }} />
      {state.isSlow ? (
        <p class="working" role="status">
          <progress aria-label={t('site.working')} /> {t('site.working')}
          <button type="button" class="plain" onClick={actions.cancel}>
            {t('site.cancel')}
          </button>
        </p>
      ) : null}
      {beginsWithForm ? controls : null}
      {shares && (
        <Chart
          partId={partId('chart')}
          name={`${props.id}-${props.ordinal}-view`}
          {...{ shares, threshold, compared: compared?.output.shares }}
          {...{ view: state.chart, onViewChange: actions.view, isReady, formats, t }}
        />
      )}
      {drawing && Drawing && <Drawing partId={partId('drawn')} {...{ ...props, drawing, state, actions, t }} />}
      {table && <ResultTable partId={partId('table')} {...{ table, fields, input, write, t }} />}
      {compared && comparison ? (
        <comparison.Comparison {...{ fields, compared, shown: state, write, t }} />
      ) : (
        <Figures partId={partId('figures')} {...{ figures, write, t }} />
      )}
      {state.status === 'failed' ? <p class="problem">{t('site.failed')}</p> : null}
      {beginsWithForm ? null : controls}
      <Steps {...{ steps, stepKinds: props.stepKinds, rules: props.rules, isOnPage, write, t }} />
      <Tools partId={partId('tools')} {...{ ...props, state, actions, steps, write, t }} />
    </figure>
  )
}
