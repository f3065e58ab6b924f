import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Finding, Fix } from '@rulestone/text'
import { writeContent } from './write-content.ts'

const BYTE_ORDER_MARK = '\ufeff'

/** The fixes of findings by file, as paths inside the content folder. */
function fixesByFile(findings: readonly Finding[]): ReadonlyMap<string, readonly Fix[]> {
  const fixes = new Map<string, Fix[]>()
  for (const { file, fix: one } of findings) {
    if (one) fixes.set(file, [...(fixes.get(file) ?? []), one])
  }
  return fixes
}

/**
 * Applies the safe fixes among the findings of a content folder. No other byte of the files changes.
 *
 * @param findings with files as paths inside the folder
 * @returns the number of fixes
 */
export async function fix(root: string, findings: readonly Finding[]): Promise<number> {
  const { applyFixes } = await import('@rulestone/text')
  let fixed = 0
  for (const [file, fixes] of fixesByFile(findings)) {
    const path = join(root, file)
    const whole = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(path))
    const mark = whole.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : ''
    const text = whole.slice(mark.length)
    const better = applyFixes(text, fixes)
    if (better === text) continue
    await writeContent(root, file, mark + better)
    fixed += fixes.length
  }
  return fixed
}
