import { LOCALES } from '@rulestone/text'
import { type Data, type DataIndex, type FileKind, fileSchemas, jsonSchema, type Rule } from '../schema/index.ts'
import type { DataOptions } from './build-data.ts'
import { fileUrl, headerOf } from './header.ts'
import { ruleDocument } from './rule-document.ts'

/** The lists with a file of their own. */
const LISTS = ['editions', 'sources', 'books', 'terms', 'tables', 'figures', 'calculators', 'moved', 'changes'] as const

/** A file of the data. */
export interface DataFile {
  /** inside the folder of the data */
  readonly path: string
  /** what JSON has; Markdown is a string */
  readonly content: object | string
}

const kinds = Object.keys(fileSchemas).filter((kind): kind is FileKind => kind in fileSchemas)

/** All files of the data, without the folder that holds them. */
export function dataFiles(data: Data, { site }: DataOptions): DataFile[] {
  const { rules, tables, calculators, languages } = data
  const json = (kind: FileKind, path: string, content: object): DataFile => ({
    path: `${path}.json`,
    content: { ...headerOf(site, kind), ...content },
  })
  const url = (path: string): string => fileUrl(site, path)
  const schema = (kind: FileKind): string => url(`schema/${kind}.json`)
  const inLanguage = (language: string): Rule[] => rules.filter((rule) => rule.language === language)
  const one = (kind: FileKind, path: string, description: string) => ({
    url: url(path),
    schema: schema(kind),
    description,
  })
  const index: Omit<DataIndex, keyof ReturnType<typeof headerOf>> = {
    languages,
    editions: data.editions.map(({ id }) => id),
    files: [
      one('all', 'all.json', 'everything in one file'),
      one('rules', 'rules/{language}.json', 'every rule in one language'),
      one('rule', 'rules/{language}/{rule}.json', 'one rule in one language'),
      { url: url('rules/{language}/{rule}.md'), description: 'one rule in one language, as Markdown' },
      ...LISTS.map((list) => one(list, `${list}.json`, `all ${list}`)),
      one('table', 'tables/{table}.json', 'one table'),
      one('calculator', 'calculators/{calculator}.json', 'one calculator'),
    ],
    language: [...LOCALES],
    rule: inLanguage('en').map(({ id }) => id),
    table: tables.map(({ id }) => id),
    calculator: calculators.map(({ id }) => id),
  }
  return [
    json('index', 'index', index),
    { path: 'all.json', content: data },
    ...LISTS.map((list) => json(list, list, { [list]: data[list] })),
    ...LOCALES.map((language) => json('rules', `rules/${language}`, { language, rules: inLanguage(language) })),
    ...rules.flatMap((rule) => [
      json('rule', `rules/${rule.language}/${rule.id}`, rule),
      { path: `rules/${rule.language}/${rule.id}.md`, content: ruleDocument(rule, data) },
    ]),
    ...tables.map((table) => json('table', `tables/${table.id}`, table)),
    ...calculators.map((calculator) => json('calculator', `calculators/${calculator.id}`, calculator)),
    ...kinds.map((kind) => ({ path: `schema/${kind}.json`, content: jsonSchema(kind, schema(kind)) })),
  ]
}
