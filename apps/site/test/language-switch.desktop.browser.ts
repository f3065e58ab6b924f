import { headOf } from './entries.ts'
import { LOCALES, nameOf } from './locales.ts'
import { pageTypes } from './pages.ts'
import { expect, test } from './test.ts'
import { say } from './words.ts'

for (const { locale, next } of LOCALES) {
  test(`${locale}: every type of page leads to itself in ${next}, with its query`, async ({ page }) => {
    const languages = page.getByRole('navigation', { name: say(locale, 'site.navigation.languages') })
    for (const { path } of pageTypes(locale)) {
      await page.goto(`${path}?ac=18&state=advantage&half-cover.ac=20`)
      await languages.getByRole('link', { name: nameOf(next), exact: true }).click()
      await expect(page).toHaveURL(
        ({ pathname, search }) =>
          pathname === path.replace(`/${locale}/`, `/${next}/`) && search === '?ac=18&state=advantage&half-cover.ac=20',
      )
    }
  })

  test(`${locale}: from the end of a rule one comes to the same place in ${next}`, async ({ page }) => {
    await page.goto(`/${locale}/rules/cover/?ac=14`)
    const others = page.locator('.rule-context')
    const link = others.getByRole('link', { name: headOf(next, 'cover').title, exact: true })
    await link.scrollIntoViewIfNeeded()
    await expect(link).toBeInViewport()
    /** The blocks that are seen, or the last one where the end of the page is below them all. */
    const inView = await page.locator('[data-text] > [id]').evaluateAll((blocks) => {
      const seen = blocks.filter((block) => {
        const { top, bottom } = block.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      })
      return (seen.length > 0 ? seen : blocks.slice(-1)).map(({ id }) => id)
    })
    await link.click()
    await expect(page).toHaveURL(({ pathname, search }) => pathname === `/${next}/rules/cover/` && search === '?ac=14')
    const place = decodeURIComponent(new URL(page.url()).hash.slice(1))
    expect(inView).toContain(place)
    await expect(page.locator(`[id="${place}"]`)).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test(`${locale}: the language that was chosen comes first the next time`, async ({ page }) => {
    await page.goto(`/${locale}/glossary/`)
    const languages = page.getByRole('navigation', { name: say(locale, 'site.navigation.languages') })
    await languages.getByRole('link', { name: nameOf(next), exact: true }).click()
    await expect(page).toHaveURL(`/${next}/glossary/`)
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('link').first()).toContainText(nameOf(next))
  })
}

for (const { browser, first } of [
  { browser: 'th-TH', first: 'ไทย' },
  { browser: 'zh-CN', first: '中文' },
  { browser: 'zh-TW', first: '中文' },
  { browser: 'en-GB', first: 'English' },
  { browser: 'de-DE', first: 'English' },
]) {
  test.describe(browser, () => {
    test.use({ locale: browser })
    test(`a browser in ${browser} is offered ${first} first`, async ({ page }) => {
      await page.goto('/')
      const links = page.getByRole('main').getByRole('link')
      await expect(links).toHaveCount(3)
      await expect(links.first()).toContainText(first)
    })
  })
}
