import { calculatorOn } from '../../../test/calculator.ts'
import { RAW } from '../../../test/raw.ts'
import { expect, test } from '../../../test/test.ts'
import { say, termName } from '../../../test/words.ts'

// Each kind of field is used once: a list to search, presets, radio buttons, flags and checkboxes here, numbers and dice
// in calculator-typing, paths in calculator-drawing. `form/every-field.test.ts` renders every field in every language.

const site = (key: string): string => say('th', `site.calculator.${key}`)

test('an option is found by its name, its English name and the arrow keys', { tag: '@phone' }, async ({
  page,
  press,
}) => {
  await page.goto('/th/calculators/armor-class/')
  const calculator = await calculatorOn(page, 'th', 'armor-class')
  const label = say('th', 'calculators.armor-class.fields.armor.label')
  const armor = calculator.root.getByRole('combobox', { name: label, exact: true })
  const options = page.getByRole('option')
  await press(armor)
  await expect(options).toHaveCount(13)
  await armor.fill('plate armor')
  await expect(options.first()).toContainText(termName('th', 'plate-armor'))
  await armor.press('Enter')
  await expect(options).toHaveCount(0)
  await expect(armor).toHaveValue(termName('th', 'plate-armor'))
  // Plate armor is AC 18, whatever the Dexterity.
  await expect(calculator.headline).toHaveText('18')
  await expect(page).toHaveURL(/\?armor=plate-armor$/)

  await armor.fill(termName('th', 'chain-mail'))
  await press(options.first())
  await expect(calculator.headline).toHaveText('16')
  await expect(calculator.root.locator('[aria-current="true"]')).toContainText(termName('th', 'chain-mail'))

  await armor.press('ArrowDown')
  await armor.press('ArrowDown')
  await armor.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(armor).toHaveValue(termName('th', 'chain-mail'))
  await armor.fill('xyzzy')
  await expect(options).toHaveText(site('no-match'))
  await armor.blur()
  await expect(armor).toHaveValue(termName('th', 'chain-mail'))
  await expect(calculator.root).not.toHaveText(RAW)
})

test('a preset sets its fields, and undo reverts it', async ({ page, press }) => {
  await page.goto('/th/calculators/attack/?ac=12')
  const attack = await calculatorOn(page, 'th', 'attack')
  const presets = attack.root.getByRole('combobox', { name: site('presets'), exact: true })
  await press(presets)
  await press(page.getByRole('listbox').getByRole('option').nth(2))
  await expect(presets).not.toHaveValue('')
  await expect(page).not.toHaveURL('/th/calculators/attack/?ac=12')
  await press(attack.button(site('undo')))
  await expect(page).toHaveURL('/th/calculators/attack/?ac=12')
  await expect(attack.button(site('undo'))).toBeHidden()
})

test('undo reverts one change at a time, by button and by keyboard', async ({ page, press }) => {
  await page.goto('/th/calculators/attack/')
  const attack = await calculatorOn(page, 'th', 'attack')
  await attack.number('ac').fill('18')
  await press(attack.option('state', 'advantage').locator('xpath=..'))
  await attack.flag('resistance').check()
  await expect(page).toHaveURL(/\?ac=18&state=advantage&resistance=yes$/)
  await press(attack.button(site('undo')))
  await expect(attack.flag('resistance')).not.toBeChecked()
  await attack.option('state', 'advantage').focus()
  await page.keyboard.press('Control+z')
  await expect(attack.option('state', 'normal')).toBeChecked()
  // In a text field the keys undo what is typed.
  await attack.number('ac').focus()
  await page.keyboard.press('Control+z')
  await press(attack.button(site('undo')))
  await expect(attack.number('ac')).toHaveValue('15')
  await expect(page).toHaveURL('/th/calculators/attack/')
})

test('an edition offers its own conditions only', async ({ page, press }) => {
  const held = say('zh', 'calculators.conditions.fields.conditions.label')
  await page.goto('/zh/calculators/conditions/?conditions=intoxicated')
  const conditions = await calculatorOn(page, 'zh', 'conditions')
  const chips = conditions.root.locator('button.chip')
  const box = (id: string) => conditions.root.getByRole('checkbox', { name: termName('zh', id) })
  await expect(conditions.problems).toContainText('intoxicated')
  await expect(conditions.problems).not.toContainText(termName('zh', 'intoxicated'))
  await press(conditions.root.getByRole('combobox', { name: held, exact: true }))
  await expect(page.getByRole('option', { name: termName('zh', 'intoxicated') })).toHaveCount(0)
  await page.getByRole('option', { name: termName('zh', 'stunned') }).click()
  const names = ['grappled', 'poisoned', 'stunned'].map((id) => new RegExp(termName('zh', id), 'iu'))
  await expect(chips).toHaveText(names)
  await chips.last().click()
  await expect(chips).toHaveText(names.slice(0, 2))
  await press(conditions.root.locator('summary').filter({ hasText: say('zh', 'site.calculator.rare') }))
  await press(conditions.option('ruleset', 'next-2012').locator('xpath=..'))
  await expect(box('intoxicated')).not.toBeChecked()
  await expect(box('poisoned')).toHaveCount(0)
  // Conditions that the playtest lacks are available again under the other edition.
  await press(conditions.option('ruleset', 'srd-5.2.1').locator('xpath=..'))
  await expect(chips).toHaveText(names.slice(0, 2))
  await press(conditions.option('ruleset', 'next-2012').locator('xpath=..'))
  await press(box('intoxicated').locator('xpath=..'))
  await expect(page).toHaveURL(/\?conditions=intoxicated&ruleset=next-2012$/)
})

test('number fields in a row stay aligned while a problem is shown', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 })
  await page.goto('/th/calculators/initiative/')
  const { number, problems } = await calculatorOn(page, 'th', 'initiative')
  // The hint of the second takes a line or more.
  const pair = [number('foe-bonus'), number('foe-rolls')]
  const places = () =>
    Promise.all(
      pair.map((input) =>
        input.evaluate((one) => {
          const { x, y } = one.getBoundingClientRect()
          return [Math.round(x + scrollX), Math.round(y + scrollY)]
        }),
      ),
    )
  const before = await places()
  expect(before[0]?.[1]).toBe(before[1]?.[1])
  expect(before[0]?.[0]).not.toBe(before[1]?.[0])
  for (const input of pair) {
    await input.fill('99')
    await expect(problems).toHaveCount(1)
    expect(await places()).toEqual(before)
    await input.fill('1')
    await expect(problems).toHaveCount(0)
  }
})

test('an open list at the bottom of the window does not cover the label of its field', { tag: '@phone' }, async ({
  page,
  press,
}) => {
  await page.setViewportSize({ width: 390, height: 440 })
  await page.goto('/th/calculators/attack/')
  const attack = await calculatorOn(page, 'th', 'attack')
  const presets = attack.root.getByRole('combobox', { name: site('presets'), exact: true })
  await presets.evaluate((input) => input.scrollIntoView({ block: 'end' }))
  await press(presets)
  const list = page.getByRole('listbox')
  await expect(list).toBeVisible()
  const [label, drawn] = [await attack.root.locator('.presets .label').boundingBox(), await list.boundingBox()]
  expect(drawn && label && drawn.y + drawn.height <= label.y + 1).toBe(true)
  expect(drawn?.y).toBeGreaterThanOrEqual(0)
})

test('calculators are listed by topic', { tag: '@long' }, async ({ page }) => {
  await page.goto('/zh/calculators/')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    say('zh', 'site.calculators.topics.dice-and-tests'),
  )
  const combat = page.locator('#combat')
  await expect(combat.getByRole('heading', { level: 2 })).toHaveText(say('zh', 'site.calculators.topics.combat'))
  await expect(combat.getByRole('link', { name: say('zh', 'calculators.attack.title'), exact: true })).toBeVisible()
})

test('the names of rules in calculators do not wrap', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/th/calculators/attack/')
  const { root, flag } = await calculatorOn(page, 'th', 'attack')
  const names = root.locator('.no-break', { hasText: termName('th', 'damage') })
  expect(await names.count()).toBeGreaterThan(2)
  for (const width of [390, 360, 330, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const lines = await names.evaluateAll((spans) => spans.map((span) => span.getClientRects().length))
    expect(Math.max(...lines), `${width} pixels wide`).toBe(1)
  }
  // The name of the field is its whole label.
  await expect(flag('resistance')).toHaveAccessibleName(say('th', 'calculators.attack.fields.resistance.label'))
})

test('the widest number fits its field', { tag: ['@phone', '@long'] }, async ({ page }) => {
  await page.goto('/th/calculators/coins/')
  const { root } = await calculatorOn(page, 'th', 'coins')
  for (const input of await root.getByRole('spinbutton').all()) {
    await input.scrollIntoViewIfNeeded()
    await input.fill((await input.getAttribute('aria-valuemax')) ?? '')
    expect(await input.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  }
})
