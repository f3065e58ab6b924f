import { type AnyCalculator, type Field, type Input, readState } from '@rulestone/core'
import { LANGUAGE_TAGS, type Locale, SOURCE_LOCALE, type TermNames } from '@rulestone/text'
import { numberFormats } from '@rulestone/text/number-formats'
import { measured, UNIT_SYSTEMS, type UnitSystem, unitWords } from '../../display/units.ts'
import { noBreakStrings } from '../../library/no-break-strings.ts'
import { stringsUnder, unitStrings } from '../../library/strings.ts'
import { makeT, type Strings } from '../../shared/make-t.ts'
import { isPicked } from '../form/is-picked.ts'

/** The names of terms in a language. */
type Names = ReadonlyMap<string, string>

/** The name of a term that a calculator uses. */
function nameOf(names: Names, id: string, calculator: string): string {
  const name = names.get(id)
  if (name === undefined) {
    throw new RangeError(
      `"${id}" of the calculator ${calculator} is not a term. Tip: add it to content/terms, or take away named: 'terms'.`,
    )
  }
  return name
}

const optionsOf = (field: Field): readonly string[] =>
  field.type === 'choice' || field.type === 'several' ? field.options : []

const optionKey = (field: string, option: string): string => `fields.${field}.options.${option}`

/** The options of a field that are named by terms. */
function termOptions(field: Field): readonly string[] {
  if (!('named' in field)) return []
  const own = field.type === 'choice' ? (field.own ?? []) : []
  return optionsOf(field).filter((option) => !own.includes(option))
}

/** The names that come from terms: of options, of presets, and of values in answers. */
function labelsFromTerms(
  { id, fields, presets = [], terms = [] }: AnyCalculator,
  names: Names,
  locale: Locale,
): Strings {
  const name = (term: string): string => nameOf(names, term, id)
  const { list } = numberFormats(LANGUAGE_TAGS[locale])
  const options = Object.entries(fields).flatMap(([field, asked]) =>
    termOptions(asked).map((option) => [optionKey(field, option), name(option)]),
  )
  const named = presets.flatMap(({ id: preset, named }) =>
    named ? [[`presets.${preset}`, list((named === 'terms' ? [preset] : named).map(name))]] : [],
  )
  return Object.fromEntries([...options, ...named, ...terms.map((term) => [`terms.${term}`, name(term)])])
}

/** The English names of the options of searchable lists, each under `english.` and its key. */
function englishLabels(calculator: AnyCalculator, own: Strings, english: Strings): Strings {
  const picked = Object.entries(calculator.fields).flatMap(([name, field]) => {
    const keys = optionsOf(field).map((option) => optionKey(name, option))
    const labels = keys.map((key) => own[key] ?? '')
    return isPicked(field, labels) ? keys : []
  })
  const presets = Object.keys(own).filter((key) => key.startsWith('presets.'))
  return Object.fromEntries(
    [...picked, ...presets].flatMap((key) => {
      const name = english[key]
      return name === undefined || name === own[key] ? [] : [[`english.${key}`, name]]
    }),
  )
}

const prefixed = (prefix: string, strings: Strings): Record<string, string> =>
  Object.fromEntries(Object.entries(strings).map(([key, text]) => [prefix + key, text]))

/**
 * The names of presets that contain lengths: under their keys in the units of the rules, with the unit system appended
 * in others.
 */
function measuredPresets({ id, fields, presets = [] }: AnyCalculator, locale: Locale): Strings {
  const tag = LANGUAGE_TAGS[locale]
  const own = stringsUnder(locale, 'calculators', id)
  const t = makeT(tag, { ...own, ...prefixed('units.', unitStrings[locale]) })
  const { number } = numberFormats(tag)
  const lengths = (input: Partial<Input>, system: UnitSystem) =>
    Object.entries(input).flatMap(([name, value]) => {
      const field = fields[name]
      if (field?.type !== 'integer' || !field.unit || typeof value !== 'number') return []
      return [[name, unitWords(measured({ value, unit: field.unit }, system), 'adjective', number, t)]]
    })
  return Object.fromEntries(
    presets
      .filter((preset) => own[`presets.${preset.id}`]?.includes('{{'))
      .flatMap(({ id: preset, input }) =>
        UNIT_SYSTEMS.map((system) => [
          system === 'feet' ? `presets.${preset}` : `presets.${preset}.${system}`,
          t(`presets.${preset}`, Object.fromEntries(lengths(input, system))),
        ]),
      ),
  )
}

/** Removes the strings of drawings and paths from calculators that have none. */
function withoutUnused(calculator: AnyCalculator, strings: Strings): Strings {
  const answered = calculator.compute(readState(calculator, {}).parsed)
  const isDrawn = answered.ok && answered.value.drawing !== undefined
  const hasPath = Object.values(calculator.fields).some(({ type }) => type === 'path')
  return Object.fromEntries(
    Object.entries(strings).filter(
      ([key]) => (isDrawn || !key.startsWith('drawing.')) && (hasPath || !key.startsWith('path.')),
    ),
  )
}

/**
 * The strings of a calculator in a language: its own, the names of its terms, those of the site under `site.`, and of
 * units under `units.`. The page fetches the strings of problems and of rolls.
 *
 * @param names the names of the terms of the content
 * @throws RangeError if it names an unknown term, or has no strings
 */
export function calculatorStrings(locale: Locale, calculator: AnyCalculator, names: TermNames): Strings {
  const labels = (language: Locale): Strings => ({
    ...stringsUnder(language, 'calculators', calculator.id),
    ...measuredPresets(calculator, language),
    ...labelsFromTerms(calculator, names[language], language),
  })
  const own = labels(locale)
  const units = Object.entries(unitStrings[locale]).filter(([key]) => !key.endsWith('.adjective'))
  return {
    ...own,
    ...noBreakStrings(own, locale, names[locale]),
    ...(locale === SOURCE_LOCALE ? {} : englishLabels(calculator, own, labels(SOURCE_LOCALE))),
    ...prefixed('site.', withoutUnused(calculator, stringsUnder(locale, 'site', 'calculator'))),
    ...prefixed('units.', Object.fromEntries(units)),
    'site.yes': stringsUnder(locale, 'site')['yes'] ?? '',
    'site.no': stringsUnder(locale, 'site')['no'] ?? '',
  }
}
