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

test('the site has every page that it must have, and no other', () => {
  expect(builtPages()).toEqual(wantedPages())
})

for (const { locale, tag } of LOCALES) {
  for (const path of everyPage(locale)) {
    test(`${path} is whole`, async ({ page }) => {
      const response = await page.goto(path, { waitUntil: 'networkidle' })
      expect(response?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await expect(page).toHaveTitle(/^.+ · Rulestone$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('main')).toHaveCount(1)
      const description = await page.locator('meta[name="description"]').getAttribute('content')
      expect(description?.length).toBeGreaterThan(0)

      const pathOf = (href: string | null): string => new URL(href ?? '').pathname
      expect(pathOf(await page.locator('link[rel="canonical"]').getAttribute('href'))).toBe(path)
      const alternates = await page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
      const rest = path.slice(address(locale, '').length)
      expect(alternates.map(([language, href]) => [language, pathOf(href ?? null)])).toEqual([
        ['en', `/en/${rest}`],
        ['zh-Hans', `/zh/${rest}`],
        ['th', `/th/${rest}`],
        ['x-default', `/en/${rest}`],
      ])
      expect(await saidBy(page)).not.toMatch(UNCOOKED)
      const calculators = page.locator('[data-calculator]')
      for (const calculator of await calculators.all()) {
        await calculator.scrollIntoViewIfNeeded()
        await expect(calculator).toHaveAttribute('data-ready', '')
      }
      expect(await saidBy(page)).not.toMatch(UNCOOKED)
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
