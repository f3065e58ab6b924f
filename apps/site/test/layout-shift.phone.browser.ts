import { LOCALES } from './locales.ts'
import { seen, settle, watch } from './shifts.ts'
import { expect, test } from './test.ts'

const PATHS = ['', 'rules/attack-roll/', 'book/playing-the-game/exploration/', 'glossary/', 'calculators/attack/']

for (const { locale } of LOCALES) {
  for (const path of PATHS) {
    test(`${locale}: ${path}: no layout shift while it loads and scrolls`, async ({ page }) => {
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
