import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { bugAddress, correctionDetails, editAddress, reportAddress } from './correction-links.ts'

const REPOSITORY = 'https://example.org/a/b'
const TARGET = { id: 'cover', locale: 'zh', version: '0123456789ab', file: 'rules/combat/cover.zh.md' }

test('correctionDetails names the rule, block, language and version', () => {
  expect(correctionDetails(TARGET)).toBe('rule cover, language zh, version 0123456789ab')
  expect(correctionDetails({ ...TARGET, block: 'half-cover.p-2' })).toBe(
    'rule cover, block half-cover.p-2, language zh, version 0123456789ab',
  )
})

test('links to the source file', () => {
  expect(editAddress(REPOSITORY, TARGET)).toBe('https://example.org/a/b/edit/main/content/rules/combat/cover.zh.md')
})

/** The ids of the fields of an issue form. */
function fieldsOf(template: string): string[] {
  const file = new URL(`../../../../../.github/ISSUE_TEMPLATE/${template}`, import.meta.url)
  const { body }: { body: { id?: string; type: string }[] } = parse(readFileSync(file, 'utf8'))
  return body.flatMap(({ id, type }) => (id !== undefined && ['input', 'textarea'].includes(type) ? [id] : []))
}

const KNOWN = { rule: 'cover', version: '0123456789ab' }

test.each([
  {
    address: reportAddress(REPOSITORY, { ...TARGET, locale: 'en', block: 'p-1' }),
    opens: { template: 'wrong-rule.yml', title: 'cover · p-1 · en', ...KNOWN, paragraph: 'p-1', language: 'en' },
  },
  {
    address: reportAddress(REPOSITORY, TARGET),
    opens: { template: 'wrong-translation.yml', title: 'cover · zh', ...KNOWN, language: 'zh' },
  },
  {
    address: bugAddress(REPOSITORY, 'https://example.com/en/fight/'),
    opens: { template: 'bug.yml', page: 'https://example.com/en/fight/' },
  },
])('opens the form $opens.template with its fields filled in', ({ address, opens }) => {
  const { origin, pathname, searchParams } = new URL(address)
  expect(origin + pathname).toBe('https://example.org/a/b/issues/new')
  expect(Object.fromEntries(searchParams)).toEqual(opens)
  const { template, title: _, ...filled } = opens as { template: string; title?: string }
  expect(fieldsOf(template)).toEqual(expect.arrayContaining(Object.keys(filled)))
})
