import { calculatorOn } from '../../../test/calculator.ts'
import { LOCALES } from '../../../test/locales.ts'
import { expect, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

for (const { locale } of LOCALES) {
  const site = (key: string): string => say(locale, `site.calculator.${key}`)
  const attackLabel = (key: string): string => say(locale, `calculators.attack.${key}`)

  test(`${locale}: a state is kept and compared with the next`, async ({ page, press }) => {
    await page.goto(`/${locale}/calculators/attack/?ac=12`)
    const attack = await calculatorOn(page, locale, 'attack')
    await press(attack.button(site('compare')))
    const table = attack.root.getByRole('region', { name: site('comparison') })
    await expect(table).toContainText(site('comparing'))
    await attack.number('ac').fill('18')
    // 7 or higher: 14 of 20; 13 or higher: 8 of 20.
    await expect(table.getByRole('row').nth(1)).toHaveText(`${attackLabel('fields.ac.label')}1218`)
    await expect(table.getByRole('row').nth(2)).toHaveText(`${attackLabel('figures.hit.label')}70%40%`)
    await expect(attack.root.locator('.bar-behind').first()).toBeAttached()
    await expect(page).toHaveURL(`/${locale}/calculators/attack/?ac=18&vs.ac=12`)
    await page.reload()
    await expect(table.getByRole('row').nth(2)).toHaveText(`${attackLabel('figures.hit.label')}70%40%`)
    await press(attack.button(site('stop-comparing')))
    await expect(page).toHaveURL(`/${locale}/calculators/attack/?ac=18`)
    await expect(table).toHaveCount(0)
  })

  test(`${locale}: who compares at a keyboard stays where they pressed`, async ({ page }) => {
    await page.goto(`/${locale}/calculators/short-rest/`)
    const rest = await calculatorOn(page, locale, 'short-rest')
    const table = rest.root.getByRole('region', { name: site('comparison') })
    await rest.button(site('compare')).press('Enter')
    await expect(table).toBeVisible()
    await expect(rest.button(site('stop-comparing'))).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(table).toHaveCount(0)
    await expect(rest.button(site('compare'))).toBeFocused()
    await rest.button(site('both-editions')).press('Enter')
    await expect(table).toBeVisible()
    await expect(rest.button(site('both-editions'))).toBeFocused()
  })

  test(`${locale}: both editions by one press`, async ({ page, press }) => {
    await page.goto(`/${locale}/calculators/short-rest/`)
    const rest = await calculatorOn(page, locale, 'short-rest')
    await press(rest.button(site('both-editions')))
    const options = ['srd-5.2.1', 'next-2012'].map((edition) =>
      say(locale, `calculators.short-rest.fields.ruleset.options.${edition}`),
    )
    const table = rest.root.getByRole('region', { name: site('comparison') })
    const label = say(locale, 'calculators.short-rest.fields.ruleset.label')
    await expect(table.getByRole('row').filter({ hasText: label })).toHaveText(label + options.join(''))
    await expect(page).toHaveURL(`/${locale}/calculators/short-rest/?ruleset=next-2012&vs=`)
  })

  test(`${locale}: a mistake in the kept state is named`, async ({ page }) => {
    await page.goto(`/${locale}/calculators/attack/?ac=18&vs.ac=99`)
    const attack = await calculatorOn(page, locale, 'attack')
    const sentence = say(locale, 'errors.field.out-of-bounds', {
      got: '99',
      minimum: '1',
      maximum: '40',
      default: '15',
    })
    await expect(attack.problems).toHaveText(`${site('a')}: ${sentence}`)
    await expect(attack.number('ac')).toHaveValue('18')
  })

  test(`${locale}: the chart shows the chance of each result or more`, async ({ page, press }) => {
    await page.goto(`/${locale}/calculators/dice/?expr=1d4&at-least=2`)
    const dice = await calculatorOn(page, locale, 'dice')
    const labels = dice.chart.locator('.bar-label')
    await expect(labels).toHaveText(['25%', '25%', '25%', '25%'])
    await press(dice.root.getByRole('radio', { name: site('view-at-least'), exact: true }).locator('xpath=..'))
    await expect(labels).toHaveText(['100%', '75%', '50%', '25%'])
  })
}

test('the second calculator of a page keeps its own state to compare with', async ({ page }) => {
  await page.goto('/en/rules/cover/?three-quarters-cover.ac=18&three-quarters-cover.vs.ac=12')
  const first = await calculatorOn(page, 'en', 'attack', 1)
  const second = await calculatorOn(page, 'en', 'attack', 2)
  await expect(second.root.getByRole('region', { name: 'A beside B' })).toBeVisible()
  await expect(first.root.getByRole('region', { name: 'A beside B' })).toHaveCount(0)
})
