import { calculatorOn, RAW } from '../../../test/calculator.ts'
import { LOCALES } from '../../../test/locales.ts'
import { expect, test } from '../../../test/test.ts'
import { say, saying } from '../../../test/words.ts'

/** States by their addresses, with the figures worked out by hand. */
const STATES = [
  // A 10 or higher: 11 of 20. (10 × 7.5 + 12) / 20 = 87 / 20. The most is 2d8+3.
  { id: 'attack', query: '', headline: '55%', figures: { mean: '4.35', critical: '5%', needed: '10', maximum: '19' } },
  {
    // AC 18 + 2 − 7: a 13 or higher on the better of two, 1 − (12/20)² = 256/400; a 20: 1 − (19/20)² = 39/400.
    // Half of 2d6+4, rounded down: (7 − 1/2) / 2 + 2 = 5.25; of 4d6+4: (14 − 1/2) / 2 + 2 = 8.75.
    // (217 × 5.25 + 39 × 8.75) / 400 = 1480.5 / 400 = 3.70125. The most is half of 28.
    id: 'attack',
    query: '?bonus=7&ac=18&state=advantage&cover=half&damage=2d6%2B4&resistance=yes',
    headline: '64%',
    figures: { mean: '≈ 3.7', critical: '9.8%', needed: '13', maximum: '14' },
  },
  // Total Cover: no roll to make.
  { id: 'attack', query: '?cover=total', headline: '0%', figures: { mean: '0', critical: '0%', maximum: '0' } },
  // An 18, 19 or 20 doubles the dice. A 10 or higher hits: (8 × 7.5 + 3 × 12) / 20 = 96 / 20.
  { id: 'attack', query: '?critical=18', headline: '55%', figures: { mean: '4.8', critical: '15%' } },
  // 4d6, the highest three: 300 of 1,296 reach 15; mean 15,869 / 1,296.
  { id: 'dice', query: '', headline: '23.1%', figures: { mean: '≈ 12.24', minimum: '3', maximum: '18' } },
  // Eleven faces of twenty; the variance of a die of n sides is (n² − 1) / 12 = 399 / 12.
  {
    id: 'dice',
    query: '?expr=1d20%2B5&at-least=15',
    headline: '55%',
    figures: { mean: '15.5', variance: '33.25', minimum: '6', maximum: '25' },
  },
  // Both dice below 10: (9/20)² = 81/400 fail.
  { id: 'dice', query: '?expr=2d20kh1%2B5', headline: '79.8%', figures: { minimum: '6', maximum: '25' } },
  // Of 16 pairs the first is higher in 6.
  {
    id: 'dice',
    query: '?expr=1d4-1d4&at-least=1',
    headline: '37.5%',
    figures: { mean: '0', variance: '2.5', minimum: '−3', maximum: '3' },
  },
] as const

/** Wrong parameters, and the sentences that must name them; the figures are those of the defaults. */
const MISTAKES = [
  { id: 'attack', query: '?ac=99', error: 'field.out-of-bounds', values: { got: '99', default: '15' } },
  { id: 'attack', query: '?ac=0', error: 'field.out-of-bounds', values: { got: '0', minimum: '1', maximum: '40' } },
  // A field that is not shown in this state.
  { id: 'attack', query: '?range=9999', error: 'field.out-of-bounds', values: { got: '9999', default: '80' } },
  { id: 'attack', query: '?bonus=five', error: 'field.not-an-integer', values: { got: 'five', default: '5' } },
  { id: 'attack', query: '?state=foo', error: 'field.unknown-option', values: { got: 'foo' } },
  { id: 'attack', query: '?immunity=maybe', error: 'field.unknown-option', values: { got: 'maybe' } },
  { id: 'attack', query: '?damage=2d6%2B%2B', error: 'dice.unexpected', values: { got: '+', position: '5' } },
  { id: 'attack', query: '?colour=red', error: 'field.unknown-field', values: { field: 'colour' } },
  { id: 'attack', query: '?constructor=1', error: 'field.unknown-field', values: { field: 'constructor' } },
  { id: 'dice', query: '?expr=2d6%2B%2B', error: 'dice.unexpected', values: { got: '+', position: '5' } },
  { id: 'dice', query: '?expr=1d6%2B', error: 'dice.unexpected-end', values: {} },
  { id: 'dice', query: '?expr=', error: 'dice.empty', values: {} },
  { id: 'dice', query: '?at-least=abc', error: 'field.not-an-integer', values: { got: 'abc', default: '15' } },
  { id: 'dice', query: '?expr=99999d6', error: 'dice.over-limit.dice', values: {} },
  { id: 'dice', query: '?expr=9999d6', error: 'dice.over-limit.work', values: {} },
] as const
const HEADLINES = { attack: '55%', dice: '23.1%' }

for (const { locale } of LOCALES) {
  test(`${locale}: a calculator shows the state of its address`, async ({ page }) => {
    for (const { id, query, headline, figures } of STATES) {
      await page.goto(`/${locale}/calculators/${id}/${query}`)
      const calculator = await calculatorOn(page, locale, id)
      await expect(calculator.headline, query).toHaveText(headline)
      for (const [figure, text] of Object.entries(figures)) {
        await expect(calculator.figure(figure), `${id}${query} ${figure}`).toHaveText(text)
      }
      await expect(calculator.problems, query).toHaveCount(0)
    }
  })

  test(`${locale}: a wrong parameter is named, and its default stands`, async ({ page }) => {
    for (const { id, query, error, values } of MISTAKES) {
      await page.goto(`/${locale}/calculators/${id}/${query}`)
      const calculator = await calculatorOn(page, locale, id)
      await expect.soft(calculator.problems, query).toHaveText(saying(locale, `errors.${error}`, values))
      await expect.soft(calculator.headline, query).toHaveText(HEADLINES[id])
      await expect.soft(calculator.root, query).not.toHaveText(RAW)
    }
  })

  test(`${locale}: the choices that a wrong option had are named in this language`, async ({ page }) => {
    await page.goto(`/${locale}/calculators/attack/?state=foo`)
    const { problems } = await calculatorOn(page, locale, 'attack')
    for (const option of ['normal', 'advantage', 'disadvantage']) {
      await expect(problems).toContainText(say(locale, `calculators.attack.fields.state.options.${option}`))
    }
  })

  test(`${locale}: several wrong parameters are each explained, the right ones hold`, async ({ page }) => {
    await page.goto(`/${locale}/calculators/attack/?ac=99&bonus=x&state=advantage&damage=2d&nonsense=1`)
    const calculator = await calculatorOn(page, locale, 'attack')
    await expect(calculator.problems).toHaveCount(4)
    // The better of two dice, a 10 or higher: 1 − (9/20)² = 319/400 = 79.75 %.
    await expect(calculator.headline).toHaveText('79.8%')
    for (const [field, text] of [
      ['ac', saying(locale, 'errors.field.out-of-bounds', { got: '99' })],
      ['bonus', saying(locale, 'errors.field.not-an-integer', { got: 'x' })],
    ] as const) {
      await expect(calculator.number(field)).toHaveAttribute('aria-invalid', 'true')
      await expect(calculator.number(field)).toHaveAccessibleDescription(text)
    }
    await expect(calculator.dice('damage')).toHaveAttribute('aria-invalid', 'true')
  })
}

test('an address cannot bring markup into the page', async ({ page }) => {
  const markup = encodeURIComponent('<img src=x onerror="document.title=1">')
  await page.goto(`/en/calculators/attack/?ac=${markup}&${markup}=1&damage=${markup}&state=${markup}`)
  const calculator = await calculatorOn(page, 'en', 'attack')
  await expect(calculator.problems).toHaveCount(4)
  await expect(calculator.root.locator('img')).toHaveCount(0)
  await expect(page).toHaveTitle(/Rulestone/)
})

test('an address that means nothing is survived', async ({ page }) => {
  for (const query of [
    '?',
    '?&&&',
    '?=',
    '?ac',
    '?%E0%A4%A',
    '?__proto__=1',
    '?ac=12&ac=99',
    `?damage=${'1'.repeat(4000)}`,
  ]) {
    await page.goto(`/en/calculators/attack/${query}`)
    const calculator = await calculatorOn(page, 'en', 'attack')
    await expect(calculator.headline, query).toHaveText(/^\d+(\.\d)?%$/)
    await expect(calculator.root, query).not.toHaveText(RAW)
  }
})

test('the only calculator of a rule is named in addresses, and read without its name too', async ({ page }) => {
  const rule = '/en/rules/attack-roll/'
  for (const query of ['?ac=18', '?attack-proficiency-bonus.ac=18']) {
    await page.goto(rule + query)
    const calculator = await calculatorOn(page, 'en', 'attack')
    await expect(calculator.number('ac'), query).toHaveValue('18')
    await calculator.number('ac').press('ArrowUp')
    await expect(page).toHaveURL(`${rule}?attack-proficiency-bonus.ac=19`)
  }
})
