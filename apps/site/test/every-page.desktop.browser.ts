import { LOCALES } from './locales.ts'
import { address, builtPages, everyPage, wantedPages } from './pages.ts'
import { expect, type Page, test } from './test.ts'

/** Markup of the text, and traces of a computer, that must not reach a reader. */
const UNCOOKED = /::|\{\{|\}\}|\{#|\*\*|\brule:[a-z]|:dice\[|:value\[|\bundefined\b|\bNaN\b|\[object/

/** What is read of a page. */
interface Read {
  readonly status: number
  /** its text, folded away or not, and what it says to screen readers */
  readonly said: string
  /** addresses without their origin */
  readonly head: Readonly<Record<string, unknown>>
}

/**
 * Reads pages in the browser: the one at hand where no path is given, else each as it is sent.
 *
 * @param paths addresses on the site, or `undefined` for the page that is open
 */
const readPages = (page: Page, paths: readonly (string | undefined)[]): Promise<Read[]> =>
  page.evaluate(async (wanted) => {
    const readDocument = (of: Document, status: number) => {
      const body = of.body.cloneNode(true)
      if (!(body instanceof Element)) throw new TypeError('a page without a body')
      for (const hidden of body.querySelectorAll('script, template, style')) hidden.remove()
      const attributes = Array.from(of.querySelectorAll('*')).flatMap((element) =>
        ['aria-label', 'aria-valuetext', 'title', 'alt', 'content', 'placeholder'].map((name) =>
          element.matches('meta[http-equiv]') ? null : element.getAttribute(name),
        ),
      )
      const path = (element: Element | null): string => new URL(element?.getAttribute('href') ?? '').pathname
      return {
        status,
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
    const read = async (path: string) => {
      const response = await fetch(path)
      return readDocument(new DOMParser().parseFromString(await response.text(), 'text/html'), response.status)
    }
    return Promise.all(wanted.map((path) => (path === undefined ? readDocument(document, 200) : read(path))))
  }, paths)

test('the site has every page that it must have, and no other', () => {
  expect(builtPages()).toEqual(wantedPages())
})

/** How many pages are asked for at once. */
const BATCH = 20

for (const { locale, tag } of LOCALES) {
  test(`${locale}: every page is whole and speaks plainly`, async ({ page }) => {
    await page.goto(address(locale, ''))
    const paths = everyPage(locale)
    for (let start = 0; start < paths.length; start += BATCH) {
      const batch = paths.slice(start, start + BATCH)
      for (const [index, { status, head, said }] of (await readPages(page, batch)).entries()) {
        const path = batch[index] ?? ''
        const rest = path.slice(address(locale, '').length)
        expect.soft(status, path).toBe(200)
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
        expect.soft(said, path).not.toMatch(UNCOOKED)
      }
    }
  })

  // The chapters hold every rule, and so every calculator inside one.
  for (const path of everyPage(locale).filter((path) => !path.includes('/rules/'))) {
    test(`${path}: every calculator wakes, and speaks plainly`, async ({ page }) => {
      await page.goto(path)
      for (const calculator of await page.locator('[data-calculator]').all()) {
        await calculator.scrollIntoViewIfNeeded()
        await expect(calculator).toHaveAttribute('data-ready', '')
      }
      const [{ said } = { said: '' }] = await readPages(page, [undefined])
      expect(said.length).toBeGreaterThan(0)
      expect(said).not.toMatch(UNCOOKED)
    })
  }
}

test('every page has a title and a description of its own', async ({ request }) => {
  test.setTimeout(180_000)
  for (const { locale } of LOCALES) {
    const heads = await Promise.all(
      everyPage(locale).map(async (path) => {
        const html = await (await request.get(path, { headers: { 'accept-encoding': 'identity' } })).text()
        return [/<title>([^<]*)/.exec(html)?.[1], /name="description" content="([^"]*)/.exec(html)?.[1]]
      }),
    )
    expect(new Set(heads.map(([title]) => title)).size, `titles in ${locale}`).toBe(heads.length)
    expect(new Set(heads.map(([, text]) => text)).size, `descriptions in ${locale}`).toBe(heads.length)
  }
})
