import { z } from 'zod'
import type { Problem } from '../findings/index.ts'
import type { ByLocale } from '../language/index.ts'
import { idSchema, nameSchema } from './ids.ts'
import { isRecord } from './is-record.ts'
import { checkSchema, SCHEMA_CODES } from './schema-problems.ts'
import type { Term, TermForms } from './term.ts'
import { readYaml, type YamlDocument } from './yaml-document.ts'
import { YAML_CODES } from './yaml-problem.ts'

/** A term with the YAML it was read from. */
export interface SourceTerm extends Term {
  readonly document: YamlDocument
}

/** The terms of one file, and its problems. */
export interface TermFile {
  readonly file: string
  readonly terms: readonly SourceTerm[]
  readonly problems: readonly TermProblem[]
}

/** The codes of `TermProblem`. */
export const TERM_FILE_CODES = [...YAML_CODES, ...SCHEMA_CODES] as const

/** A problem of a file of terms. */
type TermProblem = Problem<(typeof TERM_FILE_CODES)[number]>

const formsSchema: z.ZodType<TermForms> = z.strictObject({
  name: nameSchema,
  abbreviation: nameSchema.exactOptional(),
  aliases: z.array(nameSchema).exactOptional(),
  avoid: z.array(nameSchema).exactOptional(),
})

const wordsOfTerm = z.strictObject({
  'same-as': idSchema.exactOptional(),
  ordinary: z.literal(true).exactOptional(),
  en: formsSchema.optional(),
  zh: formsSchema.optional(),
  th: formsSchema.optional(),
})

const recordSchema: z.ZodType<Readonly<Record<string, unknown>>> = z.record(idSchema, z.unknown())

/** Reads a file of terms. Invalid terms are left out. */
export function readTerms(file: string, text: string): TermFile {
  const document = readYaml(file, text)
  if (document.problems.length > 0) return { file, terms: [], problems: document.problems }
  if (!isRecord(document.value)) {
    const checked = checkSchema({ file, document }, document.value, recordSchema)
    return { file, terms: [], problems: 'problems' in checked ? checked.problems : [] }
  }
  const part = file.replace(/^.*\/|\.yml$/g, '')
  const terms: SourceTerm[] = []
  const problems: TermProblem[] = []
  for (const [id, data] of Object.entries(document.value)) {
    const named = checkSchema({ file, document, path: [id] }, id, idSchema)
    const checked = checkSchema({ file, document, path: [id] }, data, wordsOfTerm)
    if ('problems' in named) problems.push(...named.problems)
    if ('problems' in checked) problems.push(...checked.problems)
    else if (!('problems' in named)) {
      const { en, zh, th, ordinary, 'same-as': sameAs } = checked.value
      const forms: ByLocale<TermForms | undefined> = { en, zh, th }
      terms.push({
        id,
        part,
        file,
        forms,
        document,
        ...(sameAs !== undefined && { sameAs }),
        ...(ordinary && { ordinary }),
      })
    }
  }
  return { file, terms, problems }
}
