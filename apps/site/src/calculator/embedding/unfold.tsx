import { numberFormats } from '@rulestone/text/number-formats'
import { render } from 'preact'
import { liveSheet } from '../../shared/live-sheet.ts'
import { loadSheet } from '../../shared/load-sheet.ts'
import { makeT } from '../../shared/make-t.ts'
import { sheetAddress } from '../../shared/sheet-address.ts'
import { statesFromQuery } from '../address/calculator-address.ts'
import { headingAbove } from '../address/state-names.ts'
import { type AnswerInWords, answerWords } from '../answer/answer-words.ts'
import type { Words } from '../answer/measured-words.ts'
import type { PageOutput } from '../answer/page-output.ts'
import { ASKED_IN_LINE, BETWEEN, inOneLine } from '../answer/question-words.ts'
import { writeStepValue } from '../answer/write-step-value.ts'
import Calculator from '../Calculator.tsx'
import { carry } from '../compute/engine.ts'
import drawing from '../drawing/drawing.css?url'
import { type CalculatorPart, usualState } from './calculator-part.ts'
import { partFor } from './fetch-part.ts'

const dataOf = (fold: HTMLElement, name: string): string => {
  const value = fold.dataset[name]
  if (value === undefined) throw new RangeError(`data of "${name}" is missing at #${fold.id}.`)
  return value
}

/** Words with what is measured among them, as `Measured.astro` has them. */
const measuredNodes = (words: Words): (Node | string)[] =>
  words.map((part) => {
    if (typeof part === 'string') return part
    const quantity = document.createElement('data')
    quantity.dataset['unit'] = part.unit
    quantity.value = String(part.value)
    quantity.textContent = part.text
    return quantity
  })

/** A line as `FoldedCalculator.astro` writes it. */
function writeLine(line: Element, { question, figure, sentence }: AnswerInWords): void {
  const answer = document.createElement('strong')
  answer.append(...measuredNodes(figure))
  line.replaceChildren(answer, ' ', ...measuredNodes(sentence))
  if (question.length > 0) {
    const asked = document.createElement('span')
    asked.className = 'asked'
    asked.append(BETWEEN, ...measuredNodes(inOneLine(question, ASKED_IN_LINE)))
    line.append(asked)
  }
  const { units } = document.documentElement.dataset
  if (units !== undefined)
    import('../../display/convert-units.ts').then(({ convertUnits }) => convertUnits(units)).catch(() => {})
}

/** A line that is closed again says what its calculator is now asked and answers; the function is told that. */
function keepUp(fold: HTMLDetailsElement, { tag, fields, strings }: CalculatorPart): (output: PageOutput) => void {
  const line = fold.querySelector('.fold-answer')
  const t = makeT(tag, strings)
  const write = writeStepValue(fields, numberFormats(tag), t)
  let last: PageOutput | undefined
  fold.addEventListener('toggle', () => {
    if (!fold.open && line && last) writeLine(line, answerWords({ fields, ...last, write, t }))
  })
  return (output) => {
    last = output
  }
}

/** Draws the calculator of a folded line above the link that leads to another, which is all there is until then. */
export async function unfold(fold: HTMLDetailsElement): Promise<void> {
  const id = dataOf(fold, 'calculatorId')
  const from = dataOf(fold, 'from')
  const page = dataOf(fold, 'page')
  const { moreRules } = fold.dataset
  const heading = headingAbove(fold.id)
  const [part] = await Promise.all([partFor(fold, from), carry(id, { kind: 'load' }), liveSheet()])
  const known: CalculatorPart = JSON.parse(part)
  const usual = usualState(known.fields)
  const { texts } = statesFromQuery(new URL(page, location.href).search, '')
  const { input, output } = await carry(id, { kind: 'answer', question: { texts, from: usual, base: usual } })
  if (output === undefined) throw new RangeError(`${page} cannot be computed.`)
  if (output.drawing) await loadSheet(sheetAddress(drawing))
  const offers = await carry(id, { kind: 'offers', input })
  const place = document.createElement('div')
  fold.querySelector(':scope > summary')?.after(place)
  render(
    <Calculator
      {...{ id, from, part, page, output }}
      ordinal={Array.from(document.querySelectorAll('.fold')).indexOf(fold) + 1}
      names={dataOf(fold, 'names')}
      place="text"
      base={input}
      offers={offers.map((offer) => offer.id)}
      told={keepUp(fold, known)}
      {...(heading && { heading })}
      {...(moreRules === undefined ? {} : { moreRules: JSON.parse(moreRules) })}
    />,
    place,
  )
}
