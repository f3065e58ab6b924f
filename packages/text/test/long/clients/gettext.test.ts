import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { segmentsOfExchange } from '../../../src/exchange/exchange.ts'
import { countStates, exchangeOf } from '../../../src/exchange/export/export-content.ts'
import { writePo } from '../../../src/exchange/formats/po.ts'
import { corpus, runTool, TRANSLATIONS, workFolder } from './client.ts'

const { folder, remove } = workFolder()
afterAll(remove)

/** The counts of msgfmt, which omits zeros. */
function counts(output: string): Readonly<Record<'translated' | 'fuzzy' | 'untranslated', number>> {
  const of = (what: string): number => Number(new RegExp(`(\\d+) ${what}`).exec(output)?.[1] ?? 0)
  return { translated: of('translated'), fuzzy: of('fuzzy'), untranslated: of('untranslated') }
}

describe.each(TRANSLATIONS)('msgfmt compiles the content in %s', (locale) => {
  const exchange = exchangeOf(corpus, locale)

  test('and counts the same states', () => {
    writeFileSync(join(folder, `${locale}.po`), writePo(exchange))
    const { code, error } = runTool(folder, 'msgfmt', '--check', '--statistics', '-o', '/dev/null', `${locale}.po`)
    const { confirmed, draft, stale, missing } = countStates(segmentsOfExchange(exchange))
    expect(code).toBe(0)
    expect(counts(error)).toEqual({ translated: confirmed, fuzzy: draft + stale, untranslated: missing })
  })

  test('and msgmerge keeps every message', () => {
    const bare = {
      ...exchange,
      files: exchange.files.map((file) => ({
        ...file,
        segments: file.segments.map(({ target: _, ...segment }) => segment),
      })),
    }
    writeFileSync(join(folder, 'template.pot'), writePo(bare))
    runTool(folder, 'msgmerge', '--quiet', '--update', '--backup=none', `${locale}.po`, 'template.pot')
    const { error } = runTool(folder, 'msgfmt', '--statistics', '-o', '/dev/null', `${locale}.po`)
    expect(counts(error).translated).toBe(countStates(segmentsOfExchange(exchange)).confirmed)
  })
})

test('a broken file is refused', () => {
  writeFileSync(join(folder, 'broken.po'), `${writePo(exchangeOf(corpus, 'zh'))}\nmsgid "a\n`)
  expect(runTool(folder, 'msgfmt', '-o', '/dev/null', 'broken.po').code).not.toBe(0)
})
