import type { Texts } from './address/calculator-address.ts'

/** The event that asks a calculator in a text to take values; `folds.ts` handles it. */
export const FILL = 'fill'

/** Fills in some fields of a calculator in a text, collapsed or expanded; the others keep their values. */
export function fillCalculator(fold: Element, texts: Texts): void {
  fold.dispatchEvent(new CustomEvent(FILL, { detail: texts }))
}
