import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '@rulestone/content'
import { readSources } from '../src/corpus/sources.ts'
import { openUnitWords, type UnitWords } from '../src/corpus/unit-words.ts'
import { LOCALES } from '../src/language/locale.ts'

const files = LOCALES.map((locale) => `strings/${locale}/units.json`)

/** The strings of units as the content has them. */
export const unitWords: UnitWords = openUnitWords(
  readSources(files.map((file) => ({ file, bytes: readFileSync(join(contentFolder, file)) }))).stringsFiles,
)
