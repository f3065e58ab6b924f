import { CALCULATORS } from '@rulestone/core'
import { calculatorOn } from '../../../test/calculator.ts'
import { driveFields, watchWorkers } from '../../../test/drive-fields.ts'
import { fieldPlans, fieldStates } from '../../../test/field-plans.ts'
import { LOCALES } from '../../../test/locales.ts'
import { expect, test } from '../../../test/test.ts'

for (const [index, calculator] of CALCULATORS.entries()) {
  const { id } = calculator
  /** Options are chosen in one language: what they are called is looked at where the site is built. */
  const optionsIn = LOCALES[index % LOCALES.length]

  test(`${id}: every field takes what lies within its bounds and says what they are`, async ({ page }) => {
    await page.addInitScript(watchWorkers)
    for (const row of LOCALES) {
      const { locale } = row
      for (const state of fieldStates(calculator)) {
        const plans = fieldPlans(calculator, state, locale, row === optionsIn)
        if (plans.length === 0) continue
        const address = `/${locale}/calculators/${id}/?${new URLSearchParams(state.texts)}`
        await page.goto(address)
        const { problems } = await calculatorOn(page, locale, id)
        await expect(problems, address).toHaveCount(0)
        expect.soft(await page.evaluate(driveFields, plans), address).toEqual([])
      }
    }
  })
}
