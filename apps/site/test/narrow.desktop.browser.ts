import { hydrate } from './calculator.ts'
import { openDisplay } from './header.ts'
import { LOCALES } from './locales.ts'
import { overflowing } from './overflowing.ts'
import { everyPage, htmlOf } from './pages.ts'
import { expect, test } from './test.ts'

for (const { locale } of LOCALES) {
  test(`${locale}: panels, mistakes and the display menu fit 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`/${locale}/calculators/attack/?ac=99&damage=2d6%2B%2B&state=foo&nonsense=1`)
    await expect(page.locator('[data-ready]')).toHaveCount(1)
    expect(await overflowing(page), 'mistakes').toEqual([])
    await openDisplay(page)
    expect(await overflowing(page), 'display').toEqual([])
    await page.goto(`/${locale}/rules/attack-roll/`)
    await page.locator('a.dice').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await overflowing(page), 'dice').toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('[data-text] a.rule').first().hover()
    await expect(page.getByRole('tooltip')).toBeVisible()
    expect(await overflowing(page), 'preview').toEqual([])
  })
}

/** Pages with long words, long lists or wide charts, which did not fit before. */
const WIDE = [
  '/en/rules/concentration/',
  '/en/rules/unconscious/',
  '/en/rules/hit-points/',
  '/en/book/playing-the-game/exploration/',
  '/th/rules/step-5-details/',
  '/th/calculators/experience/',
  '/zh/calculators/short-rest/',
]

test('the largest text fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() => localStorage.setItem('size', 'largest'))
  for (const path of WIDE) {
    await page.goto(path)
    expect.soft(await overflowing(page), path).toEqual([])
  }
})

for (const units of ['feet', 'metric', 'squares']) {
  test(`every calculator in ${units} fits 320 px with the largest text`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.addInitScript((system) => {
      localStorage.setItem('size', 'largest')
      localStorage.setItem('units', system)
    }, units)
    const calculators = everyPage('en').filter((path) => path.includes('/calculators/'))
    const withUnits = calculators.filter((path) => htmlOf(path).includes('class="unit"'))
    expect(withUnits.length).toBeGreaterThan(5)
    for (const path of withUnits) {
      await page.goto(path)
      await hydrate(page.locator('[data-calculator]'))
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
      })
      expect.soft(await overflowing(page), path).toEqual([])
    }
  })
}

for (const [path, words] of [
  ['/en/calculators/conditions/', 'Disadvantage'],
  ['/en/calculators/jump/', '4.5 meters'],
] as const) {
  test(`${words} does not break with the largest text`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.addInitScript(() => {
      localStorage.setItem('size', 'largest')
      localStorage.setItem('units', 'metric')
    })
    await page.goto(path)
    const answer = page.locator('.answer-figure').first()
    await expect(answer).toHaveText(words, { ignoreCase: true })
    const lines = await answer.evaluate((figure) => {
      const range = document.createRange()
      range.selectNodeContents(figure)
      return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom / 20))).size
    })
    expect(lines).toBe(1)
  })
}
