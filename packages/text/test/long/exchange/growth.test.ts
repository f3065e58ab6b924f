import fc from 'fast-check'
import { describe, test } from 'vitest'
import { EXCHANGE_FORMATS, type ExchangeFormat } from '../../../src/exchange/exchange.ts'
import { importTranslations } from '../../../src/exchange/import/import-content.ts'
import { exported, FILES, swapped } from '../../exchange-fixture.ts'
import { rawFiles } from '../../fixture.ts'
import { expectLinear } from '../expect-linear.ts'
import { RUNS, repeated, unit } from '../repeated-units.ts'

const folder = rawFiles(FILES)

/** A translation in the export of each format, with the signs around it. */
const TARGETS: Readonly<Record<ExchangeFormat, string>> = {
  xliff: '>问GM。<',
  po: '"问GM。"',
  tmx: '>问GM。<',
  tbx: '<term>屋顶</term>',
}

const escaped = (format: ExchangeFormat, text: string): string =>
  format === 'po'
    ? JSON.stringify(text).slice(1, -1)
    : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** An export in which the text replaces a translation. */
const withTarget = (format: ExchangeFormat, text: string): string =>
  swapped(
    exported(format),
    TARGETS[format],
    TARGETS[format].replace(/问GM。|屋顶/u, () => text),
  )

/** The segments of an export, repeated to a size with ids that no file has. */
function manySegments(format: ExchangeFormat, size: number): string {
  const segments = /<(trans-unit|tu|termEntry)[ >].*<\/\1>|msgctxt .*/s.exec(exported(format))?.[0] ?? ''
  const times = Math.ceil(size / segments.length)
  const ids = /(wall#|term\.)/g
  const many = Array.from({ length: times }, (_, index) => segments.replace(ids, (start) => `${start}${index}-`))
  return exported(format).replace(segments, () => many.join('\n\n'))
}

/** Files of a size, written from a repeated text. */
const WRITERS: Readonly<Record<string, (format: ExchangeFormat, text: string) => string>> = {
  'a translation': (format, text) => withTarget(format, escaped(format, text)),
  'a translation with markup': withTarget,
  'the whole file': (_, text) => text,
  'the end of a file': (format, text) => exported(format) + text,
}

const expectLinearImport = (write: (size: number) => string): void =>
  expectLinear((size) => importTranslations(folder, [{ file: 'back', text: write(size) }]))

describe.each(EXCHANGE_FORMATS)('the time of an import grows in proportion to the size of %s', (format) => {
  test.each(Object.entries(WRITERS))('%s', (_, write) =>
    fc.assert(
      fc.property(unit, (parts) => expectLinearImport((size) => write(format, repeated(parts, size)))),
      RUNS,
    ),
  )

  test('unknown segments', () => expectLinearImport((size) => manySegments(format, size)))
})
