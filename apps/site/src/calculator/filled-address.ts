import { queryWithTexts, type Texts } from './address/calculator-address.ts'

/** The query of the URL of a calculator's own page with some fields filled in. */
export const filledQuery = (texts: Texts): string => queryWithTexts('', '', texts)
