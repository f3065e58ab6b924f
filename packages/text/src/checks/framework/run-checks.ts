import type { Corpus, EntryGroup, SourceEntry } from '../../corpus/index.ts'
import type { Finding } from '../../findings/index.ts'
import { LOCALES } from '../../language/index.ts'
import { CHECKS } from '../checks.ts'
import { runCheck } from './run-check.ts'

/** The findings of all checks. */
export interface Checked {
  readonly corpus: Corpus
  /** by the id of the check */
  readonly findings: ReadonlyMap<string, readonly Finding[]>
}

const areSame = (these: readonly unknown[], those: readonly unknown[]): boolean =>
  these.length === those.length && these.every((one, index) => one === those[index])

/** The parts of a corpus, besides the rules, that findings can depend on. */
const SURROUNDINGS = [
  'termFiles',
  'stringsFiles',
  'wordsFiles',
  'bookFiles',
  'confirmedFiles',
  'equivalenceFiles',
  'movedFiles',
  'searchNamesFiles',
] as const satisfies readonly (keyof Corpus)[]

/** The parts of an entry that findings in other entries depend on: its names. */
const seenOf = (entry: SourceEntry | undefined): string =>
  JSON.stringify([
    entry?.file,
    entry?.frontMatter?.title,
    entry?.frontMatter?.aliases,
    entry?.headings.map(({ id, text }) => [id, text]),
  ])

/** Entries that are in no group, because another has the same id and language. */
const shadowed = ({ entries, groups }: Corpus): SourceEntry[] =>
  entries.filter((entry) => groups.get(entry.id)?.[entry.locale] !== entry)

const NOTHING: EntryGroup = { en: undefined, zh: undefined, th: undefined }

/**
 * The rules that changed since an earlier corpus; undefined if everything must be checked again, because something else
 * changed that other rules depend on.
 */
function changedRules(now: Corpus, before: Corpus | undefined): ReadonlySet<string> | undefined {
  if (!before || now.spelling !== before.spelling || now.groups.size !== before.groups.size) return undefined
  if (!areSame(now.code, before.code) || !areSame(now.unread, before.unread)) return undefined
  if (!SURROUNDINGS.every((part) => areSame(now[part], before[part]))) return undefined
  if (!areSame(shadowed(now), shadowed(before))) return undefined
  const changed = new Set<string>()
  for (const [id, group] of now.groups) {
    const old = before.groups.get(id)
    if (!old) return undefined
    const differing = LOCALES.filter((locale) => group[locale] !== old[locale])
    if (differing.length === 0) continue
    if (differing.some((locale) => seenOf(group[locale]) !== seenOf(old[locale]))) return undefined
    changed.add(id)
  }
  return changed
}

/** The corpus and the rules that changed. If nothing else changed, it reuses the previous terms and targets. */
export function corpusAfter(
  now: Corpus,
  before: Corpus | undefined,
): { readonly corpus: Corpus; readonly changed: ReadonlySet<string> | undefined } {
  const changed = changedRules(now, before)
  if (!changed || !before) return { corpus: now, changed }
  const { terms, targets } = before
  return { corpus: { ...now, terms, targets }, changed }
}

/** A corpus with only some of its rules, and everything that they depend on. */
function only(ids: ReadonlySet<string>, corpus: Corpus): Corpus {
  const entries = corpus.entries.filter(({ id }) => ids.has(id))
  const sources = {
    ...corpus,
    entries,
    texts: new Map(entries.map(({ file, text }) => [file, text])),
    termFiles: [],
    stringsFiles: [],
    bookFiles: [],
  }
  const groups = new Map(Array.from(ids, (id) => [id, corpus.groups.get(id) ?? NOTHING]))
  return { ...sources, groups }
}

/**
 * Runs all checks. If only some rules changed since the earlier call, checks with `byRule` run on those rules only, and
 * checks with `besideRules` reuse their findings.
 */
export function runChecks(corpus: Corpus, before?: Checked): Checked {
  const changed = changedRules(corpus, before?.corpus)
  const narrow = changed && only(changed, corpus)
  const files = new Set(narrow?.entries.map(({ file }) => file))
  const findings = CHECKS.map((check): [string, readonly Finding[]] => {
    const known = before?.findings.get(check.id)
    if (narrow && known && check.besideRules) return [check.id, known]
    if (!narrow || !known || !check.byRule) return [check.id, runCheck(check, corpus)]
    return [check.id, [...known.filter(({ file }) => !files.has(file)), ...runCheck(check, narrow)]]
  })
  return { corpus, findings: new Map(findings) }
}
