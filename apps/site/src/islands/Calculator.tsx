import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { CalculatorProps } from '../lib/calculator-props.ts'
import { makeT } from '../lib/make-t.ts'
import { numberFormats } from '../lib/numbers.ts'
import { writeStepValue } from '../lib/write-step-value.ts'
import { Answer, Figures } from './Answer.tsx'
import { Chart } from './Chart.tsx'
import { Controls } from './Controls.tsx'
import { Rolls } from './Rolls.tsx'
import { Steps } from './Steps.tsx'
import { useCalculator } from './use-calculator.ts'

/** Any calculator of core, drawn from its fields, its figures and its steps. No calculator has a form of its own. */
export default function Calculator(props: CalculatorProps): JSX.Element {
  const { tag, fields, base, strings } = props
  const t = useMemo(() => makeT(tag, strings), [tag, strings])
  const formats = useMemo(() => numberFormats(tag), [tag])
  const [state, actions] = useCalculator(props)
  const { input, output } = state

  const write = useMemo(() => writeStepValue(fields, formats, t), [fields, formats, t])
  return (
    <figure
      class={`calculator in-${props.place}`}
      data-calculator={props.id}
      aria-label={props.page === undefined ? t('title') : undefined}
      data-ready={state.status === 'ready' ? '' : undefined}
      onPointerEnter={actions.reach}
      onFocusIn={actions.reach}
    >
      {props.page === undefined ? null : (
        <figcaption>
          <a class="calculator-title" href={props.page}>
            {t('title')}
          </a>
          <span class="calculator-caption">{t('caption')}</span>
        </figcaption>
      )}
      <Answer {...{ fields, input, figures: output.figures, write, t }} />
      {output.distribution === undefined ? null : (
        <Chart {...{ distribution: output.distribution, threshold: output.threshold, formats, t }} />
      )}
      <Figures {...{ figures: output.figures, write, t }} />
      {state.status === 'failed' ? <p class="problem">{t('site.failed')}</p> : null}
      <Controls {...{ ...props, state, actions, t, formats, base }} />
      <Rolls {...{ ids: props.offers, isReady: state.status === 'ready', offers: actions.offers, formats, t }} />
      <Steps {...{ steps: output.steps, rules: props.rules, open: props.place === 'page', write, t }} />
    </figure>
  )
}
