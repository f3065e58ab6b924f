import type { Corpus } from '../../corpus/index.ts'
import type { Finding } from '../../findings/index.ts'
import type { Check } from './check.ts'

/** Runs one check. */
export function runCheck({ id, severity, needs = [], check }: Check, corpus: Corpus): Finding[] {
  if (needs.some((part) => corpus.unread.includes(part))) return []
  return Array.from(check(corpus), ({ file, line, column, code, values, fix }) => ({
    file,
    line,
    column,
    check: id,
    severity,
    code,
    values,
    ...(fix && { fix }),
  }))
}
