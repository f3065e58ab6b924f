import { calculatorOn } from '../../../test/calculator.ts'
import { RAW } from '../../../test/raw.ts'
import { expect, test } from '../../../test/test.ts'
import { say, saying } from '../../../test/words.ts'

test('a calculator shows the state in its URL', async ({ page }) => {
  // AC 18 + 2 − 7: a 13 or higher on the better of two, 1 − (12/20)² = 256/400; a 20: 1 − (19/20)² = 39/400.
  // Half of 2d6+4, rounded down: (7 − 1/2) / 2 + 2 = 5.25; of 4d6+4: (14 − 1/2) / 2 + 2 = 8.75.
  // (217 × 5.25 + 39 × 8.75) / 400 = 1480.5 / 400 = 3.70125. The most is half of 28.
  await page.goto('/zh/calculators/attack/?v=1&bonus=7&ac=18&state=advantage&cover=half&damage=2d6%2B4&resistance=yes')
  const attack = await calculatorOn(page, 'zh', 'attack')
  await expect(attack.headline).toHaveText('64%')
  await expect(attack.figure('mean')).toHaveText('≈ 3.7')
  await expect(attack.figure('critical')).toHaveText('9.8%')
  await expect(attack.figure('needed')).toHaveText('13')
  await expect(attack.figure('maximum')).toHaveText('14')
  await expect(attack.problems).toHaveCount(0)
  // Of 16 pairs the first is higher in 6.
  await page.goto('/zh/calculators/dice/?expr=1d4-1d4&at-least=1')
  const dice = await calculatorOn(page, 'zh', 'dice')
  await expect(dice.headline).toHaveText('37.5%')
  await expect(dice.figure('minimum')).toHaveText('−3')
})

test('invalid parameters are explained at their fields, and valid ones are applied', async ({ page }) => {
  // `range` is not shown in this state, and `nonsense` is not a field.
  await page.goto('/th/calculators/attack/?ac=99&bonus=x&state=advantage&damage=2d&range=9999&nonsense=1')
  const { problems, headline, number, dice, root } = await calculatorOn(page, 'th', 'attack')
  await expect(problems).toHaveCount(5)
  // The better of two dice, a 10 or higher: 1 − (9/20)² = 319/400 = 79.75 %.
  await expect(headline).toHaveText('79.8%')
  for (const [field, text] of [
    ['ac', saying('th', 'errors.field.out-of-bounds', { got: '99' })],
    ['bonus', saying('th', 'errors.field.not-an-integer', { got: 'x' })],
  ] as const) {
    await expect(number(field)).toHaveAttribute('aria-invalid', 'true')
    await expect(number(field)).toHaveAccessibleDescription(text)
  }
  await expect(dice('damage')).toHaveAttribute('aria-invalid', 'true')
  await expect(problems.filter({ hasText: saying('th', 'errors.field.out-of-bounds', { got: '9999' }) })).toHaveCount(1)
  await expect(problems.filter({ hasText: saying('th', 'errors.field.unknown-field') })).toHaveCount(1)
  await expect(root).not.toHaveText(RAW)
})

test('an unknown URL version is reported', { tag: '@long' }, async ({ page }) => {
  await page.goto('/en/calculators/attack/?v=7&ac=12')
  const attack = await calculatorOn(page, 'en', 'attack')
  await expect(attack.problems).toHaveText(say('en', 'errors.field.unknown-version', { got: '7', expected: '1' }))
  await expect(attack.number('ac')).toHaveValue('12')
})

test('a URL cannot inject markup into the page', async ({ page }) => {
  const markup = encodeURIComponent('<img src=x onerror="document.title=1">')
  await page.goto(`/en/calculators/attack/?ac=${markup}&${markup}=1&damage=${markup}&state=${markup}`)
  const calculator = await calculatorOn(page, 'en', 'attack')
  await expect(calculator.problems).toHaveCount(4)
  await expect(calculator.root.locator('img')).toHaveCount(0)
  await expect(page).toHaveTitle(/Rulestone/)
})

test('a calculator gives an answer for every query', async ({ page }) => {
  for (const query of ['?&&&=&ac', '?%E0%A4%A&__proto__=1&ac=12&ac=99', `?damage=${'1'.repeat(4000)}`]) {
    await page.goto(`/en/calculators/attack/${query}`)
    const calculator = await calculatorOn(page, 'en', 'attack')
    await expect(calculator.headline, query.slice(0, 20)).toHaveText(/^\d+(\.\d)?%$/)
    await expect(calculator.root).not.toHaveText(RAW)
  }
})

test('URL parameters of a single calculator work with and without its name', { tag: '@long' }, async ({ page }) => {
  const rule = '/en/rules/attack-roll/'
  for (const query of ['?ac=18', '?attack-proficiency-bonus.ac=18']) {
    await page.goto(rule + query)
    const calculator = await calculatorOn(page, 'en', 'attack')
    await expect(calculator.number('ac'), query).toHaveValue('18')
    await calculator.number('ac').press('ArrowUp')
    await expect(page).toHaveURL(`${rule}?attack-proficiency-bonus.ac=19`)
  }
})
