import { z } from 'zod'
import type { Problem } from '../findings/index.ts'
import type { Book } from './book.ts'
import { idSchema, nameSchema } from './ids.ts'
import { checkSchema, SCHEMA_CODES } from './schema-problems.ts'
import { readYaml, type YamlDocument } from './yaml-document.ts'
import { YAML_CODES } from './yaml-problem.ts'

/** A book with the YAML it was read from. */
interface SourceBook extends Book {
  readonly document: YamlDocument
}

/** The book of a file, and its problems. */
export interface BookFile {
  readonly file: string
  readonly book?: SourceBook
  readonly problems: readonly BookProblem[]
}

/** The codes of `BookProblem`. */
export const BOOK_FILE_CODES = [...YAML_CODES, ...SCHEMA_CODES] as const

/** A problem of a file of a book. */
type BookProblem = Problem<(typeof BOOK_FILE_CODES)[number]>

const titleSchema = z.strictObject({ en: nameSchema, zh: nameSchema, th: nameSchema })

const bookSchema: z.ZodType<Omit<Book, 'file'>> = z.strictObject({
  id: idSchema,
  title: titleSchema,
  introduction: titleSchema.optional(),
  order: z.int().min(1).default(Number.MAX_SAFE_INTEGER),
  chapters: z
    .array(
      z.strictObject({
        id: idSchema,
        title: titleSchema,
        introduction: titleSchema.optional(),
        entries: z.array(idSchema).min(1),
      }),
    )
    .min(1),
})

/** Reads a file of a book. */
export function readBook(file: string, text: string): BookFile {
  const document = readYaml(file, text)
  if (document.problems.length > 0) return { file, problems: document.problems }
  const checked = checkSchema({ file, document }, document.value, bookSchema)
  return 'problems' in checked
    ? { file, ...checked }
    : { file, book: { ...checked.value, file, document }, problems: [] }
}
