import { gzipSync } from 'node:zlib'
import { calculatorOn } from '../../../test/calculator.ts'
import { holdBack } from '../../../test/hold-back.ts'
import { expect, test } from '../../../test/test.ts'

/** The maximum compressed bytes of script that a page loads before any interaction. */
const BUDGETS = [
  { path: '/en/glossary/', most: 6_000 },
  { path: '/en/rules/speed/', most: 6_000 },
  { path: '/en/calculators/attack/', most: 25_000 },
  { path: '/en/calculators/dice/', most: 25_000 },
  { path: '/en/calculators/grid/', most: 25_000 },
  { path: '/en/calculators/skills/', most: 25_000 },
] as const

for (const { path, most } of BUDGETS) {
  test(`${path} stays within its script budget`, async ({ page }) => {
    const scripts = new Map<string, Promise<Buffer>>()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body())
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const bodies = await Promise.all(scripts.values())
    const bytes = bodies.reduce((total, body) => total + gzipSync(body, { level: 9 }).length, 0)
    expect(bytes).toBeGreaterThan(1_000)
    expect(bytes).toBeLessThanOrEqual(most)
  })
}

test('what is done before the code of a calculator is there is not lost', async ({ page }) => {
  const arrive = await holdBack(page, /\/_astro\/attack\..*\.js$/)
  await page.goto('/en/calculators/attack/')
  const attack = await calculatorOn(page, 'en', 'attack')
  const more = attack.button('Armor Class: one more')
  await more.click()
  await more.click()
  await expect(attack.number('ac')).toHaveValue('17')
  await attack.flag('resistance').check()
  await attack.option('state', 'advantage').locator('xpath=..').click()
  await expect(attack.headline).toHaveText('55%')
  arrive()
  // A 12 or higher on the better of two: 1 − (11/20)² = 279/400.
  await expect(attack.headline).toHaveText('69.8%')
  await expect(page).toHaveURL('/en/calculators/attack/?ac=17&state=advantage&resistance=yes')
})
