import { headOf } from '../../../test/entries.ts'
import { openDisplay } from '../../../test/header.ts'
import { LOCALES } from '../../../test/locales.ts'
import { expect, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

for (const { locale } of LOCALES) {
  test(`${locale}: the text size is applied and saved`, async ({ page }) => {
    await page.goto(`/${locale}/rules/cover/`)
    const paragraph = page.locator('[data-text] > p').first()
    const size = (): Promise<number> => paragraph.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
    const usual = await size()
    await openDisplay(page)
    const sizes = page.getByRole('group', { name: say(locale, 'site.display.size') })
    await sizes.getByRole('radio', { name: say(locale, 'site.display.sizes.largest'), exact: true }).check()
    await expect.poll(size).toBeCloseTo(usual * 1.35, 1)
    await page.goto(`/${locale}/rules/reach/`)
    expect(await size()).toBeCloseTo(usual * 1.35, 1)
  })

  test(`${locale}: a source page number does not wrap`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`/${locale}/rules/cover/`)
    const pages = page.locator('.rule-context li > .no-break')
    expect(await pages.count()).toBeGreaterThan(1)
    await expect(pages.first()).toHaveText(/\d/)
    await expect(pages.first()).toHaveCSS('white-space', 'nowrap')
  })

  test(`${locale}: a rule links to its neighbors in the chapter`, async ({ page }) => {
    await page.goto(`/${locale}/rules/next-turn/`)
    const main = page.getByRole('main')
    const next = main
      .locator('.neighbours')
      .getByRole('link', { name: headOf(locale, 'next-movement-in-combat').title })
    const previous = main.locator('.neighbours').getByRole('link', { name: headOf(locale, 'next-initiative').title })
    await expect(previous).toHaveAttribute('rel', 'prev')
    await next.click()
    await expect(page).toHaveURL(`/${locale}/rules/next-movement-in-combat/`)
  })
}
