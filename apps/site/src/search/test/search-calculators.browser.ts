import { LOCALES } from '../../../test/locales.ts'
import { expect, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

/** A hasty query, and the calculator of the found rule. */
const ASKED = { en: 'fall damage', zh: '坠落', th: 'ตกจากที่สูง' } as const

for (const { locale } of LOCALES) {
  test(`${locale}: a rule in the results brings its calculator, which opens like any result`, async ({
    page,
    press,
  }) => {
    await page.goto(`/${locale}/search/`)
    const box = page.getByRole('main').getByRole('combobox')
    await box.pressSequentially(ASKED[locale])
    const group = page.getByRole('main').getByRole('group', { name: say(locale, 'site.rule.calculators') })
    const option = group.getByRole('option').first()
    await expect(option).toContainText(say(locale, 'calculators.falling.title'))
    await expect(page.getByRole('main').getByRole('option').first()).toHaveAttribute(
      'href',
      `/${locale}/rules/falling/`,
    )
    await expect(page.getByRole('main').getByRole('listbox').getByRole('group').nth(1)).toHaveAccessibleName(
      say(locale, 'site.rule.calculators'),
    )
    await press(option)
    await expect(page).toHaveURL(`/${locale}/calculators/falling/`)
  })

  test(`${locale}: calculators and the fight tracker are found by name`, async ({ page }) => {
    await page.goto(`/${locale}/search/`)
    const box = page.getByRole('main').getByRole('combobox')
    const group = page.getByRole('main').getByRole('group', { name: say(locale, 'site.rule.calculators') })
    for (const key of ['calculators.crafting.title', 'calculators.coins.title', 'site.fight.title']) {
      await box.fill(say(locale, key))
      await expect(group.getByRole('option').first()).toContainText(say(locale, key))
    }
    await expect(group.getByRole('option').first()).toHaveAttribute('href', `/${locale}/fight/`)
  })

  test(`${locale}: the arrow keys reach a calculator in the results`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`/${locale}/search/`)
    const box = page.getByRole('main').getByRole('combobox')
    await box.fill(ASKED[locale])
    const group = page.getByRole('main').getByRole('group', { name: say(locale, 'site.rule.calculators') })
    await expect(group).toBeVisible()
    const names = await page
      .getByRole('main')
      .getByRole('listbox')
      .getByRole('group')
      .first()
      .getByRole('option')
      .count()
    for (let step = 0; step < names; step += 1) await box.press('ArrowDown')
    await expect(group.getByRole('option', { selected: true })).toHaveCount(1)
    await box.press('Enter')
    await expect(page).toHaveURL(`/${locale}/calculators/falling/`)
  })
}
