import { calculatorOn } from '../../../test/calculator.ts'
import { LOCALES } from '../../../test/locales.ts'
import { expect, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

for (const { locale } of LOCALES)
  test(`${locale}: calculators of one page are told apart by their headings`, async ({ page }) => {
    const title = say(locale, 'calculators.attack.title')
    const headings = ['half-cover', 'three-quarters-cover']
    await page.goto(`/${locale}/rules/cover/`)
    for (const [index, id] of headings.entries()) {
      const heading = await page.locator(`#${id}`).textContent()
      const { root } = await calculatorOn(page, locale, 'attack', index + 1)
      await expect(root).toHaveAccessibleName(`${heading} ${title}`)
    }
    await page.goto(`/${locale}/book/playing-the-game/combat/`)
    for (const id of headings) {
      const fold = page.locator(`[id="cover.${id}.calculator-1"]`)
      await fold.locator('> summary').click()
      const heading = await page.locator(`#${id}`).textContent()
      await expect(fold.locator('[data-calculator]')).toHaveAccessibleName(`${heading} ${title}`)
    }
  })
