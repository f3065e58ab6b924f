import { LOCALES } from './locales.ts'
import { seen, settle, watch } from './shifts.ts'
import { expect, test } from './test.ts'

/** Pages without a drawing or a calculator load like these; only the long run loads them. */
const PATHS = ['rules/attack-roll/', 'calculators/attack/', '', 'book/playing-the-game/exploration/', 'glossary/']

for (const { locale } of LOCALES) {
  for (const [index, path] of PATHS.entries()) {
    test(`${locale}: ${path}: no layout shift while it loads and scrolls`, {
      tag: index < 2 ? [] : '@long',
    }, async ({ page }) => {
      await page.addInitScript(watch)
      await page.goto(`/${locale}/${path}`)
      await settle(page)
      expect(await seen(page), 'while it opens').toEqual([])
      const step = (await page.evaluate(() => innerHeight)) * 0.8
      const end = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = step; top < Math.min(end, 12 * step); top += step) {
        await page.evaluate((y) => scrollTo(0, y), top)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      }
      await settle(page)
      expect(await seen(page), 'while it is read').toEqual([])
    })
  }
}
