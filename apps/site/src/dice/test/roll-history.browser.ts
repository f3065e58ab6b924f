import { readFile } from 'node:fs/promises'
import { calculatorOn } from '../../../test/calculator.ts'
import { unfoldHeader } from '../../../test/header.ts'
import type { Locale } from '../../../test/locales.ts'
import { expect, type Locator, type Page, test } from '../../../test/test.ts'
import { say, saying } from '../../../test/words.ts'

const locale = 'th'

const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: '1d20', exact: true })
const historyOf = (page: Page, locale: Locale): Locator =>
  page.getByRole('dialog', { name: say(locale, 'site.rolls.title') })

/** Rolls the first 1d20 in a rule text. Returns its total. */
async function rollD20(page: Page, press: (locator: Locator) => Promise<void>, locale: Locale): Promise<string> {
  await page.goto(`/${locale}/rules/attack-roll/`)
  await press(page.locator('[data-text]').getByRole('button', { name: '1d20', exact: true }).first())
  await expect(panelOf(page).locator('.total')).toHaveText(/^\d+$/)
  return (await panelOf(page).locator('.total').textContent()) ?? ''
}

test('rolls are saved, newest first, and listed from the dice panel', { tag: '@phone' }, async ({ page, press }) => {
  const first = await rollD20(page, press, locale)
  const again = panelOf(page).getByRole('button', { name: say(locale, 'site.roll.advantage'), exact: true })
  await press(again)
  await expect(panelOf(page).locator('.die .face')).toHaveCount(2)
  await expect(again).toHaveAttribute('aria-pressed', 'true')
  const odds = panelOf(page).getByRole('link', { name: say(locale, 'site.roll.odds') })
  await expect(odds).toHaveAttribute('href', new RegExp(`/${locale}/calculators/dice/\\?expr=2d20kh1$`))
  const second = (await panelOf(page).locator('.total').textContent()) ?? ''
  await press(panelOf(page).getByRole('button', { name: say(locale, 'site.roll.history') }))
  const items = historyOf(page, locale).getByRole('listitem')
  await expect(items.locator('.total')).toHaveText([second, first])
  await expect(items.locator('.rolled-label')).toHaveText(['2d20kh1', '1d20'])
  const place = items.first().getByRole('link')
  await expect(place).toHaveAttribute('href', new RegExp(`^/${locale}/rules/attack-roll/#`))
  await press(items.last().getByRole('button', { name: say(locale, 'site.rolls.again') }))
  await expect(items).toHaveCount(3)
  await press(items.first().getByRole('button', { name: say(locale, 'site.rolls.delete') }))
  await expect(items).toHaveCount(2)
  const dialog = historyOf(page, locale)
  await press(dialog.getByRole('button', { name: say(locale, 'site.rolls.delete-all') }))
  await expect(dialog.getByText(say(locale, 'site.rolls.none'))).toBeVisible()
  await press(dialog.getByRole('button', { name: say(locale, 'site.rolls.undo') }))
  await expect(items.locator('.total')).toHaveText([second, first])
  await page.goto(`/${locale}/rolls/`)
  await expect(page.getByRole('main').getByRole('listitem').locator('.total')).toHaveText([second, first])
})

test('a seed reproduces rolls, and a shared link verifies one', async ({ page, press }) => {
  await page.goto(`/${locale}/rolls/`)
  const set = async (): Promise<void> => {
    await page.getByRole('textbox', { name: say(locale, 'site.rolls.seed') }).fill('table 7')
    await press(page.getByRole('button', { name: say(locale, 'site.rolls.set') }))
    const next = say(locale, 'site.rolls.next-turn', { seed: 'table 7', turn: '1' })
    await expect(page.getByText(next)).toBeVisible()
  }
  await set()
  const first = await rollD20(page, press, locale)
  await page.goto(`/${locale}/rolls/`)
  await set()
  expect(await rollD20(page, press, locale)).toBe(first)
  await page.goto(`/${locale}/rolls/?dice=1d20&seed=table+7&turn=1&total=${first}`)
  const shared = page.getByRole('region', { name: say(locale, 'site.rolls.shared') })
  const values = { dice: '1d20', seed: 'table 7', turn: '1' }
  await expect(shared).toContainText(say(locale, 'site.rolls.holds', { ...values, total: first }))
  await page.goto(`/${locale}/rolls/?dice=1d20&seed=table+7&turn=1&total=21`)
  await expect(shared).toContainText(say(locale, 'site.rolls.differs', { ...values, total: first, claimed: '21' }))
})

test('a shared roll over a limit is explained', { tag: '@long' }, async ({ page }) => {
  await page.goto(`/${locale}/rolls/?dice=9999999d6&seed=table+7&turn=1&total=1`)
  const limit = say(locale, 'errors.dice.over-limit.dice', { got: '9999999', allowed: '10,000' })
  await expect(page.getByText(limit)).toBeVisible()
})

test('a roll made in another language links to the page in the current one', { tag: '@long' }, async ({
  page,
  press,
}) => {
  await rollD20(page, press, 'en')
  await page.goto('/zh/rolls/')
  const place = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(place).toHaveAttribute('href', /^\/zh\/rules\/attack-roll\/#/)
  await expect(place.getByText('Attack Roll', { exact: true })).toHaveAttribute('lang', 'en')
})

test('an incomplete shared roll in a link is explained', { tag: '@long' }, async ({ page }) => {
  const broken = page.getByText(say(locale, 'site.rolls.broken'))
  for (const query of ['dice=1d20&seed=abc&turn=1', 'dice=1d20&seed=abc&turn=0&total=3', 'seed=&total=x']) {
    await page.goto(`/${locale}/rolls/?${query}`)
    await expect(broken).toBeVisible()
  }
  await page.goto(`/${locale}/rolls/`)
  await expect(page.getByText(say(locale, 'site.rolls.none'))).toBeVisible()
  await expect(broken).toBeHidden()
})

test('the focus stays in the list after a roll is deleted or restored by keyboard', async ({ page }) => {
  await page.addInitScript(() => {
    const rolls = Array.from({ length: 27 }, (_, at) => ({
      id: `${27 - at}`,
      time: 1_700_000_000_000 - at,
      dice: '1d20',
      faces: [{ sides: 20, value: 1 + (at % 20), kept: true }],
      total: 1 + (at % 20),
      title: 'Attack Roll',
      address: `/en/rules/attack-roll/#r-${at}`,
    }))
    localStorage.setItem('rolls', JSON.stringify(rolls))
  })
  await page.goto('/en/rolls/')
  const items = page.getByRole('main').getByRole('listitem')
  const deleteOf = (at: number): Locator => items.nth(at).getByRole('button', { name: say('en', 'site.rolls.delete') })
  const undo = page.getByRole('button', { name: say('en', 'site.rolls.undo') })
  await page.getByRole('button', { name: '2 more', exact: true }).press('Enter')
  await expect(items).toHaveCount(27)
  await expect(items.nth(25).getByRole('link')).toBeFocused()
  await deleteOf(26).press('Enter')
  await expect(deleteOf(25)).toBeFocused()
  await deleteOf(3).press('Enter')
  await expect(items).toHaveCount(25)
  await expect(deleteOf(3)).toBeFocused()
  await expect(items.nth(3).getByRole('link')).toHaveAttribute('href', /#r-4$/)
  await undo.press('Enter')
  await expect(items.nth(3).getByRole('link')).toHaveAttribute('href', /#r-3$/)
  await expect(deleteOf(3)).toBeFocused()
  await page.getByRole('button', { name: say('en', 'site.rolls.delete-all') }).press('Enter')
  await expect(undo).toBeFocused()
})

test('the header opens the history as a panel, also by keyboard', async ({ page }) => {
  await page.goto('/en/glossary/')
  await unfoldHeader(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('en', 'site.rolls.open') })
    .focus()
  await page.keyboard.press('Enter')
  await expect(historyOf(page, 'en')).toBeVisible()
  await expect(page).toHaveURL('/en/glossary/')
  await page.keyboard.press('Escape')
  await expect(historyOf(page, 'en')).toBeHidden()
})

test('a calculator roll has its name and its state, and is saved as CSV', async ({ page, press }) => {
  await page.goto('/en/calculators/attack/?ac=18')
  const attack = await calculatorOn(page, 'en', 'attack')
  const offer = page.locator('.roll-offers button').first()
  const name = (await offer.textContent()) ?? ''
  await expect(attack.headline).toBeVisible()
  await press(offer)
  await expect(page.locator('.roll-results li')).toHaveCount(1)
  await page.goto('/en/rolls/')
  const item = page.getByRole('main').getByRole('listitem')
  await expect(item).toHaveCount(1)
  await expect(item.locator('.rolled-label')).toContainText(name)
  await expect(item.getByRole('link')).toHaveAttribute('href', '/en/calculators/attack/?ac=18')
  const saved = page.waitForEvent('download')
  await press(page.getByRole('button', { name: say('en', 'site.rolls.save', { format: 'CSV' }) }))
  const file = await (await saved).path()
  expect(await readFile(file, 'utf8')).toMatch(
    /^\ufefftime,label,dice,.*\r\n.*,\/en\/calculators\/attack\/\?ac=18\r\n$/s,
  )
})

test('without storage, rolls are kept until the page is left', { tag: '@long' }, async ({ page, press }) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem']) {
      Object.defineProperty(Storage.prototype, name, {
        value: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    }
  })
  const first = await rollD20(page, press, 'en')
  await press(panelOf(page).getByRole('button', { name: say('en', 'site.roll.history') }))
  await expect(historyOf(page, 'en').getByRole('listitem').locator('.total')).toHaveText([first])
})

test('without JavaScript, the page of rolls says what it needs and shows examples', { tag: '@long' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) })
  const page = await context.newPage()
  await page.goto('/en/rolls/')
  await expect(page.getByText(saying('en', 'site.rolls.needs-script'))).toBeVisible()
  await expect(page.getByText(say('en', 'dice.tray.examples.keep'))).toBeVisible()
  await context.close()
})
