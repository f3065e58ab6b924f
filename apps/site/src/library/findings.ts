import type { Finding } from '@rulestone/text'

/**
 * What ends the build when the content has errors: all of them, one to a line, each with its place.
 *
 * @param format how a finding is written; `file:line:column …`
 * @returns the message, or `undefined` when there is no error
 */
export function errorsMessage(findings: readonly Finding[], format: (finding: Finding) => string): string | undefined {
  const errors = findings.filter(({ severity }) => severity === 'error').map(format)
  if (errors.length === 0) return undefined
  return `The content has ${errors.length === 1 ? 'an error' : `${errors.length} errors`}:\n${errors.join('\n')}`
}
