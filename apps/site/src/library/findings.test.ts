import type { Finding } from '@rulestone/text'
import { describe, expect, it } from 'vitest'
import { errorsMessage } from './findings.ts'

const finding = (file: string, line: number, severity: Finding['severity']): Finding => ({
  file,
  line,
  column: 3,
  check: 'links',
  severity,
  code: 'unknown-target',
  values: {},
})
const format = ({ file, line, column, check }: Finding): string => `${file}:${line}:${column} ${check}`

describe('errorsMessage', () => {
  it('is empty if there are only warnings', () => {
    expect(errorsMessage([finding('rules/a.en.md', 1, 'warning')], format)).toBeUndefined()
    expect(errorsMessage([], format)).toBeUndefined()
  })

  it('lists every error with its place, and no warning', () => {
    const findings = [
      finding('rules/a.en.md', 7, 'error'),
      finding('rules/a.zh.md', 8, 'warning'),
      finding('rules/b.th.md', 12, 'error'),
    ]
    expect(errorsMessage(findings, format)).toBe(
      'The content has 2 errors:\nrules/a.en.md:7:3 links\nrules/b.th.md:12:3 links',
    )
  })

  it('uses the singular for one error', () => {
    expect(errorsMessage([finding('a.md', 1, 'error')], format)).toBe('The content has an error:\na.md:1:3 links')
  })
})
