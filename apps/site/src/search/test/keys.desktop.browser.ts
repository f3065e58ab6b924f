import { calculatorOn } from '../../../test/calculator.ts'
import { expect, type Page, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

/** The keys that a browser reports while the Thai layout is active. */
const THAI = { KeyK: 'า', KeyZ: 'ผ', Slash: 'ฝ' } as const

async function pressThai(page: Page, code: keyof typeof THAI, ctrlKey = false): Promise<void> {
  const keys = { key: THAI[code], code, ctrlKey, bubbles: true, cancelable: true }
  await page.evaluate(
    (init) => (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', init)),
    keys,
  )
}

test('with the Thai layout, the shortcuts open the search, and characters typed in a field are left alone', async ({
  page,
}) => {
  await page.goto('/th/calculators/attack/')
  const dialog = page.getByRole('dialog', { name: say('th', 'site.search.title') })
  await pressThai(page, 'KeyK', true)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const attack = await calculatorOn(page, 'th', 'attack')
  await attack.number('ac').focus()
  await pressThai(page, 'Slash')
  await expect(dialog).toBeHidden()
  await attack.number('ac').blur()
  await pressThai(page, 'Slash')
  await expect(dialog).toBeVisible()
})

test('with the Thai layout, the undo shortcut works', { tag: '@long' }, async ({ page }) => {
  await page.goto('/th/calculators/attack/')
  const attack = await calculatorOn(page, 'th', 'attack')
  await attack.option('state', 'advantage').check({ force: true })
  await expect(page).toHaveURL(/\?state=advantage$/)
  await pressThai(page, 'KeyZ', true)
  await expect(attack.option('state', 'normal')).toBeChecked()
})

test('a slash opens the search if the focus is not in a text field', async ({ page }) => {
  await page.goto('/en/calculators/attack/')
  const attack = await calculatorOn(page, 'en', 'attack')
  const dialog = page.getByRole('dialog', { name: say('en', 'site.search.title') })
  for (const control of [attack.option('state', 'advantage'), attack.flag('resistance')]) {
    await control.focus()
    await page.keyboard.press('/')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await attack.number('ac').focus()
  await page.keyboard.press('/')
  await expect(dialog).toBeHidden()
})
