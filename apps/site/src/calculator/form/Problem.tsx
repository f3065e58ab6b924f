import type { FieldProblem } from '@rulestone/core'
import type { JSX } from 'preact'
import { type ProblemContext, problemSentence, suggestionParts } from './problem-sentence.ts'

/** What is wrong with a field, ready to be drawn. */
export interface Explained {
  /**
   * What is wrong, and what to do. For dice, the text with its wrong place marked stands above, and below what the writer
   * may have meant.
   *
   * @param take takes a text that the writer may have meant
   */
  draw(id: string, take?: (text: string) => void): JSX.Element
}

/** Says what is wrong with a field. */
export function explained(problem: FieldProblem, context: ProblemContext): Explained {
  const { got, at, expected } = problem
  const length = Math.max(1, Number(expected['length'] ?? 1))
  return {
    draw: (id, take) => (
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
    ),
  }
}
