import { LOCALES } from '@rulestone/text'
import { type Data, FILE_KINDS, type FileKind, jsonSchema, LISTS } from '../schema/index.ts'
import type { DataOptions } from './build-data.ts'
import { dataIndex } from './data-index.ts'
import { fileUrl, headerOf } from './header.ts'
import { creatureDocument, ruleDocument, spellDocument } from './text-document.ts'

/** A file of the data. */
export interface DataFile {
  /** inside the folder of the data */
  readonly path: string
  /** what JSON has; Markdown is a string */
  readonly content: object | string
}

/** All files of the data, without the folder that holds them. */
export function dataFiles(data: Data, { site }: DataOptions): DataFile[] {
  const { rules, spells, creatures, tables, calculators } = data
  const json = (kind: FileKind, path: string, content: object): DataFile => ({
    path: `${path}.json`,
    content: { ...headerOf(site, kind), ...content },
  })
  return [
    { path: 'index.json', content: dataIndex(data, { site }) },
    { path: 'all.json', content: data },
    ...LISTS.map((list) => json(list, list, { [list]: data[list] })),
    ...LOCALES.map((language) =>
      json('rules', `rules/${language}`, { language, rules: rules.filter((rule) => rule.language === language) }),
    ),
    ...rules.flatMap((rule) => [
      json('rule', `rules/${rule.language}/${rule.id}`, rule),
      { path: `rules/${rule.language}/${rule.id}.md`, content: ruleDocument(rule, data) },
    ]),
    ...LOCALES.map((language) =>
      json('spells', `spells/${language}`, { language, spells: spells.filter((spell) => spell.language === language) }),
    ),
    ...spells.flatMap((spell) => [
      json('spell', `spells/${spell.language}/${spell.id}`, spell),
      { path: `spells/${spell.language}/${spell.id}.md`, content: spellDocument(spell, data) },
    ]),
    ...LOCALES.map((language) =>
      json('creatures', `creatures/${language}`, {
        language,
        creatures: creatures.filter((creature) => creature.language === language),
      }),
    ),
    ...creatures.flatMap((creature) => [
      json('creature', `creatures/${creature.language}/${creature.id}`, creature),
      { path: `creatures/${creature.language}/${creature.id}.md`, content: creatureDocument(creature, data) },
    ]),
    ...tables.map((table) => json('table', `tables/${table.id}`, table)),
    ...calculators.map((calculator) => json('calculator', `calculators/${calculator.id}`, calculator)),
    ...FILE_KINDS.map((kind) => {
      const path = `schema/${kind}.json`
      return { path, content: jsonSchema(kind, fileUrl(site, path)) }
    }),
  ]
}
