import { expect, type Page, test } from '../../../test/test.ts'
import { feet, started, trackerOn } from './tracker.ts'

/** What has the focus: its id, class or value. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document
    if (activeElement instanceof HTMLInputElement && activeElement.type === 'radio') return activeElement.value
    return activeElement?.id || activeElement?.className || (activeElement?.tagName ?? '')
  })

/** A key, pressed on a keyboard whose letters are not Latin. */
const pressOnThaiKeyboard = (page: Page, key: string, code: string): Promise<void> =>
  page.evaluate(
    (init) => {
      const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    },
    { key, code },
  )

test('the focus goes to what comes next, and is never lost', async ({ page, press }) => {
  const tracker = trackerOn(page, 'en', press)
  await tracker.open()
  const steps: readonly (readonly [key: string, focus: RegExp | string])[] = [
    ['c', ''],
    ['Escape', /for-add/],
    ['i', ''],
    // Anna’s turn begins: she can attack.
    ['Enter', /for-attack-now main/],
    ['a', 'Wolf'],
    ['2', 'Crow'],
    ['ArrowLeft', 'Wolf'],
    ['Escape', /for-attack/],
    ['q', /for-next main/],
    // The Hit Points of the creature that is third in the list: it dies, and moves to the end.
    ['3', ''],
    ['9', ''],
    ['9', ''],
    ['Enter', 'creature-3-points'],
    ['ArrowUp', 'creature-2-points'],
    ['u', /for-undo/],
    ['o', /fight-act/],
    ['Escape', /for-acts/],
    ['ArrowRight', /for-next/],
  ]
  for (const [key, focus] of steps) {
    await page.keyboard.press(key)
    if (key === 'c') {
      await expect(tracker.sheet.getByRole('textbox').first()).toBeFocused()
      await page.keyboard.insertText('Anna 18 party ac 14 attack +5 1d4 cold\nWolf 9 ac 12 hp 30\nCrow 5 ac 12 hp 9')
      await page.keyboard.press('Enter')
      await expect(page.locator('.fight-row')).toHaveCount(3)
    }
    await expect.poll(() => focused(page), key).toMatch(focus)
  }
})

test('a letter in a text field is text; with a keyboard of other letters, the keys keep their places', async ({
  page,
  press,
}) => {
  const tracker = await started(page, 'th', press)
  await pressOnThaiKeyboard(page, 'ฟ', 'KeyA')
  const distance = tracker.sheet.getByRole('textbox')
  await distance.focus()
  await page.keyboard.type('na')
  await expect(distance).toHaveValue(/na/)
  await expect(tracker.turn).toHaveText(tracker.words('where.turn', { name: 'Anna' }))
  await page.keyboard.press('Escape')
  await expect(tracker.sheet).toHaveCount(0)
  await pressOnThaiKeyboard(page, 'ื', 'KeyN')
  await expect(tracker.turn).toHaveText(tracker.words('where.turn', { name: 'Wolf' }))
})

test('shortcuts are listed, shown beside their buttons, and can be turned off', { tag: '@long' }, async ({
  page,
  press,
}) => {
  const tracker = await started(page, 'en', press)
  for (const key of await tracker.bar.getByRole('button').all()) await expect(key).toHaveAttribute('aria-keyshortcuts')
  await expect(tracker.button('next').locator('kbd')).toHaveAttribute('data-shortcut', 'N')
  await page.keyboard.press('?')
  await expect(tracker.sheet.getByRole('term').filter({ hasText: 'N' }).first()).toBeVisible()
  await tracker.sheet.getByRole('checkbox').uncheck()
  await press(tracker.inSheet('close'))
  await expect(page.locator('.fight-row kbd, .fight-bar kbd')).toHaveCount(0)
  await page.reload()
  await expect(tracker.row('Anna')).toHaveCount(1)
  for (const key of ['a', 'n', '?', '1']) await page.keyboard.press(key)
  await expect(tracker.sheet).toHaveCount(0)
  await expect(tracker.current).toContainText('Anna')
  await press(page.getByRole('button', { name: tracker.words('keys.show'), exact: true }))
  await tracker.sheet.getByRole('checkbox').check()
  await press(tracker.inSheet('close'))
  await page.keyboard.press('a')
  await expect(tracker.sheet).toBeVisible()
})

test('the list, the sheet and the log are side by side; acts keep their places, and nothing scrolls', async ({
  page,
  press,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const tracker = await started(page, 'en', press)
  const places = () =>
    page.locator('.fight-bar-last button, .fight-bar-acts button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { x, width } = button.getBoundingClientRect()
        return `${button.className.split(' ')[0]} ${Math.round(x)} ${Math.round(width)}`
      }),
    )
  const before = await places()
  await press(tracker.button('attack'))
  const columns = await Promise.all(
    [page.locator('.fight-main'), tracker.sheet, tracker.log].map((one) => one.boundingBox()),
  )
  const edges = columns.flatMap((box) => (box === null ? [] : [box.x, box.x + box.width]))
  expect(edges).toHaveLength(6)
  expect(edges).toEqual(edges.toSorted((one, other) => one - other))
  // The tracker can be used beside an open sheet.
  await press(tracker.points('Anna'))
  await expect(tracker.sheet.getByRole('heading', { name: 'Anna' })).toBeVisible()
  await page.keyboard.press('Escape')
  await press(tracker.button('attack-now'))
  await expect(tracker.log).toContainText(`Anna moves ${feet('en', 25)}`)
  expect(await places()).toEqual(before)
  await press(tracker.button('next'))
  expect(await places()).toEqual(before)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // A shortcut presses its button in the list of acts, too.
  await page.keyboard.press('c')
  await expect(tracker.sheet.getByRole('heading', { name: tracker.words('add.title') })).toBeVisible()
})

for (const [locale, width] of [
  ['en', 390],
  ['th', 320],
] as const) {
  test(`with the largest text at ${width} (${locale}), names and buttons stay whole`, {
    tag: locale === 'th' ? [] : '@long',
  }, async ({ page, press }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(() => localStorage.setItem('size', 'largest'))
    const tracker = trackerOn(page, locale, press)
    await tracker.open()
    await press(tracker.button('add'))
    for (const id of ['skirmisher', 'beast', 'mira']) {
      await press(tracker.sheet.getByRole('button', { name: tracker.words(`presets.${id}`) }))
    }
    await press(tracker.inSheet('done'))
    await press(tracker.button('initiative'))
    await press(tracker.inSheet('initiative.start'))
    const lines = await page.locator('.fight-creature').evaluateAll((names) =>
      names.map((name) => {
        const range = document.createRange()
        range.selectNodeContents(name)
        return range.getClientRects().length
      }),
    )
    expect(lines).toEqual([1, 1, 1])
    const spilling = await page
      .locator('.fight-bar button, .fight-points, .fight-turn button')
      .evaluateAll((buttons) =>
        buttons.flatMap((one) => (one.scrollWidth > one.clientWidth + 1 ? [one.textContent] : [])),
      )
    expect(spilling).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}
