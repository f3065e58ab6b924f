import { unfoldHeader } from '../../../test/header.ts'
import { expect, type Locator, type Page, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

/** The look of a button, and its distance from the end of its container. */
const shapeOf = (button: Locator) =>
  button.evaluate((element) => {
    const { color, fontSize, textDecorationLine, borderTopWidth, paddingInlineEnd } = getComputedStyle(element)
    const { height, right } = element.getBoundingClientRect()
    const body = element.closest('.fight-sheet-body') ?? element.closest('[role="dialog"], dialog') ?? element
    const inner = body.getBoundingClientRect().left + body.clientLeft + body.clientWidth
    const end = inner - Number.parseFloat(getComputedStyle(body).paddingInlineEnd) - right
    return { color, fontSize, textDecorationLine, borderTopWidth, paddingInlineEnd, height, end: Math.round(end) }
  })

const closeIn = (page: Page, name: string, close: string): Locator =>
  page.getByRole('dialog', { name, exact: true }).getByRole('button', { name: say('en', close), exact: true })

test('all close buttons look the same and are at the end of their header', async ({ page, press }) => {
  await page.goto('/en/rules/attack-roll/')
  await press(page.getByRole('link', { name: say('en', 'site.search.open'), exact: true }))
  const search = closeIn(page, say('en', 'site.search.title'), 'site.search.close')
  const shape = await shapeOf(search)
  expect(shape).toMatchObject({ textDecorationLine: 'underline', end: 0 })
  expect(shape.height).toBeGreaterThanOrEqual(44)
  await press(search)

  await press(page.getByRole('button', { name: '1d20', exact: true }).first())
  const roll = closeIn(page, '1d20', 'site.roll.close')
  await expect(roll).toBeVisible()
  expect(await shapeOf(roll)).toEqual(shape)
  await press(roll)

  await unfoldHeader(page)
  await press(page.locator('.rolls-open'))
  const rolls = closeIn(page, say('en', 'site.rolls.title'), 'site.roll.close')
  await expect(rolls).toBeVisible()
  expect(await shapeOf(rolls)).toEqual(shape)

  await page.goto('/en/fight/')
  await press(page.getByRole('button', { name: say('en', 'fight.where.menu'), exact: true }))
  const sheet = page.locator('.fight-sheet-head').getByRole('button', { name: say('en', 'fight.close'), exact: true })
  await expect(sheet).toBeVisible()
  const { end, ...rest } = await shapeOf(sheet)
  const { end: _, ...others } = shape
  expect(rest).toEqual(others)
  // Its line extends 2 px beyond the text on either side.
  expect(Math.abs(end)).toBeLessThanOrEqual(2)
})

test('the paragraph mark does not overlap its content', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await page.goto('/zh/book/playing-the-game/movement/')
  const fold = page.locator('[id="climbing.calculator-1"]')
  await fold.scrollIntoViewIfNeeded()
  await fold.hover()
  const mark = page.locator('.paragraph-mark')
  await expect(mark).toBeVisible()
  const end = await mark.evaluate((button) => {
    const range = document.createRange()
    range.selectNodeContents(button)
    return range.getBoundingClientRect().right
  })
  const start = await fold.evaluate((line) => line.getBoundingClientRect().left)
  expect(start - end).toBeGreaterThanOrEqual(4)
})
