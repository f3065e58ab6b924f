import { english, translated } from '@rulestone/testing/entries'
import type { Check, Example } from '../src/checks/framework/check.ts'
import { runCheck } from '../src/checks/framework/run-check.ts'
import type { Corpus } from '../src/corpus/corpus.ts'
import { makeCorpus } from '../src/corpus/corpus.ts'
import { writeEquivalences } from '../src/corpus/equivalence-file.ts'
import { segmentsOf } from '../src/corpus/segments-of.ts'
import { readSources } from '../src/corpus/sources.ts'
import type { RawFile } from '../src/corpus/text-file.ts'
import { applyFixes } from '../src/findings/apply-fixes.ts'
import { type ByLocale, LOCALES } from '../src/language/locale.ts'
import type { Spelling } from '../src/language/spelling/spelling.ts'
import { contentHash } from '../src/markdown/content-hash.ts'
import { recordConfirmed } from '../src/translation/record-confirmed.ts'

export { english, translated }

/** The files of a content folder, as texts by path. */
export type Files = Readonly<Record<string, string>>

/** Texts as if loaded from a disk. */
export const rawFiles = (files: Files): RawFile[] =>
  Object.entries(files).map(([file, text]) => ({ file, bytes: new TextEncoder().encode(text) }))

/** Whether a file is code, which is beside the content folder. */
const isCode = (file: string): boolean => file.startsWith('../')

/** The parsed files of a folder, ready for checks. */
export function corpusOf(files: Files, spelling?: Spelling): Corpus {
  const content = Object.fromEntries(Object.entries(files).filter(([file]) => !isCode(file)))
  const code = Object.entries(files).flatMap(([file, text]) => (isCode(file) ? [{ file, text }] : []))
  return makeCorpus(readSources(rawFiles(content)), { code, spelling })
}

/** The findings of a check, as `file:line:column code`. */
export const objections = (check: Check, files: Files, spelling?: Spelling): string[] =>
  runCheck(check, corpusOf(files, spelling)).map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)

/** An entry whose Chinese was confirmed against an English body, with an optional current English body. */
export function confirmedFiles({
  id = 'cover',
  before,
  now = before,
  title = id,
  zh = '字。',
  of,
  status = 'reviewed',
}: {
  readonly id?: string
  readonly before: string
  readonly now?: string
  readonly title?: string
  readonly zh?: string
  /** the hash in the front matter, if not that of the record; none if empty */
  readonly of?: string
  readonly status?: string
}): Files {
  const segments = segmentsOf(english(id, before))
  const hash = contentHash(segments)
  const record = of === '' ? '' : `translation: { of: '${of ?? hash}', status: ${status} }\n`
  return {
    [`rules/combat/${id}.en.md`]: english(id, now, title),
    [`rules/combat/${id}.zh.md`]: translated(id, zh).replace('\n---\n\n', `\n${record}---\n\n`),
    'confirmed/zh.json': recordConfirmed('', id, { hash, segments }),
  }
}

/** The file `equal.yml` for edits of the last segment of an entry, from one body to another. */
export function equalFile(...edits: readonly (readonly [before: string, now: string])[]): Files {
  const hash = (body: string): string => segmentsOf(english('cover', body)).at(-1)?.hash ?? ''
  const items = edits.map(([before, now]) => ({ entry: 'cover', old: hash(before), new: hash(now), reason: 'typo' }))
  return { 'equal.yml': writeEquivalences(items) }
}

/** The front matter of an entry in each language, for examples that show only its text. */
const FRONT_MATTER: ByLocale<string> = {
  en: "id: rule\ntitle: Rule\naliases: []\nsummary: One sentence.\nkind: rule\nruleset: srd-5.2.1\nsource: [{ heading: 'Playing the Game', page: 5 }]\nrelated: []",
  zh: 'id: rule\ntitle: 规则\naliases: []\nsummary: 一句话。',
  th: 'id: rule\ntitle: กฎ\naliases: []\nsummary: ประโยคเดียว',
}

/** The files of an example. */
export const exampleFiles = (example: Example): Files => ({
  ...Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const body = example[locale]
      return body === undefined
        ? []
        : [[`rules/combat/rule.${locale}.md`, `---\n${FRONT_MATTER[locale]}\n---\n\n${body}\n`]]
    }),
  ),
  ...example.files,
})

/** The files of a folder after all fixes of a check. */
export function fixedFiles(check: Check, files: Files): Files {
  const findings = runCheck(check, corpusOf(files))
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [
      file,
      applyFixes(
        text,
        findings.flatMap(({ file: its, fix }) => (its === file && fix ? [fix] : [])),
      ),
    ]),
  )
}
