import type { Locale } from '@rulestone/text'
import { textLinks } from './addresses.ts'
import { diceText } from './dice-text.ts'
import { escaped } from './escaped.ts'

/** Dice that a reader can roll, as HTML. */
export const diceHtml = (locale: Locale, notation: string): string =>
  `<a class="dice" data-dice="${notation}" href="${escaped(textLinks.dice(locale, notation))}">${diceText(notation)}</a>`

/** Dice in plain words: `2d6+3`; a sort of die such as d20 is none. */
const DICE = /(?<![\da-z])\d+d\d+(?:k[hl]\d+)?(?:[+−-]\d+)*/giu

/** A plain text as HTML, in which its dice can be rolled: a summary says them in words. */
export const withDice = (locale: Locale, text: string): string =>
  escaped(text).replace(DICE, (dice) => diceHtml(locale, dice.toLowerCase().replaceAll('−', '-')))
