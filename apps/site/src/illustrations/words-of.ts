import { LANGUAGE_TAGS, type Locale } from '@rulestone/text'
import { numberFormats } from '@rulestone/text/number-formats'
import type { Element } from 'hast'
import { h, s } from 'hastscript'
import { unitWords } from '../display/units.ts'
import { stringsUnder, unitStrings } from '../library/strings.ts'
import { allTermNames } from '../library/terms.ts'
import { makeT } from '../shared/make-t.ts'
import type { Illustration } from './illustration.ts'
import { type Content, filled, type Words } from './kit/words.ts'

/** The words of an illustration, and its caption and description. */
export interface WordsOfIllustration extends Words {
  readonly caption: Content
  readonly description: Content
}

/** The words of an illustration in a language. */
export async function wordsOf(
  { id, lengths = {}, numbers = {} }: Illustration,
  locale: Locale,
): Promise<WordsOfIllustration> {
  const tag = LANGUAGE_TAGS[locale]
  const formats = numberFormats(tag)
  const units = makeT(
    tag,
    Object.fromEntries(Object.entries(unitStrings[locale]).map(([key, text]) => [`units.${key}`, text])),
  )
  const names = (await allTermNames())[locale]
  const nameOf = (term: string): string => {
    const name = names.get(term)
    if (name === undefined) throw new RangeError(`term is "${term}"; the content has no such term.`)
    return name
  }
  const strings = stringsUnder(locale, 'illustrations', id)
  const string = (key: string): string => {
    const text = strings[key]
    if (text === undefined) throw new RangeError(`strings/${locale}/illustrations.json lacks "${id}.${key}".`)
    return text
  }
  const inWords = (value: number): string => unitWords({ value, unit: 'feet' }, 'noun', formats.number, units)
  const inLabel = (value: number, form?: 'bare'): Element =>
    s('tspan', { dataUnit: 'feet', dataValue: value, dataForm: form }, form ? formats.number(value) : inWords(value))
  const inCaption = (value: number): Element => h('data', { value: String(value), dataUnit: 'feet' }, inWords(value))
  const each = <Shown>(values: Readonly<Record<string, number>>, show: (value: number) => Shown) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, show(value)]))
  const figures = { ...each(lengths, inCaption), ...each(numbers, formats.integer) }
  return {
    caption: filled(string('caption'), figures),
    description: filled(string('description'), figures),
    label: (key, feet = {}) =>
      filled(
        string(key),
        each(feet, (value) => inLabel(value)),
      ),
    name: (term) => [{ type: 'text', value: nameOf(term) }],
    names: (terms) => [{ type: 'text', value: formats.list(terms.map(nameOf)) }],
    length: (feet) => [inLabel(feet)],
    bareLength: (feet) => [inLabel(feet, 'bare')],
    signed: (value) => [{ type: 'text', value: formats.signed(value) }],
  }
}
