import { calculatorOn } from './calculator.ts'
import { LOCALES } from './locales.ts'
import { expect, type Page, test } from './test.ts'

const animations = (page: Page): Promise<number> => page.evaluate(() => document.getAnimations().length)

for (const { locale } of LOCALES) {
  test(`${locale}: nothing is animated for a reader who prefers reduced motion`, async ({ page, press }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/${locale}/calculators/attack/`)
    const attack = await calculatorOn(page, locale, 'attack')
    for (const option of ['advantage', 'disadvantage']) {
      await attack.option('state', option).check()
      expect(await animations(page)).toBe(0)
    }
    await attack.number('ac').press('PageUp')
    expect(await animations(page)).toBe(0)
    await page.goto(`/${locale}/rules/attack-roll/`)
    await press(page.getByRole('button', { name: '1d20', exact: true }).first())
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await animations(page)).toBe(0)
    await page.locator('a[href="#text"]').focus()
    expect(await animations(page)).toBe(0)
  })
}
