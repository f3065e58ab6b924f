import { calculatorOn } from '../../../test/calculator.ts'
import { RAW } from '../../../test/raw.ts'
import { expect, test } from '../../../test/test.ts'
import { say, saying } from '../../../test/words.ts'

test('accepts Thai and full-width digits; an empty field is not an error', async ({ page }) => {
  await page.goto('/th/calculators/attack/?ac=๑๘')
  const attack = await calculatorOn(page, 'th', 'attack')
  await expect(attack.number('ac')).toHaveValue('18')
  await attack.number('ac').fill('１２')
  await expect(page).toHaveURL('/th/calculators/attack/?ac=12')
  await attack.number('ac').fill('12,5')
  await expect(attack.problems).toHaveCount(1)
  await expect(attack.root).not.toHaveText(RAW)
  await attack.number('ac').fill('')
  await expect(attack.problems).toHaveCount(0)
  await expect(attack.number('ac')).toHaveValue('')
  await attack.number('ac').blur()
  await expect(attack.number('ac')).toHaveValue('15')
})

test('the buttons, keys and bounds of a number field work', { tag: '@phone' }, async ({ page, press }) => {
  await page.goto('/zh/calculators/attack/?ac=39')
  const attack = await calculatorOn(page, 'zh', 'attack')
  const ac = say('zh', 'calculators.attack.fields.ac.label')
  const more = attack.button(say('zh', 'site.calculator.more', { field: ac }))
  const less = attack.button(say('zh', 'site.calculator.less', { field: ac }))
  await press(more)
  await expect(attack.number('ac')).toHaveValue('40')
  await expect(more).toBeDisabled()
  // Only a 20 hits.
  await expect(attack.headline).toHaveText('5%')
  await press(less)
  await press(less)
  await expect(attack.number('ac')).toHaveValue('38')
  await attack.number('ac').press('PageDown')
  await expect(attack.number('ac')).toHaveValue('33')
  await attack.number('ac').press('ArrowDown')
  await expect(attack.number('ac')).toHaveValue('32')
  await expect(page).toHaveURL('/zh/calculators/attack/?ac=32')
  await attack.number('bonus').fill('-2')
  await attack.number('bonus').blur()
  await expect(attack.number('bonus')).toHaveValue('−2')
  await expect(page).toHaveURL('/zh/calculators/attack/?bonus=-2&ac=32')
  await attack.number('ac').fill('41')
  const limits = { got: '41', minimum: '1', maximum: '40', default: '15' }
  await expect(attack.problems).toHaveText(say('zh', 'errors.field.out-of-bounds', limits))
  await expect(attack.number('bonus')).toHaveValue('−2')
})

test('a dice mistake is explained at its field until it is corrected', async ({ page }) => {
  await page.goto('/zh/calculators/dice/')
  const dice = await calculatorOn(page, 'zh', 'dice')
  await dice.dice('expr').fill('2d6×3')
  const sentence = saying('zh', 'errors.dice.unexpected-character', { got: '×', codePoint: 'U+00D7', position: '4' })
  await expect(dice.problems).toHaveText(sentence)
  await expect(dice.dice('expr')).toHaveAccessibleDescription(sentence)
  await expect(dice.dice('expr')).toHaveValue('2d6×3')
  await expect(dice.root).not.toHaveText(RAW)
  // Full width, as from an input method.
  await dice.dice('expr').fill('２ｄ６')
  await expect(dice.problems).toHaveCount(0)
  // Two dice reach 12 once in 36.
  await dice.number('at-least').fill('12')
  await expect(dice.headline).toHaveText('2.8%')
})

test('the steps give reasons, and one button resets all fields', async ({ page, press }) => {
  await page.goto('/en/calculators/attack/?cover=half&vulnerability=yes&adjust=-2')
  const attack = await calculatorOn(page, 'en', 'attack')
  const step = (id: string, values: Readonly<Record<string, string>>): string =>
    say('en', `calculators.attack.steps.${id}`, values)
  const half = say('en', 'calculators.attack.fields.cover.options.half')
  // The middle of 1d8+3: half of all rolls are 7 or less. 7 − 2 = 5, doubled 10.
  await expect(attack.steps).toHaveText([
    step('cover', { cover: half, ac: '15', bonus: '+2', armorClass: '17' }),
    step('needed', { bonus: '+5', armorClass: '17', needed: '12' }),
    step('normal', { dice: '1d20', chance: '45%' }),
    step('critical', { critical: '20', chance: '5%', damage: '1d8+3', criticalDamage: '2d8+3' }),
    step('adjustment', { before: '7', adjustment: '−2', after: '5' }),
    step('vulnerability', { before: '5', after: '10' }),
  ])
  await press(attack.button(say('en', 'site.calculator.reset')))
  await expect(page).toHaveURL('/en/calculators/attack/')
  await expect(attack.headline).toHaveText('55%')
  await expect(attack.option('cover', 'none')).toBeChecked()
  await expect(attack.flag('vulnerability')).not.toBeChecked()
})

test('the roll button uses the current state', async ({ page, press }) => {
  await page.goto('/th/calculators/attack/?state=advantage&damage=3d6')
  const attack = await calculatorOn(page, 'th', 'attack')
  const roll = say('th', 'calculators.attack.rolls.attack')
  await press(attack.button(roll))
  const results = attack.root.getByRole('list', { name: say('th', 'site.calculator.rolls') }).getByRole('listitem')
  await expect(results).toHaveCount(1)
  const attackTotal = Number(await results.first().locator('.total').textContent())
  expect(attackTotal).toBeGreaterThanOrEqual(6)
  expect(attackTotal).toBeLessThanOrEqual(25)
  await expect(results.first().locator('.die')).toHaveCount(2)
  await expect(results.first().locator('.die.dropped')).toHaveCount(1)
  await expect(attack.root.getByRole('status').filter({ hasText: `${roll}: ` })).toContainText(String(attackTotal))

  await press(attack.button(say('th', 'calculators.attack.rolls.damage')))
  await expect(results).toHaveCount(2)
  const faces = await results.first().locator('.die .face').allTextContents()
  expect(faces).toHaveLength(3)
  const sum = faces.reduce((total, face) => total + Number(face), 0)
  await expect(results.first().locator('.total')).toHaveText(String(sum))
  for (let rolls = 0; rolls < 5; rolls += 1) await press(attack.button(roll))
  await expect(results).toHaveCount(5)
})
