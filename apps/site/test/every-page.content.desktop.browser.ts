import { hydrate } from './calculator.ts'
import { LOCALES } from './locales.ts'
import { builtPages, everyPage, htmlOf, truncatedUrls, wantedPages } from './pages.ts'
import { expect, type Page, test } from './test.ts'

/** Raw markup and keys that must not reach a reader. */
const RAW_MARKUP = /::|\{\{|\}\}|\{#|\*\*|\brule:[a-z]|:dice\[|:value\[|\bundefined\b|\bNaN\b|\[object/

/** The tested parts of a page. */
interface Read {
  /** its text, collapsed or not, and its accessible names */
  readonly said: string
  /** URLs without their origin */
  readonly head: Readonly<Record<string, unknown>>
}

/**
 * Reads pages in the browser: the open page if no text is given, otherwise each from its HTML.
 *
 * @param pages the HTML of pages, or `undefined` for the open page
 */
const readPages = (page: Page, pages: readonly (string | undefined)[]): Promise<Read[]> =>
  page.evaluate((wanted) => {
    const readDocument = (of: Document) => {
      const body = of.body.cloneNode(true)
      if (!(body instanceof Element)) throw new TypeError('a page has no body')
      for (const hidden of body.querySelectorAll('script, template, style')) hidden.remove()
      const attributes = Array.from(of.querySelectorAll('*')).flatMap((element) =>
        ['aria-label', 'aria-valuetext', 'title', 'alt', 'content', 'placeholder'].map((name) =>
          element.matches('meta[http-equiv]') ? null : element.getAttribute(name),
        ),
      )
      const path = (element: Element | null): string => new URL(element?.getAttribute('href') ?? '').pathname
      return {
        said: [of.title, body.textContent, ...attributes.filter(Boolean)].join('\n'),
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

/** How many pages are read at once. */
const BATCH = 40

for (const { locale, tag } of LOCALES) {
  test(`${locale}: every page has complete metadata and no raw keys`, async ({ page }) => {
    const paths = everyPage(locale)
    const titles = new Set<unknown>()
    const descriptions = new Set<unknown>()
    for (let start = 0; start < paths.length; start += BATCH) {
      const batch = paths.slice(start, start + BATCH)
      for (const [index, { head, said }] of (await readPages(page, batch.map(htmlOf))).entries()) {
        const path = batch[index] ?? ''
        const rest = path.slice(`/${locale}/`.length)
        expect.soft(head, path).toEqual({
          language: tag,
          title: expect.stringMatching(/^.+ · Rulestone$/),
          description: expect.stringMatching(/./),
          canonical: path,
          alternates: [
            ['en', `/en/${rest}`],
            ['zh-Hans', `/zh/${rest}`],
            ['th', `/th/${rest}`],
            ['x-default', `/en/${rest}`],
          ],
          headings: 1,
          mains: 1,
        })
        expect.soft(said, path).not.toMatch(RAW_MARKUP)
        titles.add(head['title'])
        descriptions.add(head['description'])
      }
    }
    expect(titles.size, 'unique titles').toBe(paths.length)
    expect(descriptions.size, 'unique descriptions').toBe(paths.length)
  })

  test(`${locale}: elements marked as English have English labels`, async ({ page }) => {
    const paths = everyPage(locale)
    const said = await page.evaluate((pages) => {
      const parser = new DOMParser()
      return pages.flatMap((html) =>
        Array.from(parser.parseFromString(html, 'text/html').querySelectorAll('[lang="en"]'), (element) => [
          element.getAttribute('aria-label') ?? '',
          element.getAttribute('title') ?? '',
        ]).flat(),
      )
    }, paths.map(htmlOf))
    expect(said.filter((text) => /[\p{Script=Han}\p{Script=Thai}]/u.test(text))).toEqual([])
  })

  test(`${locale}: an English term in brackets in a rule is marked as English`, async ({ page }) => {
    const rules = everyPage(locale).filter((path) => path.includes('/rules/'))
    const { unmarked, count } = await page.evaluate((pages) => {
      const parser = new DOMParser()
      const texts = pages.map((html) => {
        const text = parser.parseFromString(html, 'text/html').querySelector('[data-text]')
        const terms = Array.from(text?.querySelectorAll('[lang="en"]') ?? [])
        for (const part of [...terms, ...(text?.querySelectorAll('script, style, template, [data-calculator]') ?? [])])
          part.remove()
        return { left: text?.textContent ?? '', count: terms.length }
      })
      return {
        unmarked: texts.flatMap(({ left }) => left.match(/[(（][A-Za-z ]*[A-Za-z][a-z]{2}[^)）]*[)）]/gu) ?? []),
        count: texts.reduce((total, one) => total + one.count, 0),
      }
    }, rules.map(htmlOf))
    if (locale === 'en') {
      expect(count).toBe(0)
      return
    }
    expect(unmarked).toEqual([])
    expect(count).toBeGreaterThan(100)
  })

  // The chapters contain every rule, and so every calculator in a rule; other tests cover the calculators on their own
  // pages.
  const live = everyPage(locale).filter((path) => htmlOf(path).includes('data-calculator'))
  for (const [part, paths] of Object.entries(Object.groupBy(live, partOf))) {
    if (part === 'rules' || part === 'calculators') continue
    // Unit tests look for raw keys in every calculator and language.
    const tag = locale === 'th' ? [] : '@long'
    test(`${locale}: every calculator of ${part} hydrates and shows no raw keys`, { tag }, async ({ page }) => {
      for (const path of paths ?? []) {
        await page.goto(path)
        for (const calculator of await page.locator('[data-calculator]').all()) {
          await calculator.scrollIntoViewIfNeeded()
          await hydrate(calculator)
        }
        const [{ said } = { said: '' }] = await readPages(page, [undefined])
        expect.soft(said.length, path).toBeGreaterThan(0)
        expect.soft(said, path).not.toMatch(RAW_MARKUP)
      }
    })
  }
}
