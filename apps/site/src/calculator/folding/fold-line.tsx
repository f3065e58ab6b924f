import { render } from 'preact'
import type { AnswerInWords } from '../answer/answer-words.ts'
import { MeasuredWords } from '../answer/MeasuredWords.tsx'
import { BETWEEN, inOneLine, MAX_VALUES_IN_LINE } from '../answer/question-words.ts'

/** Writes the line of a collapsed calculator as `FoldedCalculator.astro` does, in the reader's units. */
export function writeLine(line: Element, { question, figure, sentence }: AnswerInWords): void {
  // Each answer needs new elements: `rewritePageUnits` remembers the first words of an element.
  const words = document.createDocumentFragment()
  render(
    <>
      <strong>
        <MeasuredWords words={figure} />
      </strong>{' '}
      <MeasuredWords words={sentence} />
      {question.length > 0 && (
        <span class="asked">
          {BETWEEN}
          <MeasuredWords words={inOneLine(question, MAX_VALUES_IN_LINE)} />
        </span>
      )}
    </>,
    words,
  )
  line.replaceChildren(words)
  const { units } = document.documentElement.dataset
  if (units !== undefined)
    import('../../display/rewrite-page-units.ts')
      .then(({ rewritePageUnits }) => rewritePageUnits(units, line))
      .catch(() => {})
}
