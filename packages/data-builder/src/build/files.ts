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

/** A text of the data in one language. */
interface Spoken {
  readonly id: string
  readonly language: string
}

/** The kinds of texts: the list of all, the kind of one, and each with its Markdown. */
function textKinds(data: Data): readonly {
  readonly list: 'rules' | 'spells' | 'creatures'
  readonly kind: FileKind
  readonly documents: readonly { readonly text: Spoken; readonly markdown: string }[]
}[] {
  const written = <Text extends Spoken>(texts: readonly Text[], write: (text: Text, data: Data) => string) =>
    texts.map((text) => ({ text, markdown: write(text, data) }))
  return [
    { list: 'rules', kind: 'rule', documents: written(data.rules, ruleDocument) },
    { list: 'spells', kind: 'spell', documents: written(data.spells, spellDocument) },
    { list: 'creatures', kind: 'creature', documents: written(data.creatures, creatureDocument) },
  ]
}

/** All files of the data, without the folder that holds them. */
export function dataFiles(data: Data, { site }: DataOptions): DataFile[] {
  const { tables, calculators } = data
  const json = (kind: FileKind, path: string, content: object): DataFile => ({
    path: `${path}.json`,
    content: { ...headerOf(site, kind), ...content },
  })
  return [
    { path: 'index.json', content: dataIndex(data, { site }) },
    { path: 'all.json', content: data },
    ...LISTS.map((list) => json(list, list, { [list]: data[list] })),
    ...textKinds(data).flatMap(({ list, kind, documents }) => [
      ...LOCALES.map((language) => {
        const texts = documents.flatMap(({ text }) => (text.language === language ? [text] : []))
        return json(list, `${list}/${language}`, { language, [list]: texts })
      }),
      ...documents.flatMap(({ text, markdown }) => {
        const path = `${list}/${text.language}/${text.id}`
        return [json(kind, path, text), { path: `${path}.md`, content: markdown }]
      }),
    ]),
    ...tables.map((table) => json('table', `tables/${table.id}`, table)),
    ...calculators.map((calculator) => json('calculator', `calculators/${calculator.id}`, calculator)),
    ...FILE_KINDS.map((kind) => {
      const path = `schema/${kind}.json`
      return { path, content: jsonSchema(kind, fileUrl(site, path)) }
    }),
  ]
}
