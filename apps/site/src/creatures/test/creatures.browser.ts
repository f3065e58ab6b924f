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
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).locator('a')).toHaveAttribute('href', `/${locale}/creatures/gray-ooze/`)
    await expect(page).toHaveURL(/\?(?=.*type=ooze)(?=.*cr=1%2F2)/)
    await page.reload()
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: say(locale, 'site.glossary.reset') }).click()
    await expect(rows(page)).toHaveCount(330)

    await query(page).fill('cr<=1 cr>1/2 type:undead resist:cold speed:fly')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).locator('a')).toHaveAttribute('href', `/${locale}/creatures/specter/`)
    await query(page).fill('colour:red')
    await expect(page.getByRole('alert')).toContainText('colour:red')
  })

  test(`${locale}: a stat block has its figures, and what they are made of`, { tag: '@phone' }, async ({
    page,
    press,
    isMobile,
  }) => {
    await page.goto(`/${locale}/creatures/owlbear/`)
    // SRD 5.2.1, Owlbear: AC 13, 59 Hit Points (7d10 + 21), Rend 2d8 + 5
    const lines = page.locator('.stat-lines dd')
    await expect(lines.nth(0)).toHaveText('13')
    await expect(lines.nth(2)).toContainText('59')
    await expect(lines.nth(2).locator('.dice')).toHaveAttribute('data-dice', '7d10+21')
    await expect(page.locator('.ability-scores tbody tr').first()).toContainText('20')
    const attack = page.locator('#rend .dice').first()
    await expect(attack).toHaveAttribute('data-dice', '1d20+7')
    await expect(page.locator('#rend .dice').nth(1)).toHaveAttribute('data-dice', '2d8+5')

    // An attack rolls, also with Advantage, and its odds are those of the attack.
    const name = say(locale, 'creatures.rolls.attack', { bonus: '+7' })
    await press(page.locator('#rend').getByRole('button', { name, exact: true }))
    const panel = page.getByRole('dialog', { name, exact: true })
    await expect(panel.locator('.total')).toHaveText(/^\d+$/)
    await press(panel.getByRole('button', { name: say(locale, 'site.roll.advantage'), exact: true }))
    await expect(panel.getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`/${locale}/calculators/attack/\\?bonus=7&damage=2d8%2B5&state=advantage$`),
    )
    await page.keyboard.press('Escape')

    // Passive Perception says how it comes about.
    const perception = lines.locator('[data-rule="passive-perception"]')
    if (isMobile) await perception.tap()
    else await perception.focus()
    await expect(page.locator('.preview .preview-why')).toHaveText(/^10 \+ .* 5 = 15$/)
    await page.keyboard.press('Escape')
    await page
      .getByRole('navigation', { name: say(locale, 'site.navigation.trail') })
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(`/${locale}/creatures/`)
  })
}

test('a second language comes part by part, and a stat block is printed alone on a page', async ({
  page,
  isMobile,
}) => {
  await page.goto('/en/creatures/adult-red-dragon/')
  await page.locator('select[data-second]').selectOption('th')
  const own = page.locator('[id="fire-breath"]')
  const second = page.locator('[id="fire-breath"] + [id="second.fire-breath"]')
  await expect(second).toHaveAttribute('lang', 'th')
  const [left, right] = [await own.boundingBox(), await second.boundingBox()]
  if (isMobile) expect(right?.y).toBeGreaterThanOrEqual((left?.y ?? 0) + (left?.height ?? 0))
  else expect(right?.y).toBeCloseTo(left?.y ?? 0, 0)
  await expect(page.locator('[data-key="ability-strength"] > .second')).toHaveAttribute('lang', 'th')
  await page.locator('select[data-second]').selectOption('')
  await expect(page.locator('.second')).toHaveCount(0)

  await page.emulateMedia({ media: 'print' })
  for (const control of ['.trail', '.rule-choices', '.corrections', '.neighbours', '.site-header']) {
    await expect(page.locator(control).filter({ visible: true })).toHaveCount(0)
  }
  // Each page of a PDF is an object of this type.
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/gu)).toHaveLength(1)
})

test('a calculator is filled in with an attacker and a target, and a change of the blow changes both', async ({
  page,
  press,
}) => {
  await page.goto('/th/calculators/attack/')
  const named = (name: string): string => say('th', `site.creature-presets.${name}`)
  await press(page.getByText(named('title')))
  const pick = async (role: string, typed: string): Promise<void> => {
    const field = page.getByRole('combobox', { name: named(role) })
    await field.focus()
    await expect(field).toBeEditable()
    await field.fill(typed)
    await page.keyboard.press('Enter')
  }
  const fields = (): Promise<Record<string, string>> =>
    page.evaluate(() => Object.fromEntries(new URLSearchParams(location.search)))
  await pick('attacker', 'ogre')
  await expect.poll(fields).toMatchObject({ bonus: '6', damage: '2d8+4' })
  await pick('target', 'skeleton')
  // A skeleton is vulnerable to the bludgeoning damage of the greatclub, and not to the piercing damage of the javelin.
  await expect.poll(fields).toMatchObject({ ac: '14', 'hit-points': '13', vulnerability: 'yes' })
  await expect(page.locator('#attack-1-ac')).toHaveValue('14')
  await press(page.getByRole('combobox', { name: named('blow') }))
  await page.locator('.picker-list').getByRole('option').nth(1).click()
  await expect.poll(fields).toMatchObject({ damage: '2d6+4', ac: '14' })
  expect(await fields()).not.toHaveProperty('vulnerability')
})
