import { headOf } from '../../../test/entries.ts'
import { LOCALES, nameOf } from '../../../test/locales.ts'
import { pageTypes } from '../../../test/pages.ts'
import { expect, type Page, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

/** The ways back to the top of a page. */
const WAYS_TO_HEAD: readonly { way: string; toHead: (page: Page) => Promise<void> }[] = [
  { way: 'by a key', toHead: (page) => page.keyboard.press('Home') },
  {
    way: 'a finger’s length at a time',
    toHead: async (page) => {
      while ((await page.evaluate(() => scrollY)) > 0) {
        await page.mouse.wheel(0, -400)
        await page.waitForTimeout(150)
      }
    },
  },
]

for (const { locale, next } of LOCALES) {
  test(`${locale}: every type of page links to itself in ${next} and keeps the query`, { tag: '@long' }, async ({
    page,
  }) => {
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

  test(`${locale}: a switch to ${next} at the end of a rule keeps the position`, async ({ page }) => {
    await page.goto(`/${locale}/rules/cover/?ac=14`)
    const others = page.locator('.rule-context')
    const link = others.getByRole('link', { name: headOf(next, 'cover').title, exact: true })
    await expect(page.locator('html')).toHaveAttribute('data-live')
    // The answers of calculators arrive while the page scrolls, and can move the link out of view again.
    await expect(async () => {
      await link.scrollIntoViewIfNeeded()
      const before = await link.boundingBox()
      await page.waitForTimeout(300)
      expect(await link.boundingBox()).toEqual(before)
      await expect(link).toBeInViewport({ timeout: 500 })
    }).toPass()
    /** The visible blocks, or the last one if the end of the page is below all of them. */
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

  for (const { way, toHead } of WAYS_TO_HEAD) {
    test(`${locale}: the language links at the top keep the position of a reader who comes ${way}`, {
      tag: way === 'by a key' ? [] : '@long',
    }, async ({ page }) => {
      await page.goto(`/${locale}/rules/cover/`)
      const link = page
        .getByRole('navigation', { name: say(locale, 'site.navigation.languages') })
        .getByRole('link', { name: nameOf(next), exact: true })
      const block = page.locator('[id="half-cover.p-1"]')
      await expect(page.locator('html')).toHaveAttribute('data-live')
      await block.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
      // Long enough for the position to be recorded.
      await page.waitForTimeout(900)
      await toHead(page)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await link.press('Enter')
      await expect(page).toHaveURL(`/${next}/rules/cover/#half-cover.p-1`)
      await expect(block).toBeInViewport()
    })
  }

  for (const { path, place, isLong = false } of [
    { path: '', place: 'calculators', isLong: true },
    { path: 'glossary/', place: 'concentration' },
    { path: 'calculators/', place: 'calculator-jump', isLong: true },
    { path: 'editions/', place: 'difference-srd-5.1-surprise', isLong: true },
    { path: 'editions/next-combat/', place: 'figures', isLong: true },
    { path: 'about/', place: 'about-licence', isLong: true },
  ]) {
    test(`${locale}: ${path}: a page that is not a rule keeps the position in ${next} too`, {
      tag: isLong ? '@long' : [],
    }, async ({ page }) => {
      await page.goto(`/${locale}/${path}`)
      await expect(page.locator('html')).toHaveAttribute('data-live')
      const block = page.locator(`[id="${place}"]`)
      await block.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
      await page.waitForTimeout(900)
      const link = page
        .getByRole('navigation', { name: say(locale, 'site.navigation.languages') })
        .getByRole('link', { name: nameOf(next), exact: true })
      await link.press('Enter')
      await expect(page).toHaveURL(({ pathname, hash }) => pathname === `/${next}/${path}` && hash !== '')
      await expect(block).toBeInViewport()
    })
  }

  for (const part of ['falling-1-hit-points', 'chart', 'figures', 'step-2', 'rules-applied']) {
    test(`${locale}: a calculator page keeps its position at ${part} and its input in ${next}`, {
      tag: part === 'chart' ? [] : '@long',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 600 })
      await page.goto(`/${locale}/calculators/falling/?feet=40`)
      await expect(page.locator('[data-calculator]')).toHaveAttribute('data-ready')
      const place = page.locator(`[id="${part}"]`)
      await place.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
      await page.waitForTimeout(900)
      await page.locator(`a[data-language="${next}"]`).dispatchEvent('click')
      await expect(page).toHaveURL(
        ({ pathname, search }) => `${pathname}${search}` === `/${next}/calculators/falling/?feet=40`,
      )
      await expect(page.locator('[data-calculator]')).toHaveAttribute('data-ready')
      await expect(place).toBeInViewport()
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    })
  }

  test(`${locale}: a fragment is kept in ${next}, also in a new tab`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`/${locale}/editions/all/?q=1#difference-srd-5.1-surprise`)
    await expect(page.locator('html')).toHaveAttribute('data-live')
    const link = page
      .getByRole('navigation', { name: say(locale, 'site.navigation.languages') })
      .getByRole('link', { name: nameOf(next), exact: true })
    await link.dispatchEvent('pointerdown', { button: 1 })
    await expect(link).toHaveAttribute('href', /\?q=1#difference-/)
  })

  test(`${locale}: the language chosen last is offered first`, async ({ page }) => {
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
    test(`a browser in ${browser} is offered ${first} first`, {
      tag: ['zh-TW', 'de-DE'].includes(browser) ? [] : '@long',
    }, async ({ page }) => {
      await page.goto('/')
      const links = page.getByRole('main').getByRole('link')
      await expect(links).toHaveCount(3)
      await expect(links.first()).toContainText(first)
    })
  })
}
