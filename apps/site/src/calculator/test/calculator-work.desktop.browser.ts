import { calculatorOn } from '../../../test/calculator.ts'
import { expect, test } from '../../../test/test.ts'

/** Delays every answer of the worker by so many milliseconds. */
const slowWorker = (delay: number) => {
  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (this: Worker, message: unknown) {
    const isAnswer = JSON.stringify(message).includes('"answer"')
    setTimeout(() => post.call(this, message), isAnswer ? delay : 0)
  }
}

test('a long computation shows progress and can be cancelled; the last answer stays', async ({ page }) => {
  await page.addInitScript(slowWorker, 2_000)
  await page.goto('/en/calculators/attack/')
  const attack = await calculatorOn(page, 'en', 'attack')
  await attack.number('ac').fill('18')
  await expect(attack.root.getByRole('progressbar')).toBeVisible()
  await attack.button('Cancel').click()
  await expect(attack.root.getByRole('progressbar')).toHaveCount(0)
  await expect(attack.number('ac')).toHaveValue('15')
  await expect(attack.headline).toHaveText('55%')
  // The next change is answered normally.
  await attack.flag('resistance').check()
  await expect(attack.figure('maximum')).toHaveText('9', { timeout: 15_000 })
})

test('answers arrive in the order of the changes', async ({ page }) => {
  await page.addInitScript(slowWorker, 100)
  await page.goto('/en/calculators/attack/')
  const attack = await calculatorOn(page, 'en', 'attack')
  for (const text of ['12', '13', '14', '18']) await attack.number('ac').fill(text)
  await attack.flag('resistance').check()
  await expect(attack.headline).toHaveText('40%')
  await expect(page).toHaveURL('/en/calculators/attack/?ac=18&resistance=yes')
})

test('without workers, calculators compute on the main thread', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'Worker', { value: undefined })
  })
  await page.goto('/en/calculators/attack/')
  const attack = await calculatorOn(page, 'en', 'attack')
  await attack.number('ac').fill('18')
  await expect(attack.headline).toHaveText('40%')
})

test('100 dice and the heaviest expression are computed by the worker, and the page answers meanwhile', async ({
  page,
}) => {
  await page.addInitScript(slowWorker, 500)
  await page.goto('/en/calculators/dice/')
  const dice = await calculatorOn(page, 'en', 'dice')
  await dice.root.hover()
  await dice.dice('expr').fill('1d6')
  await expect(dice.figure('maximum')).toHaveText('6')
  for (const [expression, most] of [
    ['100d6', '600'],
    ['1000d20', '20,000'],
  ] as const) {
    await dice.dice('expr').fill(expression)
    await expect(dice.root.getByRole('progressbar')).toBeVisible()
    await expect(dice.figure('maximum')).toHaveText(most)
    await expect(dice.root.getByRole('progressbar')).toHaveCount(0)
  }
})
