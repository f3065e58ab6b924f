import AxeBuilder from '@axe-core/playwright'
import type { Locale } from '../../../test/locales.ts'
import { expect, type Locator, type Page, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'
import { trackerOn } from './tracker.ts'

/** The words of the compendium in a fight with a dragon. */
const WORDS = {
  en: { dragon: 'Adult Red Dragon', goblin: 'Goblin Warrior', breath: 'Fire Breath', pounce: 'Pounce', rend: 'Rend' },
  th: { dragon: 'มังกรแดงเต็มวัย', goblin: 'นักรบก็อบลิน', breath: 'ลมหายใจไฟ', pounce: 'ตะครุบ', rend: 'ฉีก' },
} as const satisfies Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>

/** The findings of axe in the open sheet. */
async function findingsIn(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).include('.fight').setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

const KEYS = { acts: 'o', next: 'n', initiative: 'i', 'attack-now': 'q' } as const

for (const locale of ['en', 'th'] as const) {
  test(`${locale}: a dragon and goblins of the compendium: Multiattack, legendary action, breath and its recharge`, async ({
    page,
    press,
    hasTouch,
  }) => {
    const words = WORDS[locale]
    const tracker = trackerOn(page, locale, press)
    /** presses a button of the bar by its key, or taps it */
    const bar = async (place: keyof typeof KEYS): Promise<void> => {
      if (hasTouch) await press(tracker.button(place))
      else await page.keyboard.press(KEYS[place])
    }
    /** chooses a button with the keyboard, or taps it */
    const choose = async (button: Locator): Promise<void> => {
      if (hasTouch) return await press(button)
      await button.focus()
      await page.keyboard.press('Enter')
    }
    const act = (name: string): Locator => tracker.sheet.locator('.fight-act').filter({ hasText: name })

    await page.goto(`/${locale}/creatures/adult-red-dragon/`)
    await choose(page.getByRole('link', { name: say(locale, 'site.creatures.add-to-fight'), exact: true }))
    const search = tracker.sheet.getByRole('searchbox')
    await expect(search).toHaveValue(words.dragon)
    await expect(search).toBeFocused()
    await expect(page).toHaveURL(`/${locale}/fight/`)
    const found = tracker.sheet.locator('.fight-found button')
    // SRD 5.2.1: Challenge Rating 17, AC 19, 256 Hit Points
    await expect(found.first()).toContainText(tracker.words('add.rated-figures', { cr: '17', ac: '19', hp: '256' }))
    await search.fill(`${words.dragon} 20`)
    await page.keyboard.press('Enter')
    await expect(tracker.row(words.dragon)).toHaveCount(1)
    // The English name is known in every language.
    await search.fill('goblin warr x2 5')
    await expect(found.first()).toContainText(words.goblin)
    expect(await findingsIn(page)).toEqual([])
    await choose(found.first())
    await expect(page.locator('.fight-row')).toHaveCount(3)
    await expect(tracker.row(`${words.goblin} 2`)).toHaveCount(1)
    await tracker.sheet.getByLabel(tracker.words('add.line')).fill('Anna 10 party ac 16 hp 300')
    await page.keyboard.press('Enter')
    await press(tracker.inSheet('done'))
    await tracker.useRealDice()
    await bar('initiative')
    await press(tracker.inSheet('initiative.start'))
    await expect(tracker.current).toContainText(words.dragon)

    // Multiattack: the first Rend hits; two more are left.
    await bar('attack-now')
    await tracker.typeDice('15', '10', '4')
    await expect(tracker.sheet.getByRole('textbox')).toHaveCount(0)
    await expect(tracker.points('Anna')).toContainText('278/300')
    await expect(page.locator('.fight-left')).toContainText(`${words.rend} × 2`)
    await bar('acts')
    await choose(tracker.sheet.getByText(tracker.words('acts.not-now'), { exact: true }))
    const refused = tracker.words('refusals-of.stat-block.none-left', { who: words.dragon, got: words.breath })
    await expect(tracker.sheet.locator('.fight-not-now')).toContainText(refused)
    await page.keyboard.press('Escape')

    // A legendary action after Anna’s turn, not after the dragon’s own.
    await bar('next')
    await expect(tracker.current).toContainText('Anna')
    await bar('next')
    await expect(tracker.button('acts')).toContainText(words.dragon)
    await expect(tracker.button('acts')).toContainText(tracker.words('bar.legendary', { count: '3', total: '3' }))
    await bar('acts')
    await choose(act(words.pounce))
    await choose(tracker.inSheet('special.do'))
    await tracker.typeDice('1')
    await expect(tracker.current).toContainText(`${words.goblin} 1`)
    await expect(tracker.log).toContainText(
      tracker.words('log.special-action', { who: words.dragon, action: words.pounce }),
    )
    await bar('next')
    await expect(tracker.button('acts')).toContainText(tracker.words('bar.legendary', { count: '2', total: '3' }))
    // begins the turn of the other goblin, ends it, and begins the turn of the dragon
    for (const _ of [1, 2, 3]) await bar('next')
    await expect(tracker.current).toContainText(words.dragon)

    // The breath: everybody of the other side is chosen; the dice decide.
    await bar('acts')
    await choose(act(words.breath))
    await expect(tracker.sheet.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await expect(tracker.sheet.locator('.fight-odds')).toContainText('Anna 100')
    expect(await findingsIn(page)).toEqual([])
    await choose(tracker.inSheet('special.do'))
    await tracker.typeDice('60', '5')
    await expect(tracker.points('Anna')).toContainText('218/300')
    await bar('acts')
    await choose(tracker.sheet.getByText(tracker.words('acts.not-now'), { exact: true }))
    await expect(tracker.sheet.locator('.fight-not-now')).toContainText(refused)
    await page.keyboard.press('Escape')

    // Around the table: it recharges on a 5.
    await bar('next')
    await expect(tracker.current).toContainText('Anna')
    for (const _ of [1, 2, 3, 4, 5, 6]) await bar('next')
    await tracker.typeDice('5')
    await expect(tracker.current).toContainText(words.dragon)
    await expect(tracker.log).toContainText(
      tracker.words('steps.recharge-rolled.yes', { who: words.dragon, natural: '5', action: words.breath }),
    )

    // The stat block is a link away.
    await press(tracker.row(words.dragon).locator('.fight-name'))
    await expect(tracker.sheet.getByRole('link', { name: tracker.words('creature.stat-block') })).toHaveAttribute(
      'href',
      '../creatures/adult-red-dragon/',
    )
  })
}
