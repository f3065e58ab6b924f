import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { CopyByHand } from '../../shared/CopyByHand.tsx'
import { fetchStrings } from '../../shared/fetch-strings.ts'
import { saveFile } from '../../shared/save-file.ts'
import { useCopy } from '../../shared/use-copy.ts'
import { queryWithStates } from '../address/calculator-address.ts'
import { fieldValue, sentenceValues } from '../answer/sentence-values.ts'
import { stepSentence } from '../answer/step-sentence.ts'
import { type CaptionLine, chartSvg, svgToPng } from '../chart/chart-image.ts'
import { differences } from '../comparison/comparison.ts'
import type { Answered } from '../state/calculator-state.ts'
import { answerText, directive, textsFromDefaults } from './share-text.ts'
import type { ToolsProps } from './tools-props.ts'

/** The URL of the calculator's own page, without a state. */
const pageOf = ({ page }: Pick<ToolsProps, 'page'>): URL => {
  const url = new URL(page ?? location.pathname, location.href)
  url.search = ''
  url.hash = ''
  return url
}

/** The URL of this state. */
function linkTo(props: ToolsProps): string {
  const { fields, state } = props
  const url = pageOf(props)
  url.search = queryWithStates('', '', {
    texts: textsFromDefaults(fields, state.input),
    compared: state.compared && textsFromDefaults(fields, state.compared.input),
    chart: state.chart,
  })
  return url.href
}

/** The main figure of an answer with its sentence. */
function answerSentence({ fields, write, t }: ToolsProps, { input, output }: Answered): string {
  const { figures } = output
  const [headline] = figures
  const sentence = t(`figures.${headline.id}.sentence`, sentenceValues({ fields, input, figures, write }))
  return `${write(headline)} ${sentence}`
}

/** What a saved chart says above its bars: the answer, or two answers with what differs. */
function chartAnswers(props: ToolsProps): CaptionLine[] {
  const { fields, state, write, t } = props
  const { compared } = state
  if (!compared) return [{ text: answerSentence(props, state) }]
  const rows = differences(fields, compared, state)
  const sides = [
    { mark: 'outline', name: t('site.a'), answered: compared },
    { mark: 'filled', name: t('site.b'), answered: state },
  ] as const
  return sides.map(({ mark, name, answered }, side) => {
    const values = rows.flatMap(({ field: id, values }) => {
      const field = fields[id]
      const value = values[side]
      return field && value !== undefined ? [`${t(`fields.${id}.label`)} ${write(fieldValue(field, id, value))}`] : []
    })
    return { mark, text: [name, answerSentence(props, answered), ...values].join(' · ') }
  })
}

/** The answer as text: its sentence, the other figures, the steps, and the link. */
function answerAsText(props: ToolsProps): string {
  const { state, steps, stepKinds, write, t } = props
  const [, ...others] = state.output.figures
  return answerText({
    title: t('title'),
    headline: answerSentence(props, state),
    figures: others.map((figure) => [t(`figures.${figure.id}.label`), write(figure)]),
    steps: steps.map((step) => stepSentence(stepKinds, step, write, t)),
    link: linkTo(props),
  })
}

/** Copies the link, the answer as text, or the directive for a rule; saves the chart. */
export function Share(props: ToolsProps): JSX.Element {
  const { id, fields, state, actions, t } = props
  const { said, say, left, copy } = useCopy(t('site.copied'))
  const root = useRef<HTMLDivElement>(null)

  const copies = [
    ['copy-link', () => linkTo(props)],
    ['copy-text', () => answerAsText(props)],
    ['copy-markdown', () => directive(id, textsFromDefaults(fields, state.input))],
  ] as const
  const saveCsv = async (): Promise<void> => {
    const csv = await actions.csv({
      outcome: t('outcome') || t('site.outcome'),
      exact: t('site.exact'),
      chance: t('site.chance'),
      orMore: t('site.or-more'),
    })
    // The byte order mark tells spreadsheets that this is UTF-8.
    if (csv !== undefined) saveFile(`${id}.csv`, new Blob(['\ufeff', csv], { type: 'text/csv' }))
  }
  const drawing = (): string | undefined => {
    const plot = root.current?.closest('.calculator')?.querySelector<SVGSVGElement>('svg.plot') ?? undefined
    const title = `${t('title')} · ${t('outcome') || t('site.outcome')}`
    return plot && chartSvg(plot, { title, tag: props.tag, above: chartAnswers(props), address: linkTo(props) })
  }
  const saveSvg = (): void => {
    const svg = drawing()
    if (svg !== undefined) saveFile(`${id}.svg`, new Blob([svg], { type: 'image/svg+xml' }))
  }
  const savePng = async (): Promise<void> => {
    const svg = drawing()
    if (svg === undefined) return
    say('')
    try {
      saveFile(`${id}.png`, await svgToPng(svg))
    } catch {
      const errors = await fetchStrings('errors').catch(() => undefined)
      say(errors ? errors('chart.no-png') : t('site.failed'))
    }
  }
  return (
    <div class="share-panel" ref={root}>
      <p class="share-row">
        {copies.map(([key, text]) => (
          <button key={key} type="button" class="plain" onClick={() => copy(text())}>
            {t(`site.${key}`)}
          </button>
        ))}
        <span class="hint" role="status">
          {said}
        </span>
      </p>
      <CopyByHand label={t('site.copy-by-hand')} rows={4} text={left} />
      {state.output.shares === undefined ? null : (
        <p class="share-row">
          {t('site.save-chart')}
          <button type="button" class="plain" onClick={saveCsv}>
            CSV
          </button>
          <button type="button" class="plain" onClick={saveSvg}>
            SVG
          </button>
          <button type="button" class="plain" onClick={savePng}>
            PNG
          </button>
        </p>
      )}
    </div>
  )
}
