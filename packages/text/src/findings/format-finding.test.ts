import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '@rulestone/content'
import { describe, expect, it, test } from 'vitest'
import { CHECKS } from '../checks/checks.ts'
import { SCHEMA_CODES } from '../corpus/schema-problems.ts'
import { YAML_CODES } from '../corpus/yaml-problem.ts'
import { EXCHANGE_CODES } from '../exchange/import/proposals.ts'
import { type ByLocale, byLocale, LOCALES, type Locale } from '../language/locale.ts'
import type { Namespaces } from '../language/strings.ts'
import { createTranslator, type Translate } from '../language/translator.ts'
import type { Finding } from './finding.ts'
import { formatFinding } from './format-finding.ts'

const strings: ByLocale<Namespaces> = byLocale((locale) => ({
  findings: JSON.parse(readFileSync(join(contentFolder, `strings/${locale}/findings.json`), 'utf8')),
}))
const translator = createTranslator(strings)
const messages = (locale: Locale): Translate => translator(locale, 'findings')

const FINDING: Finding = {
  file: 'rules/combat/cover.zh.md',
  line: 12,
  column: 3,
  check: 'links',
  severity: 'error',
  code: 'unknown-target',
  values: { got: 'covr', expected: ['cover', 'half-cover'] },
}

test.each([
  [
    'en',
    'rules/combat/cover.zh.md:12:3 error Unexpected link target (`covr`), expected the id of an entry or heading, perhaps: cover, half-cover. Tip: correct the id, or let the words stand without a link until that rule exists. (links)',
  ],
  [
    'zh',
    'rules/combat/cover.zh.md:12:3 错误 链接目标不存在（`covr`），应为某个条目或标题的id，也许是：cover、half-cover。提示：改正id；如果那条规则还没有写，就先不加链接。（links）',
  ],
  [
    'th',
    'rules/combat/cover.zh.md:12:3 ข้อผิดพลาด ไม่มีปลายทางของลิงก์ (`covr`) ต้องเป็น id ของหัวข้อหรือหัวเรื่อง อาจหมายถึง: cover, half-cover คำแนะนำ: แก้ id ให้ถูก ถ้ายังไม่มีกฎนั้นก็เขียนเป็นคำธรรมดาไปก่อน (links)',
  ],
] as const)('a finding in %s', (locale, expected) => {
  expect(formatFinding(FINDING, messages(locale))).toBe(expected)
})

describe('values', () => {
  const format = (finding: Partial<Finding>): string => formatFinding({ ...FINDING, ...finding }, messages('en'))

  it('are shortened if they are long or have several lines', () => {
    const line = format({ values: { got: `a\nb${'c'.repeat(100)}`, expected: [] } })
    expect(line).toContain(`(\`a b${'c'.repeat(77)}…\`)`)
    expect(line).toContain('perhaps: nothing.')
  })

  it('have code points for invisible and control characters', () => {
    const line = formatFinding({ ...FINDING, file: 'a\nb.md', values: { got: '\u202e\u001b[31m', expected: [] } })
    expect(line).toContain('a⟨U+000A⟩b.md:12:3 ')
    expect(line).toContain('⟨U+202E⟩')
    expect(format({ values: { got: '\u202e\u001b[31m', expected: [] } })).toContain('(`⟨U+202E⟩⟨U+001B⟩[31m`)')
  })

  it('have words for languages and kinds of Markdown', () => {
    const values = { id: 'cover', locale: 'th', expected: 'cover.th.md' }
    expect(format({ check: 'languages', code: 'missing-entry', values })).toContain('`cover` has no Thai')
    expect(format({ check: 'markup', code: 'not-used', values: { node: 'emphasis' } })).toContain('(italics)')
  })

  it('keep i18next syntax as text', () => {
    expect(format({ values: { got: '{{line}} $t(tip)', expected: [] } })).toContain('(`{{line}} $t(tip)`)')
  })
})

/** The codes of YAML and schema errors, whose messages are the same for all checks. */
const SHARED: readonly string[] = [...YAML_CODES, ...SCHEMA_CODES]

describe('every code of every check has a message and a tip', () => {
  const codes = [...CHECKS, { id: 'exchange', codes: EXCHANGE_CODES }].flatMap(({ id, codes }) =>
    codes.map((code) => ({ check: id, code })),
  )

  it.each(LOCALES)('in %s', (locale) => {
    const t = messages(locale)
    const missing = codes.flatMap(({ check, code }) => {
      const own = `checks.${check}.${code}`
      const key = SHARED.includes(code) && !t.has(`${own}.message`) ? `checks.data.${code}` : own
      return [`${key}.message`, `${key}.tip`].filter((one) => !t.has(one))
    })
    expect(missing).toEqual([])
  })

  it('and no message is unused', () => {
    const known = new Set(codes.flatMap(({ check, code }) => [`${check}.${code}`, `data.${code}`]))
    const checks = strings.en['findings']?.['checks']
    const written = Object.entries(typeof checks === 'object' ? checks : {}).flatMap(([check, sentences]) =>
      Object.keys(sentences).map((code) => `${check}.${code}`),
    )
    expect(written.filter((key) => !known.has(key))).toEqual([])
  })
})
