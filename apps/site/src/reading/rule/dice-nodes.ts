import { typeset } from '@rulestone/core/dice'
import { figuresOf, type Locale } from '@rulestone/text'
import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { textLinks } from '../../library/addresses.ts'

/** A link that rolls dice. */
export const diceLink = (locale: Locale, notation: string): Element =>
  h('a', { className: 'dice', dataDice: notation, href: textLinks.dice(locale, notation) }, typeset(notation))

/** A plain text with its dice as links. A kind of die, such as d20, is not a roll. */
export function withDice(locale: Locale, text: string): ElementContent[] {
  const nodes: ElementContent[] = []
  let done = 0
  for (const { kind, value, start, end } of figuresOf(text)) {
    if (kind !== 'roll') continue
    nodes.push({ type: 'text', value: text.slice(done, start) }, diceLink(locale, value))
    done = end
  }
  return [...nodes, { type: 'text', value: text.slice(done) }]
}
