import type { Translate } from '../language/index.ts'
import type { Finding } from './finding.ts'
import { formatFinding } from './format-finding.ts'

/** The most findings of one file that are printed as lines. */
const MOST_OF_A_FILE = 100

/**
 * Findings as lines, in order. After the first hundred of a file, one line gives the number of the rest.
 *
 * @param t - the strings of the namespace `findings`; without it lines have codes and values
 */
export function formatFindings(findings: readonly Finding[], t?: Translate): string[] {
  const left = new Map<string, number>()
  for (const { file } of findings) left.set(file, (left.get(file) ?? 0) + 1)
  const written = new Map<string, number>()
  return findings.flatMap((finding) => {
    const { file } = finding
    const place = (written.get(file) ?? 0) + 1
    written.set(file, place)
    if (place <= MOST_OF_A_FILE) return [formatFinding(finding, t)]
    if (place > MOST_OF_A_FILE + 1) return []
    const count = (left.get(file) ?? 0) - MOST_OF_A_FILE
    return [t ? t('summary.more', { file, count }) : `${file}: ${count} more`]
  })
}
