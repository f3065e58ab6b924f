import AxeBuilder from '@axe-core/playwright'
import { unfoldHeader } from './header.ts'
import { LOCALES } from './locales.ts'
import { expect, test } from './test.ts'
import { say } from './words.ts'

test.use({ bypassCSP: true })

for (const { locale } of LOCALES) {
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
    await expect(glossary).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/${locale}/glossary/`)
    await unfoldHeader(page)
    await expect(page.locator('.menu [aria-current="page"]')).toBeVisible()
  })

  test(`${locale}: in the middle of a chapter search, menu and languages are at hand, and hide nothing`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/book/playing-the-game/combat/`)
    await page.locator('#cover').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
    const header = (await page.getByRole('banner').boundingBox()) ?? { y: Number.NaN, height: Number.NaN }
    expect(header.y).toBe(0)
    expect((await page.locator('#cover').boundingBox())?.y).toBeGreaterThanOrEqual(header.height - 4)
    await page.getByRole('button', { name: say(locale, 'site.navigation.menu'), exact: true }).tap()
    for (const link of await page.locator('.menu nav a').all()) await expect(link).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: say(locale, 'site.search.open'), exact: true }).tap()
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  })
}
