import { createTranslator, type Locale, type Measure, measuresIn } from '@rulestone/text'
import { onceEach } from '../../library/once.ts'
import { RESOURCES } from '../../library/strings.ts'

const translator = createTranslator(RESOURCES)
const unitWordsIn = onceEach((locale: Locale) => translator(locale, 'units'))

/** The lengths and weights of a paragraph; none if other units would make it wrong. */
export const paragraphMeasures = (paragraph: string, locale: Locale): Measure[] | undefined =>
  measuresIn(paragraph, locale, unitWordsIn(locale))
