import type { Field, Fields, FieldValue, Figure, Input, StepValue } from '@rulestone/core'
import { toText } from '@rulestone/core/calculators/field-value'
import type { JSX } from 'preact'
import type { T, Values } from '../../shared/make-t.ts'
import { kept } from '../../shared/no-break.tsx'

interface AnswerProps {
  readonly fields: Fields
  readonly input: Input
  readonly figures: readonly [Figure, ...Figure[]]
  readonly write: (value: StepValue) => string
  readonly t: T
}

/** The value of a field as a value in a sentence. */
export function fieldValue(field: Field, id: string, value: FieldValue): StepValue {
  if (typeof value === 'number') {
    if (field.type === 'integer' && field.unit) return { kind: 'quantity', value, unit: field.unit }
    return { kind: field.type === 'integer' && field.signed ? 'signed' : 'integer', value }
  }
  if (field.type === 'dice' || field.type === 'path') return { kind: field.type, value: String(value) }
  if (typeof value === 'object') return { kind: 'options', field: id, value }
  return { kind: 'option', field: id, value: toText(value) }
}

/** What a sentence can name: every figure, and every field by its value; a field wins over a figure of its name. */
export function sentenceValues({ fields, input, figures, write }: Omit<AnswerProps, 't'>): Values {
  return Object.fromEntries([
    ...figures.map((figure) => [figure.id, write(figure)]),
    ...Object.entries(fields).flatMap(([id, field]) => {
      const value = input[id]
      return value === undefined ? [] : [[id, write(fieldValue(field, id, value))]]
    }),
  ])
}

/** How an answer is drawn: words smaller than figures, so that they fit. */
export const answerClass = ({ kind }: Pick<StepValue, 'kind'>): string =>
  `answer-figure${['word', 'term', 'option', 'options'].includes(kind) ? ' in-words' : ''}`

/** The answer: one figure, big, with its sentence. */
export function Answer(props: AnswerProps): JSX.Element {
  const { figures, write, t } = props
  const [headline] = figures
  return (
    <p class="answer">
      <output class={answerClass(headline)}>{write(headline)}</output>{' '}
      <span class="answer-sentence">{kept(t(`figures.${headline.id}.sentence`, sentenceValues(props)), t)}</span>
    </p>
  )
}

/** The other figures by name, the more important first. */
export function Figures({
  figures: [, ...others],
  write,
  t,
}: Pick<AnswerProps, 'figures' | 'write' | 't'>): JSX.Element {
  return (
    <dl class="figures">
      {others.map((figure) => (
        <div key={figure.id}>
          <dt>{kept(t(`figures.${figure.id}.label`), t)}</dt>
          <dd>{write(figure)}</dd>
        </div>
      ))}
    </dl>
  )
}
