import { headOf } from './entries.ts'
import { LOCALES, nameOf } from './locales.ts'
import { expect, test } from './test.ts'
import { say } from './words.ts'

test.use({ javaScriptEnabled: false })

test('the first page links to each language', async ({ page }) => {
  for (const { locale } of LOCALES) {
    await page.goto('/')
    await page
      .getByRole('main')
      .getByRole('link', { name: nameOf(locale) })
      .click()
    await expect(page).toHaveURL(`/${locale}/`)
  }
})

for (const { locale, next } of LOCALES) {
  test(`${locale}: calculators show their default answers`, async ({ page }) => {
    await page.goto(`/${locale}/calculators/attack/`)
    const attack = page.locator('[data-calculator="attack"]')
    await expect(attack.locator('.answer-figure')).toHaveText('55%')
    await expect(attack.getByText('4.35', { exact: true })).toBeVisible()
    await expect(attack.getByText(say(locale, 'site.calculator.needs-script'))).toBeVisible()
    await expect(attack.getByRole('spinbutton')).toHaveCount(0)
    await expect(attack.getByRole('button')).toHaveCount(0)
    await page.goto(`/${locale}/calculators/dice/`)
    await expect(page.locator('[data-calculator="dice"] .answer-figure')).toHaveText('23.1%')
  })

  test(`${locale}: a rule shows its odds, and its links work`, async ({ page }) => {
    await page.goto(`/${locale}/rules/cover/`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headOf(locale, 'cover').title)
    await expect(page.locator('.fold > summary strong')).toHaveText(['60%', '45%'])
    await page.locator('[data-text] a.rule[data-rule="armor-class"]').first().click()
    await expect(page).toHaveURL(`/${locale}/rules/armor-class/`)
    await page.getByRole('link', { name: nameOf(next), exact: true }).click()
    await expect(page).toHaveURL(`/${next}/rules/armor-class/`)
  })

  test(`${locale}: dice in the text link to their odds`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`/${locale}/rules/attack-roll/`)
    const dice = page.getByRole('link', { name: '1d20', exact: true }).first()
    await expect(dice).toHaveAttribute('href', `/${locale}/calculators/dice/?expr=1d20`)
    await dice.click()
    await expect(page).toHaveURL(`/${locale}/calculators/dice/?expr=1d20`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'calculators.dice.title'))
  })

  test(`${locale}: search forms are hidden, and the glossary is linked instead`, async ({ page }) => {
    for (const path of [`/${locale}/`, '/404.html', `/${locale}/search/`]) {
      await page.goto(path)
      for (const form of await page.locator('form').all()) await expect(form).toBeHidden()
    }
    await expect(page.getByText(say(locale, 'site.search.needs-script'))).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: say(locale, 'site.navigation.glossary'), exact: true })
      .click()
    await expect(page).toHaveURL(`/${locale}/glossary/`)
  })
}
