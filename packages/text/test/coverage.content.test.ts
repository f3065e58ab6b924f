import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '@rulestone/content'
import ids from '@rulestone/testing/rule-ids.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../src/index.ts'
import { EDITION_DIFFERENCES } from './edition-differences.ts'
import { library } from './real-library.ts'

const COVERAGE = join(contentFolder, 'COVERAGE.md')

const { entries } = library

/** The entries of a language, by their ids and those of their headings. */
const places = (locale: Locale): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const { [locale]: entry } of entries.values()) {
    for (const { id } of entry?.headings ?? []) found.set(id, entry?.id ?? '')
  }
  for (const [id, { [locale]: entry }] of entries) if (entry) found.set(id, id)
  return found
}

const covered = new Map(LOCALES.map((locale) => [locale, places(locale)]))
const has = (locale: Locale, id: string): boolean => covered.get(locale)?.has(id) ?? false
const of = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1, roundingMode: 'floor' })

const rows = ids.map(({ id, title, source }) => {
  const entry = covered.get('en')?.get(id)
  const where = entry === undefined ? '' : entry === id ? 'an entry' : `in \`${entry}\``
  return [`\`${id}\``, title, source, where, ...LOCALES.map((locale) => (has(locale, id) ? '✓' : ''))]
})

const written = `# What the text covers

Every headword of the Rules Glossary, every further section, and every section of the 2012 playtest, by id: an entry of
its own, or a heading inside one. Written by \`UPDATE=1 vitest run coverage\` in \`packages/text\`; a test compares it with
the text.

${LOCALES.map((locale) => `- \`${locale}\`: ${of.format(ids.filter(({ id }) => has(locale, id)).length / ids.length)} of ${ids.length}`).join('\n')}

${[['Id', 'Rule', 'Source', 'Where', ...LOCALES], Array.from({ length: 4 + LOCALES.length }, () => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`

test.each(LOCALES)('every listed rule has text in %s', (locale) => {
  expect(ids.flatMap(({ id }) => (has(locale, id) ? [] : [id]))).toEqual([])
})

test('every headword is an entry of its own', () => {
  const headwords = ids.flatMap(({ id, kind }) => (kind === 'headword' ? [id] : []))
  expect(headwords).toHaveLength(155)
  expect(headwords.filter((id) => !entries.has(id))).toEqual([])
})

test.each(LOCALES)('every difference of the 2012 playtest has text in %s', (locale) => {
  expect(new Set(EDITION_DIFFERENCES.map(({ id }) => id)).size).toBe(56)
  const places = EDITION_DIFFERENCES.flatMap(({ rules, older }) => [...rules, older])
  expect(places.filter((id) => !has(locale, id))).toEqual([])
})

test('every entry about another edition names its counterparts', () => {
  const lacking = [...entries.values()].filter(
    ({ en }) => en !== undefined && en.ruleset !== 'srd-5.2.1' && en.counterparts.length === 0,
  )
  expect(lacking.map(({ en }) => en?.id)).toEqual([])
})

test('COVERAGE.md is up to date: `UPDATE=1 vitest run coverage` writes it', () => {
  if (process.env['UPDATE'] === '1') writeFileSync(COVERAGE, written)
  expect(readFileSync(COVERAGE, 'utf8')).toBe(written)
})
