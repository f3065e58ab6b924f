import type { Fields, Figure, Input, StepValue } from '@rulestone/core'
import type { JSX } from 'preact'
import type { T } from '../../shared/make-t.ts'
import { noBreakNodes } from '../../shared/no-break.tsx'
import { sentenceValues } from './sentence-values.ts'

interface AnswerProps {
  readonly fields: Fields
  readonly input: Input
  readonly figures: readonly [Figure, ...Figure[]]
  readonly write: (value: StepValue) => string
  readonly t: T
}

/** The class of an answer: words are set smaller than numbers. */
export const answerClass = ({ kind }: Pick<StepValue, 'kind'>): string =>
  `answer-figure${['word', 'term', 'option', 'options'].includes(kind) ? ' in-words' : ''}`

/** The first figure, large, with its sentence. A screen reader announces both when they change. */
export function Answer(props: AnswerProps): JSX.Element {
  const { figures, write, t } = props
  const [headline] = figures
  return (
    <p class="answer" role="status">
      <span class={answerClass(headline)}>{write(headline)}</span>{' '}
      <span class="answer-sentence">
        {noBreakNodes(t(`figures.${headline.id}.sentence`, sentenceValues(props)), t)}
      </span>
    </p>
  )
}

interface FiguresProps extends Pick<AnswerProps, 'figures' | 'write' | 't'> {
  readonly partId: string | undefined
}

/** The other figures with their labels, in the calculator's order. */
export function Figures({ figures: [, ...others], write, t, partId }: FiguresProps): JSX.Element {
  return (
    <dl class="figures" id={partId}>
      {others.map((figure) => (
        <div key={figure.id}>
          <dt>{noBreakNodes(t(`figures.${figure.id}.label`), t)}</dt>
          <dd>{write(figure)}</dd>
        </div>
      ))}
    </dl>
  )
}
