import { calculatorOn } from '../../../test/calculator.ts'
import { RAW } from '../../../test/raw.ts'
import { expect, type Locator, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

/** The columns and rows of the grid that is drawn first. */
const COLUMNS = 11
const ROWS = 7

const own = (key: string): string => say('zh', `calculators.grid.${key}`)
const site = (key: string, values?: Readonly<Record<string, string>>): string =>
  say('zh', `site.calculator.${key}`, values)
const drawn = (name: string, column: string, row: string): RegExp =>
  new RegExp(site('drawing.part', { name, places: site('drawing.place', { column, row }) }))

/** Clicks the middle of a square, counted from 0. */
async function pressSquare(grid: Locator, column: number, row: number): Promise<void> {
  const box = await grid.getByRole('img').boundingBox()
  if (!box) throw new Error('the grid has no box')
  const side = box.width / COLUMNS
  expect(side, 'a square is large enough to tap').toBeGreaterThanOrEqual(24)
  expect(box.height / ROWS).toBeGreaterThanOrEqual(24)
  await grid.getByRole('img').click({ position: { x: (column + 0.5) * side, y: (row + 0.5) * side } })
}

test('a path is drawn by clicking squares, by keyboard and by text', async ({ page }) => {
  const label = own('fields.path.label')
  await page.goto('/zh/calculators/grid/?other=none&path=')
  const calculator = await calculatorOn(page, 'zh', 'grid')
  const grid = calculator.root.getByRole('application', { name: site('path.grid', { field: label }) })
  const path = calculator.root.getByRole('textbox', { name: label, exact: true })
  const image = grid.getByRole('img')
  const [figure, before] = [calculator.headline, await image.boundingBox()]

  // From column 2, row 3: diagonally, then to the east.
  await pressSquare(grid, 5, 2)
  await expect(path).toHaveValue('ne e e')
  await expect(figure).toHaveText(/^15\b/)
  await pressSquare(grid, 5, 2)
  await expect(path).toHaveValue('ne e e*')
  await expect(figure).toHaveText(/^20\b/)
  await expect(image).toHaveAccessibleName(new RegExp(own('words.end')))
  await pressSquare(grid, 3, 2)
  await expect(path).toHaveValue('ne')

  await grid.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Numpad3')
  await page.keyboard.press('*')
  await expect(path).toHaveValue('ne s se*')
  await page.keyboard.press('Backspace')
  await expect(path).toHaveValue('ne s')
  await expect(page).toHaveURL(/path=ne\+s/)

  await calculator.button(site('path.difficult')).click()
  await expect(path).toHaveValue('ne s*')
  await calculator.button(site('path.back')).click()
  await expect(path).toHaveValue('ne')
  await calculator.button(site('path.clear')).click()
  await expect(path).toHaveValue('')
  await expect(figure).toHaveText(/^0\b/)

  await path.fill('e e north')
  await expect(calculator.problems).toHaveText(/north/)
  await path.fill('e e*')
  await expect(calculator.problems).toHaveCount(0)
  await expect(figure).toHaveText(/^15\b/)
  await expect(calculator.root).not.toHaveText(RAW)
  const after = await image.boundingBox()
  expect([after?.width, after?.height], 'the grid keeps its size').toEqual([before?.width, before?.height])
})

test('a large creature covers its space and leaves the ground visible', { tag: '@long' }, async ({ page }) => {
  await page.goto('/zh/calculators/grid/?other=none&size=huge&path=e*')
  const { root } = await calculatorOn(page, 'zh', 'grid')
  const image = root.getByRole('application').getByRole('img')
  const square = ((await image.boundingBox())?.width ?? 0) / COLUMNS
  for (const space of await image.locator('.space').all()) {
    expect(Math.round(((await space.boundingBox())?.width ?? 0) / square), 'three squares').toBe(3)
    expect(await space.evaluate((shape) => getComputedStyle(shape).fill)).toBe('none')
  }
  await expect(image.locator('.space')).toHaveCount(2)
  // One step to the east: the nine squares of its new space, which are Difficult Terrain.
  await expect(image).toHaveAccessibleName(drawn(own('words.difficult-step'), '4–6', '4–6'))
})

test('an area is drawn, with the same in words as its accessible name', async ({ page }) => {
  await page.goto('/zh/calculators/area-of-effect/?shape=line&size=30&origin=edge')
  const calculator = await calculatorOn(page, 'zh', 'area-of-effect')
  await expect(calculator.headline).toHaveText('6')
  const covered = say('zh', 'calculators.area-of-effect.words.covered')
  await expect(calculator.root.getByRole('img').first()).toHaveAccessibleName(drawn(covered, '5–10', '5'))
  await calculator.option('counted', 'any').locator('xpath=..').click()
  await expect(calculator.root).not.toHaveText(RAW)
  await expect(page).toHaveURL(/counted=any/)
})
