import { typeset } from '@rulestone/core/dice'
import { figuresOf, type Locale } from '@rulestone/text'
import { textLinks } from '../../library/addresses.ts'
import { escaped } from '../../shared/escaped.ts'

/** Dice that a reader can roll, as HTML. */
export const diceHtml = (locale: Locale, notation: string): string =>
  `<a class="dice" data-dice="${notation}" href="${escaped(textLinks.dice(locale, notation))}">${typeset(notation)}</a>`

/** A plain text as HTML, in which its dice can be rolled: a summary says them in words. A sort of die such as d20 is none. */
export function withDice(locale: Locale, text: string): string {
  let html = ''
  let done = 0
  for (const { kind, value, start, end } of figuresOf(text)) {
    if (kind !== 'roll') continue
    html += escaped(text.slice(done, start)) + diceHtml(locale, value)
    done = end
  }
  return html + escaped(text.slice(done))
}
