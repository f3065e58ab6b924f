import type { Finding } from '../../findings/finding.ts'
import type { Check, CheckContext } from './check.ts'

/** What a check objects to, signed with its name and severity. */
export const runCheck = ({ id, severity, check }: Check, context: CheckContext): Finding[] =>
  Array.from(check(context), ({ file, line, column, code, values, fix }) => ({
    file,
    line,
    column,
    check: id,
    severity,
    code,
    values,
    ...(fix && { fix }),
  }))
