import type { JSX } from 'preact'
import type { ControlProps } from './Controls.tsx'

interface ProblemProps {
  readonly id: string
  readonly problem: ControlProps['problem']
  /** takes a text that the writer may have meant */
  readonly take?: (text: string) => void
}

/**
 * What is wrong with a field, and what to do. For dice, the text with its wrong place marked stands above, and below
 * what the writer may have meant.
 */
export function Problem({ id, problem, take }: ProblemProps): JSX.Element | null {
  if (problem === undefined) return null
  const { got, at, sentence, suggestions } = problem
  const length = Math.max(1, Number(problem.expected['length'] ?? 1))
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
      {suggestions.map(({ kind, text }, index) =>
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
