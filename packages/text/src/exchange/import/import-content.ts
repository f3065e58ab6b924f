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

/** How translations are imported. */
export interface ImportOptions {
  /** whether whoever imports them vouches for them: they count as confirmed against the English of today */
  readonly confirm?: boolean
}

/** What became of a file of the content. */
export interface FileOutcome {
  readonly file: string
  /** `written`; `refused` as some of it is wrong; `waiting`, as it is new and not all of it is translated */
  readonly outcome: 'written' | 'refused' | 'waiting'
  /** how many segments say something new; of one that waits, how many are missing */
  readonly count: number
  /** whether all of it now counts as confirmed */
  readonly isConfirmed?: boolean
}

/** What an import comes to. */
export interface ImportResult {
  /** the texts to be written, by path inside the content folder; a byte order mark stays */
  readonly writes: ReadonlyMap<string, string>
  /** all that is wrong with what came back, at its place there; nothing is written of the files that it concerns */
  readonly findings: readonly Finding[]
  readonly files: readonly FileOutcome[]
  /** how many translations were passed over, as a tool has put them in and nobody has looked at them */
  readonly doubtful: number
}

/** What has been merged so far, and what stood in the way. */
interface Merging {
  readonly merged: Map<string, MergedFile>
  readonly objected: Objected[]
  readonly waiting: FileOutcome[]
  doubtful: number
}

/** Everything that an import looks at. */
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

/** Puts what files of one language want into the files of the content, one by one. */
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

/** Texts to be written, and the files that count as confirmed by them. */
interface Texts {
  readonly texts: ReadonlyMap<string, string>
  readonly confirmed: ReadonlySet<string>
}

/** Whether the record of what was confirmed cannot be read: then it stays as it is. */
const isBroken = (locale: Locale, { confirmed }: Corpus): boolean =>
  (confirmed.get(locale)?.problems ?? []).some(({ code }) => code !== 'rewritten')

/** The texts to be written: what was merged, with the records of what it was confirmed against. */
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

/** The place in what came back that an error of the content comes from. */
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

/** Takes out what would bring errors into the content, until nothing does. */
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

/** Findings once each: an error that several files may have brought is said once. */
function unique(findings: readonly Finding[]): Finding[] {
  const seen = new Map(findings.map((finding) => [JSON.stringify(finding), finding]))
  return [...seen.values()].sort(compareFindings)
}

/**
 * Puts translations that came back into the content. A file of the content gets all that came back for it, or nothing:
 * where anything of it is wrong, or would be an error for the checks, all that is wrong is among the findings.
 *
 * @param files the content folder
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
