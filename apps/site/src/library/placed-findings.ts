import type { Finding, Workbench } from '@rulestone/text'

/** A finding with the block that it is in. */
export interface PlacedFinding {
  readonly finding: Finding
  /** the key of the block; absent if the finding is about the front matter or the whole file */
  readonly block?: string
}

/** The findings of every entry, by file, each with the block that it is in. */
export function placedFindings({ library, corpus }: Workbench): Map<string, readonly PlacedFinding[]> {
  const byFile = new Map<string, Finding[]>()
  for (const finding of library.findings) byFile.set(finding.file, [...(byFile.get(finding.file) ?? []), finding])
  const placed = corpus.entries.flatMap(({ file, segments }): [string, PlacedFinding[]][] => {
    const findings = byFile.get(file)
    if (!findings) return []
    const inBlocks = findings.map((finding): PlacedFinding => {
      const block = segments.findLast(({ line }) => line <= finding.line)?.block
      return { finding, ...(block !== undefined && { block }) }
    })
    return [[file, inBlocks]]
  })
  return new Map(placed)
}
