import { LOCALES } from '../../../test/locales.ts'
import { expect, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'
import { trackerOn } from './tracker.ts'

for (const { locale } of LOCALES) {
  test(`${locale}: from a rule, the first attack of a fight takes three taps`, async ({ page }) => {
    const tracker = trackerOn(page, locale, (button) => button.tap())
    await page.goto(`/${locale}/rules/cover/`)
    await page
      .getByRole('banner')
      .getByRole('link', { name: say(locale, 'site.fight.title'), exact: true })
      .tap()
    await page.getByRole('button', { name: tracker.words('sample.do'), exact: true }).tap()
    await expect(page.locator('.fight-row')).toHaveCount(8)
    const lines = await tracker.log.locator('.fight-sentence').count()
    await tracker.button('attack-now').tap()
    await expect.poll(() => tracker.log.locator('.fight-sentence').count()).toBeGreaterThan(lines)
    await expect(page.locator('.fight-left .spent')).toHaveCount(1)
  })
}
