import { z } from 'zod'
import type { Problem } from '../findings/index.ts'
import { type ByLocale, isLocale, type Locale } from '../language/index.ts'
import { entryIdSchema, nameSchema } from './ids.ts'
import { checkSchema, SCHEMA_CODES } from './schema-problems.ts'
import { readYaml, type YamlDocument } from './yaml-document.ts'
import { YAML_CODES } from './yaml-problem.ts'

/** Names or questions that readers search for and no text uses, by the id of an entry, heading or term. */
export type SearchNames = ReadonlyMap<string, ByLocale<readonly string[]>>

/** The folders of files of names and of questions. */
export const SEARCH_NAMES_FOLDERS = ['other-names', 'questions'] as const

/** Whether a file has names or questions. */
export type SearchNamesFolder = (typeof SEARCH_NAMES_FOLDERS)[number]

/** What a path says of such a file. */
interface SearchNamesPath {
  readonly folder: SearchNamesFolder
  readonly locale: Locale
}

/** A file of names or of questions in one language. */
export interface SearchNamesFile extends SearchNamesPath {
  readonly file: string
  readonly document: YamlDocument
  /** by the id of what they find */
  readonly names: ReadonlyMap<string, readonly string[]>
  readonly problems: readonly SearchNamesProblem[]
}

/**
 * The folder and language of a path, if it is one of names or questions.
 *
 * @example
 * searchNamesPath('questions/spells.th.yml') // => { folder: 'questions', locale: 'th' }
 */
export function searchNamesPath(file: string): SearchNamesPath | undefined {
  const [, of, locale = ''] = /^([a-z-]+)\/[a-z-]+\.([a-z]+)\.yml$/.exec(file) ?? []
  const folder = SEARCH_NAMES_FOLDERS.find((one) => one === of)
  return folder !== undefined && isLocale(locale) ? { folder, locale } : undefined
}

/** The codes of the problems of such a file. */
export const SEARCH_NAMES_CODES = [...YAML_CODES, ...SCHEMA_CODES] as const

/** A problem of such a file. */
type SearchNamesProblem = Problem<(typeof SEARCH_NAMES_CODES)[number]>

const searchNamesSchema = z.record(entryIdSchema, z.array(nameSchema).min(1))

/** Reads a file of names or questions. If any part of it is invalid, nothing of it counts. */
export function readSearchNames(file: string, path: SearchNamesPath, text: string): SearchNamesFile {
  const document = readYaml(file, text)
  const read = { ...path, file, document }
  if (document.problems.length > 0) return { ...read, names: new Map(), problems: document.problems }
  const checked = checkSchema({ file, document }, document.value ?? {}, searchNamesSchema)
  if (!('value' in checked)) return { ...read, names: new Map(), problems: checked.problems }
  return { ...read, names: new Map(Object.entries(checked.value)), problems: [] }
}
