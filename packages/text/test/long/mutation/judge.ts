import { contentFolder } from '@rulestone/content'
import { CHECKS } from '../../../src/checks/checks.ts'
import { excuse } from '../../../src/checks/framework/excuse.ts'
import { runCheck } from '../../../src/checks/framework/run-check.ts'
import { type Checked, corpusAfter, runChecks } from '../../../src/checks/framework/run-checks.ts'
import type { Corpus } from '../../../src/corpus/corpus.ts'
import { type CorpusOptions, makeCorpus } from '../../../src/corpus/corpus.ts'
import { loadCode } from '../../../src/corpus/load-code.ts'
import { loadFiles } from '../../../src/corpus/load-files.ts'
import { entryPath } from '../../../src/corpus/source-entry.ts'
import { readSources, type Sources } from '../../../src/corpus/sources.ts'
import { stringsPath } from '../../../src/corpus/strings-file.ts'
import type { Finding } from '../../../src/findings/finding.ts'
import { type Locale, SOURCE_LOCALE } from '../../../src/language/locale.ts'
import { openSpelling } from '../../../src/language/spelling/open-spelling.ts'
import { type Fault, faulty, type Material } from './fault.ts'

/** Finds what the checks report after a fault in clean content. */
export interface Judge {
  readonly material: Material
  /** the findings in the clean content, which are false alarms */
  readonly alarms: readonly Finding[]
  /** the findings caused by a fault near its file */
  findingsNear(fault: Fault): readonly Finding[]
  /** the findings caused by a fault anywhere */
  findings(fault: Fault): readonly Finding[]
}

/** Parsed files by path, each parsed on its own. */
type Parts = ReadonlyMap<string, Sources>

const readFile = (file: string, bytes: Parameters<typeof readSources>[0][number]['bytes']): Sources =>
  readSources([{ file, bytes }])

/** Files parsed separately, combined as if parsed together. */
function together(parts: Iterable<Sources>): Sources {
  const all = [...parts]
  return {
    texts: new Map(all.flatMap(({ texts }) => [...texts])),
    entries: all.flatMap(({ entries }) => entries),
    termFiles: all.flatMap(({ termFiles }) => termFiles),
    bookFiles: all.flatMap(({ bookFiles }) => bookFiles),
    stringsFiles: all.flatMap(({ stringsFiles }) => stringsFiles),
    confirmedFiles: all.flatMap(({ confirmedFiles }) => confirmedFiles),
    equivalenceFiles: all.flatMap(({ equivalenceFiles }) => equivalenceFiles),
    wordsFiles: all.flatMap(({ wordsFiles }) => wordsFiles),
    movedFiles: all.flatMap(({ movedFiles }) => movedFiles),
    searchNamesFiles: all.flatMap(({ searchNamesFiles }) => searchNamesFiles),
    problems: all.flatMap(({ problems }) => problems),
  }
}

/** The files after a fault. */
function partsAfter(clean: Parts, fault: Fault, text: string | undefined): Parts {
  const { file, renamed = file } = fault
  const now = text === undefined ? [] : [[renamed, readFile(renamed, new TextEncoder().encode(text))] as const]
  const paths = [...new Set([...clean.keys(), renamed])].sort()
  const changed = new Map(now)
  return new Map(
    paths.flatMap((path) => {
      const part = changed.get(path) ?? (path === file || path === renamed ? undefined : clean.get(path))
      return part ? [[path, part] as const] : []
    }),
  )
}

/**
 * The part of the content that a file is checked with: the English of its entry or strings, or all languages if it is
 * the English; every entry for a record.
 */
function isNearTo(file: string): (path: string) => boolean {
  const of = (path: string): { readonly what: string; readonly locale: Locale } | undefined => {
    const [entry, strings] = [entryPath(path), stringsPath(path)]
    if (entry) return { what: entry.id, locale: entry.locale }
    return strings && { what: `strings ${strings.namespace}`, locale: strings.locale }
  }
  const own = of(file)
  if (!own) return (path) => path === file || (file.startsWith('confirmed/') && entryPath(path) !== undefined)
  return (path) => {
    const other = of(path)
    const isBeside = own.locale === SOURCE_LOCALE || other?.locale === SOURCE_LOCALE || other?.locale === own.locale
    return other?.what === own.what && isBeside
  }
}

const look = (corpus: Corpus): Finding[] =>
  excuse(
    CHECKS.flatMap((check) => runCheck(check, corpus)),
    corpus,
  )

const foundIn = ({ corpus, findings }: Checked): Finding[] => excuse([...findings.values()].flat(), corpus)

/**
 * The findings of the checks near a file: they check only this part of the content, but know the rest. The lists of known
 * words are not judged, because the words can be in the rest.
 */
function lookNear(parts: Parts, clean: Corpus, isNear: (path: string) => boolean): Finding[] {
  const { corpus } = corpusAfter(makeCorpus(together(parts.values()), { spelling: clean.spelling }), clean)
  const near = together([...parts].flatMap(([path, part]) => (isNear(path) ? [part] : [])))
  const { texts, entries, termFiles, bookFiles, stringsFiles, problems } = near
  const found = look({ ...corpus, texts, entries, termFiles, bookFiles, stringsFiles, problems })
  const lists = new Set(corpus.wordsFiles.map(({ file }) => file))
  return found.filter(({ file }) => !lists.has(file) || isNear(file))
}

/** The identity of a finding without its position, which a fault above it changes. */
const about = ({ file, check, code, values }: Finding): string => JSON.stringify([file, check, code, values])

function fresh(found: readonly Finding[], known: readonly Finding[]): Finding[] {
  const before = new Set(known.map(about))
  return found.filter((finding) => !before.has(about(finding)))
}

/** Makes a judge of the real content, with the code and dictionaries of `rulestone check`. */
export async function openJudge(): Promise<Judge> {
  const options: CorpusOptions = { code: await loadCode(contentFolder), spelling: await openSpelling() }
  const clean: Parts = new Map(
    (await loadFiles(contentFolder)).map(({ file, bytes }) => [file, readFile(file, bytes)] as const),
  )
  const corpus = makeCorpus(together(clean.values()), options)
  const withoutCode = makeCorpus(together(clean.values()), { spelling: options.spelling })
  const checked = runChecks(corpus)
  const alarms = foundIn(checked)
  const nearAlarms = new Map<string, readonly Finding[]>()
  const alarmsNear = (file: string): readonly Finding[] => {
    const known = nearAlarms.get(file) ?? lookNear(clean, withoutCode, isNearTo(file))
    nearAlarms.set(file, known)
    return known
  }
  const after = (fault: Fault): Parts => partsAfter(clean, fault, faulty(fault, corpus))
  return {
    material: corpus,
    alarms,
    findingsNear(fault) {
      const { file, renamed = file } = fault
      const [wasNear, isNear] = [isNearTo(file), isNearTo(renamed)]
      return fresh(
        lookNear(after(fault), withoutCode, (path) => wasNear(path) || isNear(path)),
        alarmsNear(file),
      )
    },
    findings(fault) {
      const { corpus: now } = corpusAfter(makeCorpus(together(after(fault).values()), options), corpus)
      return fresh(foundIn(runChecks(now, checked)), alarms)
    },
  }
}
