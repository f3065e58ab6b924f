import AxeBuilder from '@axe-core/playwright'
import { LOCALES } from '../../../test/locales.ts'
import { expect, test } from '../../../test/test.ts'

/** Pages that show illustrations, and how many. */
const PAGES = [
  ['book/rules-glossary/areas-of-effect', 7],
  ['book/playing-the-game/combat', 7],
  ['book/playing-the-game/exploration', 2],
  ['book/playing-the-game/movement', 3],
  // An area of each shape.
  ['spells/burning-hands', 1],
  ['spells/call-lightning', 2],
  ['spells/lightning-bolt', 1],
  ['spells/spirit-guardians', 1],
  ['spells/sleet-storm', 1],
  ['spells/thunderwave', 1],
  ['spells/wind-wall', 1],
  ['spells/zone-of-truth', 1],
] as const
/** The widths of pages, and how large the letters of labels are at least, in CSS pixels. */
const WIDTHS = [
  [320, 11],
  [390, 12],
  [1280, 12],
] as const
/** How far the lines of two labels may overlap: letters do not fill their lines. */
const SLACK = 5

/** Labels that lie on others, are cut off, or are too small; and the number of drawings. */
function checkLabels([least, slack]: readonly [number, number]): { problems: string[]; drawings: number } {
  const problems: string[] = []
  const drawings = Array.from(document.querySelectorAll<SVGSVGElement>('.illustration > svg'))
  for (const drawing of drawings) {
    const { x, y, width, height } = drawing.getBBox()
    const frame = drawing.viewBox.baseVal
    if (Math.min(x, y, frame.width - x - width, frame.height - y - height) < -slack) {
      problems.push(`${drawing.getAttribute('aria-labelledby')} is larger than its frame`)
    }
    const labels = Array.from(drawing.querySelectorAll('text'), (text) => ({
      words: `${drawing.getAttribute('aria-labelledby')}: ${text.textContent}`,
      box: text.getBoundingClientRect(),
      size: Number.parseFloat(getComputedStyle(text).fontSize) * (drawing.getScreenCTM()?.a ?? 0),
    }))
    for (const [index, { words, box, size }] of labels.entries()) {
      if (box.left < 0 || box.right > document.documentElement.clientWidth) problems.push(`${words} is cut off`)
      if (size < least) problems.push(`${words} has ${size} px`)
      for (const { words: other, box: its } of labels.slice(0, index)) {
        const across = Math.min(box.right, its.right) - Math.max(box.left, its.left)
        const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top)
        if (across > 1 && down > slack) problems.push(`${words} lies on ${other}`)
      }
    }
  }
  return { problems, drawings: drawings.length }
}

for (const { locale } of LOCALES) {
  test(`${locale}: labels are apart, inside the page and large enough`, async ({ page }) => {
    // Meters have the longest names.
    await page.addInitScript(() => localStorage.setItem('units', 'metric'))
    for (const [path, drawings] of PAGES) {
      await page.goto(`/${locale}/${path}/`)
      await expect(page.locator('[data-units-shown="metric"]')).toBeAttached()
      for (const [width, least] of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await page.evaluate(checkLabels, [least, SLACK] as const), path).toEqual({ problems: [], drawings })
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
