import { expect, test } from 'vitest'
import type { Finding } from './finding.ts'
import { formatFindings } from './format-findings.ts'

const finding = (file: string, line: number): Finding => ({
  file,
  line,
  column: 1,
  check: 'files',
  severity: 'error',
  code: 'link',
  values: {},
})

const lines = (file: string, count: number): Finding[] =>
  Array.from({ length: count }, (_, index) => finding(file, index + 1))

test('prints up to 100 findings per file', () => {
  expect(formatFindings(lines('a.md', 100))).toHaveLength(100)
})

test('summarises the rest of a file in one line, and prints other files in full', () => {
  const written = formatFindings([...lines('a.md', 62_000), ...lines('b.md', 2)])
  expect(written).toHaveLength(103)
  expect(written[99]).toMatch(/^a\.md:100:1 /)
  expect(written[100]).toBe('a.md: 61900 more')
  expect(written[102]).toMatch(/^b\.md:2:1 /)
})
