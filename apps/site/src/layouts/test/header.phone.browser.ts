import AxeBuilder from '@axe-core/playwright'
import { unfoldHeader } from '../../../test/header.ts'
import { LOCALES, nameOf } from '../../../test/locales.ts'
import { expect, tabTo, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

test.use({ bypassCSP: true })

for (const { locale, next } of LOCALES) {
  test(`${locale}: the header is one line; its menu opens by touch and by keyboard`, async ({ page }) => {
    await page.goto(`/${locale}/rules/cover/`)
    const glossary = page.getByRole('link', { name: say(locale, 'site.navigation.glossary'), exact: true })
    const menu = page.getByRole('button', { name: say(locale, 'site.navigation.menu'), exact: true })
    await expect(glossary).toBeHidden()
    const header = (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN
    expect(header).toBeLessThan(2 * ((await menu.boundingBox())?.height ?? 0))

    await menu.tap()
    await expect(glossary).toBeVisible()
    const links = page.locator('.menu nav a')
    for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    const { violations } = await new AxeBuilder({ page }).include('header').setLegacyMode().analyze()
    expect(violations).toEqual([])
    await page.keyboard.press('Escape')
    await expect(glossary).toBeHidden()
    await expect(menu).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(glossary).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(links.first()).toBeFocused()
    await tabTo(page, glossary)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/${locale}/glossary/`)
    await unfoldHeader(page)
    await expect(page.locator('.menu [aria-current="page"]')).toBeVisible()
  })

  test(`${locale}: inside a chapter, search, menu and languages are in the header, and cover no text`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/book/playing-the-game/combat/`)
    await page.locator('#cover').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
    const header = (await page.getByRole('banner').boundingBox()) ?? { y: Number.NaN, height: Number.NaN }
    expect(header.y).toBe(0)
    // What a link opens is below the header.
    const padding = await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop)
    expect(header.height).toBeLessThanOrEqual(Number.parseFloat(padding) + 0.5)
    expect((await page.locator('#cover').boundingBox())?.y).toBeGreaterThanOrEqual(header.height)
    await page.getByRole('button', { name: say(locale, 'site.navigation.menu'), exact: true }).tap()
    for (const link of await page.locator('.menu nav a').all()) await expect(link).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: say(locale, 'site.search.open'), exact: true }).tap()
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  })

  test(`${locale}: the skip link is visible above the header`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`/${locale}/rules/cover/`)
    await page.keyboard.press('Tab')
    const skip = page.locator('.skip')
    await expect(skip).toBeFocused()
    const isOnTop = await skip.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === link
    })
    expect(isOnTop).toBe(true)
  })

  test(`${locale}: repeated language switches keep the scroll position`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`/${locale}/book/playing-the-game/combat/`)
    await page.locator('[id="cover.p-1"]').evaluate((block) => block.scrollIntoView({ behavior: 'instant' }))
    const places: string[] = []
    for (const other of [next, locale, next, locale]) {
      await unfoldHeader(page)
      await page.getByRole('link', { name: nameOf(other), exact: true }).tap()
      await expect(page).toHaveURL(new RegExp(`/${other}/book/playing-the-game/combat/#`))
      places.push(decodeURIComponent(new URL(page.url()).hash.slice(1)))
      // The page records the position after a while.
      await expect.poll(() => page.evaluate(() => history.state?.place)).toBe(places.at(-1))
    }
    expect(new Set(places).size, places.join()).toBe(1)
    expect(['cover', 'cover.p-1']).toContain(places[0])
  })
}
