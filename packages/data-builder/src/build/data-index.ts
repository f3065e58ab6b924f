import { LOCALES, SOURCE_LOCALE } from '@rulestone/text'
import { type Data, type DataIndex, type FileKind, LISTS } from '../schema/index.ts'
import type { DataOptions } from './build-data.ts'
import { fileUrl, headerOf } from './header.ts'

/** The kinds of texts that have a file each, with the lists of all. */
const TEXTS = [
  ['rule', 'rules'],
  ['spell', 'spells'],
  ['creature', 'creatures'],
] as const satisfies readonly (readonly [FileKind, FileKind])[]

/** The ids of texts, each once. */
const idsOf = (texts: readonly { readonly id: string; readonly language: string }[]): string[] =>
  texts.flatMap(({ id, language }) => (language === SOURCE_LOCALE ? [id] : []))

/** The list of all files, with the ids that fill in its templates. */
export function dataIndex(data: Data, { site }: DataOptions): DataIndex {
  const { languages, editions, rules, spells, creatures, tables, calculators } = data
  const json = (kind: FileKind, path: string, description: string): DataIndex['files'][number] => ({
    url: fileUrl(site, `${path}.json`),
    schema: fileUrl(site, `schema/${kind}.json`),
    description,
  })
  return {
    ...headerOf(site, 'index'),
    languages,
    editions: editions.map(({ id }) => id),
    files: [
      json('all', 'all', 'everything in one file'),
      ...TEXTS.flatMap(([kind, list]) => [
        json(list, `${list}/{language}`, `every ${kind} in one language`),
        json(kind, `${list}/{language}/{${kind}}`, `one ${kind} in one language`),
        {
          url: fileUrl(site, `${list}/{language}/{${kind}}.md`),
          description: `one ${kind} in one language, as Markdown`,
        },
      ]),
      ...LISTS.map((list) => json(list, list, `all ${list}`)),
      json('table', 'tables/{table}', 'one table'),
      json('calculator', 'calculators/{calculator}', 'one calculator'),
    ],
    language: [...LOCALES],
    rule: idsOf(rules),
    spell: idsOf(spells),
    creature: idsOf(creatures),
    table: tables.map(({ id }) => id),
    calculator: calculators.map(({ id }) => id),
  }
}
