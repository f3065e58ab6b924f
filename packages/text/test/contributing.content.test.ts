import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '@rulestone/content'
import { describe, expect, test } from 'vitest'
import { CHECKS } from '../src/checks/checks.ts'
import { runCheck } from '../src/checks/framework/run-check.ts'
import { makeCorpus } from '../src/corpus/corpus.ts'
import { loadFiles } from '../src/corpus/load-files.ts'
import { readSources } from '../src/corpus/sources.ts'
import { LOCALES, type Locale } from '../src/language/locale.ts'
import { openSpelling } from '../src/language/spelling/open-spelling.ts'
import { rawFiles } from './fixture.ts'

/** The guide for translators, in each language. */
const guideOf = (locale: Locale): string =>
  readFileSync(join(contentFolder, `../CONTRIBUTING${locale === 'en' ? '' : `.${locale}`}.md`), 'utf8')

/**
 * A row of a guide: what to write, what not to write, the English paragraph it translates, and the check that reports
 * it.
 */
interface Pair {
  readonly id: string
  readonly locale: Locale
  readonly english: string
  readonly good: string
  readonly bad: string
  readonly check: string
}

const cells = (row: string): string[] => Array.from(row.matchAll(/`([^`]*)`/g), ([, cell = '']) => cell)

/** The rows of a guide that end with the name of a check; those of the English guide have no English paragraph. */
const pairsOf = (locale: Locale): Pair[] =>
  guideOf(locale)
    .split('\n')
    .filter((line) => /^\| `.*` \| `[a-z-]+` \|$/.test(line))
    .map((row, index) => {
      const [check = '', bad = '', good = '', english = good] = cells(row).reverse()
      return { id: `${locale}-${index + 1}`, locale, english, good, bad, check }
    })

const PAIRS = LOCALES.flatMap(pairsOf)

const TITLES = { en: 'Example ', zh: '示例', th: 'ตัวอย่าง ' }
const SUMMARIES = { en: 'Words.', zh: '文字。', th: 'ข้อความ' }

function entry(id: string, locale: Locale, body: string): string {
  const spoken = `id: ${id}\ntitle: ${TITLES[locale]}${id}\nsummary: ${SUMMARIES[locale]}`
  const shared = 'kind: rule\nruleset: srd-5.2.1\nsource: [{ heading: H, page: 5 }]'
  return `---\n${spoken}${locale === 'en' ? `\n${shared}` : ''}\n---\n\n${body}\n`
}

const fileOf = (id: string, locale: Locale): string => `rules/examples/${id}.${locale}.md`

/** An entry in English and in the language of the pair. */
const entryFiles = ({ id, locale, english }: Pair, kind: 'good' | 'bad', body: string): Record<string, string> => ({
  [fileOf(`${kind}-${id}`, 'en')]: entry(`${kind}-${id}`, 'en', locale === 'en' ? body : english),
  ...(locale !== 'en' && { [fileOf(`${kind}-${id}`, locale)]: entry(`${kind}-${id}`, locale, body) }),
})

/** The checks that report every entry without a book, other languages or a confirmation. */
const USUAL: readonly string[] = ['books', 'languages', 'translation', 'english-spelling']

const examples = Object.assign(
  {},
  ...PAIRS.flatMap((pair) => [entryFiles(pair, 'good', pair.good), entryFiles(pair, 'bad', pair.bad)]),
)
const corpus = makeCorpus(readSources([...(await loadFiles(contentFolder)), ...rawFiles(examples)]), {
  spelling: await openSpelling(),
})
const findings = CHECKS.flatMap((check) => runCheck(check, corpus))

const checksOf = (id: string, locale: Locale): string[] =>
  findings.filter(({ file }) => file === fileOf(id, locale)).map(({ check }) => check)

describe.each(LOCALES)('the guide for translators in %s', (locale) => {
  const pairs = PAIRS.filter((pair) => pair.locale === locale)

  test.each(pairs)('has no finding for the recommended form: $good', ({ id, check }) => {
    expect(checksOf(`good-${id}`, locale).filter((one) => one === check || !USUAL.includes(one))).toEqual([])
  })

  test.each(pairs)('$check reports $bad', ({ id, check }) => {
    expect(checksOf(`bad-${id}`, locale)).toContain(check)
  })

  test('has at least 12 pairs', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(12)
  })

  test('describes every check', () => {
    const rows = guideOf(locale)
      .split('\n')
      .filter((line) => /^\| (?:`[a-z-]+` ?)+\| [^|]*\|$/.test(line))
    const named = rows.flatMap((row) => cells(row.split(' | ')[0] ?? ''))
    expect(named.toSorted()).toEqual(CHECKS.map(({ id }) => id).toSorted())
  })
})
