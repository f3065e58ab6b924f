import type { Corpus } from '../../corpus/index.ts'
import type { Finding } from '../../findings/index.ts'
import type { Check } from './check.ts'

/** Runs one check. */
export const runCheck = ({ id, severity, check }: Check, corpus: Corpus): Finding[] =>
  Array.from(check(corpus), ({ file, line, column, code, values, fix }) => ({
    file,
    line,
    column,
    check: id,
    severity,
    code,
    values,
    ...(fix && { fix }),
  }))
