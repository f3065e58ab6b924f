import { expect, test } from 'vitest'
import { blockHtml, createTranslator, formatFinding, LOCALES } from '../src/index.ts'
import { library } from './real-library.ts'

test('the content has no findings', () => {
  const t = createTranslator(library.strings)('en', 'findings')
  expect(library.findings.map((finding) => formatFinding(finding, t))).toEqual([])
})

test('every block of HTML has its key as id, and no style, script or handler', () => {
  const blocks = [...library.entries.values()].flatMap((entry) =>
    LOCALES.flatMap((locale) => entry[locale]?.blocks ?? []),
  )
  expect(blocks.length).toBeGreaterThan(1_000)
  for (const block of blocks) {
    if (block.kind === 'calculator') continue
    const html = blockHtml(block)
    expect(html).toContain(` id="${block.key}"`)
    expect(html).not.toMatch(/<script|\sstyle=|\son\w+=|="rule:/)
  }
})
