import AxeBuilder from '@axe-core/playwright'
import { unfoldHeader } from '../../../test/header.ts'
import { expect, type Locator, type Page, test } from '../../../test/test.ts'
import { say, saying } from '../../../test/words.ts'

const locale = 'th'
const ADDRESS = `/${locale}/rolls/`

const field = (page: Page): Locator => page.getByRole('textbox', { name: say(locale, 'dice.tray.dice'), exact: true })
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const rollButton = (page: Page): Locator => button(page, say(locale, 'dice.tray.roll'))
const total = (page: Page): Locator => page.locator('.tray-result .total')
const odds = (page: Page): Locator => page.getByRole('region', { name: say(locale, 'site.roll.odds') })

test('dice are tapped together, rolled, and listed in the history', { tag: '@phone' }, async ({ page, press }) => {
  await page.goto(ADDRESS)
  for (const name of ['d6', 'd6', '+1', 'd8', '−1', '+1']) await press(button(page, name))
  await expect(field(page)).toHaveValue('2d6+1d8+1')
  await expect(button(page, say(locale, 'site.roll.advantage'))).toBeDisabled()
  await press(rollButton(page))
  await expect(page.locator('.tray-result .die')).toHaveCount(3)
  const rolled = (await total(page).textContent()) ?? ''
  await expect(page.getByRole('status').filter({ hasText: `2d6+1d8+1` })).toContainText(rolled)
  await expect(page.getByRole('main').getByRole('listitem').locator('.total')).toHaveText([rolled])
  await press(button(page, say(locale, 'dice.tray.clear')))
  await press(button(page, say(locale, 'site.roll.advantage')))
  await expect(field(page)).toHaveValue('2d20kh1')
  await expect(page).toHaveURL(`${ADDRESS}?dice=2d20kh1`)
  for (const name of ['d20', say(locale, 'site.roll.advantage'), say(locale, 'dice.tray.clear')]) {
    const box = await button(page, name).boundingBox()
    expect(Math.min(box?.height ?? 0, box?.width ?? 0), name).toBeGreaterThanOrEqual(44)
  }
})

test('a roll made by keyboard is shown again by its link, and marked as shared', async ({ page }) => {
  await page.goto(ADDRESS)
  await field(page).focus()
  await page.keyboard.type('๑d20+๕')
  await page.keyboard.press('Enter')
  await expect(total(page)).toHaveText(/^\d+$/)
  await expect(field(page)).toBeFocused()
  const rolled = (await total(page).textContent()) ?? ''
  await expect(page).toHaveURL(/\?dice=.*&seed=\w+&turn=1&total=\d+$/)
  await page.reload()
  const shared = page.getByRole('region', { name: say(locale, 'site.rolls.shared') })
  await expect(shared.locator('.total')).toHaveText(rolled)
  await expect(shared).toContainText(saying(locale, 'site.rolls.holds', { dice: '1d20+5', total: rolled }))
  await field(page).press('Enter')
  await expect(page.locator('.tray-result .rolled-label')).toHaveText('1d20+5')
  await expect(shared).toHaveCount(0)
})

test('the odds of a number or more are typed, dragged or moved by keys', async ({ page }) => {
  await page.goto(`${ADDRESS}?dice=2d6`)
  const chance = odds(page).locator('.answer-figure')
  await expect(chance).toHaveText('58.3%')
  await odds(page).getByRole('spinbutton').fill('10')
  await expect(chance).toHaveText('16.7%')
  const slider = odds(page).getByRole('slider')
  await slider.press('ArrowRight')
  await expect(chance).toHaveText('8.3%')
  await expect(slider).toHaveAttribute('aria-valuenow', '11')
  await slider.press('Home')
  await expect(chance).toHaveText('100%')
  const box = await slider.boundingBox()
  if (box === null) throw new Error('The chart is not visible.')
  await page.mouse.move(box.x + 5, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 5, box.y + 100)
  await page.mouse.up()
  await expect(chance).toHaveText('2.8%')
  await field(page).fill('4d6ra1!')
  await expect(odds(page).getByText(say(locale, 'errors.dice.dependent-dice.reroll-add'))).toBeVisible()
  await expect(odds(page).getByRole('link')).toHaveAttribute('href', /\?expr=4d6ra%3D1%21$/)
})

test('favorites roll with one touch, also after a reload', async ({ page, press }) => {
  await page.goto(`${ADDRESS}?dice=2d6%2B3`)
  const add = say(locale, 'dice.tray.keep-dice', { dice: '2d6+3' })
  await page.getByRole('textbox', { name: say(locale, 'dice.tray.name') }).fill('Greatsword')
  const favorites = page.locator('.favourites li')
  await press(button(page, add))
  await expect(favorites).toHaveCount(1)
  await press(button(page, add))
  await expect(favorites).toHaveCount(2)
  await page.goto(ADDRESS)
  await press(button(page, 'Greatsword 2d6+3'))
  await expect(total(page)).toHaveText(/^\d+$/)
  await expect(field(page)).toHaveValue('2d6+3')
  await expect(page.locator('.roll-list .rolled-label')).toHaveText(['Greatsword 2d6+3'])
  await button(page, say(locale, 'dice.tray.remove', { name: 'Greatsword' })).press('Enter')
  await expect(button(page, say(locale, 'dice.tray.remove', { name: '2d6+3' }))).toBeFocused()
  await page.reload()
  await expect(favorites).toHaveText([/^2d6\+3/])
})

test('a mistake is explained with its place; an unfinished text only when it is rolled', { tag: '@long' }, async ({
  page,
  press,
}) => {
  await page.goto(ADDRESS)
  await field(page).fill('2d6+')
  await expect(field(page)).toHaveAttribute('aria-invalid', 'false')
  await press(rollButton(page))
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAccessibleDescription(saying(locale, 'errors.dice.unexpected-end'))
  await field(page).fill('4d6r1')
  await expect(page.locator('.problem-place mark')).toHaveText('r')
  await press(button(page, '4d6ro1'))
  await expect(field(page)).toHaveValue('4d6ro1')
  await expect(field(page)).toBeFocused()
  await expect(page.locator('.problem')).toHaveCount(0)
})

test('the dialog on another page has the tray, with a link to the odds', { tag: '@long' }, async ({ page, press }) => {
  await page.goto(`/${locale}/glossary/`)
  await unfoldHeader(page)
  await press(page.locator('.rolls-open'))
  await field(page).fill('8d6')
  await field(page).press('Enter')
  const dialog = page.getByRole('dialog', { name: say(locale, 'site.rolls.title') })
  await expect(dialog.locator('.tray-result .die')).toHaveCount(8)
  await expect(page).toHaveURL(`/${locale}/glossary/`)
  await expect(dialog.getByRole('link', { name: say(locale, 'site.roll.odds') })).toHaveAttribute(
    'href',
    `${ADDRESS}?dice=8d6`,
  )
})

test('axe finds nothing in the tray with a roll, odds, a favorite and a mistake', { tag: '@long' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('favourite-dice', '[{"dice":"2d6+3","name":"Greatsword"}]'))
  await page.goto(`${ADDRESS}?dice=2d6&seed=a&turn=1&total=99`)
  await expect(odds(page).locator('.answer-figure')).toBeVisible()
  const findings = async (): Promise<string[]> =>
    (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations.map(({ id }) => id)
  expect(await findings()).toEqual([])
  await rollButton(page).click()
  await field(page).fill('4d6r1')
  await expect(page.locator('.problem')).toBeVisible()
  expect(await findings()).toEqual([])
})
