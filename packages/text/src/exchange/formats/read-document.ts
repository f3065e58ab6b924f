import type { DocumentProblem, ImportedDocument } from '../imported.ts'
import { readPo } from './po.ts'
import { type ImportedTerms, readTbx } from './tbx.ts'
import { readTmx } from './tmx.ts'
import { readXliff } from './xliff.ts'
import { parseXml, type XmlElement } from './xml.ts'

/** A file from translators. */
export interface ExchangeDocument {
  /** its name in findings */
  readonly file: string
  readonly text: string
}

/** The content of such a file. */
export type ReadDocument = ImportedDocument | ImportedTerms

const refused = (problem: DocumentProblem): ImportedDocument => ({
  file: problem.file,
  segments: [],
  problems: [problem],
})

const READERS: Readonly<Record<string, (file: string, root: XmlElement) => ReadDocument>> = {
  xliff: readXliff,
  tmx: readTmx,
  martif: readTbx,
}

/** Reads a file from translators and detects its format. Never throws. */
export function readDocument({ file, text }: ExchangeDocument): ReadDocument {
  const bare = text.replace(/^\ufeff/, '')
  const start = { file, line: 1, column: 1 }
  const isXml = /^\s*</.test(bare)
  if (!isXml && /^[ \t]*msg(?:id|ctxt)[ \t]*"/m.test(bare)) return readPo(file, bare)
  if (!isXml) return refused({ ...start, code: 'no-format', values: { got: bare.slice(0, 40) } })
  const parsed = parseXml(bare)
  if ('problem' in parsed) {
    const { code, got, missing, line, column } = parsed.problem
    const at = { file, line, column }
    if (missing !== undefined) return refused({ ...at, code: 'unclosed', values: { got, expected: missing } })
    return refused({ ...at, code, values: { got } })
  }
  const { name } = parsed.root
  const read = Object.hasOwn(READERS, name) ? READERS[name] : undefined
  return read ? read(file, parsed.root) : refused({ ...start, code: 'no-format', values: { got: `<${name}>` } })
}
