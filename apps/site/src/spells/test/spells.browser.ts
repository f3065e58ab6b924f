import { LOCALES } from '../../../test/locales.ts'
import { expect, type Page, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

const rows = (page: Page) => page.locator('.spell-rows > li:visible')
const count = (page: Page) => page.locator('.spell-count [role="status"]')

for (const { locale } of LOCALES) {
  test(`${locale}: filters and words find spells, and the URL keeps them`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/${locale}/spells/`)
    const all = await rows(page).count()
    await page.locator('select[name="list"]').selectOption('cleric')
    await page.locator('select[name="save"]').selectOption('dexterity')
    await expect(rows(page)).not.toHaveCount(all)
    await expect(rows(page).locator('a')).toHaveAttribute('href', `/${locale}/spells/sacred-flame/`)
    await expect(page).toHaveURL(/list=cleric&save=dexterity/)
    await page.reload()
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: say(locale, 'site.glossary.reset') }).click()
    await expect(rows(page)).toHaveCount(all)

    await page.locator('input[name="q"]').fill('save:wis level<1')
    await expect(rows(page).locator('a')).toHaveAttribute('href', `/${locale}/spells/vicious-mockery/`)
    await page.locator('input[name="q"]').fill('colour:red list:paladin level:0')
    await expect(page.getByRole('alert')).toContainText('colour:red')
    await expect(count(page)).toHaveText(say(locale, 'site.spells.none'))
  })

  test(`${locale}: a spell shows its facts, and its dice roll`, { tag: '@every-language' }, async ({ page }) => {
    await page.goto(`/${locale}/spells/fireball/`)
    const facts = page.locator('.spell-stats dd')
    // SRD 5.2.1, page 131: Sorcerer, Wizard; action; 150 feet; V, S, M; instantaneous
    await expect(facts).toHaveCount(5)
    await expect(facts.nth(2)).toContainText('150')
    await expect(facts.nth(3)).toContainText('V, S, M')
    await expect(page.locator('.rule-text .dice').first()).toHaveAttribute('data-dice', '8d6')
    await page
      .getByRole('navigation', { name: say(locale, 'site.navigation.trail') })
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(`/${locale}/spells/`)
  })
}

test('without scripts the list is whole', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/en/spells/')
  expect(await rows(page).count()).toBeGreaterThan(20)
  await expect(page.locator('.spell-filter')).toBeHidden()
  await context.close()
})
