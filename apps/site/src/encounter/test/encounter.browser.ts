import AxeBuilder from '@axe-core/playwright'
import { LOCALES } from '../../../test/locales.ts'
import { overflowing } from '../../../test/overflowing.ts'
import { expect, type Page, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

/** The parts of the page. */
const figure = (page: Page) => page.locator('.encounter-answer .answer-figure')
const count = (page: Page) => page.locator('.encounter-count')
const deadRows = (page: Page) => page.locator('.encounter-fighters tbody tr')
const isDone = (page: Page) => expect(page.locator('.encounter')).toHaveAttribute('data-status', 'done')

for (const { locale } of LOCALES) {
  const words = (key: string, values?: Readonly<Record<string, string>>): string =>
    say(locale, `encounter.${key}`, values)

  test(`${locale}: the example is answered at once, and a change is answered anew`, async ({ page, press }) => {
    await page.goto(`/${locale}/encounter/`)
    await expect(figure(page)).toContainText('%')
    await expect(deadRows(page)).toHaveCount(8)
    await isDone(page)
    await expect(count(page)).toHaveText(words('answer.played', { fights: '10,000' }))
    const goblin = (await page.locator('.encounter-name a').textContent()) ?? ''
    const before = await figure(page).textContent()
    const creatures = page.getByRole('region', { name: words('creatures.title') })
    await creatures.getByRole('textbox').fill('12')
    await creatures.getByRole('textbox').press('Tab')
    await expect(deadRows(page)).toHaveCount(16)
    await expect(figure(page)).not.toHaveText(before ?? '')
    await expect(page).toHaveURL(/creatures=12-goblin-warrior$/u)
    await creatures.getByRole('searchbox').fill('2 ogre')
    await creatures.getByRole('searchbox').press('Enter')
    await expect(deadRows(page)).toHaveCount(18)
    await press(page.locator('summary', { hasText: goblin }))
    await expect(page.locator('.encounter-counts details[open]')).toContainText(words('counts.traits'))
    expect(await overflowing(page)).toEqual([])
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().include('main').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([])
  })
}

test.describe('in English', () => {
  test.use({ bypassCSP: false })

  const ADDRESS =
    '/en/encounter/?party=fighter-5.~Mira~5~17~44~2~7~1d8%2B4~slashing~2~melee~1_2_3_0_1_-1&creatures=2-ogre'

  test('an address restores party, creatures and seed, and the same seed gives the same figures', async ({ page }) => {
    await page.goto(`${ADDRESS}&seed=table+7&creature-targets=most-hit-points`)
    await isDone(page)
    await expect(page.locator('.encounter-own').first().locator('input').first()).toHaveValue('Mira')
    await expect(deadRows(page).locator('th')).toContainText(['Fighter', 'Mira', 'Ogre 1', 'Ogre 2'])
    const figures = page.locator('.encounter-answer .figures')
    const first = await figures.textContent()
    const seed = page.getByLabel(say('en', 'encounter.answer.seed'))
    await expect(seed).toHaveValue('table 7')
    await seed.fill('table 8')
    await expect(figures).not.toHaveText(first ?? '')
    await isDone(page)
    await seed.fill('table 7')
    await expect(page).toHaveURL(/seed=table(?:\+|%20)7/u)
    await expect(figures).toHaveText(first ?? '')
  })

  test('a run can be stopped, and goes on', async ({ page }) => {
    // The page presses Stop itself: on a slow machine all fights would be played before the test does.
    await page.addInitScript(
      (name) => {
        new MutationObserver((_, observer) => {
          const stop = Array.from(document.querySelectorAll('button')).find((button) => button.textContent === name)
          if (!stop) return
          observer.disconnect()
          stop.click()
        }).observe(document, { childList: true, subtree: true })
      },
      say('en', 'encounter.answer.stop'),
    )
    await page.goto('/en/encounter/?creatures=12-goblin-warrior')
    await expect(page.locator('.encounter')).toHaveAttribute('data-status', 'stopped')
    await page.getByRole('button', { name: say('en', 'encounter.answer.go-on') }).click()
    await isDone(page)
    await expect(count(page)).toHaveText(say('en', 'encounter.answer.played', { fights: '10,000' }))
  })

  test('one against one is exact, and opens in the tracker, to watch or to play', async ({ page }) => {
    await page.goto('/en/encounter/?party=fighter-3&creatures=wolf')
    await expect(page.locator('.answer-sentence')).toContainText(say('en', 'encounter.answer.exact'))
    await isDone(page)
    await page.getByRole('button', { name: say('en', 'encounter.watch.open') }).click()
    await expect(page.locator('.fight-log')).toContainText('Wolf')
    await page.goBack()
    await page.getByRole('button', { name: say('en', 'encounter.watch.play') }).click()
    // The watched fight is on the table.
    await page.getByRole('button', { name: say('en', 'fight.shared.open') }).click()
    await expect(page.locator('[data-creature]')).toHaveCount(2)
    await expect(page.getByRole('button', { name: say('en', 'fight.bar.initiative') }).first()).toBeVisible()
  })

  test('more than 50 fighters ask first', { tag: '@long' }, async ({ page }) => {
    await page.goto('/en/encounter/?creatures=60-goblin-warrior')
    await expect(page.locator('.encounter')).toHaveAttribute('data-status', 'asking')
    await expect(page.locator('.encounter-progress button')).toHaveCount(2)
  })
})
