import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headOf } from '../../entries.ts'
import { LOCALES, type Locale } from '../../locales.ts'
import { say, saying } from '../../words.ts'
import { WORDS_OF_TEXT } from '../../words-of-text.ts'
import { isAt, PATIENCE, press, read, says, startFirefox } from './firefox.ts'

let firefox: Browser
beforeAll(async () => {
  firefox = await startFirefox()
})
afterAll(() => firefox.close())

/** The query of a reader for half cover. */
const HALF_COVER = { en: 'half cover', zh: '半身掩护', th: 'กำบังครึ่งตัว' } as const

const addressOf = (element: Element): string =>
  element instanceof HTMLAnchorElement ? decodeURIComponent(element.pathname + element.hash) : ''

/** Waits until the first result of a search links to a path. */
const finds = (page: Page, path: string): Promise<void> =>
  expect
    .poll(() => page.$eval('dialog [role="option"][aria-selected="true"]', addressOf).catch(() => ''), {
      timeout: PATIENCE,
    })
    .toBe(path)

for (const { locale, next } of LOCALES) {
  test(`${locale}: home, chapter and rule: previews and dice work`, async () => {
    const { page, complaints } = await read(firefox, `/${locale}/`)
    await says(page, 'h1', 'Rulestone')
    await press(page, `main a[href="/${locale}/book/playing-the-game/d20-tests/"]`)
    await isAt(page, `/${locale}/book/playing-the-game/d20-tests/`)
    await press(page, `#attack-roll a[href="/${locale}/rules/attack-roll/"]`)
    await isAt(page, `/${locale}/rules/attack-roll/`)
    await says(page, 'h1', headOf(locale, 'attack-roll').title)

    await page.hover('[data-text] a.rule[data-rule="armor-class"]')
    await says(page, '[role="tooltip"]', headOf(locale, 'armor-class').summary)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.$('[role="tooltip"]'), { timeout: PATIENCE }).toBeNull()

    await press(page, '[data-text] [data-dice="1d20"]')
    await says(page, '[role="dialog"] .total', /^(?:1?\d|20)$/)
    const total = await page.$eval('[role="dialog"] .total', (element) => element.textContent ?? '')
    const announced = () =>
      page.$$eval('[role="status"]', (all) => all.map((element) => element.textContent).join('\n'))
    await expect
      .poll(announced, { timeout: PATIENCE })
      .toMatch(saying(locale, 'site.roll.result', { dice: '1d20', total }))
    expect(complaints).toEqual([])
    await page.browserContext().close()
  })

  test(`${locale}: a calculator is changed by keyboard, and keeps its state in ${next}`, async () => {
    const { page, complaints } = await read(firefox, `/${locale}/rules/attack-roll/`)
    // +5 against AC 12: a 7 or higher, 14 of 20 faces. AC 13: an 8 or higher, 13 of 20.
    await press(page, '.fold > summary')
    await says(page, '[data-calculator="attack"] .answer-figure', /^70%$/)
    const armor = (language: Locale): string =>
      `::-p-aria([name="${say(language, 'calculators.attack.fields.ac.label')}"][role="spinbutton"])`
    await page.focus(armor(locale))
    await page.keyboard.press('ArrowUp')
    await says(page, '[data-calculator="attack"] .answer-figure', /^65%$/)
    await isAt(page, `/${locale}/rules/attack-roll/?attack-proficiency-bonus.ac=13`)

    await press(page, `.languages a[data-language="${next}"]`)
    await isAt(page, `/${next}/rules/attack-roll/?attack-proficiency-bonus.ac=13`)
    await says(page, 'h1', headOf(next, 'attack-roll').title)
    // A calculator whose state is in the URL expands by itself.
    const calculator = await page.waitForSelector('[data-calculator="attack"]')
    await calculator?.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await page.waitForSelector('[data-calculator="attack"][data-ready]')
    await says(page, '[data-calculator="attack"] .answer-figure', /^65%$/)
    expect(await page.$eval(armor(next), (field) => field instanceof HTMLInputElement && field.value)).toBe('13')
    expect(complaints).toEqual([])
    await page.browserContext().close()
  })

  test(`${locale}: the search finds names and words inside the text`, async () => {
    const { page, complaints } = await read(firefox, `/${locale}/glossary/`)
    await page.keyboard.press('/')
    const box = await page.waitForSelector('dialog[open] [role="combobox"]')
    const type = (text: string) =>
      box?.evaluate((element, typed) => {
        if (!(element instanceof HTMLInputElement)) return
        element.value = typed
        element.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }, text)
    for (const [word, place] of WORDS_OF_TEXT[locale]) {
      await type(word)
      await finds(page, `/${locale}/rules/${place}`)
    }
    await type(HALF_COVER[locale])
    await finds(page, `/${locale}/rules/cover/#half-cover`)
    await page.keyboard.press('Enter')
    await isAt(page, `/${locale}/rules/cover/#half-cover`)
    expect(complaints).toEqual([])
    await page.browserContext().close()
  })
}
