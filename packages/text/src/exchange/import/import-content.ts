import {
  type Confirmed,
  type Corpus,
  confirmedFile,
  EQUIVALENCE_FILE,
  makeCorpus,
  type RawFile,
  readSources,
  readText,
  writeConfirmed,
} from '../../corpus/index.ts'
import { compareFindings, type Finding } from '../../findings/index.ts'
import type { Locale } from '../../language/index.ts'
import { pruneEquivalences } from '../../translation/index.ts'
import { type ExchangeDocument, readDocument } from '../formats/read-document.ts'
import { indexSegments, translatable } from '../segments/segment-index.ts'
import { markConfirmed, reconfirmed } from './confirm-segments.ts'
import { mergeTerms } from './merge-concepts.ts'
import { type MergedFile, mergeIntoEntry, mergeIntoStrings } from './merged-file.ts'
import { corpusWith, errorsIn, newErrors } from './new-errors.ts'
import { otherLanguage } from './other-language.ts'
import { exchangeFinding, type Objected, type Proposal, type Proposals, proposalsOf } from './proposals.ts'

/** Options of `importTranslations`. */
export interface ImportOptions {
  /** whether the imported translations count as confirmed against the current English */
  readonly confirm?: boolean
}

/** The outcome for a content file. */
export interface FileOutcome {
  readonly file: string
  /** `refused` if a part is wrong; `waiting` if the file is new and not fully translated */
  readonly outcome: 'written' | 'refused' | 'waiting'
  /** the number of segments with new words; for `waiting`, of missing segments */
  readonly count: number
  /** whether the whole file is now confirmed */
  readonly isConfirmed?: boolean
}

/** The result of an import. */
export interface ImportResult {
  /** the texts to write, by path inside the content folder, with their byte order marks */
  readonly writes: ReadonlyMap<string, string>
  /** all problems, at their positions in the imported files; the content files that they affect are not written */
  readonly findings: readonly Finding[]
  readonly files: readonly FileOutcome[]
  /** the number of skipped translations, which a tool added and nobody reviewed */
  readonly doubtful: number
}

/** The merged files so far, and the problems. */
interface Merging {
  readonly merged: Map<string, MergedFile>
  readonly objected: Objected[]
  readonly waiting: FileOutcome[]
  doubtful: number
}

/** The inputs of an import. */
interface Desk {
  readonly corpus: Corpus
  readonly confirm: boolean
  textOf(file: string): string | undefined
}

const byHome = (proposals: readonly Proposal[]): ReadonlyMap<string, readonly Proposal[]> => {
  const homes = new Map<string, Proposal[]>()
  for (const proposal of proposals) homes.set(proposal.home.file, [...(homes.get(proposal.home.file) ?? []), proposal])
  return homes
}

/** Merges the proposals for one language into the content files. */
function mergeProposals({ proposals, findings, doubtful }: Proposals, locale: Locale, desk: Desk, into: Merging): void {
  for (const objected of findings) into.objected.push(objected)
  into.doubtful += doubtful
  const refused = new Set(findings.map(({ file }) => file))
  for (const [file, all] of byHome(proposals)) {
    const [home] = all.map((proposal) => proposal.home)
    const isTouched = all.some(({ isNew, isDone }) => isNew || (desk.confirm && isDone))
    if (!home || !isTouched) continue
    const { confirm } = desk
    const merge =
      home.sort === 'entry'
        ? mergeIntoEntry(home.entry, all, { file, locale, confirm })
        : mergeIntoStrings(home.strings, all, { file, locale, textOf: desk.textOf })
    if ('waiting' in merge) into.waiting.push({ file, outcome: 'waiting', count: merge.waiting })
    else if ('findings' in merge) for (const finding of merge.findings) into.objected.push({ finding, file })
    else if (!refused.has(file)) into.merged.set(file, merge.merged)
  }
}

/** The texts to write, and the files that they confirm. */
interface Texts {
  readonly texts: ReadonlyMap<string, string>
  readonly confirmed: ReadonlySet<string>
}

/** Whether the file of confirmations is invalid, so that it must not be written. */
const isBroken = (locale: Locale, { confirmed }: Corpus): boolean =>
  (confirmed.get(locale)?.problems ?? []).some(({ code }) => code !== 'rewritten')

/** The texts of merged files, and their confirmations. */
function textsOf(merged: Iterable<MergedFile>, { corpus, textOf }: Desk): Texts {
  const texts = new Map<string, string>()
  const confirmed = new Set<string>()
  const records = new Map<Locale, Map<string, Confirmed>>()
  for (const { file, text, locale, entry } of merged) {
    const { id } = entry?.entry.english ?? {}
    const { frontMatter } = entry?.entry.translated ?? {}
    const of = frontMatter?.sort === 'translated' ? frontMatter.translation?.of : undefined
    const known = corpus.confirmed.get(locale)?.records ?? new Map<string, Confirmed>()
    const record = id === undefined ? undefined : known.get(id)
    const again =
      entry &&
      !isBroken(locale, corpus) &&
      reconfirmed(entry.entry, record?.of === of ? record : undefined, entry.touched)
    if (again && id !== undefined) {
      const own = records.get(locale) ?? new Map(known)
      records.set(locale, own.set(id, again.record))
      texts.set(file, markConfirmed(text, again.record, again.isWhole))
      if (again.isWhole) confirmed.add(file)
    } else if (text !== textOf(file)) texts.set(file, text)
  }
  for (const [locale, own] of records) texts.set(confirmedFile(locale), writeConfirmed(own))
  const equal = textOf(EQUIVALENCE_FILE)
  if (equal !== undefined && records.size > 0) {
    const now = new Map(Array.from(corpus.confirmed, ([locale, file]) => [locale, file.records] as const))
    const pruned = pruneEquivalences(equal, [...new Map([...now, ...records]).values()], corpus.groups)
    if (pruned !== equal) texts.set(EQUIVALENCE_FILE, pruned)
  }
  return { texts, confirmed }
}

/** An error of the content, at the position in the imported file that causes it. */
function origin(finding: Finding, file: MergedFile, corpus: Corpus): Finding {
  const entry = corpus.entries.find((one) => one.file === finding.file)
  const segment = entry?.segments.findLast(({ line, column }) => {
    return line < finding.line || (line === finding.line && column <= finding.column)
  })
  const key = segment ? segment.key : String(finding.values['key'] ?? finding.values['id'] ?? '')
  const [first] = file.places.values()
  const place = file.places.get(key) ?? file.places.get(`term.${key}`) ?? first
  return place ? { ...finding, ...place } : finding
}

/** Removes merged files that cause errors in the content, until there are none. */
function withoutErrors(desk: Desk, files: readonly RawFile[], { merged, objected }: Merging): Texts {
  let before: readonly Finding[] | undefined
  for (;;) {
    const found = textsOf(merged.values(), desk)
    const { texts } = found
    if (texts.size === 0) return found
    before ??= errorsIn(desk.corpus)
    const corpus = corpusWith(files, texts, desk.corpus)
    const errors = newErrors(before, errorsIn(corpus))
    if (errors.length === 0) return found
    const guilty = errors.flatMap((finding) => {
      const file = merged.get(finding.file)
      return file ? [{ finding: origin(finding, file, corpus), file: file.file }] : []
    })
    const elsewhere = errors.filter(({ file }) => !merged.has(file))
    const suspects = [...merged.values()].filter(({ renames }) => renames)
    const blamed = suspects.length > 0 ? suspects : [...merged.values()]
    for (const one of guilty) objected.push(one)
    if (guilty.length === 0) {
      for (const finding of elsewhere) for (const { file } of blamed) objected.push({ finding, file })
    }
    for (const file of guilty.length > 0 ? guilty.map((one) => one.file) : blamed.map((one) => one.file)) {
      merged.delete(file)
    }
  }
}

const decode = (raw: RawFile): string | undefined => {
  const read = readText(raw)
  return 'text' in read ? read.text : undefined
}

const hasMark = ({ bytes }: RawFile): boolean => typeof bytes !== 'string' && bytes[0] === 0xef && bytes[1] === 0xbb

/** The distinct findings. */
function unique(findings: readonly Finding[]): Finding[] {
  const seen = new Map(findings.map((finding) => [JSON.stringify(finding), finding]))
  return [...seen.values()].sort(compareFindings)
}

/**
 * Imports translations into the content. A content file gets all translations for it or none: if one is wrong, or causes
 * an error of a check, all problems are among the findings.
 *
 * @param files of the content folder
 * @param documents XLIFF, PO, TMX and TBX files
 */
export function importTranslations(
  files: readonly RawFile[],
  documents: readonly ExchangeDocument[],
  { confirm = false }: ImportOptions = {},
): ImportResult {
  const corpus = makeCorpus(readSources(files))
  const texts = new Map(files.map((raw) => [raw.file, raw]))
  const textOf = (file: string): string | undefined => {
    const raw = texts.get(file)
    return raw && decode(raw)
  }
  const desk: Desk = { corpus, confirm, textOf }
  const merging: Merging = { merged: new Map(), objected: [], waiting: [], doubtful: 0 }
  const all = documents.map(readDocument)
  const wrong = new Map(all.flatMap((one) => ('segments' in one ? [[one, otherLanguage(one)] as const] : [])))
  for (const finding of wrong.values()) if (finding) merging.objected.push({ finding })
  const read = all.filter((one) => !('segments' in one) || wrong.get(one) === undefined)
  for (const { file, problems } of read) {
    for (const { code, values, ...at } of problems) {
      merging.objected.push({ finding: exchangeFinding({ ...at, file }, code, values) })
    }
  }
  for (const locale of new Set(read.flatMap((document) => document.locale ?? []))) {
    const index = indexSegments(translatable(corpus, locale), corpus, locale)
    const own = read.filter((document) => document.locale === locale)
    const segments = own.flatMap((document) =>
      'segments' in document ? document.segments.map((segment) => ({ segment, file: document.file })) : [],
    )
    mergeProposals(proposalsOf(segments, index), locale, desk, merging)
    for (const document of own) {
      if (!('concepts' in document)) continue
      const terms = mergeTerms(document, locale, corpus, textOf, merging.merged)
      for (const objected of terms.findings) merging.objected.push(objected)
      for (const file of terms.files) merging.merged.set(file.file, file)
    }
  }
  for (const { file } of merging.objected) if (file !== undefined) merging.merged.delete(file)
  const { texts: found, confirmed } = withoutErrors(desk, files, merging)
  const writes = new Map(
    Array.from(found, ([file, text]) => {
      const raw = texts.get(file)
      return [file, raw && hasMark(raw) ? `\ufeff${text}` : text] as const
    }),
  )
  const refused = new Set(merging.objected.flatMap(({ file }) => file ?? []))
  return {
    writes,
    findings: unique(merging.objected.map(({ finding }) => finding)),
    files: [
      ...Array.from(merging.merged.values())
        .filter(({ file }) => writes.has(file))
        .map(({ file, count }): FileOutcome => {
          return { file, outcome: 'written', count, isConfirmed: confirmed.has(file) }
        }),
      ...Array.from(refused, (file): FileOutcome => ({ file, outcome: 'refused', count: 0 })),
      ...merging.waiting.filter(({ file }) => !refused.has(file)),
    ].sort((a, b) => (a.file < b.file ? -1 : 1)),
    doubtful: merging.doubtful,
  }
}
