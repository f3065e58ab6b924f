import { calculatorOn } from '../../../test/calculator.ts'
import { expect, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

test('the accessible names of several calculators of a page begin with their headings', { tag: '@long' }, async ({
  page,
}) => {
  const title = say('zh', 'calculators.attack.title')
  const headings = ['half-cover', 'three-quarters-cover']
  await page.goto('/zh/rules/cover/')
  for (const [index, id] of headings.entries()) {
    const heading = await page.locator(`#${id}`).textContent()
    const { root } = await calculatorOn(page, 'zh', 'attack', index + 1)
    await expect(root).toHaveAccessibleName(`${heading} ${title}`)
  }
  await page.goto('/zh/book/playing-the-game/combat/')
  for (const id of headings) {
    const fold = page.locator(`[id="cover.${id}.calculator-1"]`)
    await fold.locator('> summary').click()
    const heading = await page.locator(`#${id}`).textContent()
    await expect(fold.locator('[data-calculator]')).toHaveAccessibleName(`${heading} ${title}`)
  }
})
