import type { AnswerInWords } from '../answer/answer-words.ts'
import type { Words } from '../answer/measured-words.ts'
import { BETWEEN, inOneLine, MAX_VALUES_IN_LINE } from '../answer/question-words.ts'

/** Words as `Measured.astro` renders them. */
const measuredNodes = (words: Words): (Node | string)[] =>
  words.map((part) => {
    if (typeof part === 'string') return part
    const quantity = document.createElement('data')
    quantity.dataset['unit'] = part.unit
    quantity.value = String(part.value)
    quantity.textContent = part.text
    return quantity
  })

/** Writes the line of a collapsed calculator as `FoldedCalculator.astro` does, in the reader's units. */
export function writeLine(line: Element, { question, figure, sentence }: AnswerInWords): void {
  const answer = document.createElement('strong')
  answer.append(...measuredNodes(figure))
  line.replaceChildren(answer, ' ', ...measuredNodes(sentence))
  if (question.length > 0) {
    const asked = document.createElement('span')
    asked.className = 'asked'
    asked.append(BETWEEN, ...measuredNodes(inOneLine(question, MAX_VALUES_IN_LINE)))
    line.append(asked)
  }
  const { units } = document.documentElement.dataset
  if (units !== undefined)
    import('../../display/rewrite-page-units.ts')
      .then(({ rewritePageUnits }) => rewritePageUnits(units, line))
      .catch(() => {})
}
