import { headOf } from '../../../test/entries.ts'
import { openDisplay } from '../../../test/header.ts'
import { LOCALES, nameOf } from '../../../test/locales.ts'
import { pageTypes } from '../../../test/pages.ts'
import { seen, settle, watch } from '../../../test/shifts.ts'
import { expect, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

for (const { locale, next } of LOCALES) {
  const tag = LOCALES.find((row) => row.locale === next)?.tag ?? ''

  test(`${locale}: every page can show ${next} side by side, by a display setting, without a layout shift`, {
    tag: '@long',
  }, async ({ page, press }) => {
    await page.addInitScript(watch)
    await page.addInitScript(() => {
      localStorage.setItem('units', 'metric')
      localStorage.setItem('english-names', 'on')
    })
    await page.goto(`/${locale}/glossary/`)
    await openDisplay(page)
    const choice = page.getByRole('group', { name: say(locale, 'site.second.title') })
    await press(choice.getByRole('radio', { name: nameOf(next), exact: true }).locator('xpath=..'))
    await page.keyboard.press('Escape')
    await expect(page.getByText(headOf(next, 'cover').summary, { exact: true })).toBeVisible()
    if (next !== 'en') await expect(page.locator('dt#cover > .second')).toHaveText(headOf(next, 'cover').title)
    for (const { type, path } of pageTypes(locale)) {
      await page.goto(path)
      await expect(page.locator('.second').first(), type).toBeVisible()
      await settle(page)
      // A calculator uses the reader's units after hydration: the answer of the grid may then take one more line. The odds of
      // an encounter come from fights that are played once the page is open.
      if (type !== 'grid' && type !== 'encounter') expect(await seen(page), type).toEqual([])
      // An element with a key contains the other language, or has it beside it, or has its English name from the start.
      const alone = await page.locator('main [data-key]:not(.second, .second *)').evaluateAll((blocks, lang) => {
        const whole = (block: Element): Element => block.closest('.table-frame') ?? block
        const isBeside = (block: Element): boolean =>
          block.querySelector(`.second[lang="${lang}"], .english[lang="${lang}"]`) !== null ||
          whole(block).nextElementSibling?.matches(`.second[lang="${lang}"]`) === true
        return blocks.filter((block) => !isBeside(block)).map((block) => block.outerHTML.slice(0, 80))
      }, tag)
      expect(alone, type).toEqual([])
      const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
      expect(ids.length, type).toBe(new Set(ids).size)
    }
  })

  test(`${locale}: each calculator in the list has its name and answer in ${next} too`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.addInitScript((language) => localStorage.setItem('second', language), next)
    await page.goto(`/${locale}/calculators/`)
    for (const id of ['attack', 'dice', 'jump']) {
      const item = page.getByRole('listitem').filter({ has: page.locator(`#calculator-${id}`) })
      await expect(item.getByRole('heading').locator('.second')).toHaveText(say(next, `calculators.${id}.title`))
      await expect(item.locator('.caption.second')).toHaveText(say(next, `calculators.${id}.caption`))
      await expect(item.locator('.answer.second')).toHaveAttribute('lang', tag)
      // Each is below the one before it.
      const boxes = await item.locator('> *').evaluateAll((parts) => parts.map((one) => one.getBoundingClientRect()))
      for (const [index, { top }] of boxes.entries()) {
        expect(top).toBeGreaterThanOrEqual((boxes[index - 1]?.bottom ?? 0) - 1)
      }
    }
  })

  test(`${locale}: ${next} is shown paragraph by paragraph, also on the next page`, async ({ page, isMobile }) => {
    await page.goto(`/${locale}/rules/cover/`)
    const text = page.locator('[data-text]')
    const before = await text.locator(':scope > *').count()
    const choice = page.getByRole('main').getByRole('combobox', { name: say(locale, 'site.second.title') })
    await choice.selectOption({ label: nameOf(next) })
    await expect(page.getByText(headOf(next, 'cover').summary, { exact: true })).toBeVisible()
    const own = text.locator(':scope > [id="p-1"]')
    const second = text.locator(':scope > [id="second.p-1"]')
    await expect(second).toHaveAttribute('lang', tag)
    const [left, right] = [await own.boundingBox(), await second.boundingBox()]
    if (isMobile) expect(right?.y).toBeGreaterThanOrEqual((left?.y ?? 0) + (left?.height ?? 0))
    else expect(right?.y).toBeCloseTo(left?.y ?? 0, 0)
    await expect(text.locator(':scope > [id="p-1"] + .second')).toHaveCount(1)
    // A table is beside a table, a calculator appears once, and a heading is not repeated as a heading.
    await expect(text.locator(':scope > .table-frame:not(.second) + .table-frame.second')).toHaveCount(1)
    await expect(text.locator('.second [data-calculator]')).toHaveCount(0)
    await expect(text.getByRole('heading', { level: 2 })).toHaveCount(await text.locator(':scope > h2').count())
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
    expect(ids.length).toBe(new Set(ids).size)

    await page.goto(`/${locale}/book/playing-the-game/d20-tests/`)
    await expect(page.getByText(headOf(next, 'd20-test').summary, { exact: true })).toBeVisible()

    await page.goto(`/${locale}/rules/cover/`)
    await expect(second).toBeVisible()
    await choice.selectOption('')
    await expect(page.locator('.second')).toHaveCount(0)
    await expect(text.locator(':scope > *')).toHaveCount(before)
    await page.reload()
    await expect(own).toBeVisible()
    await expect(page.locator('.second')).toHaveCount(0)
  })
}

for (const { locale, next } of LOCALES) {
  test(`${locale}: a paragraph link works while ${next} is shown between paragraphs`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.addInitScript((language) => localStorage.setItem('second', language), next)
    await page.goto(`/${locale}/book/playing-the-game/combat/#grappling.p-3`)
    await expect(page.locator('[id="second.grappling.p-2"]')).toBeAttached()
    const below = await page.locator('[id="grappling.p-3"]').evaluate((block) => {
      const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
      return block.getBoundingClientRect().top - header
    })
    expect(Math.abs(below)).toBeLessThan(2)
  })
}

test('former ids of blocks are not blocks of the second language', { tag: '@long' }, async ({ page }) => {
  await page.route(/\/(?:en|zh)\/rules\/cover\/$/, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('<h2 id="', '<span id="former"></span><h2 id="') })
  })
  await page.goto('/en/rules/cover/')
  await page
    .getByRole('main')
    .getByRole('combobox', { name: say('en', 'site.second.title') })
    .selectOption('zh')
  await expect(page.locator('[id="second.p-1"]')).toBeVisible()
  await expect(page.locator('#former')).toHaveCount(1)
  await expect(page.locator('[id="second.former"]')).toHaveCount(0)
})

test.describe('without a connection', () => {
  test.use({ tolerated: /net::ERR_|Failed to load resource/, serviceWorkers: 'block' })
  test('says so if the second language cannot be loaded', { tag: '@long' }, async ({ page }) => {
    await page.goto('/en/rules/cover/')
    await page.route('**/zh/rules/cover/', (route) => route.abort())
    const choice = page.getByRole('main').getByRole('combobox', { name: say('en', 'site.second.title') })
    await choice.selectOption({ label: nameOf('zh') })
    await expect(page.getByRole('status').filter({ hasText: say('en', 'site.second.failed') })).toBeVisible()
  })
})

for (const locale of ['zh', 'th'] as const) {
  test(`${locale}: every rule link can show its English name`, async ({ page }) => {
    await page.goto(`/${locale}/rules/cover/`)
    const link = page.locator('[data-text] a.rule[data-rule="armor-class"]').first()
    await expect(link).not.toContainText('Armor Class')
    await openDisplay(page)
    await page.getByRole('checkbox', { name: say(locale, 'site.second.english-names') }).check()
    await expect(link.locator('[lang="en"]')).toHaveText(headOf('en', 'armor-class').title)
    // Where the sentence continues without a space, the English name adds one.
    const gaps = await page.locator('.english-name').evaluateAll((names) =>
      names.map((name) => {
        const next = name.parentElement?.nextSibling?.textContent ?? ''
        return /^\p{L}/u.test(next) === parseFloat(getComputedStyle(name).marginInlineEnd) > 2
      }),
    )
    expect(gaps.length).toBeGreaterThan(2)
    expect(gaps).not.toContain(false)
    await page.reload()
    await expect(link.locator('[lang="en"]')).toHaveText(headOf('en', 'armor-class').title)
    await openDisplay(page)
    await page.getByRole('checkbox', { name: say(locale, 'site.second.english-names') }).uncheck()
    await expect(link).not.toContainText('Armor Class')
  })
}

for (const locale of ['zh', 'th'] as const) {
  test(`${locale}: on every type of page an English name is preceded by a space`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('english-names', 'on'))
    let count = 0
    for (const { type, path } of pageTypes(locale)) {
      await page.goto(path)
      if ((await page.locator('main a.rule[data-rule]').count()) > 0)
        await page.waitForSelector('.english-name', { state: 'attached' })
      const names = await page.locator('.english-name:visible').evaluateAll((all) =>
        all.map((name) => {
          const link = name.parentElement ?? name
          const letter = document.createRange()
          const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
          while (walker.nextNode() && !name.contains(walker.currentNode)) {
            const end = walker.currentNode.textContent?.trimEnd().length ?? 0
            if (end === 0) continue
            letter.setStart(walker.currentNode, end - 1)
            letter.setEnd(walker.currentNode, end)
          }
          const last = letter.getBoundingClientRect()
          const first = name.getClientRects()[0]
          const gap = first && first.top < last.bottom && first.left > last.left ? first.left - last.right : undefined
          return { text: link.textContent, gap }
        }),
      )
      count += names.length
      expect
        .soft(
          names.filter(({ gap }) => gap !== undefined && gap < 2),
          type,
        )
        .toEqual([])
    }
    expect(count).toBeGreaterThan(100)
  })
}

test('list markers of the second language do not overlap the line beside it', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  await page.goto('/th/book/playing-the-game/combat/')
  const choice = page.getByRole('main').getByRole('combobox', { name: say('th', 'site.second.title') })
  await choice.selectOption('en')
  const list = page.locator('ul.second, ol.second').first()
  await expect(list).toBeVisible()
  const padding = await list.evaluate((one) => parseFloat(getComputedStyle(one).paddingInlineStart))
  expect(padding).toBeGreaterThan(20)
})
