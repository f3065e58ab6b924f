import type { Fix } from './finding.ts'

/**
 * Applies fixes to a text. Of two fixes that overlap, only the first is applied.
 *
 * @param text - the whole file, without a byte order mark
 * @example
 * applyFixes('เเละ', [{ start: 0, end: 2, text: 'แ' }]) // => 'และ'
 */
export function applyFixes(text: string, fixes: readonly Fix[]): string {
  let result = ''
  let at = 0
  for (const { start, end, text: instead } of [...fixes].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) continue
    result += text.slice(at, start) + instead
    at = end
  }
  return result + text.slice(at)
}
