import { LOCALES } from '../../../test/locales.ts'
import { expect, type Page, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

const rows = (page: Page) => page.locator('.list-rows > li:visible')
const query = (page: Page) => page.locator('.creature-filter [name="q"]')

for (const { locale } of LOCALES) {
  test(`${locale}: filters and words find creatures, and the URL keeps them`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/${locale}/creatures/`)
    await expect(rows(page)).toHaveCount(330)
    // SRD 5.2.1: the four oozes, one of which has Challenge Rating 1/2
    await page.locator('select[name="type"]').selectOption('ooze')
    await expect(rows(page)).toHaveCount(4)
    await page.locator('select[name="cr"]').selectOption('1/2')
    await expect(rows(page).locator('a')).toHaveAttribute('href', `/${locale}/creatures/gray-ooze/`)
    await expect(page).toHaveURL(/cr=1%2F2&type=ooze/)
    await page.reload()
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: say(locale, 'site.glossary.reset') }).click()
    await expect(rows(page)).toHaveCount(330)

    await query(page).fill('cr<=1 type:undead resist:cold speed:fly')
    await expect(rows(page).locator('a')).toHaveAttribute('href', `/${locale}/creatures/specter/`)
    await query(page).fill('colour:red')
    await expect(page.getByRole('alert')).toContainText('colour:red')
  })

  test(`${locale}: a stat block has its figures, and its dice roll`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/${locale}/creatures/owlbear/`)
    // SRD 5.2.1, Owlbear: AC 13, 59 Hit Points (7d10 + 21), Rend 2d8 + 5
    const lines = page.locator('.stat-lines dd')
    await expect(lines.nth(0)).toHaveText('13')
    await expect(lines.nth(2)).toContainText('59')
    await expect(lines.nth(2).locator('.dice')).toHaveAttribute('data-dice', '7d10+21')
    await expect(page.locator('.ability-scores tbody tr').first()).toContainText('20')
    await expect(page.locator('#rend .dice')).toHaveAttribute('data-dice', '2d8+5')
    await page
      .getByRole('navigation', { name: say(locale, 'site.navigation.trail') })
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(`/${locale}/creatures/`)
  })
}
