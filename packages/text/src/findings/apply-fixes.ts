import type { Fix } from './finding.ts'

/**
 * A text with stretches of it replaced. Of two that touch the same signs the first counts; every other sign stays.
 *
 * @param text - the whole file, without a byte order mark
 * @example
 * applyFixes('เเละ', [{ start: 0, end: 2, text: 'แ' }]) // => 'และ'
 */
export function applyFixes(text: string, fixes: readonly Fix[]): string {
  let mended = ''
  let at = 0
  for (const { start, end, text: instead } of [...fixes].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) continue
    mended += text.slice(at, start) + instead
    at = end
  }
  return mended + text.slice(at)
}
