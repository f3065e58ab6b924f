import { z } from 'zod'
import type { Problem } from '../findings/index.ts'
import { entryIdSchema } from './ids.ts'
import { checkSchema, SCHEMA_CODES } from './schema-problems.ts'
import { readYaml, type YamlDocument } from './yaml-document.ts'
import { YAML_CODES } from './yaml-problem.ts'

/** The file `moved.yml`: renamed ids, each with its new id. */
export interface MovedFile {
  readonly file: string
  readonly document: YamlDocument
  readonly ids: ReadonlyMap<string, string>
  readonly problems: readonly MovedProblem[]
}

/** The path of the file of renamed ids. */
export const MOVED_FILE = 'moved.yml'

/** The codes of the problems of the file. */
export const MOVED_FILE_CODES = [...YAML_CODES, ...SCHEMA_CODES] as const

/** A problem of the file. */
type MovedProblem = Problem<(typeof MOVED_FILE_CODES)[number]>

const schema: z.ZodType<Readonly<Record<string, string>>> = z.record(entryIdSchema, entryIdSchema)

/** Reads the file. If any part of it is invalid, nothing of it counts. */
export function readMoved(file: string, text: string): MovedFile {
  const document = readYaml(file, text)
  const none: ReadonlyMap<string, string> = new Map()
  if (document.problems.length > 0) return { file, document, ids: none, problems: document.problems }
  const checked = checkSchema({ file, document }, document.value ?? {}, schema)
  return 'value' in checked
    ? { file, document, ids: new Map(Object.entries(checked.value)), problems: [] }
    : { file, document, ids: none, problems: checked.problems }
}
