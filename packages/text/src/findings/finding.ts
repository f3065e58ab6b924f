/** `error`: the content must not ship. `warning`: it may, and a reader is told. */
export type Severity = 'error' | 'warning'

/** The figures and names of a finding; sentences come from `strings/<locale>/findings.json`. */
export type FindingValues = Readonly<Record<string, string | number | readonly string[]>>

/** What mends a finding for certain: other signs for a stretch of the file, in UTF-16 units after a byte order mark. */
export interface Fix {
  readonly start: number
  /** not included */
  readonly end: number
  readonly text: string
}

/** Something in the content that a check objects to. */
export interface Finding {
  /** path inside the content folder, with forward slashes */
  readonly file: string
  /** from 1 */
  readonly line: number
  /** from 1, in UTF-16 units */
  readonly column: number
  /** the id of the check */
  readonly check: string
  readonly severity: Severity
  /** which of the check's objections it is: the key of its sentence */
  readonly code: string
  readonly values: FindingValues
  /** absent where only a person can tell what is right */
  readonly fix?: Fix
}

/** What a check reports: a finding without the name and severity of the check. */
export interface Problem<Code extends string = string> extends Omit<Finding, 'check' | 'severity' | 'code'> {
  readonly code: Code
}

/**
 * Puts findings in the order of file, line and column.
 *
 * @example
 * const finding = { file: 'a.md', line: 2, column: 1, check: 'ids', severity: 'error', code: 'term-twice', values: {} }
 * compareFindings(finding, { ...finding, line: 10 }) // => -1
 */
export function compareFindings(a: Finding, b: Finding): -1 | 0 | 1 {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  const distance = a.line - b.line || a.column - b.column
  return distance < 0 ? -1 : distance > 0 ? 1 : 0
}
