import { calculatorOn } from '../../../test/calculator.ts'
import { expect, type Locator, type Page, tabTo, test } from '../../../test/test.ts'
import { say, saying } from '../../../test/words.ts'

/** The language of the pages; rolls are announced alike in all. */
const locale = 'th'

const panelOf = (page: Page, dice: string): Locator => page.getByRole('dialog', { name: dice, exact: true })

/** The total that is shown beside 1d20 and announced. */
async function rolled(page: Page): Promise<number> {
  const total = panelOf(page, '1d20').locator('.total')
  await expect(total).toHaveText(/^\d+$/)
  const shown = (await total.textContent()) ?? ''
  expect(Number(shown)).toBeGreaterThanOrEqual(1)
  expect(Number(shown)).toBeLessThanOrEqual(20)
  const sentence = say(locale, 'site.roll.result', { dice: '1d20', total: shown })
  const natural = /^(?:20|1)$/.test(shown) ? `. ${say(locale, `site.roll.natural-${shown}`)}` : ''
  const announced = page.getByRole('status').filter({ hasText: saying(locale, 'site.roll.result', { dice: '1d20' }) })
  await expect(announced).toHaveText(sentence + natural)
  return Number(shown)
}

/** A text, a summary and the glossary: the page of each, and the part of it. */
const PLACES = [
  ['rules/attack-roll', '[data-text]'],
  ['rules/attack-roll', '.summary'],
  ['glossary', 'dl'],
] as const

test('a click or a tap rolls the dice of a text, a summary and the glossary', { tag: '@phone' }, async ({
  page,
  press,
}) => {
  for (const [path, within] of PLACES) {
    const address = `/${locale}/${path}/`
    await page.goto(address)
    await press(page.locator(within).getByRole('button', { name: '1d20', exact: true }).first())
    await rolled(page)
    await expect(page).toHaveURL(address)
    await press(panelOf(page, '1d20').getByRole('button', { name: say(locale, 'site.roll.again') }))
    await rolled(page)
    await press(panelOf(page, '1d20').getByRole('button', { name: say(locale, 'site.roll.close') }))
    await expect(panelOf(page, '1d20')).toBeHidden()
  }
})

test('Enter and Space roll, and move the focus into the panel', async ({ page }) => {
  await page.goto(`/${locale}/rules/attack-roll/`)
  const dice = page.getByRole('button', { name: '1d20', exact: true }).first()
  await tabTo(page, dice)
  await page.keyboard.press('Enter')
  await rolled(page)
  await page.keyboard.press('Escape')
  await expect(panelOf(page, '1d20')).toBeHidden()
  await expect(dice).toBeFocused()
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Space')
  await rolled(page)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.keyboard.press('Tab')
  await expect(panelOf(page, '1d20').getByRole('button', { name: say(locale, 'site.roll.again') })).toBeFocused()
  await page.keyboard.press('Enter')
  await rolled(page)
})

test('a roll links to its odds', async ({ page, press }) => {
  await page.goto(`/${locale}/rules/attack-roll/`)
  await press(page.getByRole('button', { name: '1d20', exact: true }).first())
  await press(panelOf(page, '1d20').getByRole('link', { name: say(locale, 'site.roll.odds') }))
  await expect(page).toHaveURL(`/${locale}/calculators/dice/?expr=1d20`)
  const odds = await calculatorOn(page, locale, 'dice')
  await expect(odds.dice('expr')).toHaveValue('1d20')
  // 15 to 20: six faces of twenty.
  await expect(odds.headline).toHaveText('30%')
  await expect(odds.figure('mean')).toHaveText('10.5')
})

test('a rule rolls an ability score and drops the lowest die', { tag: '@long' }, async ({ page, press }) => {
  await page.goto(`/${locale}/rules/step-3-ability-scores/`)
  await press(page.getByRole('button', { name: '4d6kh3', exact: true }).first())
  const panel = panelOf(page, '4d6kh3')
  await expect(panel.locator('.die .face')).toHaveCount(4)
  const faces = (await panel.locator('.die .face').allTextContents()).map(Number)
  await expect(panel.locator('.die.dropped')).toHaveCount(1)
  const sum = faces.reduce((total, face) => total + face, 0) - Math.min(...faces)
  await expect(panel.locator('.total')).toHaveText(String(sum))
  await expect(panel.locator('.die.dropped .face')).toHaveText(String(Math.min(...faces)))
  const notes = say(locale, 'site.roll.dropped')
  const dropped = say(locale, 'site.roll.noted', { value: String(Math.min(...faces)), notes })
  await expect(page.getByRole('status').filter({ hasText: dropped })).toContainText(
    say(locale, 'site.roll.result', { dice: '4d6kh3', total: String(sum) }),
  )
})

test('twenty rolls of 1d20 are not all equal', { tag: '@long' }, async ({ page }) => {
  await page.goto(`/${locale}/rules/attack-roll/`)
  await page.getByRole('button', { name: '1d20', exact: true }).first().click()
  const again = panelOf(page, '1d20').getByRole('button', { name: say(locale, 'site.roll.again') })
  const totals = new Set<number>()
  for (let rolls = 0; rolls < 20; rolls += 1) {
    totals.add(await rolled(page))
    await again.click()
  }
  // Twenty fair rolls show fewer than four numbers less than once in 10^15 times.
  expect(totals.size).toBeGreaterThan(3)
})
