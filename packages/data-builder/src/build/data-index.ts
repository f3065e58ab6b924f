import { LOCALES, SOURCE_LOCALE } from '@rulestone/text'
import { type Data, type DataIndex, type FileKind, LISTS } from '../schema/index.ts'
import type { DataOptions } from './build-data.ts'
import { fileUrl, headerOf } from './header.ts'

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
      json('rules', 'rules/{language}', 'every rule in one language'),
      json('rule', 'rules/{language}/{rule}', 'one rule in one language'),
      { url: fileUrl(site, 'rules/{language}/{rule}.md'), description: 'one rule in one language, as Markdown' },
      json('spells', 'spells/{language}', 'every spell in one language'),
      json('spell', 'spells/{language}/{spell}', 'one spell in one language'),
      { url: fileUrl(site, 'spells/{language}/{spell}.md'), description: 'one spell in one language, as Markdown' },
      json('creatures', 'creatures/{language}', 'every creature in one language'),
      json('creature', 'creatures/{language}/{creature}', 'one creature in one language'),
      {
        url: fileUrl(site, 'creatures/{language}/{creature}.md'),
        description: 'one creature in one language, as Markdown',
      },
      ...LISTS.map((list) => json(list, list, `all ${list}`)),
      json('table', 'tables/{table}', 'one table'),
      json('calculator', 'calculators/{calculator}', 'one calculator'),
    ],
    language: [...LOCALES],
    rule: rules.flatMap(({ id, language }) => (language === SOURCE_LOCALE ? [id] : [])),
    spell: spells.flatMap(({ id, language }) => (language === SOURCE_LOCALE ? [id] : [])),
    creature: creatures.flatMap(({ id, language }) => (language === SOURCE_LOCALE ? [id] : [])),
    table: tables.map(({ id }) => id),
    calculator: calculators.map(({ id }) => id),
  }
}
