import { calculatorOn, reading } from '../../../test/calculator.ts'
import { LOCALES } from '../../../test/locales.ts'
import { expect, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

test('arrow keys show exact values of the chart', async ({ page }) => {
  await page.goto('/th/calculators/dice/?expr=2d6&at-least=7')
  const dice = await calculatorOn(page, 'th', 'dice')
  // 7 comes up in 6 of 36 pairs; 7 or more in 6 + 5 + 4 + 3 + 2 + 1 = 21.
  await expect(dice.headline).toHaveText('58.3%')
  await expect(dice.chart).toHaveAttribute('aria-valuetext', reading('th', '7', '16.7%', '58.3%'))
  await dice.chart.focus()
  for (const [key, outcome, chance, orMore] of [
    // 1, 2 and 3 of 36; 36, 35 and 33 of 36.
    ['Home', '2', '2.8%', '100%'],
    ['ArrowRight', '3', '5.6%', '97.2%'],
    ['ArrowUp', '4', '8.3%', '91.7%'],
    ['ArrowLeft', '3', '5.6%', '97.2%'],
    // 3 of 36 for 10 and 1 of 36 for 12; 6 of 36 are 10 or more.
    ['End', '12', '2.8%', '2.8%'],
    ['ArrowRight', '12', '2.8%', '2.8%'],
    ['PageDown', '7', '16.7%', '58.3%'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(dice.chart).toHaveAttribute('aria-valuetext', reading('th', outcome, chance, orMore))
    await expect(dice.root.getByText(reading('th', outcome, chance, orMore), { exact: true })).toBeVisible()
  }
})

test('a pointer or a finger shows the value of a bar, and a table lists all values', { tag: '@phone' }, async ({
  page,
  press,
  hasTouch,
}) => {
  await page.goto('/th/calculators/dice/?expr=1d4&at-least=2')
  const dice = await calculatorOn(page, 'th', 'dice')
  const { width = 0, height = 0 } = (await dice.chart.boundingBox()) ?? {}
  // Four bars of a quarter each; the third begins half way across.
  const position = { x: width * 0.6, y: height / 2 }
  await (hasTouch ? dice.chart.tap({ position }) : dice.chart.hover({ position }))
  await expect(dice.root.getByText(reading('th', '3', '25%', '50%'), { exact: true })).toBeVisible()
  const labels = dice.chart.locator('.bar-label')
  await expect(labels).toHaveText(['25%', '25%', '25%', '25%'])
  const atLeast = say('th', 'site.calculator.view-at-least')
  await press(dice.root.getByRole('radio', { name: atLeast, exact: true }).locator('xpath=..'))
  await expect(labels).toHaveText(['100%', '75%', '50%', '25%'])
  await press(dice.root.getByText(say('th', 'site.calculator.table'), { exact: true }))
  await expect(dice.root.getByRole('table').getByRole('row')).toHaveText([
    ['outcome', 'chance', 'or-more'].map((key) => say('th', `site.calculator.${key}`)).join(''),
    '125%100%',
    '225%75%',
    '325%50%',
    '425%25%',
  ])
})

test('the URL has the view of the chart', async ({ page, press }) => {
  const view = say('en', 'site.calculator.view-at-least')
  await page.goto('/en/rules/cover/')
  const half = await calculatorOn(page, 'en', 'attack')
  await press(half.root.locator('.chart-view label').filter({ hasText: view }))
  await expect(page).toHaveURL(/\/rules\/cover\/\?half-cover\.chart=at-least$/)
  await half.number('ac').fill('19')
  await expect(page).toHaveURL(/\?half-cover\.ac=19&half-cover\.chart=at-least$/)
  await page.reload()
  const again = await calculatorOn(page, 'en', 'attack')
  await expect(again.root.getByRole('radio', { name: view })).toBeChecked()
  const other = await calculatorOn(page, 'en', 'attack', 2)
  await expect(other.root.getByRole('radio', { name: view })).not.toBeChecked()
  await press(again.root.locator('.chart-view label').first())
  await expect(page).toHaveURL(/\?half-cover\.ac=19$/)

  await page.goto('/en/book/playing-the-game/combat/?half-cover.chart=at-least')
  await expect(page.locator('.fold[open]').getByRole('radio', { name: view })).toBeChecked()
})

test('a change updates the bars and marks those that meet the threshold', async ({ page }) => {
  await page.goto('/en/calculators/dice/?expr=1d20&at-least=11')
  const dice = await calculatorOn(page, 'en', 'dice')
  const bars = dice.chart.locator('rect')
  const met = dice.chart.locator('rect.met')
  await expect(bars).toHaveCount(20)
  await expect(met).toHaveCount(10)
  await dice.number('at-least').fill('16')
  await expect(met).toHaveCount(5)
  await dice.dice('expr').fill('1d6')
  await expect(bars).toHaveCount(6)
  await expect(met).toHaveCount(0)
  await expect(dice.headline).toHaveText('0%')
})

for (const forcedColors of ['none', 'active'] as const) {
  test(`no line crosses a label, colors forced: ${forcedColors}`, { tag: '@long' }, async ({ page }) => {
    await page.emulateMedia({ forcedColors })
    // The mean is beside the lowest winning outcome: its label covers that line.
    await page.goto('/en/calculators/contest/?modifier=1')
    const { root } = await calculatorOn(page, 'en', 'contest')
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    for (const label of await root.locator('.mark-label, .bar-label').all()) {
      await expect(label).toHaveCSS('paint-order', 'stroke')
      await expect(label).toHaveCSS('stroke', ground)
    }
    await expect(root.locator('.mark-label')).toHaveCount(2)
  })
}

test('forced colors apply to labels in every theme', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/en/calculators/contest/?modifier=1')
  const { root } = await calculatorOn(page, 'en', 'contest')
  const { ink } = await root.evaluate((box) => ({ ink: getComputedStyle(box).color }))
  const labels = await root.locator('.plot text').all()
  expect(labels.length).toBeGreaterThan(4)
  for (const label of labels) await expect(label).toHaveCSS('fill', ink)
})

test('a mark label near an edge stays inside the drawing', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const path of ['/en/calculators/objects/', '/en/calculators/short-rest/', '/th/calculators/short-rest/']) {
    await page.goto(path)
    const plot = await page.locator('.plot').first().boundingBox()
    const label = await page.locator('.mark-label.threshold').first().boundingBox()
    if (!plot || !label) throw new Error('no label')
    expect(label.x, path).toBeGreaterThanOrEqual(plot.x)
    expect(label.x + label.width, path).toBeLessThanOrEqual(plot.x + plot.width + 1)
  }
})

test('the decimal points of a column are aligned', { tag: '@long' }, async ({ page, press }) => {
  await page.goto('/en/calculators/attack/')
  const { root } = await calculatorOn(page, 'en', 'attack')
  await press(root.locator('.chart-table > summary'))
  // 45% to miss, and shares with a decimal: the distance of the end of each whole number from the end of its cell.
  const ends = await root.locator('.chart-table td:nth-child(2)').evaluateAll((cells) =>
    cells.map((cell) => {
      const [text] = cell.childNodes
      const whole = /\d+(?=\D)/.exec(text?.textContent ?? '')
      if (!text || !whole) return Number.NaN
      const range = document.createRange()
      range.setStart(text, whole.index)
      range.setEnd(text, whole.index + whole[0].length)
      return cell.getBoundingClientRect().right - range.getBoundingClientRect().right
    }),
  )
  expect(ends.length).toBeGreaterThan(5)
  for (const end of ends) expect(Math.abs(end - (ends[1] ?? 0))).toBeLessThan(2)
})

for (const { locale } of LOCALES) {
  test(`${locale}: chart labels do not overlap each other or the marks`, async ({ page }) => {
    const box = (selector: string) => page.locator(selector).evaluate((one) => one.getBoundingClientRect().toJSON())
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(`/${locale}/calculators/attack/`)
    await page.evaluate(() => document.documentElement.style.setProperty('--text-size', '1.35'))
    const mean = await box('.mark-label.mean')
    // Boxes are larger than their letters.
    expect((await box('.bar-label')).top).toBeGreaterThan(mean.bottom - 0.3 * mean.height)
    await page.goto(`/${locale}/calculators/falling/`)
    expect((await box('.mark-label.mean')).right).toBeLessThan((await box('.mark.threshold')).left)
  })
}
