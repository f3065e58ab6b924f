/** `error`: the content must not be published. `warning`: it may be. */
export type Severity = 'error' | 'warning'

/** The values of a finding's message, whose text is in `strings/<locale>/findings.json`. */
export type FindingValues = Readonly<Record<string, string | number | readonly string[]>>

/** A safe fix of a finding: text for a range of the file, in UTF-16 units after a byte order mark. */
export interface Fix {
  readonly start: number
  /** exclusive */
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
  /** the kind of objection: the key of its message */
  readonly code: string
  readonly values: FindingValues
  /** absent if only a person can tell what is right */
  readonly fix?: Fix
}

/** What a check reports: a finding without the name and severity of the check. */
export interface Problem<Code extends string = string> extends Omit<Finding, 'check' | 'severity' | 'code'> {
  readonly code: Code
}

/**
 * Compares findings by file, line and column.
 *
 * @example
 * const finding = { file: 'a.md', line: 2, column: 1, check: 'ids', severity: 'error', code: 'term-twice', values: {} } as const
 * compareFindings(finding, { ...finding, line: 10 }) // => -1
 */
export function compareFindings(a: Finding, b: Finding): -1 | 0 | 1 {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  const distance = a.line - b.line || a.column - b.column
  return distance < 0 ? -1 : distance > 0 ? 1 : 0
}
