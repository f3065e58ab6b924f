import { LOCALES } from './locales.ts'
import { address, builtPages, everyPage, wantedPages } from './pages.ts'
import { expect, type Page, test } from './test.ts'

/** Markup of the text, and traces of a computer, that must not reach a reader. */
const UNCOOKED = /::|\{\{|\}\}|\{#|\*\*|\brule:[a-z]|:dice\[|:value\[|\bundefined\b|\bNaN\b|\[object/

/** Everything that a page says: its text, folded away or not, and what it says to screen readers. */
const saidBy = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true)
    if (!(body instanceof Element)) return ''
    for (const hidden of body.querySelectorAll('script, template, style')) hidden.remove()
    const attributes = Array.from(document.querySelectorAll('*')).flatMap((element) =>
      ['aria-label', 'aria-valuetext', 'title', 'alt', 'content', 'placeholder'].map((name) =>
        element.matches('meta[http-equiv]') ? null : element.getAttribute(name),
      ),
    )
    return [document.title, body.textContent, ...attributes.filter(Boolean)].join('\n')
  })

/** What the head of a page says of it; addresses without their origin. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const path = (element: Element | null): string => new URL(element?.getAttribute('href') ?? '').pathname
    return {
      language: document.documentElement.lang,
      title: document.title,
      description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
      canonical: path(document.querySelector('link[rel="canonical"]')),
      alternates: Array.from(document.querySelectorAll('link[rel="alternate"][hreflang]'), (link) => [
        link.getAttribute('hreflang'),
        path(link),
      ]),
      headings: document.querySelectorAll('h1').length,
      mains: document.querySelectorAll('main').length,
    }
  })

test('the site has every page that it must have, and no other', () => {
  expect(builtPages()).toEqual(wantedPages())
})

for (const { locale, tag } of LOCALES) {
  const isRule = (path: string): boolean => path.includes('/rules/')
  for (const [kind, paths] of [
    ['rule', everyPage(locale).filter(isRule)],
    ['other page', everyPage(locale).filter((path) => !isRule(path))],
  ] as const) {
    test(`${locale}: every ${kind} is whole and speaks plainly`, async ({ page }) => {
      for (const path of paths) {
        const response = await page.goto(path)
        expect.soft(response?.status(), path).toBe(200)
        const rest = path.slice(address(locale, '').length)
        expect.soft(await headOf(page), path).toEqual({
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
        expect.soft(await saidBy(page), path).not.toMatch(UNCOOKED)
        for (const calculator of await page.locator('[data-calculator]').all()) {
          await calculator.scrollIntoViewIfNeeded()
          await expect(calculator).toHaveAttribute('data-ready', '')
        }
        expect.soft(await saidBy(page), path).not.toMatch(UNCOOKED)
      }
    })
  }
}

test('every page has a title and a description of its own', async ({ request }) => {
  for (const { locale } of LOCALES) {
    const heads = await Promise.all(
      everyPage(locale).map(async (path) => {
        const html = await (await request.get(path)).text()
        return [/<title>([^<]*)/.exec(html)?.[1], /name="description" content="([^"]*)/.exec(html)?.[1]]
      }),
    )
    expect(new Set(heads.map(([title]) => title)).size, `titles in ${locale}`).toBe(heads.length)
    expect(new Set(heads.map(([, text]) => text)).size, `descriptions in ${locale}`).toBe(heads.length)
  }
})
