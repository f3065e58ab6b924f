import { LOCALES } from '../../../test/locales.ts'
import { expect, test } from '../../../test/test.ts'

/** Number of tested links, more than one panel covers. */
const MOST = 12

/** A phone with its on-screen keyboard, and 1280 by 1024 pixels at 400 %. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
]

for (const { locale } of LOCALES)
  for (const viewport of WINDOWS)
    test(`${locale}: at ${viewport.width} by ${viewport.height} a preview does not cover the focused link`, {
      tag: viewport.height < 300 ? [] : '@long',
    }, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(`/${locale}/rules/attack-roll/`)
      const links = page.locator('[data-text] a.rule[data-rule]:visible')
      const count = Math.min(MOST, await links.count())
      expect(count).toBeGreaterThan(5)
      for (let index = 0; index < count; index++) {
        const link = links.nth(index)
        await link.focus()
        await expect(link).toHaveAttribute('aria-describedby', 'preview')
        const preview = page.locator('.preview')
        await expect(preview).toHaveCount(1)
        const [panel, own] = await Promise.all([preview.boundingBox(), link.boundingBox()])
        if (!panel || !own) throw new Error('A link or its preview is not shown.')
        const isApart = own.y + own.height <= panel.y || own.y >= panel.y + panel.height
        expect(isApart, `${await link.textContent()} is behind its preview`).toBe(true)
        expect(panel.y).toBeGreaterThanOrEqual(0)
        expect(panel.y + panel.height).toBeLessThanOrEqual(viewport.height)
        expect(panel.height).toBeGreaterThan(60)
      }
    })

test('a roll by keyboard in a narrow window does not cover its dice in the text', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/en/rules/critical-hit/')
  const dice = page.locator('[data-text] a.dice').first()
  await dice.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await dice.focus()
  await page.keyboard.press('Enter')
  const panel = page.locator('.roll-panel')
  await expect(panel).toBeVisible()
  const [rolled, own] = await Promise.all([panel.boundingBox(), dice.boundingBox()])
  expect(rolled?.y).toBe(0)
  expect((rolled?.y ?? 0) + (rolled?.height ?? 0)).toBeLessThanOrEqual(own?.y ?? 0)
})
