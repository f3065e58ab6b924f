import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'
import { linkFragment } from '../menu/fight-link.ts'
import { playSample } from './play-sample.ts'

const words = (key: string, values?: Readonly<Record<string, string>>): string => say('en', `fight.${key}`, values)
const button = (root: Page | Locator, key: string): Locator =>
  root.getByRole('button', { name: words(key), exact: true })

const SAMPLE = readFileSync(new URL('../sample/sample-fight.json', import.meta.url), 'utf8')

/** The last copied text; the real clipboard is shared by all pages of a machine. */
const copied = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.dataset['copied'] ?? '')

async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(`/en/fight/${fragment}`)
  await expect(page.locator('[data-fight]')).toHaveAttribute('data-fight', 'ready')
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const writeText = async (text: string): Promise<void> => {
      document.documentElement.dataset['copied'] = text
    }
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  }),
)

test('a link shares a fight; the reader’s own stays until it is replaced', async ({ page, press }) => {
  await open(page)
  await press(button(page, 'sample.do'))
  await expect(page.locator('[data-creature]')).toHaveCount(8)
  await press(button(page, 'where.menu'))
  const sheet = page.getByRole('dialog')
  await press(button(sheet, 'share.link'))
  await expect.poll(() => copied(page)).toContain('/en/fight/#fight=1.')
  const link = await copied(page)

  // The same browser, with another fight on the table.
  await press(button(sheet, 'menu.new'))
  await press(button(sheet, 'menu.yes'))
  await press(button(page, 'sample.do'))
  await press(page.locator('[data-creature="@oru"] .fight-points'))
  await sheet.getByLabel(words('points.amount')).fill('3')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-creature="@oru"] .fight-points')).toContainText('6/9')
  await page.goto('/en/')
  await open(page, new URL(link).hash)
  await expect(sheet).toContainText(words('shared.replaces'))
  await press(button(sheet, 'shared.keep'))
  await expect(page).toHaveURL(/\/en\/fight\/$/)
  await expect(page.locator('[data-creature="@oru"] .fight-points')).toContainText('6/9')
  await page.goto('/en/')
  await open(page, new URL(link).hash)
  await press(button(sheet, 'shared.open'))
  await expect(page.locator('[data-creature="@oru"] .fight-points')).toContainText('9/9')

  await page.goto('/en/')
  await open(page, new URL(link).hash.slice(0, -30))
  await expect(sheet.getByRole('alert')).toHaveText(words('shared.problems.damaged'))
  await press(button(sheet, 'close'))
  await expect(page.locator('[data-creature="@oru"] .fight-points')).toContainText('9/9')
})

test('a GM allows what the rules refuse, and the log says so', async ({ page, press }) => {
  await open(page)
  await press(button(page, 'sample.do'))
  await press(page.getByRole('toolbar').getByRole('button', { name: words('bar.acts') }))
  const sheet = page.locator('dialog.fight-sheet')
  await press(button(sheet, 'events.dodge'))
  await press(page.getByRole('toolbar').getByRole('button', { name: words('bar.acts') }))
  await press(sheet.getByText(words('acts.not-now'), { exact: true }))
  await press(sheet.getByText(words('overrule.title'), { exact: true }))
  await press(button(sheet, 'events.dash'))
  await expect(sheet).toHaveCount(0)
  await expect(page.locator('.fight-overruled')).toContainText('The GM overrules:')
})

test('when one side is down, the end is offered with a summary, and the log is copied for a chat', async ({
  page,
  press,
}) => {
  const { document } = playSample(SAMPLE)
  // Everything but the end of the combat itself.
  const acts = document.acts.slice(0, -1)
  await open(page, await linkFragment({ ...document, acts, done: acts.length }))
  await expect(page).toHaveURL(/\/en\/fight\/$/)
  const decided = page.locator('.fight-decided')
  await expect(decided).toContainText(words('end.decided', { side: words('sides.foes') }))
  await press(button(decided, 'events.end-combat'))
  const sheet = page.locator('dialog.fight-sheet')
  await expect(sheet.locator('.fight-summary tbody tr')).toHaveCount(8)
  await press(button(sheet, 'share.chat'))
  await expect.poll(() => copied(page)).toContain(words('chat.round', { round: '2' }))
  expect(await copied(page)).toContain(words('end.title'))
  await press(button(sheet, 'close'))
  await expect(decided).toHaveCount(0)
})
