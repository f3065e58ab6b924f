import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CHECKS } from '../src/checks/checks.ts'

const README = join(import.meta.dirname, '../README.md')
const [BEGIN, END] = ['<!-- checks: written by UPDATE=1 vitest run readme -->\n\n', '\n<!-- end of checks -->']

/** The table of checks, generated from the checks. */
const table = [
  '| check | what it requires | severity | exceptions |',
  '|---|---|---|---|',
  ...CHECKS.map(({ id, severity, description, excusable }) => {
    return `| \`${id}\` | ${description} | ${severity} | ${excusable ? 'yes' : 'no'} |`
  }),
  '',
].join('\n')

test('the check table of the README is up to date', () => {
  const text = readFileSync(README, 'utf8')
  const [start, end] = [text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END)]
  expect(start).toBeGreaterThan(BEGIN.length)
  if (process.env['UPDATE'] === '1') writeFileSync(README, text.slice(0, start) + table + text.slice(end))
  else expect(text.slice(start, end)).toBe(table)
})
