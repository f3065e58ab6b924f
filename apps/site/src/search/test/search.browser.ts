import AxeBuilder from '@axe-core/playwright'
import { holdBack } from '../../../test/hold-back.ts'
import { LOCALES, type Locale } from '../../../test/locales.ts'
import { expect, type Locator, type Page, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'
import { WORDS_OF_TEXT } from '../../../test/words-of-text.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Queries in each language, correct and misspelled, and their results. */
const TYPED = {
  en: { name: 'half cover', title: 'Half Cover', text: 'arrow slit', wrong: 'blidned', found: 'Blinded' },
  zh: { name: '半身掩护', title: '半身掩护', text: '箭孔', wrong: 'mumang', found: '目盲' },
  th: { name: 'กำบังครึ่งตัว', title: 'กำบังครึ่งตัว', text: 'ช่องยิงธนู', wrong: '9k[vf', found: 'ตาบอด' },
} as const

/** The same lengths in figures, with the same results. */
const LENGTHS = {
  en: [
    ['1.5 m', 'reach/'],
    ['30ft', 'dash/'],
  ],
  zh: [
    ['1.5米', 'reach/'],
    ['30ft', 'dash/'],
  ],
  th: [
    ['1.5 เมตร', 'reach/'],
    ['30 ft', 'dash/'],
  ],
} as const

/** Queries for a calculator, and the part of its name that is highlighted. */
const HIGHLIGHTED = {
  en: [['armor', 'armor-class', 'Armor']],
  zh: [
    ['护甲', 'armor-class', '护甲'],
    ['hujia', 'armor-class', '护甲'],
    ['armor', 'armor-class', 'Armor'],
  ],
  th: [
    ['ความเสียหาย', 'take-damage', 'ความเสียหาย'],
    ['taking dam', 'take-damage', 'Taking Dam'],
  ],
} as const

const dialogOf = (page: Page, locale: Locale): Locator =>
  page.getByRole('dialog', { name: say(locale, 'site.search.title') })

const boxIn = (parent: Page | Locator): Locator => parent.getByRole('combobox')

/** The results without the calculators beside them. */
const rulesIn = (dialog: Locator): Locator => dialog.locator('[role="option"][href*="/rules/"]')

const chosen = (parent: Page | Locator): Locator => parent.getByRole('option', { selected: true })

/** Opens the search with its button, and waits until the text is loaded. */
async function openSearch(page: Page, locale: Locale, press: (locator: Locator) => Promise<void>): Promise<Locator> {
  await page.goto(`/${locale}/rules/attack-roll/`)
  const whole = page.waitForResponse(/\/search\/text\.json$/)
  await press(page.getByRole('link', { name: say(locale, 'site.search.open'), exact: true }))
  const dialog = dialogOf(page, locale)
  await expect(boxIn(dialog)).toBeFocused()
  await whole
  return dialog
}

for (const { locale } of LOCALES) {
  const { name, title, text, wrong, found } = TYPED[locale]

  test(`${locale}: the search for a name leads to its heading`, {
    tag: '@phone',
  }, async ({ page, press }) => {
    const dialog = await openSearch(page, locale, press)
    await boxIn(dialog).pressSequentially(name)
    await expect(chosen(dialog)).toContainText(title)
    await press(chosen(dialog))
    await expect(page).toHaveURL(`/${locale}/rules/cover/#half-cover`)
    await expect(page.locator('#half-cover')).toBeInViewport()
  })

  test(`${locale}: finds spells by their names, before rules that only mention them`, async ({ page, press }) => {
    const dialog = await openSearch(page, locale, press)
    for (const [typed, spell] of [
      ['fireball', 'fireball'],
      ['huoqiushu', 'fireball'],
      ['ลูกไฟ', 'fireball'],
      ['wish', 'wish'],
    ] as const) {
      await boxIn(dialog).fill(typed)
      await expect(chosen(dialog)).toHaveAttribute('href', `/${locale}/spells/${spell}/`)
    }
    // A creature's name is searched as it is typed, although it sounds like another word.
    await boxIn(dialog).fill('โทรลล์')
    await expect(chosen(dialog)).toHaveAttribute('href', `/${locale}/creatures/troll/`)
    await expect(dialog.locator('.search-note')).toHaveCount(0)
    // A rule and a spell: the rule is first.
    await boxIn(dialog).fill('darkness')
    await expect(chosen(dialog)).toHaveAttribute('href', `/${locale}/rules/darkness/`)
    await expect(dialog.locator(`[href="/${locale}/spells/darkness/"]`)).toBeVisible()
  })

  test(`${locale}: the search for words of the text leads to their paragraph, by keyboard only`, async ({ page }) => {
    await page.goto(`/${locale}/glossary/`)
    await page.keyboard.press('Control+k')
    const dialog = dialogOf(page, locale)
    await page.keyboard.type(text)
    await expect(dialog.locator('mark', { hasText: text })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/${locale}/rules/cover/#three-quarters-cover.p-1`)
  })

  test(`${locale}: finds words of the text, lengths, misspellings and similar sounds; the arrow keys select a result`, async ({
    page,
    press,
  }) => {
    const dialog = await openSearch(page, locale, press)
    for (const [typed, place] of [...WORDS_OF_TEXT[locale], ...LENGTHS[locale]]) {
      await boxIn(dialog).fill(typed)
      await expect(chosen(dialog)).toHaveAttribute('href', `/${locale}/rules/${place}`)
    }
    // The same part is highlighted as in the names of the rules, however it was typed.
    for (const [typed, calculator, marked] of HIGHLIGHTED[locale]) {
      await boxIn(dialog).fill(typed)
      const title = dialog.locator(`[href="/${locale}/calculators/${calculator}/"] .search-title`)
      await expect(title.locator('mark')).toHaveText(marked)
    }
    await boxIn(dialog).fill(wrong)
    await expect(chosen(dialog)).toContainText(found)
    const first = await boxIn(dialog).getAttribute('aria-activedescendant')
    await page.keyboard.press('ArrowDown')
    await expect(boxIn(dialog)).not.toHaveAttribute('aria-activedescendant', first ?? '')
    await page.keyboard.press('ArrowUp')
    await expect(boxIn(dialog)).toHaveAttribute('aria-activedescendant', first ?? '')
    await expect(boxIn(dialog)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test(`${locale}: the status says if nothing is found, with advice, or how many results are shown`, async ({
    page,
    press,
  }) => {
    const dialog = await openSearch(page, locale, press)
    await boxIn(dialog).fill('xqzkv')
    await expect(dialog.getByRole('status')).toContainText(say(locale, 'site.search.nothing', { query: 'xqzkv' }))
    await expect(dialog.getByRole('option')).toHaveCount(0)
    await expect(boxIn(dialog)).toHaveAttribute('aria-expanded', 'false')
    await boxIn(dialog).fill('attack')
    await expect(dialog.getByRole('status')).toHaveText(say(locale, 'site.search.first', { count: '8' }))
    await expect(rulesIn(dialog)).toHaveCount(8)
  })

  test(`${locale}: the search page runs the query of its URL`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`/${locale}/search/?q=${encodeURIComponent(name)}`)
    await expect(chosen(page)).toContainText(title)
  })

  test(`${locale}: going back to the search page restores the query`, async ({ page }) => {
    await page.goto(`/${locale}/search/`)
    await page.locator('main').getByRole('combobox').fill(name)
    await expect(chosen(page)).toContainText(title)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/${locale}/rules/cover/#half-cover`)
    await page.goBack()
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === name)
    await expect(page.locator('main').getByRole('combobox')).toHaveValue(name)
    await expect(chosen(page)).toContainText(title)
  })
}

test.use({ tolerated: /404 \(Not Found\)/ })

// Phones compose every word, also Thai and English ones; an input method for Chinese shows its pinyin with apostrophes.
test.describe('text composed by an input method is searched, and Enter during composition opens nothing', () => {
  const COMPOSED = [
    ['th', ['สิ่งกำบัง'], 'สิ่งกำบัง'],
    ['zh', ['yan’hu', "yan'hu"], '掩护'],
  ] as const

  for (const [locale, composed, written] of COMPOSED) {
    test(`${locale}: ${written}`, { tag: locale === 'zh' ? ['@every-language', '@phone'] : [] }, async ({
      page,
      press,
    }) => {
      const dialog = await openSearch(page, locale, press)
      const address = page.url()
      const keyboard = await page.context().newCDPSession(page)
      for (const typed of composed) {
        for (let end = 1; end <= typed.length; end += 1) {
          const text = typed.slice(0, end)
          await keyboard.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end })
        }
        await expect(boxIn(dialog)).toHaveValue(typed)
        await expect(chosen(dialog)).toContainText(written)
      }
      await boxIn(dialog).dispatchEvent('keydown', { key: 'ArrowDown', isComposing: true })
      await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
      await dialog.locator('form').dispatchEvent('submit')
      await expect(page).toHaveURL(address)
      await keyboard.send('Input.insertText', { text: written })
      await expect(boxIn(dialog)).toHaveValue(written)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`/${locale}/rules/cover/`)
    })
  }
})

test('Enter before there are results opens the first one when it arrives', { tag: '@long' }, async ({ page }) => {
  const arrive = await holdBack(page, /\/search\/(?:names|text)\.json$/)
  await page.goto('/th/')
  await page.keyboard.press('/')
  const dialog = dialogOf(page, 'th')
  await expect(boxIn(dialog)).toBeFocused()
  await page.keyboard.type('ล้มคะมำ')
  await page.keyboard.press('Enter')
  arrive()
  await expect(page).toHaveURL('/th/rules/prone/')
})

test('typing after Enter cancels the pending navigation', { tag: '@long' }, async ({ page }) => {
  const arrive = await holdBack(page, /\/search\/(?:names|text)\.json$/)
  await page.goto('/en/')
  await page.keyboard.press('/')
  const dialog = dialogOf(page, 'en')
  await expect(boxIn(dialog)).toBeFocused()
  await page.keyboard.type('cov')
  await page.keyboard.press('Enter')
  await page.keyboard.type('er')
  arrive()
  await expect(chosen(dialog)).toContainText('Cover')
  await expect(page).toHaveURL('/en/')
})

test('leaving the search after Enter cancels the pending navigation', { tag: '@long' }, async ({ page }) => {
  const arrive = await holdBack(page, /\/search\/(?:names|text)\.json$/)
  await page.goto('/en/')
  await page.keyboard.press('/')
  const dialog = dialogOf(page, 'en')
  await expect(boxIn(dialog)).toBeFocused()
  await page.keyboard.type('cover')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  arrive()
  await expect(page.locator('dialog .search-result').first()).toContainText('Cover')
  await expect(page).toHaveURL('/en/')
})

test('a button shows more results', { tag: '@long' }, async ({ page, press }) => {
  const dialog = await openSearch(page, 'en', press)
  await boxIn(dialog).fill('damage')
  const rules = rulesIn(dialog)
  await expect(rules).toHaveCount(8)
  // Results in the text come after the names, and move the button.
  await expect(dialog.getByRole('status')).not.toBeEmpty()
  await press(dialog.getByRole('button', { name: say('en', 'site.search.more') }))
  await expect(rules).toHaveCount(24)
  await expect(boxIn(dialog)).toBeFocused()
})

test('the search box of the home page opens a result by keyboard', async ({ page }) => {
  await page.goto('/th/')
  const field = page.locator('main [data-search-box] input')
  await field.fill('cover')
  await expect(chosen(page)).toContainText('สิ่งกำบัง')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/th/rules/cover/')
})

test('text typed into the search box before its code loads is searched', async ({ page }) => {
  const arrive = await holdBack(page, /\/_astro\/Page\..*\.js$/)
  await page.goto('/en/')
  await page.locator('main [data-search-box] input').fill('cover')
  arrive()
  await expect(chosen(page)).toContainText('Cover')
})

test.describe('axe', () => {
  test.use({ bypassCSP: true })

  for (const { locale } of LOCALES) {
    test(`${locale}: axe finds nothing in the results`, { tag: '@long' }, async ({ page, press }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const dialog = await openSearch(page, locale, press)
      await boxIn(dialog).fill(TYPED[locale].name)
      await expect(chosen(dialog)).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' '))}`)).toEqual([])
    })
  }
})

test('bopomofo finds names by sound, with and without tones', { tag: '@long' }, async ({ page, press }) => {
  const dialog = await openSearch(page, 'zh', press)
  for (const typed of ['ㄧㄢˇㄏㄨˋ', 'ㄧㄢㄏㄨ']) {
    await boxIn(dialog).fill(typed)
    await expect(chosen(dialog)).toHaveAttribute('href', '/zh/rules/cover/')
  }
})
