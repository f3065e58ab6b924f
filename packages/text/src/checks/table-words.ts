import type { Cell, Table } from '@rulestone/core'
import { START } from '../findings/index.ts'
import { placeholders, SOURCE_LOCALE } from '../language/index.ts'
import { coreTables } from '../markdown/index.ts'
import { surplus } from '../translation/index.ts'
import { type Check, defineCheck } from './framework/check.ts'

/** A string that a table of core needs, with its figures. */
interface Words {
  readonly key: string
  readonly figures: readonly string[]
}

/**
 * The strings that a table of core needs, in the namespace `tables`.
 *
 * @example
 * wordsOf({ id: 'a', source: { document: 'SRD 5.2.1', heading: 'A', page: 5 }, columns: ['b'], rows: [] })
 * // => [{ key: 'a.caption', figures: [] }, { key: 'a.columns.b', figures: [] }]
 *
 * @internal
 */
export function wordsOf({ id, columns, rows }: Table): Words[] {
  const words = new Map<string, Words>()
  for (const key of [`${id}.caption`, ...columns.map((column) => `${id}.columns.${column}`)]) {
    words.set(key, { key, figures: [] })
  }
  for (const cell of rows.flat()) {
    const key = cell.kind === 'words' ? `${id}.words.${cell.key}` : undefined
    if (key !== undefined && cell.kind === 'words') words.set(key, { key, figures: Object.keys(cell.figures ?? {}) })
  }
  return [...words.values()]
}

/** The terms of a cell. */
function termsOf(cell: Cell): readonly string[] {
  if (cell.kind === 'terms') return cell.ids
  return cell.kind === 'term' ? [cell.id] : []
}

const nameOf = (placeholder: string): string => placeholder.replace(/^\{\{|,.*$|\}\}$/g, '')

/** The strings that the tables of core need, by key, for examples. */
const NEEDED: Readonly<Record<string, string>> = Object.fromEntries(
  [...coreTables.values()]
    .flatMap(wordsOf)
    .map(({ key, figures }) => [key, figures.map((figure) => `{{${figure}}}`).join(' ') || 'Words']),
)
const TERMS = [...new Set([...coreTables.values()].flatMap(({ rows }) => rows.flat().flatMap(termsOf)))]

/** A folder with those strings and terms, with changes. */
function folder(change: Readonly<Record<string, string | undefined>>, terms = TERMS): Readonly<Record<string, string>> {
  const tree: Record<string, string | Record<string, string | Record<string, string>>> = {}
  for (const [key, text] of Object.entries({ ...NEEDED, ...change })) {
    const [table = '', part = '', name] = key.split('.')
    if (text === undefined) continue
    const words = tree[table] ?? {}
    tree[table] = words
    if (typeof words === 'string') continue
    const group = words[part]
    if (name === undefined) words[part] = text
    else words[part] = { ...(typeof group === 'object' ? group : {}), [name]: text }
  }
  return {
    'strings/en/tables.json': JSON.stringify(tree, null, 2),
    'terms/all.yml': terms.map((id) => `${id}: { en: { name: ${id} } }\n`).join(''),
  }
}

/** `strings/en/tables.json` has the words of all tables of core, and `terms/` has their terms. */
export const tableWords: Check = defineCheck({
  id: 'table-words',
  severity: 'error',
  needs: ['stringsFiles', 'termFiles'],
  besideRules: true,
  description: 'the words and terms of every table of core',
  examples: {
    good: [{ files: folder({}) }, { en: 'Words.' }],
    bad: [
      { files: folder({ 'cover.caption': undefined }), code: 'missing' },
      { files: folder({ 'cover.columns.degree': undefined }), code: 'missing' },
      { files: folder({ 'cover.heading': 'Words' }), code: 'unused' },
      { files: folder({ 'cover.words.bonus': '+2 to AC' }), code: 'figures' },
      { files: folder({ 'cover.words.bonus': '{{malus}} to AC' }), code: 'figures' },
      {
        files: folder(
          {},
          TERMS.filter((id) => id !== 'half-cover'),
        ),
        code: 'missing-term',
      },
    ],
  },
  codes: ['missing', 'unused', 'figures', 'missing-term'],
  *check({ stringsFiles, terms }) {
    const english = stringsFiles.find(({ namespace, locale }) => namespace === 'tables' && locale === SOURCE_LOCALE)
    if (!english) return
    const { file, strings, at } = english
    const needed = new Map([...coreTables.values()].flatMap(wordsOf).map((words) => [words.key, words]))
    for (const { key, figures } of needed.values()) {
      const text = strings.get(key)
      if (text === undefined) {
        yield { file, ...at(key), code: 'missing', values: { key } }
        continue
      }
      const used = placeholders(text).map(nameOf)
      const [missing, extra] = [surplus(figures, used), surplus(used, figures)]
      if (missing.length + extra.length > 0) {
        yield { file, ...at(key), code: 'figures', values: { key, got: extra, expected: missing } }
      }
    }
    for (const key of strings.keys()) {
      if (!needed.has(key)) yield { file, ...at(key), code: 'unused', values: { got: key } }
    }
    for (const { id, rows } of coreTables.values()) {
      for (const term of new Set(rows.flat().flatMap(termsOf))) {
        if (!terms.has(term)) yield { file, ...START, code: 'missing-term', values: { id: term, table: id } }
      }
    }
  },
})
