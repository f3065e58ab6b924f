import { expect, test } from 'vitest'
import { correctionDetails, editAddress, reportAddress, repositoryOf } from './correction-links.ts'

const TARGET = { id: 'cover', locale: 'zh', version: '0123456789ab', file: 'rules/combat/cover.zh.md' }

test.each([
  ['https://example.org/a/b', 'https://example.org/a/b'],
  ['git+https://example.org/a/b.git', 'https://example.org/a/b'],
  [' https://example.org/a/b/ ', 'https://example.org/a/b'],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [undefined, undefined],
])('the repository %s', (text, expected) => {
  expect(repositoryOf(text)).toBe(expected)
})

test('correctionDetails names the rule, block, language and version', () => {
  expect(correctionDetails(TARGET)).toBe('rule cover, language zh, version 0123456789ab')
  expect(correctionDetails({ ...TARGET, block: 'half-cover.p-2' })).toBe(
    'rule cover, block half-cover.p-2, language zh, version 0123456789ab',
  )
})

test('links to the source file and to a new issue', () => {
  expect(editAddress('https://example.org/a/b', TARGET)).toBe(
    'https://example.org/a/b/edit/main/content/rules/combat/cover.zh.md',
  )
  const report = new URL(reportAddress('https://example.org/a/b', { ...TARGET, block: 'p-1' }))
  expect(report.pathname).toBe('/a/b/issues/new')
  expect(report.searchParams.get('title')).toBe('cover · p-1 · zh')
  expect(report.searchParams.get('body')).toBe('rule cover, block p-1, language zh, version 0123456789ab\n\n')
})
