import { LOCALES } from '@rulestone/text'
import { z } from 'zod'
import { book, change, moved } from './book.ts'
import { calculator } from './calculator.ts'
import { id, language } from './common.ts'
import { creature } from './creature.ts'
import { edition, source } from './edition.ts'
import { figure } from './figure.ts'
import { header } from './header.ts'
import { rule } from './rule.ts'
import { spell } from './spell.ts'
import { table } from './table.ts'
import { term } from './term.ts'

/** The lists of the data, each of which is also a file of its own. */
const lists = {
  editions: z.array(edition).describe('the current one first'),
  sources: z.array(source),
  books: z.array(book),
  terms: z.array(term),
  tables: z.array(table),
  figures: z.array(figure),
  calculators: z.array(calculator),
  moved: z.array(moved),
  changes: z.array(change).describe('by day, the oldest first'),
}

type ListName = keyof typeof lists

/** The names of the lists. */
export const LISTS: readonly ListName[] = Object.keys(lists).filter((name): name is ListName => name in lists)

/** A list in a file of its own. */
const listFile = <Name extends keyof typeof lists>(name: Name) =>
  z.strictObject({ ...header, [name]: lists[name] }).describe(`All ${name}.`)

const languages = z.array(z.strictObject({ id: language, tag: z.string().describe('a BCP 47 tag'), name: z.string() }))

/** Everything: the content of the bulk file, and of the npm package. */
const data = z
  .strictObject({
    ...header,
    languages,
    ...lists,
    rules: z.array(rule).describe('every rule in every language'),
    spells: z.array(spell).describe('every spell in every language'),
    creatures: z.array(creature).describe('every creature in every language'),
  })
  .describe('Everything in one file.')

/** The list of the files. */
const index = z
  .strictObject({
    ...header,
    languages,
    editions: z.array(z.string()),
    files: z
      .array(
        z.strictObject({
          url: z.string().describe('a URL, or a URI template (RFC 6570) with the names of the lists below'),
          schema: z.url().optional().describe('absent for Markdown'),
          description: z.string(),
        }),
      )
      .describe('the files, and templates for the files of single records'),
    language: z.array(z.enum(LOCALES)).describe('the values of {language}'),
    rule: z.array(id).describe('the values of {rule}'),
    spell: z.array(id).describe('the values of {spell}'),
    creature: z.array(id).describe('the values of {creature}'),
    table: z.array(id).describe('the values of {table}'),
    calculator: z.array(id).describe('the values of {calculator}'),
  })
  .describe('The list of all files.')

/** The schema of each kind of file, by its name. */
const fileSchemas = {
  index,
  rule: z.strictObject({ ...header, ...rule.shape }).describe('One rule in one language.'),
  rules: z.strictObject({ ...header, language, rules: z.array(rule) }).describe('Every rule in one language.'),
  spell: z.strictObject({ ...header, ...spell.shape }).describe('One spell in one language.'),
  spells: z.strictObject({ ...header, language, spells: z.array(spell) }).describe('Every spell in one language.'),
  creature: z.strictObject({ ...header, ...creature.shape }).describe('One creature in one language.'),
  creatures: z
    .strictObject({ ...header, language, creatures: z.array(creature) })
    .describe('Every creature in one language.'),
  editions: listFile('editions'),
  sources: listFile('sources'),
  books: listFile('books'),
  terms: listFile('terms'),
  tables: listFile('tables'),
  table: z.strictObject({ ...header, ...table.shape }).describe('One table.'),
  figures: listFile('figures'),
  calculators: listFile('calculators'),
  calculator: z.strictObject({ ...header, ...calculator.shape }).describe('One calculator.'),
  moved: listFile('moved'),
  changes: listFile('changes'),
  all: data,
} as const

/** The name of a kind of file. */
export type FileKind = keyof typeof fileSchemas

/** The names of the kinds of files. */
export const FILE_KINDS: readonly FileKind[] = Object.keys(fileSchemas).filter(
  (name): name is FileKind => name in fileSchemas,
)

export type Data = z.infer<typeof data>
export type DataIndex = z.infer<typeof index>

/**
 * The JSON Schema of a kind of file, in the dialect 2020-12.
 *
 * @param address its URL
 */
export const jsonSchema = (kind: FileKind, address: string): object => ({
  $id: address,
  ...z.toJSONSchema(fileSchemas[kind], { target: 'draft-2020-12' }),
})
