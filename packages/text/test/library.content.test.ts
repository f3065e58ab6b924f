import { expect, test } from 'vitest'
import { blockHtml, LOCALES } from '../src/index.ts'
import { library } from './real-library.ts'

test('the content has no errors', () => {
  expect(library.findings.filter(({ severity }) => severity === 'error')).toEqual([])
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
