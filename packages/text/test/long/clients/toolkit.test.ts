import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EXCHANGE_FORMATS, isSettled, segmentsOfExchange } from '../../../src/exchange/exchange.ts'
import { conceptsOf, exchangeOf, exportContent } from '../../../src/exchange/export/export-content.ts'
import { readPo, writePo } from '../../../src/exchange/formats/po.ts'
import { writeTmx } from '../../../src/exchange/formats/tmx.ts'
import { writeXliff } from '../../../src/exchange/formats/xliff.ts'
import { elementsBelow, parseXml } from '../../../src/exchange/formats/xml.ts'
import { corpus, runTool, TRANSLATIONS, workFolder } from './client.ts'
import { type Fault, figureFaults, lostTags, withTarget } from './faults.ts'

const { folder, remove } = workFolder()
const write = (file: string, text: string): void => writeFileSync(join(folder, file), text)
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
afterAll(remove)

beforeAll(() => {
  for (const locale of TRANSLATIONS) {
    for (const format of EXCHANGE_FORMATS) write(`${locale}.${format}`, exportContent(format, corpus, locale).text)
  }
})

interface Counts {
  readonly translated: number
  readonly fuzzy: number
  readonly untranslated: number
  readonly total: number
}

/** The counts of pocount for a file. It also succeeds for files it cannot read, so only the counts matter. */
function pocount(file: string): Counts {
  const rows = runTool(folder, 'pocount', '--csv', file).out.trim().split('\n')
  const cells = (rows.at(-1) ?? '').split(',').map((cell) => Number(cell.trim()))
  const [, translated = -1, , , fuzzy = -1, , untranslated = -1, , total = -1] = cells
  return { translated, fuzzy, untranslated, total }
}

describe.each(TRANSLATIONS)('translate-toolkit counts the same segments: %s', (locale) => {
  const units = segmentsOfExchange(exchangeOf(corpus, locale))
  const confirmed = units.filter(({ state }) => state === 'confirmed').length
  const missing = units.filter(({ target }) => !target).length
  const fuzzy = units.length - confirmed - missing

  test('PO', () => {
    expect(pocount(`${locale}.po`)).toEqual({
      translated: confirmed,
      fuzzy,
      untranslated: missing,
      total: units.length,
    })
  })

  test('XLIFF', () => {
    const { translated, total } = pocount(`${locale}.xliff`)
    expect({ translated, total }).toEqual({ translated: confirmed, total: units.length })
  })

  test('TMX', () => {
    expect(pocount(`${locale}.tmx`).total).toBe(units.filter(isSettled).length)
  })

  test('TBX', () => {
    expect(pocount(`${locale}.tbx`).total).toBe(conceptsOf(corpus, locale).length)
  })

  test('converts PO to XLIFF, XLIFF to PO, PO to TMX', () => {
    runTool(folder, 'po2xliff', '-i', `${locale}.po`, '-o', `${locale}-of-po.xlf`)
    runTool(folder, 'xliff2po', '-i', `${locale}.xliff`, '-o', `${locale}-of-xliff.po`)
    runTool(folder, 'po2tmx', '-l', locale, '--source-language=en', '-i', `${locale}.po`, '-o', `${locale}-of-po.tmx`)
    expect(pocount(`${locale}-of-po.xlf`).total).toBe(units.length)
    expect(pocount(`${locale}-of-xliff.po`).total).toBe(units.length)
    expect(pocount(`${locale}-of-po.tmx`).total).toBe(confirmed)
  })

  test('converts TBX to PO with every term and its translation', () => {
    runTool(folder, 'tbx2po', '-i', `${locale}.tbx`, '-o', `${locale}-terms.po`)
    const concepts = conceptsOf(corpus, locale).filter(({ target }) => target)
    const made = readPo('', `${read(`${locale}-terms.po`)}\n`).segments.map(({ source, target }) => [
      source.join(''),
      target.join(''),
    ])
    // A PO file has only one of several terms with the same name, such as the language and the creature Giant.
    // An unescaped & of another program would be read as markup.
    const isPlain = ({ target }: (typeof concepts)[number]): boolean => target?.name.includes('&') === false
    for (const name of new Set(concepts.filter(isPlain).map(({ source }) => source.name))) {
      const names = concepts.flatMap(({ source, target }) => (source.name === name ? [target?.name] : []))
      const translations = made.flatMap(([source, target]) => (source === name ? [target] : []))
      expect(
        names.filter((one) => translations.includes(one)),
        name,
      ).not.toEqual([])
    }
  })
})

const idsOf = (text: string, element: string, attribute: string): (string | undefined)[] => {
  const parsed = parseXml(text)
  return 'root' in parsed ? elementsBelow(parsed.root, element).map(({ attributes }) => attributes.get(attribute)) : []
}

/** The ids of the segments that pofilter reports. */
const FILTERED = {
  po: (text: string) => readPo('', text).segments.map(({ id }) => id),
  xlf: (text: string) => idsOf(text, 'trans-unit', 'id'),
  tmx: (text: string) => idsOf(text, 'tu', 'tuid'),
} as const

function pofilter(text: string, format: keyof typeof FILTERED, filter: string): ReadonlySet<string | undefined> {
  write(`in.${format}`, text)
  write(`out.${format}`, '')
  runTool(folder, 'pofilter', '--language=zh', '-t', filter, `in.${format}`, `out.${format}`)
  const out = read(`out.${format}`)
  return new Set(out === '' ? [] : FILTERED[format](out))
}

describe('pofilter catches planted faults', () => {
  const exchange = exchangeOf(corpus, 'zh')
  const units = segmentsOfExchange(exchange)
  const spoiled = (faults: readonly Fault[]): typeof exchange =>
    faults.reduce((whole, { id, content }) => withTarget(whole, id, content), exchange)
  const WRITERS = { po: writePo, xlf: writeXliff, tmx: writeTmx } as const

  test.each(['po', 'xlf', 'tmx'] as const)('in figures: %s', (format) => {
    const before = pofilter(WRITERS[format](exchange), format, 'numbers')
    for (const { name, id, content } of figureFaults(units)) {
      const after = pofilter(WRITERS[format](spoiled([{ name, id, content }])), format, 'numbers')
      expect([name, [...after].filter((one) => !before.has(one))]).toEqual([name, [id]])
    }
  })

  test('in tags', () => {
    const before = pofilter(writePo(exchange), 'po', 'xmltags')
    const fault = lostTags(units.filter(({ id }) => !before.has(id)))
    const after = pofilter(writePo(spoiled([fault])), 'po', 'xmltags')
    expect([...after].filter((id) => !before.has(id))).toEqual([fault.id])
  })
})
