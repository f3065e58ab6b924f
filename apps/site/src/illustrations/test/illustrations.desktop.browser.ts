import AxeBuilder from '@axe-core/playwright'
import { LOCALES } from '../../../test/locales.ts'
import { expect, test } from '../../../test/test.ts'

/** Pages that show every illustration: chapters, in which each stands once. */
const CHAPTERS = [
  'rules-glossary/areas-of-effect',
  'playing-the-game/combat',
  'playing-the-game/exploration',
  'playing-the-game/movement',
]
const WIDTHS = [320, 390, 1280]
const UNITS = ['feet', 'metric', 'squares']
/** The smallest letters of a label, in CSS pixels, by the width of the page. */
const smallest = (width: number): number => (width === 320 ? 11 : 12)

for (const { locale } of LOCALES) {
  test(`${locale}: the labels of each illustration are apart, inside the page, and large enough`, async ({ page }) => {
    test.slow()
    for (const chapter of CHAPTERS) {
      for (const units of UNITS) {
        await page.goto(`/${locale}/book/${chapter}/`)
        await page.evaluate((value) => localStorage.setItem('units', value), units)
        await page.reload()
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          const problems = await page.evaluate((least) => {
            const found: string[] = []
            for (const drawing of document.querySelectorAll('.illustration > svg')) {
              const name = drawing.getAttribute('aria-labelledby')
              const texts = Array.from(drawing.querySelectorAll('text'))
              const boxes = texts.map((text) => text.getBoundingClientRect())
              for (const [index, box] of boxes.entries()) {
                const text = texts[index]
                const words = text?.textContent
                if (box.left < 0 || box.right > document.documentElement.clientWidth)
                  found.push(`${name}: ${words} is cut`)
                const scale = box.height / (text?.getBBox().height ?? 1)
                const size = parseFloat(getComputedStyle(text ?? drawing).fontSize) * scale
                if (size < least) found.push(`${name}: ${words} has ${size} px`)
                for (const [other, its] of boxes.slice(0, index).entries()) {
                  const across = Math.min(box.right, its.right) - Math.max(box.left, its.left)
                  const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top)
                  if (across > 1 && down > 5) found.push(`${name}: ${words} over ${texts[other]?.textContent}`)
                }
              }
            }
            return found
          }, smallest(width))
          expect(problems, `${chapter}, ${units}, ${width} px`).toEqual([])
        }
      }
    }
  })
}

test('an illustration has a name and a caption, and its labels follow the units of the reader', async ({ page }) => {
  await page.goto('/en/rules/cone/')
  const image = page.getByRole('img', { name: /A Cone 30 feet long over a grid/ })
  await expect(image).toBeVisible()
  await expect(image.locator('text').last()).toHaveText('30 feet')
  await page.evaluate(() => localStorage.setItem('units', 'metric'))
  await page.reload()
  await expect(page.locator('.illustration text').last()).toHaveText(/^9\smeters$/)
  await expect(page.locator('.illustration figcaption')).toContainText(/9\smeters wide at its end/)
  await expect(page.getByRole('img', { name: /A Cone 9\smeters long over a grid/ })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('.illustration').analyze()
  expect(violations).toEqual([])
})
