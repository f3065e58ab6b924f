import { render } from 'preact'
import { statesFromQuery } from '../lib/calculator-address.ts'
import { type CalculatorPart, usualState } from '../lib/calculator-part.ts'
import { partFor } from '../scripts/calculator-part.ts'
import { liveSheet } from '../scripts/live-sheet.ts'
import Calculator from './Calculator.tsx'
import { carry } from './engine.ts'

const dataOf = (fold: HTMLElement, name: string): string => {
  const value = fold.dataset[name]
  if (value === undefined) throw new RangeError(`data of "${name}" is missing at #${fold.id}.`)
  return value
}

/** A line that is closed again says what its calculator now says. */
function keepUp(fold: HTMLDetailsElement): void {
  const line = fold.querySelector('.fold-answer')
  fold.addEventListener('toggle', () => {
    const [figure, sentence] = ['output', '.answer-sentence'].map((name) => fold.querySelector(name)?.textContent ?? '')
    if (fold.open || !line || figure === undefined) return
    const answer = document.createElement('strong')
    answer.textContent = figure
    line.replaceChildren(answer, ` ${sentence}`)
  })
}

/** Draws the calculator of a folded line above the link that leads to another, which is all there is until then. */
export async function unfold(fold: HTMLDetailsElement): Promise<void> {
  const id = dataOf(fold, 'calculatorId')
  const from = dataOf(fold, 'from')
  const page = dataOf(fold, 'page')
  const { moreRules } = fold.dataset
  const [part] = await Promise.all([partFor(fold, from), carry(id, { kind: 'load' }), liveSheet()])
  const { fields }: CalculatorPart = JSON.parse(part)
  const usual = usualState(fields)
  const { texts } = statesFromQuery(new URL(page, location.href).search, 1)
  const { input, output } = await carry(id, { kind: 'answer', question: { texts, from: usual, base: usual } })
  if (output === undefined) throw new RangeError(`${page} cannot be computed.`)
  const offers = await carry(id, { kind: 'offers', input })
  const place = document.createElement('div')
  fold.querySelector(':scope > summary')?.after(place)
  render(
    <Calculator
      {...{ id, from, part, page, output }}
      ordinal={Number(dataOf(fold, 'ordinal'))}
      place="text"
      base={input}
      offers={offers.map((offer) => offer.id)}
      {...(moreRules === undefined ? {} : { moreRules: JSON.parse(moreRules) })}
    />,
    place,
  )
  keepUp(fold)
}
