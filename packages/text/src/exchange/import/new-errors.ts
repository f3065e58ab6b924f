import { CHECKS, excuse, runCheck } from '../../checks/index.ts'
import { type Corpus, makeCorpus, type RawFile, readSources } from '../../corpus/index.ts'
import { compareFindings, type Finding } from '../../findings/index.ts'

/** Checks of lists that must not hold more than is needed: a better translation may need less, and is no fault. */
const RATCHETS: ReadonlySet<string> = new Set(['allowances', 'known-words'])

/** Strings that are not translated yet: they were not before either, though a file that is not there counts as one gap. */
const isGap = ({ check, code }: Finding): boolean => check === 'strings' && code.startsWith('missing')

/** What the checks call errors in a content folder. */
export function errorsIn(corpus: Corpus): Finding[] {
  const checks = CHECKS.filter(({ id, severity }) => severity === 'error' && !RATCHETS.has(id))
  const found = checks.flatMap((check) => runCheck(check, corpus)).filter((finding) => !isGap(finding))
  return excuse(found, corpus).sort(compareFindings)
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
export function corpusWith(files: readonly RawFile[], texts: ReadonlyMap<string, string>, before: Corpus): Corpus {
  const encoder = new TextEncoder()
  const known = new Set(files.map(({ file }) => file))
  const put = (file: string, text: string): RawFile => ({ file, bytes: encoder.encode(text) })
  const edited = files.map((raw) => {
    const text = texts.get(raw.file)
    return text === undefined ? raw : put(raw.file, text)
  })
  const added = [...texts].filter(([file]) => !known.has(file)).map(([file, text]) => put(file, text))
  return makeCorpus(readSources([...edited, ...added], before))
}
