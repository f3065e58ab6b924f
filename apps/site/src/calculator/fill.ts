import type { Texts } from './address/calculator-address.ts'

/** The event that asks a calculator of the page to take values. */
const FILL = 'fill'

/** Fills in some fields of a calculator: its fold, or its figure if it is expanded. The others keep their values. */
export function fillCalculator(calculator: Element, texts: Texts): void {
  calculator.dispatchEvent(new CustomEvent(FILL, { detail: texts }))
}

/** Takes the values that the page gives to a calculator. */
export function onFill(calculator: Element, take: (texts: Texts) => void): void {
  calculator.addEventListener(FILL, (event) => {
    if (event instanceof CustomEvent) take(event.detail)
  })
}
