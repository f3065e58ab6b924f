import type { Corpus, SourceEntry } from '../../corpus/index.ts'
import { type Finding, type Problem, placeAt } from '../../findings/index.ts'
import type { Segment } from '../../markdown/index.ts'

type Place = Pick<Problem, 'line' | 'column'>

const isBefore = (a: Place, b: Place): boolean => a.line < b.line || (a.line === b.line && a.column < b.column)

/** Whether a position is in a segment. */
export function isInSegment({ text }: SourceEntry, segment: Segment, place: Place): boolean {
  return !isBefore(place, segment) && !isBefore(placeAt(text, segment.range.end), place)
}

/** Removes the findings that front matter allows. */
export function excuse(findings: readonly Finding[], { entries }: Corpus): Finding[] {
  const allowed = entries.flatMap((entry) =>
    (entry.frontMatter?.allow ?? []).flatMap(({ check, unit: key }) => {
      const segment = entry.segments.find((one) => one.key === key)
      return segment ? [{ entry, segment, check }] : []
    }),
  )
  if (allowed.length === 0) return [...findings]
  return findings.filter(
    (finding) =>
      !allowed.some(
        ({ entry, segment, check }) =>
          finding.file === entry.file && finding.check === check && isInSegment(entry, segment, finding),
      ),
  )
}
