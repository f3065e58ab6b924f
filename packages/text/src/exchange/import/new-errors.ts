import { CHECKS, excuse, runCheck } from '../../checks/index.ts'
import { type Corpus, makeCorpus, type RawFile, readSources } from '../../corpus/index.ts'
import { compareFindings, type Finding } from '../../findings/index.ts'

/** Checks of unneeded items in lists: a better translation may need fewer, which is no error. */
const RATCHETS: ReadonlySet<string> = new Set(['allowances', 'known-words'])

/** Whether a finding is an untranslated string, which is no new error. */
const isGap = ({ check, code }: Finding): boolean => check === 'strings' && code.startsWith('missing')

/** The errors of a corpus. */
export function errorsIn(corpus: Corpus): Finding[] {
  const checks = CHECKS.filter(({ id, severity }) => severity === 'error' && !RATCHETS.has(id))
  const found = checks.flatMap((check) => runCheck(check, corpus)).filter((finding) => !isGap(finding))
  return excuse(found, corpus).sort(compareFindings)
}

const keyOf = ({ file, check, code, values }: Finding): string => JSON.stringify([file, check, code, values])

/** The errors after a change that were not there before, regardless of their positions. */
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
 * A corpus with new texts of some files.
 *
 * @param before the corpus whose other files are reused
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
