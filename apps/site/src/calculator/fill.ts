import type { Texts } from './address/calculator-address.ts'

/** The event that asks a calculator of the page to take values; its fold handles it, or its figure on its own page. */
export const FILL = 'fill'

/** Fills in some fields of a calculator: its fold, or its figure. The others keep their values. */
export function fillCalculator(calculator: Element, texts: Texts): void {
  calculator.dispatchEvent(new CustomEvent(FILL, { detail: texts }))
}
