import { calculatorOn, RAW } from '../../../test/calculator.ts'
import { LOCALES } from '../../../test/locales.ts'
import { expect, type Locator, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

/** The columns and rows of the grid that is drawn first. */
const COLUMNS = 11
const ROWS = 7

/** Presses the middle of a square, counted from 0. */
async function press(grid: Locator, column: number, row: number): Promise<void> {
  const box = await grid.getByRole('img').boundingBox()
  if (!box) throw new Error('the grid is drawn')
  const side = box.width / COLUMNS
  expect(side, 'a finger hits a square').toBeGreaterThanOrEqual(24)
  expect(box.height / ROWS).toBeGreaterThanOrEqual(24)
  await grid.getByRole('img').click({ position: { x: (column + 0.5) * side, y: (row + 0.5) * side } })
}

for (const { locale } of LOCALES) {
  const own = (key: string): string => say(locale, `calculators.grid.${key}`)
  const label = own('fields.path.label')

  test(`${locale}: a path is drawn by pressing squares, by keys and by text`, async ({ page }) => {
    await page.goto(`/${locale}/calculators/grid/?other=none&path=`)
    const calculator = await calculatorOn(page, locale, 'grid')
    const grid = calculator.root.getByRole('application', {
      name: say(locale, 'site.calculator.path.grid', { field: label }),
    })
    const path = calculator.root.getByRole('textbox', { name: label, exact: true })
    const image = grid.getByRole('img')
    const [figure, before] = [calculator.headline, await image.boundingBox()]

    // From column 2, row 3: diagonally, then to the east.
    await press(grid, 5, 2)
    await expect(path).toHaveValue('ne e e')
    await expect(figure).toHaveText(/^15\b/)
    await press(grid, 5, 2)
    await expect(path).toHaveValue('ne e e*')
    await expect(figure).toHaveText(/^20\b/)
    await expect(image).toHaveAccessibleName(new RegExp(own('words.end')))
    await press(grid, 3, 2)
    await expect(path).toHaveValue('ne')

    await grid.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Numpad3')
    await page.keyboard.press('*')
    await expect(path).toHaveValue('ne s se*')
    await page.keyboard.press('Backspace')
    await expect(path).toHaveValue('ne s')
    await expect(page).toHaveURL(/path=ne\+s/)

    await calculator.button(say(locale, 'site.calculator.path.difficult')).click()
    await expect(path).toHaveValue('ne s*')
    await calculator.button(say(locale, 'site.calculator.path.back')).click()
    await expect(path).toHaveValue('ne')
    await calculator.button(say(locale, 'site.calculator.path.clear')).click()
    await expect(path).toHaveValue('')
    await expect(figure).toHaveText(/^0\b/)

    await path.fill('e e north')
    await expect(calculator.problems).toHaveText(/north/)
    await path.fill('e e*')
    await expect(calculator.problems).toHaveCount(0)
    await expect(figure).toHaveText(/^15\b/)
    await expect(calculator.root).not.toHaveText(RAW)
    const after = await image.boundingBox()
    expect([after?.width, after?.height], 'the grid stays as large').toEqual([before?.width, before?.height])
  })

  test(`${locale}: a large creature fills its space, and the ground in it is seen`, async ({ page }) => {
    await page.goto(`/${locale}/calculators/grid/?other=none&size=huge&path=e*`)
    const { root } = await calculatorOn(page, locale, 'grid')
    const image = root.getByRole('application').getByRole('img')
    const square = ((await image.boundingBox())?.width ?? 0) / COLUMNS
    for (const space of await image.locator('.space').all()) {
      expect(Math.round(((await space.boundingBox())?.width ?? 0) / square), 'three squares').toBe(3)
      expect(await space.evaluate((shape) => getComputedStyle(shape).fill)).toBe('none')
    }
    await expect(image.locator('.space')).toHaveCount(2)
    // One step to the east: the nine squares of its new space, which are Difficult Terrain.
    const place = say(locale, 'site.calculator.drawing.place', { column: '4–6', row: '4–6' })
    await expect(image).toHaveAccessibleName(
      new RegExp(say(locale, 'site.calculator.drawing.part', { name: own('words.difficult-step'), places: place })),
    )
  })

  test(`${locale}: an area is drawn, and its picture says the same in words`, async ({ page }) => {
    await page.goto(`/${locale}/calculators/area-of-effect/?shape=line&size=30&origin=edge`)
    const calculator = await calculatorOn(page, locale, 'area-of-effect')
    await expect(calculator.headline).toHaveText('6')
    const place = (column: string, row: string): string => say(locale, 'site.calculator.drawing.place', { column, row })
    const covered = say(locale, 'calculators.area-of-effect.words.covered')
    const image = calculator.root.getByRole('img').first()
    await expect(image).toHaveAccessibleName(
      new RegExp(say(locale, 'site.calculator.drawing.part', { name: covered, places: place('5–10', '5') })),
    )
    await calculator.option('counted', 'any').locator('xpath=..').click()
    await expect(calculator.root).not.toHaveText(RAW)
    await expect(page).toHaveURL(/counted=any/)
  })
}
