import { LIMITS } from '../../corpus/index.ts'
import type { Finding, FindingValues, Place } from '../../findings/index.ts'
import { DOCUMENT_CODES, type Imported } from '../imported.ts'
import { type Inline, plain, sameInline, tidy } from '../inline.ts'
import type { Home, SegmentIndex } from '../segments/segment-index.ts'
import { figureObjections, TARGET_CODES, tagObjections } from './objections.ts'

/** The codes of findings of an import, which have the check `exchange`. */
export const EXCHANGE_CODES = [
  ...DOCUMENT_CODES,
  ...TARGET_CODES,
  'other-language',
  'changed',
  'gone',
  'twice',
  'long',
  'markdown',
  'misplaced',
  'element',
] as const

/** A code of a finding of an import. */
export type ExchangeCode = (typeof EXCHANGE_CODES)[number]

/** A position in an imported file. */
export interface DocumentPlace extends Place {
  readonly file: string
}

/** Makes a finding of an import. */
export const exchangeFinding = (
  { file, line, column }: DocumentPlace,
  code: ExchangeCode,
  values: FindingValues,
): Finding => ({ file, line, column, check: 'exchange', severity: 'error', code, values })

/** A translation of a segment to write. */
export interface Proposal {
  readonly home: Home
  readonly content: readonly Inline[]
  /** whether it differs from the current translation */
  readonly isNew: boolean
  /** whether it is finished, by the imported file */
  readonly isDone: boolean
  readonly at: DocumentPlace
}

/** The proposals of imported files, and the problems. */
export interface Proposals {
  readonly proposals: readonly Proposal[]
  readonly findings: readonly Objected[]
  /** the number of translations that a tool added and nobody reviewed */
  readonly doubtful: number
}

/** The content for a segment, with normalised spacing in entries. */
const contentFor = ({ sort }: Home, content: readonly Inline[]): readonly Inline[] =>
  sort === 'entry' ? tidy(content) : content

function judge({ state, target, source }: Imported, home: Home, at: DocumentPlace): Proposal | 'doubtful' | undefined {
  const { segment } = home
  const content = contentFor(home, target)
  const isSame = segment.target !== undefined && sameInline(content, contentFor(home, segment.target.content))
  const proposal: Proposal = { home, content, isNew: !isSame, isDone: state === 'done', at }
  if (isSame) return state === 'doubtful' ? undefined : proposal
  if (plain(content).trim() === '') return undefined
  if (state === 'doubtful') return 'doubtful'
  if (state === 'open' && sameInline(content, contentFor(home, source))) return undefined
  return proposal
}

function* objectionsTo({ home, content, at, isNew }: Proposal, exported: readonly Inline[]): Iterable<Finding> {
  const { segment } = home
  for (const { code, values } of figureObjections({ content, source: exported }, segment.source, segment.target)) {
    yield exchangeFinding(at, code, { ...values, unit: segment.id })
  }
  if (!isNew) return
  const isOptional = home.sort === 'strings' && home.segment.isPlural
  const optional = (code: { readonly text: string }): boolean => isOptional && /^\{\{-?\s*count\b/.test(code.text)
  for (const { code, values } of tagObjections(content, segment.source, segment.target, optional)) {
    yield exchangeFinding(at, code, { ...values, unit: segment.id })
  }
  const got = plain(content).length
  if (home.sort === 'entry' && got > LIMITS.lineLength) {
    yield exchangeFinding(at, 'long', { unit: segment.id, got, expected: LIMITS.lineLength })
  }
}

/** A finding, and the content file that is not written because of it. */
export interface Objected {
  readonly finding: Finding
  readonly file?: string
}

/** A conflict: the English of a translation was changed or removed. None if there was no translation. */
function conflict(imported: Imported, code: 'changed' | 'gone', at: DocumentPlace, index: SegmentIndex): Objected[] {
  const { id, state, source, target } = imported
  const isTranslated = state !== 'doubtful' && !sameInline(source, target) && plain(target).trim() !== ''
  if (id === undefined || !isTranslated) return []
  const home = index.homeOf(id)
  if (home?.segment.target && sameInline(tidy(target), tidy(home.segment.target.content))) return []
  const values = { unit: id, got: plain(source), expected: home ? plain(home.segment.source.content) : '' }
  return [{ finding: exchangeFinding(at, code, values), ...(home && { file: home.file }) }]
}

/**
 * Finds the proposals of imported segments.
 *
 * @param segments with the names of their files
 */
export function proposalsOf(
  segments: readonly { readonly segment: Imported; readonly file: string }[],
  index: SegmentIndex,
): Proposals {
  const proposals = new Map<string, Proposal>()
  const findings: Objected[] = []
  let doubtful = 0
  for (const { segment: imported, file } of segments) {
    const at = { file, line: imported.line, column: imported.column }
    const found = index.find(imported)
    if (found === 'changed' || found === 'gone') {
      findings.push(...conflict(imported, found, at, index))
      continue
    }
    for (const home of found) {
      const { id } = home.segment
      const object = (...objected: readonly Finding[]): void => {
        findings.push(...objected.map((finding) => ({ finding, file: home.file })))
      }
      if (imported.unknown !== undefined) {
        object(exchangeFinding(at, 'element', { unit: id, got: imported.unknown }))
        continue
      }
      if (imported.unclosed !== undefined) {
        object(exchangeFinding(at, 'unclosed', { unit: id, ...imported.unclosed }))
        continue
      }
      const proposal = judge(imported, home, at)
      if (proposal === 'doubtful') doubtful += 1
      if (proposal === 'doubtful' || proposal === undefined) continue
      const objected = [...objectionsTo(proposal, imported.source)]
      const first = proposals.get(id)
      if (first && !sameInline(first.content, proposal.content)) {
        const values = { unit: id, got: plain(proposal.content), expected: plain(first.content) }
        objected.push(exchangeFinding(at, 'twice', values))
      }
      object(...objected)
      if (objected.length === 0 && !first) proposals.set(id, proposal)
    }
  }
  return { proposals: [...proposals.values()], findings, doubtful }
}
