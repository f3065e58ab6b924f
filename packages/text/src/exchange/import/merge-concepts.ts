import type { Corpus } from '../../corpus/index.ts'
import type { Locale } from '../../language/index.ts'
import type { ImportedConcept } from '../formats/tbx.ts'
import { type Concept, concepts } from '../segments/concepts.ts'
import { entryToTranslate } from '../segments/entry-segments.ts'
import { mergeConcept, sameForms } from './merge-terms.ts'
import type { MergedFile } from './merged-file.ts'
import { exchangeFinding, type Objected } from './proposals.ts'

/** The result of merging terms. */
export interface MergedTerms {
  readonly files: readonly MergedFile[]
  readonly findings: readonly Objected[]
}

/** A merged file with a new title, which is no longer confirmed. */
function titled(corpus: Corpus, { of }: Concept, file: MergedFile, isTitle: boolean): MergedFile {
  const english = corpus.groups.get(of)?.en
  const entry = file.entry?.entry ?? (english && entryToTranslate(english, file.locale, corpus))
  if (!entry) return file
  const { changed = new Set<string>(), confirmed = new Set<string>() } = file.entry?.touched ?? {}
  return {
    ...file,
    entry: { entry, touched: { changed: new Set([...changed, ...(isTitle ? ['title'] : [])]), confirmed } },
  }
}

/**
 * Merges imported terms into the content files.
 *
 * @param document the name of the imported file
 * @param textOf gives the text of a content file, merged so far
 * @param merged the merged files so far, by path
 */
export function mergeTerms(
  document: { readonly file: string; readonly concepts: readonly ImportedConcept[] },
  locale: Locale,
  corpus: Corpus,
  textOf: (file: string) => string | undefined,
  merged: ReadonlyMap<string, MergedFile>,
): MergedTerms {
  const known = new Map(concepts(locale, corpus).map((concept) => [concept.id, concept]))
  const files = new Map<string, MergedFile>()
  const findings: Objected[] = []
  for (const { id, source, target, line, column } of document.concepts) {
    const at = { file: document.file, line, column }
    const concept = known.get(id)
    const wanted = concept?.sort === 'rule' ? { name: target.name, aliases: target.aliases ?? [] } : target
    if (concept && sameForms(wanted, concept.target)) continue
    if (!concept || concept.source.name !== source.name) {
      const values = { unit: id, got: source.name, expected: concept?.source.name ?? '' }
      const finding = exchangeFinding(at, concept ? 'changed' : 'gone', values)
      findings.push({ finding, ...(concept && { file: concept.file }) })
      continue
    }
    const { file } = concept
    const before = files.get(file) ?? merged.get(file)
    const text = before?.text ?? textOf(file)
    if (text === undefined) continue
    const put = mergeConcept(text, { concept, forms: wanted }, locale)
    if (put === text) continue
    if (put === undefined) {
      findings.push({ finding: exchangeFinding(at, 'misplaced', { unit: id, got: target.name, file }), file })
      continue
    }
    const places = new Map([...(before?.places ?? []), [id, at] as const])
    const next: MergedFile = {
      locale,
      renames: true,
      ...before,
      file,
      text: put,
      count: (before?.count ?? 0) + 1,
      places,
    }
    const isTitle = concept.sort === 'rule' && wanted.name !== concept.target?.name
    files.set(file, concept.sort === 'rule' ? titled(corpus, concept, { ...next, renames: true }, isTitle) : next)
  }
  return { files: [...files.values()], findings }
}
