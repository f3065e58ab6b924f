import AxeBuilder from '@axe-core/playwright'
import { overflowing } from '../../../test/overflowing.ts'
import { expect, type Page, test } from '../../../test/test.ts'

test.use({ bypassCSP: true })

/** The code of an example, for the site that is tested. */
async function exampleOf(page: Page, id: string): Promise<string> {
  await page.goto('/developers/')
  const code = (await page.locator(`.example:has(#${id}) pre`).textContent()) ?? ''
  const site = new URL(page.url()).origin
  return code.replaceAll(/https?:\/\/[^/'"]+/gu, site)
}

test('the pages for developers fit 320 px, and axe finds nothing in both themes', { tag: '@long' }, async ({
  page,
}) => {
  for (const path of ['/developers/', '/developers/api/', '/developers/api/dice/', '/developers/api/compendium/']) {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    expect(await overflowing(page), path).toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      expect(
        violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
        `${path} ${colorScheme}`,
      ).toEqual([])
    }
  }
})

test('the example of data gives what it shows', async ({ page }) => {
  const code = (await exampleOf(page, 'data')).replaceAll(/^(.+?) \/\/ => (.+)$/gmu, 'answers.push([$1, $2])')
  const answers: unknown = await page.evaluate((body) => {
    const AsyncFunction = (async () => {}).constructor as FunctionConstructor
    return new AsyncFunction(body)()
  }, `const answers = []\n${code}\nreturn answers`)
  expect(answers).toHaveLength(2)
  for (const [found, expected] of answers as [unknown, unknown][]) expect(found).toEqual(expected)
})

test('the example of embed.js shows a preview and a calculator', async ({ page }) => {
  await page.setContent(await exampleOf(page, 'embed'))
  await expect(page.locator('rulestone-calculator')).toContainText('45%')
  await page.getByRole('link', { name: 'Half Cover' }).hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
})
