import type { Finding } from '@rulestone/text'

/**
 * The message that ends the build if the content has errors: one per line, with its place.
 *
 * @param format formats a finding: `file:line:column …`
 * @returns the message, or `undefined` if there is no error
 */
export function errorsMessage(findings: readonly Finding[], format: (finding: Finding) => string): string | undefined {
  const errors = findings.filter(({ severity }) => severity === 'error').map(format)
  if (errors.length === 0) return undefined
  return `The content has ${errors.length === 1 ? 'an error' : `${errors.length} errors`}:\n${errors.join('\n')}`
}
