import { CHECKS } from '../../checks/checks.ts'
import type { CheckContext } from '../../checks/framework/check.ts'
import { excuse } from '../../checks/framework/excuse.ts'
import { runCheck } from '../../checks/framework/run-check.ts'
import { makeContext } from '../../corpus/corpus.ts'
import { readSources } from '../../corpus/sources.ts'
import type { RawFile } from '../../corpus/text-file.ts'
import { compareFindings, type Finding } from '../../findings/finding.ts'

/** Checks of lists that must not hold more than is needed: a better translation may need less, and is no fault. */
const RATCHETS: ReadonlySet<string> = new Set(['allowances', 'known-words'])

/** Strings that are not translated yet: they were not before either, though a file that is not there counts as one gap. */
const isGap = ({ check, code }: Finding): boolean => check === 'strings' && code.startsWith('missing')

/** What the checks call errors in a content folder. */
export function errorsIn(context: CheckContext): Finding[] {
  const checks = CHECKS.filter(({ id, severity }) => severity === 'error' && !RATCHETS.has(id))
  const found = checks.flatMap((check) => runCheck(check, context)).filter((finding) => !isGap(finding))
  return excuse(found, context).sort(compareFindings)
}

const keyOf = ({ file, check, code, values }: Finding): string => JSON.stringify([file, check, code, values])

/** The errors of today that were not there before; wherever in its file one stands, it counts as the same. */
export function newErrors(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>()
  for (const finding of before) counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1)
  return after.filter((finding) => {
    const left = counts.get(keyOf(finding)) ?? 0
    if (left > 0) counts.set(keyOf(finding), left - 1)
    return left === 0
  })
}

/**
 * A content folder in which some files have other texts.
 *
 * @param before the folder as it was
 */
export function contextWith(
  files: readonly RawFile[],
  texts: ReadonlyMap<string, string>,
  before: CheckContext,
): CheckContext {
  const encoder = new TextEncoder()
  const known = new Set(files.map(({ file }) => file))
  const put = (file: string, text: string): RawFile => ({ file, bytes: encoder.encode(text) })
  const edited = files.map((raw) => {
    const text = texts.get(raw.file)
    return text === undefined ? raw : put(raw.file, text)
  })
  const added = [...texts].filter(([file]) => !known.has(file)).map(([file, text]) => put(file, text))
  return makeContext(readSources([...edited, ...added], before))
}
