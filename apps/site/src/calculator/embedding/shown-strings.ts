import type { AnyCalculator } from '@rulestone/core'
import { byLocale, type Locale } from '@rulestone/text'
import { onceEach } from '../../library/once.ts'
import { allTermNames } from '../../library/terms.ts'
import type { Strings } from '../../shared/make-t.ts'
import { calculatorStrings } from './calculator-strings.ts'

const stringsIn = byLocale((locale) =>
  onceEach(async (calculator: AnyCalculator) => calculatorStrings(locale, calculator, await allTermNames())),
)

/** The strings of a calculator with the terms of the shown content. */
export const shownStrings = (locale: Locale, calculator: AnyCalculator): Promise<Strings> =>
  stringsIn[locale](calculator)
