import next2012 from '@rulestone/content/differences/next-2012.json' with { type: 'json' }
import srd51 from '@rulestone/content/differences/srd-5.1.json' with { type: 'json' }
import { headOf } from '../../../test/entries.ts'
import { LOCALES } from '../../../test/locales.ts'
import { expect, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

const DIFFERENCES = [...srd51, ...next2012]

for (const { locale } of LOCALES) {
  test(`${locale}: the list of differences has all of each edition, each with its figures and both rules`, {
    tag: '@every-language',
  }, async ({ page }) => {
    await page.goto(`/${locale}/editions/`)
    const differences = page.locator('.differences > li')
    await expect(differences).toHaveCount(DIFFERENCES.length)
    for (const part of ['.current', '.older'])
      await expect(differences.locator(`${part}:not(:has(a.rule))`)).toHaveCount(0)
    await expect(page.getByText('{{')).toHaveCount(0)
    const dodge = page.locator('#difference-next-2012-dodge')
    await expect(dodge.locator('.older')).toContainText('+4')
    await expect(page.locator('#difference-next-2012-death-save .current')).toContainText('10')
    await dodge.locator('.older a.rule').click()
    await expect(page).toHaveURL(`/${locale}/rules/next-actions/#next-dodge`)
  })

  test(`${locale}: a rule links to its comparison with the other edition`, async ({ page }) => {
    await page.goto(`/${locale}/rules/death-saving-throw/`)
    await expect(page.locator('.other-edition').getByRole('link').last()).toHaveAttribute('data-rule', 'next-dying')
    await page
      .locator('.rule-context')
      .getByRole('link', { name: headOf(locale, 'next-dying').title })
      .last()
      .click()
    await expect(page).toHaveURL(`/${locale}/editions/next-dying/#death-saving-throw`)
    const row = page.locator('.beside-row').filter({ has: page.locator('[id="death-saving-throw"]') })
    await expect(row.locator('.older [id="next-death-save"]')).toBeVisible()
    const [left, right] = [await row.locator('.current').boundingBox(), await row.locator('.older').boundingBox()]
    expect(left?.y).toBe(right?.y)
    expect(left?.x).toBeLessThan(right?.x ?? 0)
    // Three of 1d20 at 10 or higher before three failures; and Constitution saves at DC 10 before death by 1d6 each.
    const deathSaves = page.locator('.both-answers').filter({ hasText: say(locale, 'calculators.death-saves.title') })
    await expect(deathSaves.locator('.answer-figure').first()).toHaveText('59.5%')
    const names = [say(locale, 'site.editions.current'), say(locale, 'site.editions.older.next-2012')]
    await expect(deathSaves.first().locator('.edition')).toHaveText(names)
    const figures = page.locator('section:has(> #figures) tbody tr')
    await expect(figures.filter({ hasText: say(locale, 'editions.figures.stable-hours') })).toContainText(/1d4.*2d6/)
    await deathSaves
      .getByRole('link', { name: say(locale, 'site.editions.compare') })
      .first()
      .click()
    await expect(page).toHaveURL(`/${locale}/calculators/death-saves/?ruleset=next-2012&vs=`)
    await expect(page.getByRole('region', { name: say(locale, 'site.calculator.comparison') })).toBeVisible()
  })

  test(`${locale}: a calculator names the playtest rules that it applies`, async ({ page }) => {
    await page.goto(`/${locale}/calculators/jump/`)
    const rules = page.locator('.rules-applied a.rule')
    const names = await rules.allTextContents()
    expect(new Set(names).size).toBe(names.length)
    const playtest = rules.filter({ hasText: say(locale, 'site.editions.older.next-2012') })
    await expect(playtest).toHaveAttribute('data-rule', 'next-jumping')
  })
}
