import { foldedOn } from '../../../test/calculator.ts'
import { LOCALES } from '../../../test/locales.ts'
import { expect, type Page, test } from '../../../test/test.ts'

const PATHS = ['', 'rules/attack-roll/', 'book/playing-the-game/combat/', 'glossary/', 'calculators/attack/']

interface Course {
  /** when the page was first painted, in milliseconds from its start */
  readonly painted: number
  /** when each script was asked for, by its name */
  readonly scripts: Readonly<Record<string, number>>
  /** the style sheets that were fetched */
  readonly sheets: readonly string[]
}

const courseOf = (page: Page): Promise<Course> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime] as const)
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      scripts: Object.fromEntries(files.filter(([name]) => name.endsWith('.js'))),
      sheets: files.map(([name]) => name).filter((name) => name.endsWith('.css')),
    }
  })

for (const { locale } of LOCALES) {
  for (const path of PATHS) {
    test(`${locale}/${path}: nothing is asked for that is not read, until the page can be read`, async ({ page }) => {
      await page.goto(`/${locale}/${path}`)
      await page.locator('html[data-live]').waitFor()
      await page.waitForLoadState('networkidle')
      const { painted, scripts } = await courseOf(page)
      expect(Object.keys(scripts).length).toBeGreaterThan(1)
      for (const [name, asked] of Object.entries(scripts)) expect(asked, name).toBeGreaterThan(painted)
    })
  }

  test(`${locale}: a chapter carries its style`, async ({ page }) => {
    await page.goto(`/${locale}/book/playing-the-game/combat/`)
    expect((await courseOf(page)).sheets).toEqual([])
    await expect(page.locator('main')).toHaveCSS('display', 'grid')
    const { root } = await foldedOn(page, locale, 'dice', 1)
    await expect(root).toHaveCSS('display', 'grid')
  })
}

test('what a calculator imports is asked for with it', async ({ page }) => {
  await page.goto('/en/calculators/attack/')
  await page.locator('[data-calculator][data-ready]').waitFor()
  const chunks = (await page.locator('astro-island').getAttribute('data-chunks'))?.split(' ') ?? []
  expect(chunks.length).toBeGreaterThan(0)
  const { scripts } = await courseOf(page)
  const asked = Object.entries(scripts)
  const arrived = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return files.find(({ name }) => name.includes('/Calculator.'))?.responseEnd ?? Number.NaN
  })
  for (const chunk of chunks) {
    const [, at = Number.NaN] = asked.find(([name]) => name.endsWith(chunk)) ?? []
    expect(at, chunk).toBeLessThan(arrived)
  }
})
