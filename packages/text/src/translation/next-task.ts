import { GLOSSARY_RULES, SECTION_RULES } from '@rulestone/core'
import { rightForms, type SourceEntry } from '../corpus/index.ts'
import { type Locale, SOURCE_LOCALE } from '../language/index.ts'
import { plainText, ruleOf } from '../markdown/index.ts'
import type { CheckedCorpus } from './checked-corpus.ts'
import { staleChanges } from './progress.ts'
import { stalenessIn } from './staleness.ts'

/** The kinds of tasks, the most urgent first. */
export const TASKS = ['errors', 'stale', 'unconfirmed', 'missing', 'warnings', 'unreviewed', 'unwritten'] as const

/** Something to do in a language. */
export interface Task {
  readonly task: (typeof TASKS)[number]
  /** the entry, or the rule of core without an entry; absent if the file is not one of an entry */
  readonly id?: string
  /** the file to open, inside the content folder; absent if it must be created */
  readonly file?: string
  /** the number of errors, warnings or changes of the English, or of mentions of a rule without an entry */
  readonly count: number
  /** how many entries link to it; the most linked comes first */
  readonly links: number
}

/** How many entries link to an entry. */
function linkCounts({ corpus }: CheckedCorpus): (id: string) => number {
  const counts = new Map<string, number>()
  for (const [from, { en }] of corpus.groups) {
    const ids = (en?.blocks ?? []).flatMap(({ nodes }) =>
      nodes.flatMap((node) => (node.type === 'link' ? (ruleOf(node) ?? []) : [])),
    )
    for (const id of new Set(ids.map((target) => corpus.targets.get(target)?.entry ?? target))) {
      if (id !== from) counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  }
  return (id) => counts.get(id) ?? 0
}

/** Whether a file is an entry or strings of a language. */
const isOf = (locale: Locale, file: string): boolean =>
  file.endsWith(`.${locale}.md`) || file.startsWith(`strings/${locale}/`)

/** Findings by file. A stale translation is skipped, since its errors mostly follow from that. */
function* findingTasks(
  { corpus, library }: CheckedCorpus,
  locale: Locale,
  links: (id: string) => number,
): Iterable<Task> {
  const ids = new Map(corpus.entries.map(({ file, id }) => [file, id]))
  const behind = corpus.entries.filter((entry) => stalenessIn(corpus).get(entry)?.state === 'stale')
  const skipped = new Set(behind.map(({ file }) => file))
  for (const [task, severity] of [
    ['errors', 'error'],
    ['warnings', 'warning'],
  ] as const) {
    const counts = new Map<string, number>()
    for (const finding of library.findings) {
      const { file, check } = finding
      if (finding.severity !== severity || check === 'translation' || !isOf(locale, file) || skipped.has(file)) continue
      counts.set(file, (counts.get(file) ?? 0) + 1)
    }
    for (const [file, count] of counts) {
      const id = ids.get(file)
      yield { task, file, count, links: id === undefined ? 0 : links(id), ...(id !== undefined && { id }) }
    }
  }
}

function* translationTasks(content: CheckedCorpus, locale: Locale, links: (id: string) => number): Iterable<Task> {
  const { groups } = content.corpus
  const staleness = stalenessIn(content.corpus)
  for (const [id, group] of groups) {
    const { [SOURCE_LOCALE]: english, [locale]: own } = group
    const about = { id, links: links(id) }
    if (!own && english) yield { ...about, task: 'missing', count: english.segments.length }
    if (!own) continue
    const { file, frontMatter } = own
    const state = staleness.get(own)?.state
    if (state === 'stale') yield { ...about, file, task: 'stale', count: staleChanges(content, own) }
    else if (state === 'unconfirmed') yield { ...about, file, task: 'unconfirmed', count: own.segments.length }
    const status = frontMatter?.sort === 'translated' ? frontMatter.translation?.status : undefined
    if (state === 'current' && status !== 'reviewed') {
      yield { ...about, file, task: 'unreviewed', count: own.segments.length }
    }
  }
}

const wordsOf = ({ blocks }: SourceEntry): string =>
  blocks
    .map(({ node }) => plainText(node))
    .join('\n')
    .toLowerCase()

/** The rules of core without an entry, with the number of mentions in the English. */
function* unwrittenTasks({ corpus }: CheckedCorpus, links: (id: string) => number): Iterable<Task> {
  const text = [...corpus.groups.values()].flatMap(({ en }) => (en ? [wordsOf(en)] : [])).join('\n')
  for (const id of [...GLOSSARY_RULES, ...SECTION_RULES]) {
    if (corpus.targets.has(id)) continue
    const names = [...rightForms(corpus.terms.get(id)?.forms.en), id.replaceAll('-', ' ')]
    const count = Math.max(...names.map((name) => text.split(name.toLowerCase()).length - 1))
    yield { task: 'unwritten', id, count, links: links(id) }
  }
}

/** The tasks of a language, the most useful first; in English, rules without an entry come last. */
export function tasks(content: CheckedCorpus, locale: Locale): Task[] {
  const links = linkCounts(content)
  const found = [
    ...findingTasks(content, locale, links),
    ...(locale === SOURCE_LOCALE ? unwrittenTasks(content, links) : translationTasks(content, locale, links)),
  ]
  return found.sort((a, b) => TASKS.indexOf(a.task) - TASKS.indexOf(b.task) || b.links - a.links || b.count - a.count)
}
