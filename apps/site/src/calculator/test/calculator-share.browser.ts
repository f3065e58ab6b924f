import { readFileSync } from 'node:fs'
import { calculatorOn } from '../../../test/calculator.ts'
import { expect, type Page, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

const site = (key: string): string => say('th', `site.calculator.${key}`)

/** The last copied text; the real clipboard is shared by all pages of a machine. */
const copied = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.dataset['copied'] ?? '')

test('an answer is copied as link, text and Markdown', async ({ page, press, baseURL }) => {
  await page.addInitScript(() => {
    const writeText = async (text: string): Promise<void> => {
      document.documentElement.dataset['copied'] = text
    }
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
  await page.goto('/th/calculators/attack/?ac=18')
  const attack = await calculatorOn(page, 'th', 'attack')
  const link = `${new URL(baseURL ?? '').origin}/th/calculators/attack/?ac=18`
  await press(attack.root.getByText(site('share'), { exact: true }))
  await press(attack.button(site('copy-link')))
  await expect(attack.root.getByRole('status').filter({ hasText: site('copied') })).toBeVisible()
  expect(await copied(page)).toBe(link)
  await press(attack.button(site('copy-markdown')))
  await expect.poll(() => copied(page)).toBe('::calculator{id="attack" ac="18"}')
  await press(attack.button(site('copy-text')))
  await expect.poll(() => copied(page)).toContain(link)
  const text = await copied(page)
  expect(text).toContain(say('th', 'calculators.attack.title'))
  // A 13 or higher: 8 of 20.
  expect(text).toContain('40%')
})

test('if the clipboard fails, the text can be selected', { tag: '@long' }, async ({ page, press }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto('/th/calculators/attack/?ac=18')
  const attack = await calculatorOn(page, 'th', 'attack')
  await press(attack.root.getByText(site('share'), { exact: true }))
  await press(attack.button(site('copy-markdown')))
  await expect(attack.root.getByRole('textbox', { name: site('copy-by-hand') })).toHaveValue(
    '::calculator{id="attack" ac="18"}',
  )
})

test('says so if the browser cannot make a PNG', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null)
  })
  await page.goto('/th/calculators/dice/?expr=1d4')
  const dice = await calculatorOn(page, 'th', 'dice')
  await dice.root.getByText(site('share'), { exact: true }).click()
  await dice.button('PNG').click()
  await expect(dice.root.getByRole('status').filter({ hasText: say('th', 'errors.chart.no-png') })).toBeVisible()
})

test('the chart is saved as CSV, SVG and PNG', async ({ page, press }) => {
  await page.goto('/th/calculators/dice/?expr=1d4&at-least=2')
  const dice = await calculatorOn(page, 'th', 'dice')
  await press(dice.root.getByText(site('share'), { exact: true }))
  const save = async (name: string): Promise<Buffer> => {
    const download = page.waitForEvent('download')
    await press(dice.button(name))
    const file = await download
    expect(file.suggestedFilename()).toBe(`dice.${name.toLowerCase()}`)
    return readFileSync(await file.path())
  }
  const csv = (await save('CSV')).toString()
  expect(csv.split('\r\n').slice(1)).toEqual([
    '1,1/4,0.25,1',
    '2,1/4,0.25,0.75',
    '3,1/4,0.25,0.5',
    '4,1/4,0.25,0.25',
    '',
  ])
  expect(csv).toContain(site('exact'))
  const svg = (await save('SVG')).toString()
  expect(svg).toContain('<svg')
  expect(svg).not.toMatch(/var\(|class=|style=|href=/)
  expect(svg).toContain(say('th', 'calculators.dice.title'))
  // The answer, and the parts of the URL, which may be on several lines.
  expect(svg).toContain('75%')
  expect(svg).toContain('at-least=2')
  const png = await save('PNG')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.length).toBeGreaterThan(2_000)
})
