import { hydrate } from './calculator.ts'
import { LOCALES } from './locales.ts'
import { builtPages, everyPage, htmlOf, truncatedUrls, wantedPages } from './pages.ts'
import { expect, type Page, test } from './test.ts'

/** Raw markup and keys that must not reach a reader. */
const RAW_MARKUP = /::|\{\{|\}\}|\{#|\*\*|\brule:[a-z]|:dice\[|:value\[|\bundefined\b|\bNaN\b|\[object/

/** An English term in brackets. */
const BRACKETED = /[(（][A-Za-z ]*[A-Za-z][a-z]{2}[^)）]*[)）]/gu

/** The tested parts of a page. */
interface Read {
  /** its text, collapsed or not, and its accessible names */
  readonly said: string
  /** URLs without their origin */
  readonly head: Readonly<Record<string, unknown>>
  /** the accessible names of elements marked as English */
  readonly englishLabels: readonly string[]
  /** how many terms in the text of a rule are marked as English */
  readonly englishTerms: number
  /** the text of a rule without these terms */
  readonly rest: string
}

/**
 * Reads pages in the browser: the open page if no text is given, otherwise each from its HTML.
 *
 * @param pages the HTML of pages, or `undefined` for the open page
 */
const readPages = (page: Page, pages: readonly (string | undefined)[]): Promise<Read[]> =>
  page.evaluate((wanted) => {
    const textWithout = (selector: string, of: Element): string => {
      const copy = of.cloneNode(true)
      if (!(copy instanceof Element)) throw new TypeError('a copy of an element is one')
      for (const part of copy.querySelectorAll(selector)) part.remove()
      return copy.textContent ?? ''
    }
    const readDocument = (of: Document) => {
      const attributes = Array.from(of.querySelectorAll('*')).flatMap((element) =>
        ['aria-label', 'aria-valuetext', 'title', 'alt', 'content', 'placeholder'].map((name) =>
          element.matches('meta[http-equiv]') ? null : element.getAttribute(name),
        ),
      )
      const path = (element: Element | null): string => new URL(element?.getAttribute('href') ?? '').pathname
      const text = of.querySelector('[data-text]')
      return {
        said: [of.title, textWithout('script, template, style', of.body), ...attributes.filter(Boolean)].join('\n'),
        head: {
          language: of.documentElement.lang,
          title: of.title,
          description: of.querySelector('meta[name="description"]')?.getAttribute('content'),
          canonical: path(of.querySelector('link[rel="canonical"]')),
          alternates: Array.from(of.querySelectorAll('link[rel="alternate"][hreflang]'), (link) => [
            link.getAttribute('hreflang'),
            path(link),
          ]),
          headings: of.querySelectorAll('h1').length,
          mains: of.querySelectorAll('main').length,
        },
        englishLabels: Array.from(of.querySelectorAll('[lang="en"]')).flatMap((element) =>
          ['aria-label', 'title'].map((name) => element.getAttribute(name) ?? ''),
        ),
        englishTerms: text?.querySelectorAll('[lang="en"]').length ?? 0,
        rest: text ? textWithout('[lang="en"], script, style, template, [data-calculator]', text) : '',
      }
    }
    const parser = new DOMParser()
    return wanted.map((html) => readDocument(html === undefined ? document : parser.parseFromString(html, 'text/html')))
  }, pages)

test('the site has exactly the pages it must have', () => {
  const leading = LOCALES.flatMap(({ locale }) => truncatedUrls(locale).map(([from]) => from))
  expect(builtPages()).toEqual([...wantedPages(), ...leading].sort())
})

/** The part of the site that a page belongs to: a book, or what follows the language. */
const partOf = (path: string): string => {
  const [part = '', second = ''] = path.split('/').slice(2)
  return part === 'book' ? second : part || 'the front'
}

/** The parts whose pages are alike. The long run visits all of these pages, others a sample. */
const ALIKE = ['spells', 'creatures', 'editions']
const SAMPLE = 3

/** How many pages are read at once. */
const BATCH = 40

for (const { locale, tag } of LOCALES) {
  test(`${locale}: every page has complete metadata, no raw keys, and English marked as English`, async ({ page }) => {
    const paths = everyPage(locale)
    const titles = new Set<unknown>()
    const descriptions = new Set<unknown>()
    let terms = 0
    for (let start = 0; start < paths.length; start += BATCH) {
      const batch = paths.slice(start, start + BATCH)
      for (const [index, read] of (await readPages(page, batch.map(htmlOf))).entries()) {
        const path = batch[index] ?? ''
        const end = path.slice(`/${locale}/`.length)
        expect.soft(read.head, path).toEqual({
          language: tag,
          title: expect.stringMatching(/^.+ · Rulestone$/),
          description: expect.stringMatching(/./),
          canonical: path,
          alternates: [
            ['en', `/en/${end}`],
            ['zh-Hans', `/zh/${end}`],
            ['th', `/th/${end}`],
            ['x-default', `/en/${end}`],
          ],
          headings: 1,
          mains: 1,
        })
        expect.soft(read.said, path).not.toMatch(RAW_MARKUP)
        titles.add(read.head['title'])
        descriptions.add(read.head['description'])
        const translated = read.englishLabels.filter((text) => /[\p{Script=Han}\p{Script=Thai}]/u.test(text))
        expect.soft(translated, `labels of English on ${path}`).toEqual([])
        if (!path.includes('/rules/')) continue
        terms += read.englishTerms
        if (locale !== 'en') expect.soft(read.rest.match(BRACKETED), `unmarked English on ${path}`).toBeNull()
      }
    }
    expect(titles.size, 'unique titles').toBe(paths.length)
    expect(descriptions.size, 'unique descriptions').toBe(paths.length)
    if (locale === 'en') expect(terms).toBe(0)
    else expect(terms).toBeGreaterThan(100)
  })

  // The chapters contain every rule, and so every calculator in a rule; other tests cover the calculators on their own
  // pages.
  const live = everyPage(locale).filter((path) => htmlOf(path).includes('data-calculator'))
  for (const [part, paths = []] of Object.entries(Object.groupBy(live, partOf))) {
    if (part === 'rules' || part === 'calculators') continue
    const expectCalculators = async (page: Page, visited: readonly string[]): Promise<void> => {
      for (const path of visited) {
        await page.goto(path)
        for (const calculator of await page.locator('[data-calculator]').all()) {
          await calculator.scrollIntoViewIfNeeded()
          await hydrate(calculator)
        }
        const [{ said } = { said: '' }] = await readPages(page, [undefined])
        expect.soft(said.length, path).toBeGreaterThan(0)
        expect.soft(said, path).not.toMatch(RAW_MARKUP)
      }
    }
    // Unit tests look for raw keys in every calculator and language, and for an answer to every calculation of a spell.
    const tag = locale === 'th' ? [] : '@long'
    const first = ALIKE.includes(part) ? paths.slice(0, SAMPLE) : paths
    test(`${locale}: calculators of ${part} hydrate and show no raw keys`, { tag }, ({ page }) =>
      expectCalculators(page, first),
    )
    const others = paths.slice(first.length)
    if (others.length === 0) continue
    test(`${locale}: all other calculators of ${part} hydrate and show no raw keys`, { tag: '@long' }, ({ page }) =>
      expectCalculators(page, others),
    )
  }
}
