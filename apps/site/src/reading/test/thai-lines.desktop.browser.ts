import { expect, type Page, test } from '../../../test/test.ts'

/** Pages with names in brackets. */
const PAGES = ['rules/size', 'rules/unseen-attackers', 'book/playing-the-game/combat', 'book/next-2012/next-combat']
const WIDTHS = [320, 344, 360, 375, 390, 412, 480, 600, 768, 1280]

/** Brackets on another line than their linked name, each with that name, and the number of brackets. */
const brackets = (page: Page): Promise<{ count: number; alone: string[] }> =>
  page.evaluate(() => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    const lineOf = (text: Text, at: number): number => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      const { top, bottom } = range.getBoundingClientRect()
      return (top + bottom) / 2
    }
    const isName = (text: Text | undefined): boolean => text?.parentElement?.closest('a.rule') != null
    const seen = texts.flatMap((text, at) => {
      const [before, after] = [texts[at - 1], texts[at + 1]]
      const end = text.data.length - 1
      const height = parseFloat(getComputedStyle(text.parentElement ?? document.body).fontSize)
      const pairs: [number, number, string][] = []
      if (isName(text) || !text.parentElement?.checkVisibility()) return []
      if (after && isName(after) && text.data.endsWith('('))
        pairs.push([lineOf(text, end), lineOf(after, 0), `(${after.data}`])
      if (before && isName(before) && text.data.startsWith(')'))
        pairs.push([lineOf(text, 0), lineOf(before, before.data.length - 1), `${before.data})`])
      return pairs.map(([one, other, name]) => ({ name, isAlone: Math.abs(one - other) > height }))
    })
    return { count: seen.length, alone: seen.filter(({ isAlone }) => isAlone).map(({ name }) => name) }
  })

test('a bracket does not break from the linked name', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(`/th/${path}/`)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const { count, alone } = await brackets(page)
      expect(count, path).toBeGreaterThan(0)
      expect.soft(alone, `${path}, ${width} px`).toEqual([])
    }
  }
})

/** Ends of words that break before a no-break name, and the number of such words. */
const beforeNames = (page: Page): Promise<{ count: number; parted: string[] }> =>
  page.locator('main wbr + .no-break').evaluateAll((names) => {
    const seen = names.flatMap((name) => {
      const text = name.previousElementSibling?.previousSibling
      if (!(text instanceof Text) || !text.data.endsWith('ของ') || !name.checkVisibility()) return []
      const range = document.createRange()
      range.setStart(text, text.length - 3)
      range.setEnd(text, text.length)
      return [
        { name: `ของ${name.textContent}`, lines: new Set(Array.from(range.getClientRects(), ({ top }) => top)).size },
      ]
    })
    return { count: seen.length, parted: seen.filter(({ lines }) => lines > 1).map(({ name }) => name) }
  })

test('a word before the name of a rule does not break', async ({ page }) => {
  for (const path of ['rules/movement-and-position', 'rules/reaction', 'rules/damage-roll', 'editions', 'glossary']) {
    await page.goto(`/th/${path}/`)
    for (const width of WIDTHS.slice(0, 6)) {
      await page.setViewportSize({ width, height: 800 })
      const { count, parted } = await beforeNames(page)
      expect(count, path).toBeGreaterThan(0)
      expect.soft(parted, `${path}, ${width} px`).toEqual([])
    }
  }
})

const NAMES_IN_TABLES = [
  ['ability-scores', 'ค่าโมดิไฟเออร์'],
  ['skills', 'พาสซีฟ'],
  ['coins', 'อิเล็กตรัม'],
  ['conditions', 'เสียเปรียบ'],
] as const

test('a name in the table of a calculator does not break', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const [id, name] of NAMES_IN_TABLES) {
    await page.goto(`/th/calculators/${id}/`)
    await page.locator('[data-calculator][data-ready]').waitFor()
    const lines = await page
      .locator('.result-table .no-break')
      .filter({ hasText: name })
      .evaluateAll((names) => names.map((one) => one.getClientRects().length))
    expect.soft(new Set(lines), id).toEqual(new Set([1]))
  }
})

const WORDS_IN_HEADINGS = [
  ['editions', 'ความสามารถ'],
  ['editions/next-stealth', 'การทอย'],
  ['editions/next-actions', 'เสียเปรียบ'],
  ['rules/next-overview', 'ทดสอบเล่น'],
  ['rules/next-spell-disruption', 'การร่ายคาถา'],
  ['book/playing-the-game/exploration', 'การมองเห็น'],
] as const

test('a word does not break in a heading', async ({ page }) => {
  for (const [path, word] of WORDS_IN_HEADINGS) {
    await page.goto(`/th/${path}/`)
    for (const width of WIDTHS.slice(0, 6)) {
      await page.setViewportSize({ width, height: 800 })
      const lines = await page
        .locator('main :is(h1, h2, h3) .no-break')
        .filter({ hasText: word })
        .evaluateAll((words) => words.map((one) => one.getClientRects().length))
      expect(lines.length, path).toBeGreaterThan(0)
      expect.soft(new Set(lines), `${path}, ${width} px`).toEqual(new Set([1]))
    }
  }
})
