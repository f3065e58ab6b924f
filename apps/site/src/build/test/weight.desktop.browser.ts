import { gzipSync } from 'node:zlib'
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
