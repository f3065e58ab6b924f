import { calculatorOn } from '../../../test/calculator.ts'
import { holdBack } from '../../../test/hold-back.ts'
import { arrived, expect, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

const ISLAND = /\/_astro\/(?:Drawn)?Calculator\..*\.js$/

test('the code of a calculator loads on the first interaction', async ({ page, press }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/th/rules/playing-on-a-grid/')
  await arrived(page)
  const calculator = page.locator('[data-calculator="grid"]')
  await calculator.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((address) => ISLAND.test(address))).toEqual([])
  await press(calculator.getByRole('button', { name: say('th', 'site.calculator.path.back'), exact: true }))
  await expect(calculator).toHaveAttribute('data-ready', '')
  expect(scripts.filter((address) => ISLAND.test(address))).not.toEqual([])
  // The last of five squares is removed.
  await expect(calculator.locator('.answer-figure')).toHaveText(/20/)
})

test('interactions before hydration are replayed', { tag: '@phone' }, async ({ page, press }) => {
  const arrive = await holdBack(page, ISLAND)
  await page.goto('/zh/rules/falling/')
  await arrived(page)
  const calculator = page.locator('[data-calculator="falling"]')
  const field = (name: string): string => say('zh', `calculators.falling.fields.${name}.label`)
  const more = say('zh', 'site.calculator.more').replace('{{field}}', field('hit-points'))
  await press(calculator.getByRole('button', { name: more, exact: true }))
  await press(calculator.getByRole('checkbox', { name: field('resistance'), exact: true }))
  await calculator.getByRole('spinbutton', { name: field('feet'), exact: true }).fill('45')
  await press(calculator.locator('.share > summary'))
  await expect(calculator.locator('.answer-figure')).toHaveText('10.5')
  await expect(calculator).not.toHaveAttribute('data-ready')
  arrive()
  // Half of 4d6, rounded down: 14 / 2 − 1/4.
  await expect(calculator.locator('.answer-figure')).toHaveText('6.75')
  await expect(page).toHaveURL(/\.feet=45/)
  await expect(page).toHaveURL(/\.hit-points=13/)
  await expect(calculator.locator('.share-panel')).toBeVisible()
})

test('interactions before the code that computes has loaded are applied', { tag: '@long' }, async ({ page }) => {
  const arrive = await holdBack(page, /\/_astro\/attack\..*\.js$/)
  await page.goto('/en/calculators/attack/')
  const attack = await calculatorOn(page, 'en', 'attack')
  const more = attack.button('Armor Class: one more')
  await more.click()
  await more.click()
  await expect(attack.number('ac')).toHaveValue('17')
  await attack.flag('resistance').check()
  await attack.option('state', 'advantage').locator('xpath=..').click()
  await expect(attack.headline).toHaveText('55%')
  arrive()
  // A 12 or higher on the better of two: 1 − (11/20)² = 279/400.
  await expect(attack.headline).toHaveText('69.8%')
  await expect(page).toHaveURL('/en/calculators/attack/?ac=17&state=advantage&resistance=yes')
})

test('replayed interactions apply to the state of the URL', { tag: '@long' }, async ({ page, press }) => {
  const arrive = await holdBack(page, ISLAND)
  await page.goto('/en/calculators/attack/?ac=18')
  await arrived(page)
  const calculator = page.locator('[data-calculator="attack"]')
  const ac = say('en', 'calculators.attack.fields.ac.label')
  await press(calculator.getByRole('button', { name: say('en', 'site.calculator.more', { field: ac }), exact: true }))
  arrive()
  // A 14 or higher: 7 of 20.
  await expect(calculator.locator('.answer-figure')).toHaveText('35%')
  await expect(page).toHaveURL('/en/calculators/attack/?ac=19')
})

test('keys pressed in a field before hydration are applied', { tag: '@long' }, async ({ page }) => {
  const arrive = await holdBack(page, ISLAND)
  await page.goto('/en/rules/falling/')
  await arrived(page)
  const calculator = page.locator('[data-calculator="falling"]')
  const name = say('en', 'calculators.falling.fields.feet.label')
  const distance = calculator.getByRole('spinbutton', { name, exact: true })
  await distance.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  arrive()
  await expect(distance).toHaveValue('45')
  await expect(distance).toBeFocused()
  // 4d6.
  await expect(calculator.locator('.answer-figure')).toHaveText('14')
})

test('a combobox that was focused before hydration opens after it', { tag: '@long' }, async ({ page }) => {
  const arrive = await holdBack(page, ISLAND)
  await page.goto('/en/calculators/armor-class/')
  await arrived(page)
  const armor = page.getByRole('combobox', { name: say('en', 'calculators.armor-class.fields.armor.label') })
  await armor.focus()
  arrive()
  await expect(page.getByRole('option')).toHaveCount(13)
  await page.keyboard.type('plate armor')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-calculator] .answer-figure')).toHaveText('18')
})
