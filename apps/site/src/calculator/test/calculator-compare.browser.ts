import { calculatorOn } from '../../../test/calculator.ts'
import { expect, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

const site = (key: string): string => say('th', `site.calculator.${key}`)

test('two states are compared, and the URL has both', async ({ page, press }) => {
  await page.goto('/th/calculators/attack/?ac=12')
  const attack = await calculatorOn(page, 'th', 'attack')
  await press(attack.button(site('compare')))
  const table = attack.root.getByRole('region', { name: site('comparison') })
  await expect(table).toContainText(site('comparing'))
  await attack.number('ac').fill('18')
  // 7 or higher: 14 of 20; 13 or higher: 8 of 20.
  await expect(table.getByRole('row').nth(1)).toHaveText(`${say('th', 'calculators.attack.fields.ac.label')}1218`)
  const hit = `${say('th', 'calculators.attack.figures.hit.label')}70%40%`
  await expect(table.getByRole('row').nth(2)).toHaveText(hit)
  await expect(attack.root.locator('.bar-behind').first()).toBeAttached()
  await expect(page).toHaveURL('/th/calculators/attack/?ac=18&vs.ac=12')
  await page.reload()
  await expect(table.getByRole('row').nth(2)).toHaveText(hit)
  await press(attack.button(site('stop-comparing')))
  await expect(page).toHaveURL('/th/calculators/attack/?ac=18')
  await expect(table).toHaveCount(0)
})

test('comparing by keyboard keeps the focus', async ({ page }) => {
  await page.goto('/th/calculators/short-rest/')
  const rest = await calculatorOn(page, 'th', 'short-rest')
  const table = rest.root.getByRole('region', { name: site('comparison') })
  await rest.button(site('compare')).press('Enter')
  await expect(table).toBeVisible()
  await expect(rest.button(site('stop-comparing'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(table).toHaveCount(0)
  await expect(rest.button(site('compare'))).toBeFocused()
})

for (const [own, beside, address] of [
  ['srd-5.2.1', 'next-2012', '?vs.ruleset=next-2012'],
  ['srd-5.1', 'next-2012', '?ruleset=srd-5.1&vs.ruleset=next-2012'],
  ['srd-5.1', 'srd-5.2.1', '?ruleset=srd-5.1&vs='],
] as const) {
  test(`an answer of ${own} stands beside that of ${beside}, chosen by keyboard`, {
    tag: own === 'srd-5.2.1' ? [] : '@long',
  }, async ({ page }) => {
    await page.goto(`/th/calculators/short-rest/${own === 'srd-5.2.1' ? '' : `?ruleset=${own}`}`)
    const rest = await calculatorOn(page, 'th', 'short-rest')
    const table = rest.root.getByRole('region', { name: site('comparison') })
    const choice = rest.root.getByLabel(site('beside-edition'))
    await choice.focus()
    await choice.selectOption(beside)
    await expect(choice).toBeFocused()
    const editions = [beside, own].map((edition) =>
      say('th', `calculators.short-rest.fields.ruleset.options.${edition}`),
    )
    const label = say('th', 'calculators.short-rest.fields.ruleset.label')
    await expect(table.getByRole('row').filter({ hasText: label })).toHaveText(label + editions.join(''))
    await expect(page).toHaveURL(`/th/calculators/short-rest/${address}`)
    await choice.selectOption('')
    await expect(table).toHaveCount(0)
  })
}

test('an invalid parameter of the compared state is explained', { tag: '@long' }, async ({ page }) => {
  await page.goto('/th/calculators/attack/?ac=18&vs.ac=99')
  const attack = await calculatorOn(page, 'th', 'attack')
  const limits = { got: '99', minimum: '1', maximum: '40', default: '15' }
  await expect(attack.problems).toHaveText(`${site('a')}: ${say('th', 'errors.field.out-of-bounds', limits)}`)
  await expect(attack.number('ac')).toHaveValue('18')
})

test('the second calculator of a page has its own compared state', { tag: '@long' }, async ({ page }) => {
  await page.goto('/en/rules/cover/?three-quarters-cover.ac=18&three-quarters-cover.vs.ac=12')
  const first = await calculatorOn(page, 'en', 'attack', 1)
  const second = await calculatorOn(page, 'en', 'attack', 2)
  await expect(second.root.getByRole('region', { name: 'A beside B' })).toBeVisible()
  await expect(first.root.getByRole('region', { name: 'A beside B' })).toHaveCount(0)
})
