import { LOCALES, type Locale } from '../../../test/locales.ts'
import { expect, type Page, test } from '../../../test/test.ts'
import { trackerOn } from './tracker.ts'

const HERO = 'party ac 14 attack +9 2d6+4 slashing'
const FOE = 'ac 12 hp 9 attack +6 1d8+3 piercing'

/** Four against four, with their Initiative counts. */
const FIGHTERS = [
  `Anna 20 hp 14 ${HERO}`,
  `Wolf 18 ${FOE}`,
  `Boris 16 hp 9 ${HERO}`,
  `Bear 14 ${FOE}`,
  `Cara 12 hp 12 ${HERO}`,
  `Crow 10 ${FOE}`,
  `Dora 8 hp 12 ${HERO}`,
  `Rat 6 ${FOE}`,
].join('\n')

/** An empty fight with this seed, so that the dice are the same in each run. */
const SEEDED = JSON.stringify({
  format: 'rulestone-fight',
  version: 2,
  ruleset: 'srd-5.2.1',
  seed: 'four',
  acts: [],
  done: 0,
})

const MOST_TURNS = 40

const KEYS = { add: 'c', initiative: 'i', next: 'n', 'attack-now': 'q', attack: 'a', end: 'e' } as const

type Tracker = ReturnType<typeof trackerOn>

/** A person at the table: counts how often a key is pressed or the screen is touched. */
interface Hand {
  presses: number
  /** presses a button of the bar */
  bar: (place: keyof typeof KEYS) => Promise<void>
  /** does what the open sheet is for */
  submit: () => Promise<void>
  close: (key: 'close' | 'done') => Promise<void>
}

function keyboard(page: Page): Hand {
  const key = async (name: string): Promise<void> => {
    hand.presses += 1
    await page.keyboard.press(name)
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body), name).toBe(true)
  }
  const hand: Hand = {
    presses: 0,
    bar: (place) => key(KEYS[place]),
    submit: () => key('Enter'),
    close: () => key('Escape'),
  }
  return hand
}

function touch(tracker: Tracker): Hand {
  const tap = async (button: ReturnType<Tracker['button']>): Promise<void> => {
    hand.presses += 1
    await button.tap()
  }
  const hand: Hand = {
    presses: 0,
    bar: (place) => tap(tracker.bar.locator(`[data-shortcut="${place}"]`)),
    submit: () => tap(tracker.sheet.locator('button.strong').first()),
    close: (key) => tap(tracker.inSheet(key)),
  }
  return hand
}

/** The ways to run a fight, and how many presses an ordinary turn may take. */
const WAYS = [
  { way: 'by keyboard', most: 4, options: { isMobile: false }, handOf: keyboard },
  {
    way: 'by touch',
    most: 2,
    options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    handOf: (_: Page, tracker: Tracker) => touch(tracker),
  },
] as const

/** Attacks, or makes a Death Saving Throw. With a keyboard, every second attack is chosen in its sheet. */
async function act(hand: Hand, tracker: Tracker, choosesAttack: boolean): Promise<void> {
  const isDying = await tracker
    .row(await nameOnTurn(tracker))
    .locator('.fight-death')
    .count()
  if (choosesAttack && isDying === 0) {
    await hand.bar('attack')
    await expect(tracker.sheet).toBeVisible()
    await hand.submit()
    await expect(tracker.sheet).toHaveCount(0)
  } else {
    await hand.bar('attack-now')
  }
}

const nameOnTurn = (tracker: Tracker): Promise<string> =>
  tracker.current.getAttribute('data-creature').then((name) => name ?? '')

const foesDown = (tracker: Tracker): string =>
  tracker.words('standing', { side: tracker.words('sides.foes'), standing: '0', all: '4' })

async function playToItsEnd(locale: Locale, page: Page, way: (typeof WAYS)[number]): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('rulestone-fight', text), SEEDED)
  const tracker = trackerOn(page, locale, () => Promise.reject(new Error('the hand presses')))
  await tracker.open()
  const hand = way.handOf(page, tracker)
  await hand.bar('add')
  await expect(tracker.sheet.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.insertText(FIGHTERS)
  await hand.submit()
  await expect(page.locator('.fight-row')).toHaveCount(8)
  await hand.close('done')
  await hand.bar('initiative')
  await hand.submit()
  await expect(tracker.sheet).toHaveCount(0)

  let turns = 0
  for (; turns < MOST_TURNS; turns += 1) {
    await expect(tracker.current).toHaveCount(1)
    const name = await nameOnTurn(tracker)
    hand.presses = 0
    await act(hand, tracker, way.most > 2 && turns % 2 === 1)
    if ((await tracker.sides.textContent())?.includes(foesDown(tracker))) break
    await hand.bar('next')
    expect(hand.presses, `turn ${turns + 1}, of ${name}`).toBeLessThanOrEqual(way.most)
    await expect(tracker.row(name)).not.toHaveClass(/ turn/u)
  }
  expect(turns).toBeLessThan(MOST_TURNS)
  await expect(tracker.sides).toContainText(foesDown(tracker))
  await hand.bar('end')
  await expect(tracker.button('initiative')).toBeVisible()
  await expect(tracker.sheet).toBeVisible()
  // A wide page never scrolls by itself; a narrow one shows the creature whose turn it is.
  if (way.options.isMobile !== true) expect(await page.evaluate(() => scrollY)).toBe(0)
}

for (const row of WAYS) {
  test.describe(row.way, () => {
    test.use(row.options)
    for (const { locale } of LOCALES) {
      test(`${locale}: four against four, to the end of the fight`, {
        tag: row.way === 'by touch' ? '@long' : [],
      }, async ({ page }) => {
        await playToItsEnd(locale, page, row)
      })
    }
  })
}
