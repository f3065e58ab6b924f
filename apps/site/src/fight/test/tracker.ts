import type { Edition } from '@rulestone/core'
import type { Locale } from '../../../test/locales.ts'
import { expect, type Locator, type Page } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

/** A click, or a tap on a touch screen. */
export type Press = (locator: Locator) => Promise<void>

type Values = Readonly<Record<string, string>>

/** Thai has a space next to Latin letters and digits, and the names here are Latin. */
const spaced = (text: string): string =>
  text.replace(/([\u0e00-\u0e7f])(?=[A-Za-z0-9])|([A-Za-z0-9])(?=[\u0e00-\u0e7f])/g, '$1$2 ')

/** A length in feet, in words. */
export const feet = (locale: Locale, value: number): string =>
  say(locale, 'units.feet.noun_other', { value: String(value) })

/** The fight tracker, with elements found by what a reader sees or hears. */
export function trackerOn(page: Page, locale: Locale, press: Press) {
  const words = (key: string, values?: Values): string => spaced(say(locale, `fight.${key}`, values))
  const sheet = page.getByRole('dialog')
  const bar = page.getByRole('toolbar', { name: words('bar.title') })
  const inSheet = (key: string, values?: Values): Locator =>
    sheet.getByRole('button', { name: words(key, values), exact: true })
  const row = (id: string): Locator => page.locator(`[data-creature="${id}"]`)
  /** the button in a place of the bar, by its shortcut */
  const button = (place: string): Locator => bar.locator(`.for-${place}`)
  return {
    words,
    sheet,
    bar,
    row,
    button,
    inSheet,
    points: (id: string): Locator => row(id).locator('.fight-points'),
    turn: page.locator('.fight-current'),
    current: page.locator('.fight-row.turn'),
    sides: page.locator('.fight-sides'),
    log: page.locator('.fight-log'),
    announced: page.locator('.fight > [role="status"]'),
    async open(): Promise<void> {
      await page.goto(`/${locale}/fight/`)
      await expect(page.locator('[data-fight]')).toHaveAttribute('data-fight', 'ready')
    },
    async add(lines: string): Promise<void> {
      await press(button('add'))
      await sheet.getByLabel(words('add.line')).fill(lines)
      await press(inSheet('add.submit').first())
      await press(inSheet('done'))
    },
    async hurt(id: string, text: string): Promise<void> {
      await press(row(id).locator('.fight-points'))
      await sheet.getByLabel(words('points.amount')).fill(text)
      await page.keyboard.press('Enter')
      await expect(sheet).toHaveCount(0)
    },
    async useRealDice(): Promise<void> {
      await press(page.getByRole('button', { name: words('where.menu') }))
      await sheet.getByRole('radio', { name: words('dice.real'), exact: true }).check()
      await press(inSheet('close'))
    },
    async typeDice(...faces: readonly string[]): Promise<void> {
      for (const face of faces) {
        await sheet.getByRole('textbox').fill(face)
        await page.keyboard.press('Enter')
      }
    },
  }
}

/** Anna of the party and a wolf. */
export const FIGHTERS =
  'Anna 18 party ac 16 hp 12 attack +5 1d8+3 slashing\nWolf 9 ac 12 hp 13 attack +4 1d6+2 piercing'

/** A fight on Anna’s turn, 30 feet from a wolf, under SRD 5.2.1 or the 2012 playtest. */
export async function started(page: Page, locale: Locale, press: Press, edition: Edition = 'srd-5.2.1') {
  const tracker = trackerOn(page, locale, press)
  await tracker.open()
  await page.getByRole('radio', { name: tracker.words(`edition.names.${edition}`), exact: true }).check()
  await tracker.add(FIGHTERS)
  await press(tracker.button('initiative'))
  await expect(tracker.sheet.getByLabel('Anna').first()).toHaveValue('18')
  await press(tracker.inSheet('initiative.start'))
  await expect(tracker.turn).toHaveText(tracker.words('where.turn', { name: 'Anna' }))
  return tracker
}
