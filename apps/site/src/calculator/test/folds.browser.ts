import { CHAPTERS, headOf } from '../../../test/entries.ts'
import { holdBack } from '../../../test/hold-back.ts'
import { arrived, expect, tabTo, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

/** A chapter with calculators for grid movement and jumps. */
const CHAPTER = 'book/playing-the-game/movement/'

test('a collapsed calculator in a chapter shows its answer in one line, and expands', { tag: '@phone' }, async ({
  page,
  press,
}) => {
  await page.goto(`/th/${CHAPTER}`)
  await arrived(page)
  await expect(page.locator('[data-calculator]')).toHaveCount(0)
  const fold = page.locator('[id="crawling.calculator-1"]')
  await expect(fold.locator('> summary')).toContainText(say('th', 'calculators.grid.title'))
  await expect(fold.locator('> summary strong')).toHaveText(/30/)
  await press(fold.locator('> summary'))
  const root = fold.locator('[data-calculator]')
  await expect(root).toHaveAttribute('data-ready', '')
  // Three squares at 10 feet each: 5 feet and as much again.
  await expect(root.locator('.answer-figure')).toHaveText(/30/)
  // The style of drawings was loaded with it.
  await expect(root.locator('.legend')).toHaveCSS('display', 'flex')
  await expect(root.locator('.step-rule').filter({ hasText: headOf('th', 'crawling').title })).toHaveCount(1)
  await press(fold.locator('> summary'))
  await expect(root).toBeHidden()
  await expect(fold.locator('> summary strong')).toBeVisible()
})

test('the calculator named in the URL is expanded', async ({ page }) => {
  await page.goto(`/th/${CHAPTER}#difficult-terrain.calculator-1`)
  const fold = page.locator('[id="difficult-terrain.calculator-1"]')
  await expect(fold.locator('[data-calculator]')).toHaveAttribute('data-ready', '')
  await expect(fold.locator('> summary')).toBeInViewport()
  await expect(page.locator('.fold[open]')).toHaveCount(1)
})

test('each collapsed calculator shows its question and answer in the reader’s units', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('units', 'metric'))
  await page.goto(`/en/${CHAPTER}`)
  const lines = page.locator('.fold > summary').filter({ hasText: say('en', 'calculators.grid.title') })
  await expect(page.locator('[id="crawling.calculator-1"] strong')).toHaveText('9 meters')
  const asked = await lines.locator('.asked').allTextContents()
  expect(new Set(asked).size).toBe(await lines.count())
  await expect(page.locator('[id="difficult-terrain.calculator-1"] .asked')).toContainText(
    '5 squares, 3 of them Difficult Terrain',
  )
  await expect(page.locator('[id="swim-speed.calculator-1"] .asked')).toContainText('Speed 12 meters')
})

test('each collapsed calculator links to its own page with its values', { tag: '@long' }, async ({ page }) => {
  await page.goto(`/en/${CHAPTER}`)
  const fold = page.locator('[id="crawling.calculator-1"]')
  await page.goto((await fold.locator('> p > a').getAttribute('href')) ?? '')
  await expect(page.locator('[data-calculator="grid"] .answer-figure')).toHaveText('30 feet')
})

test('a rule shows its calculators as a chapter does, and expands the one that is its point', async ({ page }) => {
  await page.goto('/en/rules/cover/')
  await expect(page.locator('.fold > summary strong')).toHaveText(['60%', '45%'])
  await expect(page.locator('[data-calculator]')).toHaveCount(0)
  await page.goto('/en/rules/cover/#half-cover.calculator-1')
  await expect(page.locator('.fold[open] [data-calculator]')).toHaveAttribute('data-ready', '')
  await page.goto('/en/rules/falling/')
  await expect(page.locator('.embed [data-calculator="falling"]')).toBeVisible()
  await expect(page.locator('.fold')).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a collapsed calculator shows its answer and contains a link to more', async ({ page }) => {
    await page.goto(`/th/${CHAPTER}`)
    const fold = page.locator('[id="crawling.calculator-1"]')
    await fold.locator('> summary').click()
    await expect(fold.locator('> summary strong')).toBeVisible()
    await fold.getByRole('link').click()
    await expect(page).toHaveURL(/\/th\/calculators\/grid\/\?path=e/)
  })
})

test('a calculator expanded before its script loads is rendered', { tag: '@long' }, async ({ page }) => {
  const arrive = await holdBack(page, /\/_astro\/unfold\..*\.js$/)
  await page.goto(`/en/${CHAPTER}`)
  const fold = page.locator('[id="crawling.calculator-1"]')
  await fold.locator('> summary').click()
  await expect(fold.locator('> summary strong')).toBeVisible()
  arrive()
  await expect(fold.locator('[data-calculator]')).toHaveAttribute('data-ready', '')
  await expect(fold.locator('> summary strong')).toBeHidden()
})

test('by keyboard: expanding, changing and collapsing a calculator updates its line', async ({ page }) => {
  await page.goto(`/en/${CHAPTER}`)
  await arrived(page)
  const fold = page.locator('[id="crawling.calculator-1"]')
  const line = fold.locator('> summary')
  await line.focus()
  await page.keyboard.press('Enter')
  const root = fold.locator('[data-calculator]')
  await expect(root).toHaveAttribute('data-ready', '')
  await tabTo(
    page,
    root.getByRole('checkbox', { name: say('en', 'calculators.grid.fields.ways.options.swimming'), exact: true }),
  )
  await page.keyboard.press('Space')
  // Crawling and swimming each cost as much again: three squares, 15 feet each.
  await expect(root.locator('.answer-figure')).toHaveText('45 feet')
  await line.focus()
  await page.keyboard.press('Enter')
  await expect(root).toBeHidden()
  await expect(line.locator('strong')).toHaveText('45 feet')
  await expect(line.locator('.asked')).toContainText('Crawling and Swimming')
})

test('a calculator that was collapsed again follows the reader’s units', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('units', 'metric'))
  await page.goto(`/en/${CHAPTER}#swim-speed.calculator-1`)
  const fold = page.locator('[id="swim-speed.calculator-1"]')
  await expect(fold.locator('[data-calculator]')).toHaveAttribute('data-ready', '')
  const other = page.locator('[id="crawling.calculator-1"] > summary data').first()
  await other.evaluate((figure) => figure.replaceChildren('not written again'))
  await fold.locator('> summary').click()
  await expect(fold.locator('> summary strong')).toHaveText('12 meters')
  await expect(other).toHaveText('not written again')
  await expect(fold.locator('> summary .asked')).toContainText('Speed 12 meters')
})

test('old URLs with calculator numbers still work; changes are written by name', { tag: '@long' }, async ({ page }) => {
  await page.goto(`/en/${CHAPTER}?4.speed=25&7.speed=10&at-least=1`)
  const climbing = page.locator('[id="climb-speed.calculator-1"] [data-calculator]')
  const speed = climbing.getByRole('spinbutton', { name: say('en', 'calculators.grid.fields.speed.label') })
  await expect(climbing).toHaveAttribute('data-ready', '')
  await expect(speed).toHaveValue('25')
  await expect(page.locator('.fold[open]')).toHaveCount(2)
  await speed.press('ArrowUp')
  await expect(speed).toHaveValue('30')
  await speed.press('ArrowUp')
  await expect(page).toHaveURL(/\?7\.speed=10&at-least=1&climb-speed\.speed=35$/)
})

test('each calculator of a chapter has its own name in URLs', async ({ page }) => {
  for (const chapter of CHAPTERS) {
    const html = await (await page.request.get(`/en/book/${chapter}/`)).text()
    const names = Array.from(html.matchAll(/data-prefixes="([^"|]*)\|/gu), ([, name]) => name)
    expect(new Set(names).size, chapter).toBe(names.length)
  }
})

test('jumping to an anchor does not expand a calculator', { tag: '@long' }, async ({ page }) => {
  await page.goto(`/en/${CHAPTER}?speed=25`)
  const first = page.locator('.fold').first()
  await expect(first.locator('[data-calculator]')).toHaveAttribute('data-ready', '')
  await expect(page.locator('.fold[open]')).toHaveCount(1)
  await first.locator('> summary').click()
  await page.evaluate(() => location.assign('#crawling'))
  await expect(page.locator('#crawling')).toBeInViewport()
  await expect(page.locator('.fold[open]')).toHaveCount(0)
})

test('other URL parameters do not expand a calculator', { tag: '@long' }, async ({ page }) => {
  await page.goto(`/en/${CHAPTER}?utm_source=x&3.nothing=1`)
  await arrived(page)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.fold[open]')).toHaveCount(0)
})
