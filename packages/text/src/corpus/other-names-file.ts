import { z } from 'zod'
import type { Problem } from '../findings/index.ts'
import { type ByLocale, byLocale, LOCALES } from '../language/index.ts'
import { idSchema, nameSchema } from './ids.ts'
import { checkSchema, SCHEMA_CODES } from './schema-problems.ts'
import { readYaml, YAML_CODES, type YamlDocument } from './yaml-document.ts'

/** Names that readers search for and no text uses, by the id of an entry, heading or term. */
export type OtherNames = ReadonlyMap<string, ByLocale<readonly string[]>>

/** The file `other-names.yml`. */
export interface OtherNamesFile {
  readonly file: string
  readonly document: YamlDocument
  readonly names: OtherNames
  readonly problems: readonly OtherNamesProblem[]
}

/** The path of the file. */
export const OTHER_NAMES_FILE = 'other-names.yml'

/** The codes of the problems of the file. */
export const OTHER_NAMES_FILE_CODES = [...YAML_CODES, ...SCHEMA_CODES] as const

/** A problem of the file. */
type OtherNamesProblem = Problem<(typeof OTHER_NAMES_FILE_CODES)[number]>

const namesSchema = z.array(nameSchema).min(1).optional()

const schema = z.record(idSchema, z.strictObject(Object.fromEntries(LOCALES.map((locale) => [locale, namesSchema]))))

/** Reads the file. If any part of it is invalid, nothing of it counts. */
export function readOtherNames(file: string, text: string): OtherNamesFile {
  const document = readYaml(file, text)
  const none: OtherNames = new Map()
  if (document.problems.length > 0) return { file, document, names: none, problems: document.problems }
  const checked = checkSchema({ file, document }, document.value ?? {}, schema)
  if (!('value' in checked)) return { file, document, names: none, problems: checked.problems }
  const names = Object.entries(checked.value).map(
    ([id, own]) => [id, byLocale((locale): readonly string[] => own[locale] ?? [])] as const,
  )
  return { file, document, names: new Map(names), problems: [] }
}
