import { LOCALES } from '../../../test/locales.ts'
import { expect, type Page, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

const rows = (page: Page) => page.locator('.spell-rows > li:visible')
const count = (page: Page) => page.locator('.filter-count [role="status"]')
const query = (page: Page) => page.locator('.spell-filter [name="q"]')

for (const { locale } of LOCALES) {
  test(`${locale}: filters and words find spells, and the URL keeps them`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/${locale}/spells/`)
    await expect(rows(page)).toHaveCount(339)
    await page.locator('select[name="list"]').selectOption('cleric')
    await page.locator('select[name="level"]').selectOption('0')
    await page.locator('.more-filters summary').click()
    await page.locator('select[name="save"]').selectOption('dexterity')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).locator('a')).toHaveAttribute('href', `/${locale}/spells/sacred-flame/`)
    await expect(page).toHaveURL(/list=cleric&level=0&save=dexterity/)
    await page.reload()
    await expect(rows(page)).toHaveCount(1)
    await expect(page.locator('select[name="save"]')).toBeVisible()
    await page.getByRole('button', { name: say(locale, 'site.glossary.reset') }).click()
    await expect(rows(page)).toHaveCount(339)

    await query(page).fill('save:wis damage:psychic level<1')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).locator('a')).toHaveAttribute('href', `/${locale}/spells/vicious-mockery/`)
    await query(page).fill('colour:red list:paladin level:0')
    await expect(page.getByRole('alert')).toContainText('colour:red')
    await expect(count(page)).toHaveText(say(locale, 'site.spells.none'))
  })

  test(`${locale}: a spell shows its facts, and its dice roll`, async ({ page }) => {
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

  test(`${locale}: the level of the slot fills in the calculator, closed or open`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(`/${locale}/spells/fireball/`)
    const fold = page.locator('.spell-calculations .fold').first()
    // Worked by hand: see calculations.test.ts
    await expect(fold.locator('.fold-answer strong')).toHaveText('22.3')
    const levels = page.getByRole('group', { name: say(locale, 'site.spells.casting-level.slot') })
    await levels.getByRole('radio', { name: '5' }).check({ force: true })
    await expect(fold.locator('.fold-answer strong')).toHaveText('27.9')
    await fold.locator('summary').first().click()
    const damage = fold.getByRole('textbox').first()
    await expect(damage).toHaveValue('10d6')
    await levels.getByRole('radio', { name: '9' }).check({ force: true })
    await expect(damage).toHaveValue('14d6')
  })
}

test('kept spells are listed, shared as a link, and printed as cards', async ({ page }) => {
  await page.goto('/en/spells/')
  await page.getByRole('button', { name: 'Keep Fireball', exact: true }).click()
  await page.goto('/en/spells/wish/')
  const keep = page.getByRole('button', { name: 'Keep', exact: true })
  await keep.click()
  await expect(keep).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/en/spells/')
  await page.getByRole('checkbox', { name: 'Only kept spells (2)' }).check()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('link', { name: 'Spell cards' }).click()
  const cards = page.locator('.card')
  await expect(cards.first()).toContainText('8d6')
  await expect(cards.filter({ hasText: 'Wish, continued' }).first()).toBeVisible()
  const most = await cards.count()
  await page.locator('.card-choices label', { hasText: '9' }).click()
  await expect(page.locator('.cards')).toHaveAttribute('data-per', '9')
  expect(await cards.count()).toBeGreaterThanOrEqual(most)
  const overflowing = await cards.evaluateAll(
    (all) => all.filter((card) => card.scrollHeight > card.clientHeight + 1).length,
  )
  expect(overflowing).toBe(0)

  await page.goto('/en/spells/?only=shield.bless')
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Keep them' }).click()
  await expect(rows(page)).toHaveCount(4)
})

test('several lists have names; one is renamed, deleted, brought back and shared', async ({ page, context }) => {
  await page.goto('/en/spells/')
  await page.getByRole('button', { name: 'Keep Fireball', exact: true }).click()
  await page.getByText('Make and rename lists').click()
  const name = page.getByRole('textbox', { name: 'Name of a list' })
  const picker = page.getByRole('combobox', { name: 'List' })
  await name.fill('Mira')
  await name.press('Enter')
  await expect(picker).toHaveValue('Mira')
  await page.getByRole('button', { name: 'Keep Bless', exact: true }).click()
  await page.getByRole('button', { name: 'Keep Aid', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Only kept spells (2)' }).check()
  await expect(rows(page)).toHaveCount(2)
  await name.fill('Mira')
  await page.getByRole('button', { name: 'New list' }).click()
  await expect(page.getByText('There is a list named Mira already.')).toBeVisible()
  await name.fill('Mira, level 5')
  await page.getByRole('button', { name: 'Rename this list' }).click()
  await expect(picker.locator('option:checked')).toHaveText('Mira, level 5 (2)')
  await page.getByRole('button', { name: 'Delete this list' }).click()
  await expect(picker.locator('option')).toHaveText(['My spells (1)'])
  const restore = page.getByRole('button', { name: 'Bring it back' })
  await expect(restore).toBeFocused()
  await restore.press('Enter')
  await expect(picker).toHaveValue('Mira, level 5')
  await page.getByRole('button', { name: 'Show all', exact: true }).click()
  await expect(picker).toHaveValue('Mira, level 5')
  await page.getByRole('checkbox', { name: 'Only kept spells (2)' }).check()
  await picker.selectOption({ label: 'My spells (1)' })
  await expect(rows(page).getByRole('link')).toHaveText(['Fireball'])

  await page.goto('/en/spells/?only=shield.bless&named=Sol')
  await page.getByRole('button', { name: 'Keep them' }).click()
  await expect(picker).toHaveValue('Sol')
  await expect(rows(page)).toHaveCount(2)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy a link to them' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?only=shield\.bless&named=Sol$/)
})

test('a link to a spell shows what it does', async ({ page }) => {
  await page.goto('/en/spells/cloudkill/')
  await page.locator('.rule-text').getByRole('link', { name: 'Gust of Wind' }).hover()
  await expect(page.getByRole('tooltip')).toContainText('Gust of Wind')
})

test('the list is sorted by name, and by level again', async ({ page }) => {
  await page.goto('/en/spells/?sort=name')
  await expect(rows(page).first().locator('a')).toHaveText('Acid Arrow')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('level')
  await expect(rows(page).first().locator('a')).toHaveText('Acid Splash')
})

test('without scripts the list is whole', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/en/spells/')
  await expect(rows(page)).toHaveCount(339)
  await expect(page.locator('.spell-filter')).toBeHidden()
  await context.close()
})
