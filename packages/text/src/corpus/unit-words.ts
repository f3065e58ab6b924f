import { byLocale, createTranslator, type Locale, type Translate } from '../language/index.ts'
import type { StringsFile } from './strings-file.ts'

/** The strings of the units of length and weight, by language. */
export type UnitWords = (locale: Locale) => Translate

/** The namespace of the strings of units. */
export const UNITS_NAMESPACE = 'units'

const known = new WeakMap<readonly StringsFile[], UnitWords>()

/** Opens the strings of the units of a content folder, cached by the array of files. */
export function openUnitWords(files: readonly StringsFile[]): UnitWords {
  const found = known.get(files)
  if (found) return found
  const units = files.filter(({ namespace }) => namespace === UNITS_NAMESPACE)
  const strings = byLocale((locale) => ({ units: units.find((file) => file.locale === locale)?.tree ?? {} }))
  const translator = createTranslator(strings)
  const words: UnitWords = (locale) => translator(locale, UNITS_NAMESPACE)
  known.set(files, words)
  return words
}

/** Units by their ids, for texts that no reader sees. */
export const bareUnits: UnitWords = () => Object.assign((key: string): string => key, { has: (): boolean => false })
