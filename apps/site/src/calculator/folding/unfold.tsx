import { numberFormats } from '@rulestone/text/number-formats'
import { render } from 'preact'
import { liveSheet } from '../../shared/live-sheet.ts'
import { loadSheet } from '../../shared/load-sheet.ts'
import { makeT } from '../../shared/make-t.ts'
import { sheetAddress } from '../../shared/sheet-address.ts'
import { queryWithTexts, statesFromQuery, type Texts } from '../address/calculator-address.ts'
import { headingAbove } from '../address/parameter-prefixes.ts'
import { type AnswerInWords, answerWords } from '../answer/answer-words.ts'
import type { PageOutput } from '../answer/page-output.ts'
import { writeStepValue } from '../answer/write-step-value.ts'
import Calculator from '../Calculator.tsx'
import { runTask } from '../compute/engine.ts'
import drawing from '../drawing/drawing.css?url'
import type { CalculatorPart } from '../embedding/calculator-props.ts'
import { defaultState } from '../embedding/whole-props.ts'
import { fetchPart } from '../hydration/fetch-part.ts'
import { untilDone } from '../hydration/next-interaction.ts'
import type { CalculatorActions } from '../state/calculator-state.ts'
import { writeLine } from './fold-line.tsx'

const dataOf = (fold: HTMLElement, name: string): string => {
  const value = fold.dataset[name]
  if (value === undefined) throw new RangeError(`data of "${name}" is missing at #${fold.id}.`)
  return value
}

const wordsOf = ({ tag, fields, strings }: CalculatorPart, output: PageOutput): AnswerInWords => {
  const t = makeT(tag, strings)
  return answerWords({ fields, ...output, write: writeStepValue(fields, numberFormats(tag), t), t })
}

/**
 * Writes the last answer into the line of a calculator when it is collapsed; returns the function that receives each
 * answer.
 */
function updateLine(fold: HTMLDetailsElement, part: CalculatorPart): (output: PageOutput) => void {
  const line = fold.querySelector('.fold-answer')
  let last: PageOutput | undefined
  fold.addEventListener('toggle', () => {
    if (!fold.open && line && last) writeLine(line, wordsOf(part, last))
  })
  return (output) => {
    last = output
  }
}

/** The state that the URL of its own page has, with the answer. */
async function answerAt(page: string, { fields }: CalculatorPart, id: string) {
  const start = defaultState(fields)
  const { texts } = statesFromQuery(new URL(page, location.href).search, '')
  const { input, output } = await runTask(id, { kind: 'answer', question: { texts, from: start, base: start } })
  if (output === undefined) throw new RangeError(`${page} cannot be computed.`)
  return { input, output }
}

/** What can be done with the calculators that are rendered. */
const rendered = new WeakMap<HTMLDetailsElement, CalculatorActions>()

/**
 * Sets fields that the page around a calculator decides. While it is collapsed, its line shows the new answer, and it will
 * be rendered with these fields.
 */
export async function fill(fold: HTMLDetailsElement, texts: Texts): Promise<void> {
  const actions = rendered.get(fold)
  if (actions) {
    actions.fill(texts)
    return
  }
  const [path = '', query] = dataOf(fold, 'page').split('?')
  const page = path + queryWithTexts('', '', { ...statesFromQuery(`?${query ?? ''}`, '').texts, ...texts })
  fold.dataset['page'] = page
  fold.querySelector(':scope > p > a')?.setAttribute('href', page)
  const part: CalculatorPart = JSON.parse(await fetchPart(dataOf(fold, 'from')))
  const { output } = await answerAt(page, part, dataOf(fold, 'calculatorId'))
  const line = fold.querySelector('.fold-answer')
  // The reader may have chosen again in the meantime.
  if (line && fold.dataset['page'] === page) writeLine(line, wordsOf(part, output))
}

/** Loads the drawing code with its style. */
async function loadDrawing() {
  const [{ Drawn }] = await Promise.all([import('../drawing/Drawn.tsx'), loadSheet(sheetAddress(drawing))])
  return { Drawing: Drawn }
}

/** Renders a collapsed calculator, above the link to its own page. */
export async function unfold(fold: HTMLDetailsElement): Promise<void> {
  const id = dataOf(fold, 'calculatorId')
  const from = dataOf(fold, 'from')
  const page = dataOf(fold, 'page')
  const { moreRules } = fold.dataset
  const heading = headingAbove(fold.id)
  const [part] = await Promise.all([untilDone(fold, () => fetchPart(from)), runTask(id, { kind: 'load' }), liveSheet()])
  const known: CalculatorPart = JSON.parse(part)
  const { input, output } = await answerAt(page, known, id)
  const offers = await runTask(id, { kind: 'offers', input })
  const drawn = output.drawing && (await loadDrawing())
  const place = document.createElement('div')
  fold.querySelector(':scope > summary')?.after(place)
  render(
    <Calculator
      {...{ id, from, part, page, output, ...drawn }}
      ordinal={Array.from(document.querySelectorAll('.fold, .embed')).indexOf(fold) + 1}
      prefixes={dataOf(fold, 'prefixes')}
      place="text"
      base={input}
      offers={offers.map((offer) => offer.id)}
      onAnswer={updateLine(fold, known)}
      onReady={(actions) => rendered.set(fold, actions)}
      {...(heading && { heading })}
      {...(moreRules === undefined ? {} : { moreRules: JSON.parse(moreRules) })}
    />,
    place,
  )
}
