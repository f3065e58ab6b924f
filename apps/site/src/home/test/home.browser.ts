import { LOCALES } from '../../../test/locales.ts'
import { expect, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

/** What a phone shows without scrolling, and at most as many screens for the table of contents. */
const SCREEN = 844
const SCREENS_OF_CONTENTS = 3

for (const { locale } of LOCALES) {
  test(`${locale}: one phone screen has a sentence with its odds, the search, and the main pages`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: SCREEN })
    await page.goto(`/${locale}/`)
    await expect(page).toHaveTitle(`${say(locale, 'site.home.title')} · Rulestone`)
    for (const part of ['.attack-odds', '.search-field', '.parts']) {
      const box = await page.locator(`main ${part}`).boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? SCREEN), part).toBeLessThanOrEqual(SCREEN)
    }
    await expect(page.locator('.parts a')).toHaveCount(9)
    const top = (await page.locator('#rules').boundingBox())?.y ?? 0
    const end = (await page.getByRole('contentinfo').boundingBox())?.y ?? Number.POSITIVE_INFINITY
    expect(end - top).toBeLessThanOrEqual(SCREENS_OF_CONTENTS * SCREEN)
    const last = page.locator('.home > section').last()
    await expect(last.getByRole('link', { name: say(locale, 'site.editions.title') })).toBeVisible()
  })
}

test('dragging the number changes the odds, the chart and the link', async ({ page }) => {
  await page.goto('/th/')
  const odds = page.locator('.attack-odds')
  const number = odds.locator('.dragged')
  const chance = odds.locator('[data-value="chance"]')
  await expect(chance).toHaveText('55%')
  const { x, y, width, height } = (await number.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const middle = { x: x + width / 2, y: y + height / 2 }
  // Each 12 pixels are one: AC 18 is hit by a 13 or higher, 8 of 20.
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x + 38, middle.y, { steps: 4 })
  await page.mouse.up()
  await expect(odds.locator('[data-value="ac"]')).toHaveText('18')
  await expect(odds.locator('[data-value="needed"]')).toHaveText('13')
  await expect(chance).toHaveText('40%')
  await expect(odds.locator('[data-bar="normal"]')).toHaveAttribute('width', '40')
  // Without dragging, a press on the left side lowers it by one.
  await page.mouse.click(x + 6, middle.y)
  await expect(odds.locator('[data-value="ac"]')).toHaveText('17')
  const slider = odds.getByRole('slider', { name: say('th', 'site.home.armor-class') })
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '18: 40%')
  await odds.locator('[data-calculator-link]').click()
  await expect(page).toHaveURL('/th/calculators/attack/?ac=18')
  await expect(page.locator('[data-calculator="attack"] .answer-figure')).toHaveText('40%')
})
