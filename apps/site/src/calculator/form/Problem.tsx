import type { FieldProblem, Fields } from '@rulestone/core'
import type { JSX } from 'preact'
import {
  type ContextOfField,
  type ProblemContext,
  problemElsewhere,
  problemSentence,
  suggestionParts,
} from './problem-sentence.ts'

interface ProblemProps {
  readonly id: string
  readonly problem: FieldProblem
  readonly context: ProblemContext
  /** sets the field to a suggested text */
  readonly take: ((text: string) => void) | undefined
}

/**
 * What is wrong with a field, and what to do. For dice, the text with the mistake marked is above, and suggestions are
 * below.
 */
export function Problem({ id, problem, context, take }: ProblemProps): JSX.Element {
  const { got, at, expected } = problem
  const length = Math.max(1, Number(expected['length'] ?? 1))
  return (
    <p class="problem" id={id}>
      {at === undefined || got === '' ? null : (
        <span class="problem-place" aria-hidden="true">
          {got.slice(0, at)}
          <mark>{got.slice(at, at + length) || '\u00a0'}</mark>
          {got.slice(at + length)}
        </span>
      )}
      <span class="problem-sentence">{problemSentence(problem, context)}</span>
      {suggestionParts(problem, context).map(({ kind, text }, index) =>
        kind === 'suggestion' && take ? (
          <button key={index} type="button" class="suggestion" onClick={() => take(text)}>
            {text}
          </button>
        ) : (
          text
        ),
      )}
    </p>
  )
}

interface ElsewhereProps {
  readonly problem: FieldProblem
  readonly fields: Fields
  readonly contextOf: ContextOfField
}

/** What is wrong with a URL parameter without a control. */
export const ProblemElsewhere = ({ problem, fields, contextOf }: ElsewhereProps): JSX.Element => (
  <p class="problem">
    <span class="problem-sentence">{problemElsewhere(problem, fields, contextOf)}</span>
  </p>
)
