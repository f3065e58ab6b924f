import { contentFolder } from '@rulestone/content'
import { describe, expect, test } from 'vitest'
import { makeCorpus } from '../../../src/corpus/corpus.ts'
import { loadFiles } from '../../../src/corpus/load-files.ts'
import { readSourceEntry } from '../../../src/corpus/source-entry.ts'
import { readSources } from '../../../src/corpus/sources.ts'
import { EXCHANGE_FORMATS } from '../../../src/exchange/exchange.ts'
import { exportContent } from '../../../src/exchange/export/export-content.ts'
import { importTranslations } from '../../../src/exchange/import/import-content.ts'
import { mergeEntry } from '../../../src/exchange/import/merge-entry.ts'
import { translatable } from '../../../src/exchange/segments/segment-index.ts'
import { slotsOf } from '../../../src/exchange/segments/slots.ts'

const files = await loadFiles(contentFolder)
const corpus = makeCorpus(readSources(files))

const LOCALES = ['zh', 'th'] as const

describe.each(LOCALES)('the whole content in %s', (locale) => {
  test.each(EXCHANGE_FORMATS)('is unchanged by export and import: %s', (format) => {
    const { text, count } = exportContent(format, corpus, locale)
    expect(count).toBeGreaterThan(100)
    const result = importTranslations(files, [{ file: `back.${format}`, text }], { confirm: false })
    expect(result).toEqual({ writes: new Map(), findings: [], files: [], doubtful: 0 })
  })

  test('editing any segment changes nothing else', () => {
    const without = (text: string, ranges: readonly { start: number; end: number }[]): string =>
      ranges
        .toSorted((a, b) => b.start - a.start)
        .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
    for (const entry of translatable(corpus, locale).entries) {
      const changes = entry.segments.map((segment) => ({
        segment,
        content: [...(segment.target?.content ?? []), '字'],
      }))
      const result = mergeEntry(entry, changes, locale)
      const text = 'text' in result ? result.text : ''
      const merged = readSourceEntry({ file: '', id: entry.english.id, chapter: '', locale }, text)
      const slots = 'segments' in merged ? slotsOf(merged) : []
      const keys = new Set(changes.map(({ segment }) => segment.slot.key))
      const after = slots.filter(({ key }) => keys.has(key)).map(({ range }) => range)
      const before = entry.segments.flatMap(({ targetSlot }) => targetSlot?.range ?? [])
      expect(without(text, after)).toBe(without(entry.translated?.text ?? '', before))
    }
  })
})
