import { z } from 'zod'
import type { Problem } from '../findings/index.ts'
import { type ByLocale, byLocale, isLocale, LOCALES, type Locale } from '../language/index.ts'
import { entryIdSchema, nameSchema } from './ids.ts'
import { checkSchema, SCHEMA_CODES } from './schema-problems.ts'
import { readYaml, YAML_CODES, type YamlDocument } from './yaml-document.ts'

/** Names that readers search for and no text uses, by the id of an entry, heading or term. */
export type OtherNames = ReadonlyMap<string, ByLocale<readonly string[]>>

/** The file `other-names.yml`, or one of `questions/`, whose phrases are of one language. */
export interface OtherNamesFile {
  readonly file: string
  readonly document: YamlDocument
  readonly names: OtherNames
  readonly problems: readonly OtherNamesProblem[]
}

/** The path of the names. */
export const OTHER_NAMES_FILE = 'other-names.yml'

/**
 * The language of a path, if it is one of questions.
 *
 * @example
 * questionsPath('questions/th.yml') // => 'th'
 */
export function questionsPath(file: string): Locale | undefined {
  const [, locale = ''] = /^questions\/([a-z]+)\.yml$/.exec(file) ?? []
  return isLocale(locale) ? locale : undefined
}

/** The codes of the problems of such a file. */
export const OTHER_NAMES_FILE_CODES = [...YAML_CODES, ...SCHEMA_CODES] as const

/** A problem of such a file. */
type OtherNamesProblem = Problem<(typeof OTHER_NAMES_FILE_CODES)[number]>

const namesSchema = z.array(nameSchema).min(1)

const namesOfLocales = z.strictObject(Object.fromEntries(LOCALES.map((locale) => [locale, namesSchema.optional()])))

/** Reads a file of names of some form by id. If any part of it is invalid, nothing of it counts. */
function readNames<Form>(
  file: string,
  text: string,
  form: z.ZodType<Form>,
  namesOf: (own: Form, locale: Locale) => readonly string[] | undefined,
): OtherNamesFile {
  const document = readYaml(file, text)
  const none: OtherNames = new Map()
  if (document.problems.length > 0) return { file, document, names: none, problems: document.problems }
  const checked = checkSchema({ file, document }, document.value ?? {}, z.record(entryIdSchema, form))
  if (!('value' in checked)) return { file, document, names: none, problems: checked.problems }
  const names = Object.entries(checked.value).map(
    ([id, own]) => [id, byLocale((locale) => namesOf(own, locale) ?? [])] as const,
  )
  return { file, document, names: new Map(names), problems: [] }
}

/** Reads `other-names.yml`: names by id and language. */
export const readOtherNames = (file: string, text: string): OtherNamesFile =>
  readNames(file, text, namesOfLocales, (own, locale) => own[locale])

/** Reads a file of everyday questions in one language, by id. */
export const readQuestions = (file: string, of: Locale, text: string): OtherNamesFile =>
  readNames(file, text, namesSchema, (own, locale) => (locale === of ? own : undefined))
