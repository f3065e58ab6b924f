import { calculatorOn } from '../../../test/calculator.ts'
import { expect, type Locator, type Page, test } from '../../../test/test.ts'
import { say, saying } from '../../../test/words.ts'

const locale = 'zh'

/** Types dice on their page and rolls them. Returns the newest result and its announcement. */
async function roll(
  { page, press }: { page: Page; press: (locator: Locator) => Promise<void> },
  text: string,
): Promise<{ result: Locator; status: Locator }> {
  await page.goto(`/${locale}/calculators/dice/`)
  const dice = await calculatorOn(page, locale, 'dice')
  await dice.dice('expr').fill(text)
  await press(dice.button(say(locale, 'calculators.dice.rolls.expr')))
  const rolls = dice.root.getByRole('list', { name: say(locale, 'site.calculator.rolls') })
  const status = dice.root.locator('.rolls').getByRole('status')
  return { result: rolls.getByRole('listitem').first(), status }
}

const sum = (faces: readonly string[]): number => faces.reduce((total, face) => total + Number(face), 0)

test('each die of a roll shows how it was changed', async ({ page, press }) => {
  // Every d6 is rerolled, and the lower one dropped. A die with one side explodes twice, its maximum.
  const { result, status } = await roll({ page, press }, '2d6ro<7kh1[fire]+1d1!{2}')
  await expect(result.locator('.die')).toHaveCount(5)
  await expect(result.locator('s.die-note')).toHaveText([/^[1-6]$/, /^[1-6]$/])
  await expect(result.locator('.die.dropped')).toHaveCount(1)
  await expect(result.getByText('[fire]', { exact: true })).toBeVisible()
  await expect(result.locator('.die-note:not(s)')).toHaveText(['!', '+', '!', '+'])
  const kept = await result.locator('.die:not(.dropped) .face').allTextContents()
  await expect(result.locator('.total')).toHaveText(String(sum(kept)))
  for (const word of ['rerolled', 'dropped', 'exploded', 'extra']) {
    await expect(status, word).toHaveText(saying(locale, `site.roll.${word}`))
  }
})

test('successes, failures, limits and groups are shown', { tag: '@long' }, async ({ page, press }) => {
  const counted = await roll({ page, press }, '2d{5}>=5f=1+1d{1}>=5f=1')
  await expect(counted.result.locator('.die-note')).toHaveText(['✓', '✓', '✗'])
  await expect(counted.result.locator('.total')).toHaveText('1')
  for (const word of ['success', 'failure']) {
    await expect(counted.status, word).toHaveText(saying(locale, `site.roll.${word}`))
  }
  // The 7 of the group is dropped, the 9 stays, and half of it, rounded down, is raised from 1 to 3 and so to 4 + 3.
  const grouped = await roll({ page, press }, '{7,1d{9}}kh1/2+1d{1}min3')
  await expect(grouped.result.locator('.rolled-dice')).toHaveText('{7,9}÷2+1 →3')
  await expect(grouped.result.locator('s.dropped')).toHaveText('7')
  await expect(grouped.result.locator('.total')).toHaveText('7')
})

test('ambiguous notation is explained, and a click applies a suggestion', async ({ page, press }) => {
  await page.goto(`/${locale}/calculators/dice/`)
  const dice = await calculatorOn(page, locale, 'dice')
  await dice.dice('expr').fill('4d6r1')
  await expect(dice.problems).toHaveText(saying(locale, 'errors.dice.ambiguous', { got: 'r', position: '4' }))
  for (const meaning of ['reroll-once', 'reroll-until']) {
    await expect(dice.problems).toContainText(say(locale, `errors.dice.meaning.${meaning}`))
  }
  await expect(dice.dice('expr')).toHaveAccessibleDescription(saying(locale, 'errors.dice.did-you-mean'))
  await expect(dice.root.locator('.suggestion')).toHaveText(['4d6ro1', '4d6rr1'])
  for (const button of await dice.root.locator('.suggestion').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(24)
  }
  await press(dice.button('4d6rr1'))
  await expect(dice.dice('expr')).toHaveValue('4d6rr1')
  await expect(dice.dice('expr')).toBeFocused()
  await expect(dice.problems).toHaveCount(0)
  // Four dice that show 2 to 6 alike often.
  await expect(dice.figure('mean')).toHaveText('16')
  await expect(page).toHaveURL(`/${locale}/calculators/dice/?expr=4d6rr1`)
})
