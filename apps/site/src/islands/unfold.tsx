import type { Input } from '@rulestone/core'
import { render } from 'preact'
import { statesFromQuery } from '../lib/calculator-address.ts'
import type { CalculatorPart } from '../lib/calculator-part.ts'
import { partFor } from '../scripts/calculator-part.ts'
import { liveSheet } from '../scripts/live-sheet.ts'
import Calculator from './Calculator.tsx'
import { carry } from './engine.ts'

const required = (fold: HTMLElement, name: string): string => {
  const value = fold.dataset[name]
  if (value === undefined) throw new RangeError(`data-${name} of #${fold.id} is missing.`)
  return value
}

/** Puts the calculator of a folded line in its place; until it is there, a link leads to one. */
export async function unfold(fold: HTMLDetailsElement): Promise<void> {
  const [id, from, page] = ['calculatorId', 'from', 'page'].map((name) => required(fold, name)) as [
    string,
    string,
    string,
  ]
  const { moreRules } = fold.dataset
  const [part] = await Promise.all([partFor(fold, from), carry(id, { kind: 'load' }), liveSheet()])
  const { fields }: CalculatorPart = JSON.parse(part)
  const usual: Input = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]))
  const { texts } = statesFromQuery(new URL(page, location.href).search, 1)
  const { input, output } = await carry(id, { kind: 'answer', question: { texts, from: usual, base: usual } })
  if (output === undefined) throw new RangeError(`${page} cannot be computed.`)
  const offers = await carry(id, { kind: 'offers', input })
  const place = document.createElement('div')
  fold.querySelector(':scope > p')?.replaceWith(place)
  render(
    <Calculator
      {...{ id, from, part, page, output }}
      ordinal={Number(fold.dataset['ordinal'])}
      place="text"
      base={input}
      offers={offers.map((offer) => offer.id)}
      {...(moreRules === undefined ? {} : { moreRules: JSON.parse(moreRules) })}
    />,
    place,
  )
}
