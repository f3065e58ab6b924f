import type { Translate } from '../language/index.ts'
import type { Finding, FindingValues } from './finding.ts'
import { visible } from './visible.ts'

/** Values that are internal ids, by the key of the strings that name them. */
const NAMED: Readonly<Record<string, string>> = { locale: 'locales', node: 'nodes', type: 'types' }

/** The longest quotation from a file, in characters. */
const LONGEST = 80

const shorten = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}

function writeValue(name: string, value: FindingValues[string], t: Translate): string {
  const names = NAMED[name]
  if (names !== undefined && typeof value === 'string') return t(`${names}.${value}`)
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value === '' ? t('nothing') : shorten(value)
  return value.length === 0 ? t('nothing') : value.map(shorten).join(t('separator'))
}

/** The message key of a finding. YAML and schema errors have the same message in all checks. */
function sentenceKey({ check, code }: Finding, t: Translate): string {
  const key = `checks.${check}.${code}`
  return t.has(`${key}.message`) ? key : `checks.data.${code}`
}

/** The message of a finding (what was found, what was expected) and the tip (what to do). */
export function describeFinding(finding: Finding, t: Translate): { readonly message: string; readonly tip: string } {
  const written = Object.fromEntries(
    Object.entries(finding.values).map(([name, value]) => [name, writeValue(name, value, t)]),
  )
  const key = sentenceKey(finding, t)
  return { message: visible(t(`${key}.message`, written)), tip: visible(t(`${key}.tip`, written)) }
}

/**
 * A finding as one line: `file:line:column severity Unexpected … (`got`), expected …. Tip: … (check)`. Line breaks and
 * control characters from the content are escaped.
 *
 * @param t - the strings of the namespace `findings`; without it, the line has the code and the values of the finding
 * @example
 * const values = { got: 'covr', expected: ['cover'] }
 * const place = { file: 'rules/combat/cover.en.md', line: 7, column: 3 }
 * formatFinding({ ...place, check: 'links', severity: 'error', code: 'unknown-target', values })
 * // => 'rules/combat/cover.en.md:7:3 error unknown-target {"got":"covr","expected":["cover"]} (links)'
 */
export function formatFinding(finding: Finding, t?: Translate): string {
  const { file, line, column, check, severity, code, values } = finding
  if (!t) return visible(`${file}:${line}:${column} ${severity} ${code} ${JSON.stringify(values)} (${check})`)
  const said = describeFinding(finding, t)
  return visible(t('line', { file, line, column, check, severity: t(`severity.${severity}`), ...said }))
}
