import type { JSX } from 'preact'
import { type NotationContext, type NotationProblem, suggestionParts } from './notation-sentence.ts'

interface TextProblemProps {
  readonly id: string
  readonly problem: NotationProblem
  readonly sentence: string
  readonly context: Pick<NotationContext, 'errors' | 'tag'>
  /** sets the field to a suggested text */
  readonly take: ((text: string) => void) | undefined
}

/** What is wrong with a typed text, and what to do. Its text with the mistake marked is above, suggestions are below. */
export function TextProblem({ id, problem, sentence, context, take }: TextProblemProps): JSX.Element {
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
      <span class="problem-sentence">{sentence}</span>
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
