import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { unfoldHeader } from '../../../test/header.ts'
import { LOCALES, type Locale, nameOf } from '../../../test/locales.ts'
import { expect, type Locator, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'
import { FIGHTERS, feet, started, trackerOn } from './tracker.ts'

for (const { locale, next } of LOCALES) {
  test(`${locale}: works as a plain Initiative tracker with names only`, async ({ page, press }) => {
    const tracker = trackerOn(page, locale, press)
    await tracker.open()
    await tracker.add('Anna 12\nBoris 19\nCara 12')
    await press(tracker.button('initiative'))
    await press(tracker.inSheet('initiative.start'))
    await expect(page.locator('.fight-creature')).toHaveText(['Boris', 'Anna', 'Cara'])
    await press(page.getByRole('button', { name: tracker.words('row.tie', { name: 'Cara', other: 'Anna' }) }))
    await expect(page.locator('.fight-creature')).toHaveText(['Boris', 'Cara', 'Anna'])
    await expect(tracker.points('Cara')).toHaveAccessibleName(
      tracker.words('points.label', { name: 'Cara', points: tracker.words('points.unknown') }),
    )
    await tracker.hurt('Cara', '7')
    await expect(tracker.points('Cara')).toContainText('−7')
    await press(tracker.button('next'))
    for (const _ of ['Cara', 'Anna', 'Boris']) await press(tracker.button('next'))
    await expect(page.locator('.fight-round')).toHaveText(tracker.words('where.round', { round: '2' }))
    await expect(page.locator('.fight-row:has([aria-current])')).toContainText('Boris')
  })

  test(`${locale}: an attack with real dice is logged with its rules`, async ({ page, press }) => {
    const tracker = await started(page, locale, press)
    await tracker.useRealDice()
    await press(tracker.button('attack'))
    const [got, expected] = [feet(locale, 30), feet(locale, 5)]
    const reason = tracker.words('refusals.out-of-range', { who: 'Wolf', got, expected })
    await expect(tracker.sheet.locator('.fight-reason .problem-sentence')).toHaveText(reason)
    await expect(tracker.sheet.locator('.fight-reason a.rule')).toHaveAttribute('href', /\/rules\//)
    await press(tracker.inSheet('attack.walk', { feet: feet(locale, 25) }))
    await tracker.typeDice('21')
    await expect(tracker.sheet.getByRole('alert')).toHaveText(
      tracker.words('dice.one', { dice: 'd20', minimum: '1', maximum: '20' }),
    )
    await tracker.typeDice('15', '6')
    await expect(tracker.sheet).toHaveCount(0)
    // 15 + 5 hits AC 12; 6 + 3 of 13 leaves 4.
    await expect(tracker.points('Wolf')).toContainText('4/13')
    const lines = tracker.log.locator('.fight-sentence, .fight-outcome')
    const left = { who: 'Wolf', damage: '9', before: '13', hitPoints: '4' }
    await expect(lines.filter({ hasText: tracker.words('steps.damage-taken.conscious', left) })).toHaveCount(1)
    // Each rule is linked once, however often it is cited.
    const links = await lines.locator('a.rule').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links.length).toBeGreaterThan(3)
    expect(new Set(links).size).toBe(links.length)
    for (const href of links) expect(href).toMatch(/\/rules\//)
    await expect(tracker.announced).toContainText('Wolf')
    await expect(page.locator('.fight-left .spent')).toHaveCount(1)

    await press(tracker.button('acts'))
    await press(tracker.sheet.getByText(tracker.words('acts.not-now'), { exact: true }))
    const spent = tracker.words('refusals-of.one-thing-at-a-time.spent', { who: 'Anna' })
    await expect(tracker.sheet.locator('.fight-not-now')).toContainText(spent)
  })

  test(`${locale}: a creature drops to 0, makes a Death Saving Throw and is healed; undo and redo work`, async ({
    page,
    press,
  }) => {
    const tracker = await started(page, locale, press)
    await tracker.hurt('Anna', '-12')
    await expect(tracker.points('Anna')).toContainText('0/12')
    await expect(tracker.row('Anna').locator('.fight-death')).toBeVisible()
    await press(tracker.button('next'))
    await press(tracker.button('next'))
    await tracker.useRealDice()
    await press(tracker.button('attack-now'))
    await tracker.typeDice('9')
    await expect(tracker.row('Anna').locator('.fight-death')).toContainText('✕ ●○○')
    await press(tracker.button('undo'))
    await expect(tracker.row('Anna').locator('.fight-death')).toContainText('✕ ○○○')
    await press(tracker.button('redo'))
    await expect(tracker.row('Anna').locator('.fight-death')).toContainText('✕ ●○○')
    await tracker.hurt('Anna', '+5')
    await expect(tracker.points('Anna')).toContainText('5/12')
    await expect(tracker.row('Anna').locator('.fight-death')).toHaveCount(0)
    await tracker.hurt('Wolf', '๑３')
    await expect(tracker.row('Wolf')).toContainText(tracker.words('life.dead'))

    // Manual changes, and a rest between two fights.
    await press(tracker.row('Anna').locator('.fight-name'))
    await press(tracker.sheet.getByText(tracker.words('figures.title'), { exact: true }))
    await tracker.sheet.getByLabel(tracker.words('figures.ac'), { exact: true }).fill('18')
    await press(tracker.inSheet('creature.set').first())
    await page.keyboard.press('Escape')
    await expect(tracker.row('Anna')).toContainText('AC 18')
    await press(tracker.button('acts'))
    await press(tracker.inSheet('events.end-combat'))
    await page.keyboard.press('Escape')
    await press(tracker.bar.getByRole('button', { name: tracker.words('bar.rest'), exact: true }))
    await press(tracker.inSheet('rest.more', { name: 'Anna' }))
    await press(tracker.inSheet('rest.do.short-rest'))
    await tracker.typeDice('4')
    await expect(tracker.points('Anna')).toContainText('9/12')
    await press(tracker.button('undo'))
    await expect(tracker.points('Anna')).toContainText('5/12')
  })

  test(`${locale}: a spell is cast by name: its slot is expended, and its saving throw follows`, async ({
    page,
    press,
  }) => {
    const tracker = await started(page, locale, press)
    await press(tracker.row('Anna').locator('.fight-name'))
    await press(tracker.sheet.getByText(tracker.words('slots.title'), { exact: true }))
    const more = tracker.inSheet('slots.more', { level: '1', name: 'Anna' })
    await press(more)
    await press(more)
    await page.keyboard.press('Escape')

    await press(tracker.button('acts'))
    await press(tracker.inSheet('events.magic'))
    await tracker.sheet.getByRole('combobox', { name: tracker.words('spell.effect') }).fill('Burning Hands')
    await expect(tracker.sheet.getByRole('combobox', { name: tracker.words('spell.slot'), exact: true })).toHaveValue(
      '1',
    )
    await press(tracker.inSheet('spell.do'))

    // SRD 5.2.1, page 115: a Dexterity save against 3d6 Fire damage, half on a success
    await expect(tracker.sheet.getByLabel(tracker.words('form.damage'), { exact: true })).toHaveValue('3d6')
    await expect(tracker.sheet.getByRole('combobox', { name: tracker.words('save.ability'), exact: true })).toHaveValue(
      'dexterity',
    )
    await tracker.sheet.getByRole('checkbox', { name: /Wolf/ }).check()
    await press(tracker.inSheet('save.do'))
    await expect(tracker.points('Wolf')).not.toContainText('13/13')
    await press(tracker.row('Anna').locator('.fight-name'))
    await press(tracker.sheet.getByText(tracker.words('slots.title'), { exact: true }))
    await expect(
      tracker.sheet.getByText(tracker.words('slots.left', { left: '1', total: '2' }), { exact: true }),
    ).toBeVisible()
  })

  test(`${locale}: new Temporary Hit Points are taken, or the old ones kept`, { tag: '@long' }, async ({
    page,
    press,
  }) => {
    const tracker = await started(page, locale, press)
    const give = async (points: string, key: string, values?: Readonly<Record<string, string>>): Promise<void> => {
      await press(tracker.points('Anna'))
      await tracker.sheet.getByLabel(tracker.words('points.amount')).fill(points)
      await press(tracker.inSheet(key, values))
      await expect(tracker.sheet).toHaveCount(0)
    }
    const temporary = tracker.row('Anna').locator('.fight-temporary')
    await press(tracker.points('Anna'))
    await expect(tracker.inSheet('points.keep', { temporary: '0' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await give('8', 'points.temporary')
    await expect(temporary).toHaveText('+8')
    await give('12', 'points.keep', { temporary: '8' })
    await expect(temporary).toHaveText('+8')
    await expect(tracker.log).toContainText(
      tracker.words('log.gain-temporary-hit-points.keep', { who: 'Anna', points: '12' }),
    )
    await give('6', 'points.temporary')
    await expect(temporary).toHaveText('+6')
  })

  test(`${locale}: a reload keeps the fight, and a change of language rewrites the log`, async ({ page, press }) => {
    const tracker = await started(page, locale, press)
    await tracker.hurt('Wolf', '7')
    const told = (language: Locale): string =>
      say(language, 'fight.log.take-damage.untyped', { who: 'Wolf', damage: '7' }).replace(/\s/g, '')
    const first = (): Promise<string> =>
      page
        .locator('.fight-sentence > span')
        .first()
        .textContent()
        .then((text) => (text ?? '').replace(/\s/g, ''))
    await expect.poll(first).toBe(told(locale))
    await page.reload()
    await expect(tracker.points('Wolf')).toContainText('6/13')
    await expect.poll(first).toBe(told(locale))
    const menu = page.getByRole('button', { name: say(locale, 'site.navigation.menu'), exact: true })
    if (await menu.isVisible()) await press(menu)
    await unfoldHeader(page)
    await press(page.getByRole('link', { name: nameOf(next), exact: true }))
    await expect(page).toHaveURL(`/${next}/fight/`)
    await expect.poll(first).toBe(told(next))
    await expect(tracker.points('Wolf')).toContainText('6/13')
  })

  test(`${locale}: a fight under the 2012 rules is saved to a file and read back`, async ({ page, press }) => {
    const tracker = await started(page, locale, press, 'next-2012')
    await tracker.hurt('Anna', '15')
    // Below 0 Hit Points, no failures are counted, and the rules are those of the edition.
    await expect(tracker.points('Anna')).toContainText('−3/12')
    await expect(tracker.row('Anna').locator('.fight-death')).not.toContainText('✕')
    // The edition has no Temporary Hit Points.
    await press(tracker.points('Anna'))
    const left = tracker.words('playtest.points.now', { points: '−3', maximum: '12' })
    await expect(tracker.sheet.locator('.fight-points-now')).toHaveText(left)
    await page.keyboard.press('Escape')
    for (const line of await tracker.log.locator('a.rule').all()) {
      await expect(line).toHaveAttribute('href', /next-/)
      await expect(line).toHaveAttribute('data-rule', /^next-/)
    }
    await tracker.hurt('Wolf', '7')
    const menu = page.getByRole('button', { name: tracker.words('where.menu') })
    await press(menu)
    const waiting = page.waitForEvent('download')
    await press(tracker.inSheet('menu.file'))
    const text = readFileSync(await (await waiting).path(), 'utf8')
    expect(JSON.parse(text)).toMatchObject({ format: 'rulestone-fight', version: 2, ruleset: 'next-2012' })
    for (const [wrong, problem] of [
      ['{"format":', 'not-json'],
      ['{}', 'not-a-fight'],
    ] as const) {
      await tracker.sheet.getByLabel(tracker.words('menu.open-text')).fill(wrong)
      await press(tracker.inSheet('menu.read'))
      await expect(tracker.sheet.getByRole('alert')).toHaveText(tracker.words(`menu.problems.${problem}`))
    }
    await press(tracker.inSheet('menu.new'))
    await expect(tracker.inSheet('cancel')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(tracker.inSheet('menu.new')).toBeFocused()
    const file = (buffer: string) => ({ name: 'fight.json', mimeType: 'application/json', buffer: Buffer.from(buffer) })
    for (const [wrong, problem] of [
      ['{"format":', 'not-json'],
      ['{}', 'not-a-fight'],
    ] as const) {
      await tracker.sheet.getByLabel(tracker.words('menu.open-file')).setInputFiles(file(wrong))
      await expect(tracker.sheet.getByRole('alert')).toHaveText(tracker.words(`menu.problems.${problem}`))
      await expect(tracker.sheet.getByLabel(tracker.words('menu.open-file'))).toHaveValue('')
    }
    await press(tracker.inSheet('menu.new'))
    await press(tracker.inSheet('menu.yes'))
    await expect(page.locator('.fight-row')).toHaveCount(0)
    await press(menu)
    await tracker.sheet.getByLabel(tracker.words('menu.open-text')).fill(text)
    await press(tracker.inSheet('menu.read'))
    await expect(tracker.points('Wolf')).toContainText('6/13')
    await expect(tracker.points('Anna')).toContainText('−3/12')
  })

  test.describe('accessibility', () => {
    test.use({ bypassCSP: true })

    test(`${locale}: passes axe, fits 320 px, and every control is large enough to tap`, async ({
      page,
      press,
      isMobile,
    }) => {
      const tracker = await started(page, locale, press)
      await tracker.hurt('Anna', '12')
      if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
      const opened = ['tracker', 'attack', 'acts', 'menu', 'points', 'creature'] as const
      for (const what of opened) {
        if (what === 'attack') await press(tracker.button('undo'))
        if (what === 'attack' || what === 'acts') await press(tracker.button(what))
        if (what === 'menu') await press(page.getByRole('button', { name: tracker.words('where.menu') }))
        if (what === 'points') await press(tracker.points('Wolf'))
        if (what === 'creature') {
          await press(tracker.row('Wolf').locator('.fight-name'))
          await press(tracker.sheet.getByText(tracker.words('figures.title'), { exact: true }))
          await press(tracker.sheet.getByText(tracker.words('slots.title'), { exact: true }))
        }
        // The colors are the same on both devices.
        await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' })
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
        const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
        expect.soft(found, what).toEqual([])
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(wide, `${what} is too wide`).toBeLessThanOrEqual(0)
        const small = await page
          .locator(
            '.fight-bar button, .fight-points, .fight-name, .fight-sheet button.live, .fight-act, .fight-keys button, .fight-stepper button',
          )
          .evaluateAll((buttons) =>
            buttons.flatMap((one) => {
              const { width, height } = one.getBoundingClientRect()
              return width > 1 && (width < 44 || height < 44) ? [`${one.textContent}: ${width} × ${height}`] : []
            }),
          )
        expect.soft(small, what).toEqual([])
        if (what !== 'tracker') await page.keyboard.press('Escape')
        await expect(tracker.sheet).toHaveCount(0)
      }
    })
  })
}

test.describe('without storage', () => {
  test('the page says so, and the fight works', { tag: '@long' }, async ({ page, press }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('refused', 'QuotaExceededError')
      }
    })
    const tracker = await started(page, 'en', press)
    await expect(page.getByText(say('en', 'fight.menu.not-saved'))).toBeVisible()
    await tracker.hurt('Wolf', '7')
    await expect(tracker.points('Wolf')).toContainText('6/13')
  })
})

test('a change of language keeps the scroll position', { tag: '@long' }, async ({ page, press }) => {
  const tracker = await started(page, 'zh', press)
  for (const points of ['1', '2', '3', '1', '2']) await tracker.hurt('Wolf', points)
  for (const id of ['creature-2', 'act-3']) {
    const place = page.locator(`[id="${id}"]`)
    await page.setViewportSize({ width: 390, height: 400 })
    await place.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await page.waitForTimeout(900)
    const other = await page.evaluate(() => (document.documentElement.lang === 'th' ? 'zh' : 'th'))
    await page.locator(`a[data-language="${other}"]`).dispatchEvent('click')
    await expect(page).toHaveURL(`/${other}/fight/#${id}`)
    await expect(page.locator('[data-fight]')).toHaveAttribute('data-fight', 'ready')
    await expect(place).toBeInViewport()
  }
})

test('asks for the order of a tie between different creatures only, not between copies', { tag: '@long' }, async ({
  page,
  press,
}) => {
  const tracker = trackerOn(page, 'zh', press)
  await tracker.open()
  await tracker.add('哥布林x3 12\n狼 12')
  await press(tracker.button('initiative'))
  await press(tracker.inSheet('initiative.start'))
  await expect(page.locator('.fight-tie')).toHaveText([tracker.words('row.tie', { name: '狼', other: '哥布林3' })])
  // The order can still be changed beside the Initiative count.
  await press(tracker.row('哥布林2').locator('.fight-name'))
  await press(tracker.inSheet('row.tie', { name: '哥布林2', other: '哥布林1' }))
  await expect(page.locator('.fight-creature')).toHaveText(['哥布林2', '哥布林1', '哥布林3', '狼'])
})

test('th: log lines do not break inside a name', { tag: ['@phone', '@long'] }, async ({ page, press }) => {
  const tracker = await started(page, 'th', press)
  await tracker.hurt('Wolf', '5')
  const names = page.locator('.fight-bar-last .no-break, .fight-log .no-break')
  await expect(names.filter({ hasText: 'ฮิตพอยต์' })).toHaveCount(2)
  for (const width of [320, 344, 360, 390, 412]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = await names.evaluateAll((all) => all.map((name) => name.getClientRects().length))
    expect(Math.max(...lines), `${width}px`).toBe(1)
  }
})

test('a condition of a spell ends with the Concentration on it', async ({ page, press }) => {
  const tracker = await started(page, 'en', press)
  await press(tracker.row('Anna').locator('.fight-name'))
  await press(tracker.sheet.getByText(tracker.words('slots.title'), { exact: true }))
  await press(tracker.inSheet('slots.more', { level: '1', name: 'Anna' }))
  await page.keyboard.press('Escape')
  await press(tracker.button('acts'))
  await press(tracker.inSheet('events.magic'))
  await tracker.sheet.getByRole('combobox', { name: tracker.words('spell.effect') }).fill('Entangle')
  await press(tracker.inSheet('spell.do'))
  // SRD 5.2.1, page 128: Restrained on a failed save, by Concentration.
  await tracker.sheet.getByLabel(tracker.words('save.dc'), { exact: true }).fill('40')
  await tracker.sheet.getByRole('checkbox', { name: /Wolf/ }).check()
  await press(tracker.inSheet('save.do'))
  await expect(tracker.row('Wolf')).toContainText('Restrained')
  await press(tracker.row('Anna').locator('.fight-name'))
  await press(tracker.inSheet('conditions.end'))
  await expect(tracker.row('Wolf')).not.toContainText('Restrained')
})

test('Enter does not attack a target that is too far away; with a nearer one, dice are asked for', async ({
  page,
  press,
}) => {
  const tracker = await started(page, 'th', press)
  await tracker.useRealDice()
  await press(tracker.button('attack'))
  const distance = tracker.sheet.getByRole('textbox')
  await distance.fill('300')
  await distance.press('Enter')
  await expect(tracker.sheet.locator('.fight-reason')).toBeVisible()
  await distance.fill('5')
  await distance.press('Enter')
  await expect(tracker.sheet.getByRole('heading')).toHaveText(tracker.words('dice.title'))
  await expect(tracker.sheet.locator('.fight-reason')).toHaveCount(0)
})

test('lengths are in the reader’s units', { tag: '@long' }, async ({ page, press }) => {
  await page.addInitScript(() => localStorage.setItem('units', 'metric'))
  const tracker = await started(page, 'zh', press)
  await expect(page.locator('.fight-left')).toContainText('还可移动9米')
  await press(tracker.button('attack'))
  await expect(tracker.sheet.locator('.fight-reason .problem-sentence')).toHaveText('Wolf在9米外，超出了1.5米的范围。')
  await tracker.sheet.getByLabel('距离（米）').fill('6')
  await press(tracker.inSheet('attack.walk', { feet: '4.5米' }))
  await expect(tracker.log).toContainText('Anna与Wolf相距6米。')
  await expect(tracker.log).toContainText('Anna移动4.5米。')
  await expect(page.locator('.fight-left')).toContainText('还可移动4.5米')
  const kept = await page.evaluate(() => localStorage.getItem('rulestone-fight') ?? '')
  expect(kept).toContain('"kind":"set-distance","creature":"Anna","target":"Wolf","feet":20')
  await press(tracker.button('acts'))
  await press(tracker.inSheet('events.move'))
  await tracker.sheet.getByLabel('移动多远（米）').fill('远')
  await expect(tracker.sheet.locator('.problem')).toHaveText('请输入以米为单位的距离，例如1.5。')
  await expect(tracker.inSheet('move.do')).toBeDisabled()
})

for (const { locale } of LOCALES) {
  // SRD 5.1, Monsters, Grapple Rules for Monsters (page 259)
  test(`${locale}: a grapple is escaped against the DC of the stat block that was noted with it`, {
    tag: '@long',
  }, async ({ page, press }) => {
    const tracker = await started(page, locale, press, 'srd-5.1')
    await tracker.useRealDice()
    await press(tracker.row('Anna').locator('.fight-name'))
    const unit = feet(locale, 10).replace('10', '').trim()
    await press(tracker.sheet.getByText(tracker.words('distance.title', { unit })))
    await tracker.sheet.getByRole('textbox', { name: 'Wolf' }).fill('5')
    await page.keyboard.press('Tab')
    await tracker.sheet.getByLabel(tracker.words('conditions.one')).selectOption('grappled')
    await expect(tracker.sheet.getByLabel(tracker.words('conditions.escape-dc'))).toHaveCount(0)
    await tracker.sheet.getByLabel(tracker.words('conditions.grappler')).selectOption('Wolf')
    await tracker.sheet.getByLabel(tracker.words('conditions.escape-dc')).fill('16')
    await press(tracker.inSheet('conditions.add'))
    await expect(tracker.sheet.locator('.fight-effects')).toContainText(
      tracker.words('conditions.escape-dc-is', { dc: '16' }).trim(),
    )
    await press(tracker.inSheet('close'))
    await press(tracker.button('acts'))
    await press(tracker.sheet.getByText(tracker.words('events.escape'), { exact: true }))
    await press(tracker.inSheet('choices.acrobatics', { target: 'Wolf' }))
    // Anna has no bonus: 15 is one less than the DC.
    await tracker.typeDice('15')
    await expect(tracker.sheet).toHaveCount(0)
    const [failed = ''] = tracker.words('steps.escape-tried.no', { who: 'Anna', roll: '|' }).split('|')
    await expect(tracker.log).toContainText(failed)
    await expect(tracker.log).toContainText('16')
  })
}

test('the lists of the creature sheet have the site’s arrow, and no label repeats its heading', {
  tag: '@long',
}, async ({ page, press }) => {
  const tracker = await started(page, 'zh', press)
  await press(tracker.row('Anna').locator('.fight-name'))
  const lists = await tracker.sheet.locator('select').evaluateAll((selects) =>
    selects.map((select) => {
      const sign = getComputedStyle(select.parentElement ?? select, '::after')
      const [field, right] = [select.getBoundingClientRect(), Number.parseFloat(sign.right)]
      return [getComputedStyle(select).appearance, sign.position, right > 0 && right < field.height]
    }),
  )
  expect(lists).toEqual([
    ['none', 'absolute', true],
    ['none', 'absolute', true],
  ])
  const headings = await tracker.sheet.getByRole('heading').allTextContents()
  expect(headings).toContain(tracker.words('conditions.title'))
  for (const label of await tracker.sheet.locator('.fight-field > span:first-child').allTextContents()) {
    expect(headings).not.toContain(label)
  }
})

test('Enter on an invalid line shows the reason', { tag: '@long' }, async ({ page, press }) => {
  const tracker = trackerOn(page, 'zh', press)
  await tracker.open()
  await press(tracker.button('add'))
  const line = tracker.sheet.getByLabel(tracker.words('add.line'))
  await line.fill('乌鸦')
  await line.press('Enter')
  await expect(tracker.sheet.locator('.fight-added')).toHaveText(tracker.words('add.added', { names: '乌鸦' }))
  await line.fill('狼 hp 99999')
  await expect(tracker.sheet.getByRole('alert')).toHaveText('')
  await line.press('Enter')
  const bounds = { got: 'hp 99999', minimum: '1', maximum: '9,999' }
  await expect(tracker.sheet.getByRole('alert')).toHaveText(tracker.words('line.bounds', bounds))
  await expect(tracker.sheet.locator('.fight-added')).toHaveText(tracker.words('add.added', { names: '乌鸦' }))
})

test('th: the first attack on a creature without an AC asks for it, for all its copies', { tag: '@phone' }, async ({
  page,
  press,
}) => {
  const tracker = trackerOn(page, 'th', press)
  await tracker.open()
  await tracker.add('มิรา 17 ปาร์ตี้ ac 15 โจมตี +5 1d6\nโจรป่า 2 คน 5')
  await press(tracker.button('initiative'))
  await press(tracker.inSheet('initiative.start'))
  await expect(tracker.row('โจรป่า 1')).toContainText('AC ?')
  await press(tracker.button('attack-now'))
  const field = tracker.sheet.getByRole('textbox')
  await field.fill('100')
  await field.press('Enter')
  await expect(tracker.sheet.getByRole('alert')).toContainText('40')
  await field.fill('13')
  await field.press('Enter')
  await expect(tracker.sheet).toHaveCount(0)
  for (const id of ['โจรป่า 1', 'โจรป่า 2']) await expect(tracker.row(id)).toContainText('AC 13')
  await expect(page.locator('.fight-left .spent')).toHaveCount(1)
  await press(tracker.button('undo'))
  await expect(tracker.row('โจรป่า 1')).toContainText('AC ?')
})

test('creatures that the rules refuse stay typed', { tag: '@long' }, async ({ page, press }) => {
  const tracker = await started(page, 'en', press)
  await tracker.useRealDice()
  await press(tracker.button('attack'))
  await press(tracker.inSheet('attack.walk', { feet: feet('en', 25) }))
  await tracker.typeDice('2')
  await press(tracker.button('acts'))
  await press(tracker.inSheet('events.move'))
  await tracker.sheet.getByRole('radio', { name: tracker.words('move.farther'), exact: true }).check()
  await press(tracker.inSheet('move.do'))
  await press(tracker.button('acts'))
  await press(tracker.sheet.getByText(tracker.words('acts.title'), { exact: true }))
  await press(tracker.inSheet('add.title'))
  const line = tracker.sheet.getByLabel(tracker.words('add.line'))
  await line.fill('Boris 12\nCara 9')
  await line.press('Enter')
  await expect(tracker.sheet.locator('.fight-reason')).toHaveCount(1)
  await expect(line).toHaveValue('Boris 12\nCara 9')
  await press(tracker.sheet.getByText(tracker.words('add.form'), { exact: true }))
  const name = tracker.sheet.getByLabel(tracker.words('form.name'), { exact: true })
  await name.fill('Dora')
  await name.press('Enter')
  await expect(name).toHaveValue('Dora')
})

test('the form for a creature shows problems at their fields, and focuses the first', async ({ page, press }) => {
  const tracker = trackerOn(page, 'th', press)
  await tracker.open()
  await press(tracker.button('add'))
  await press(tracker.sheet.getByText(tracker.words('add.form'), { exact: true }))
  const field = (key: string): Locator =>
    tracker.sheet.locator('.fight-field', { hasText: tracker.words(`form.${key}`) }).locator('input')
  // Keyboards for digits have no minus on some phones.
  await expect(field('bonus')).toHaveAttribute('inputmode', 'text')
  await field('name').fill('@')
  await field('bonus').fill('ห้า')
  await field('damage').fill('1d6')
  await field('damage').press('Enter')
  await expect(tracker.sheet.locator('.fight-field .problem')).toHaveText([
    tracker.words('form.no-name'),
    tracker.words('figures.wrong', { minimum: '−10', maximum: '30' }),
  ])
  await expect(field('name')).toBeFocused()
  await field('name').fill('Wolf')
  await field('bonus').fill('-1')
  await expect(tracker.sheet.locator('.fight-field .problem')).toHaveCount(0)
  await field('bonus').press('Enter')
  await expect(field('name')).toHaveValue('')
  await expect(tracker.row('Wolf')).toHaveCount(1)
})

test('a saved fight that cannot be read is offered until it is deleted', { tag: '@long' }, async ({ page, press }) => {
  const tracker = trackerOn(page, 'en', press)
  await page.addInitScript(() => {
    if (localStorage.getItem('rulestone-fight') === null) localStorage.setItem('rulestone-fight', '{"format":')
  })
  await tracker.open()
  await tracker.add('Anna 12')
  await page.reload()
  await expect(tracker.row('Anna')).toHaveCount(1)
  await press(page.getByRole('button', { name: tracker.words('menu.unreadable-show') }))
  await expect(tracker.sheet.getByLabel(tracker.words('menu.text')).first()).toHaveValue('{"format":')
  const waiting = page.waitForEvent('download')
  await press(tracker.inSheet('menu.file').first())
  expect(readFileSync(await (await waiting).path(), 'utf8')).toBe('{"format":')
  await press(tracker.inSheet('menu.unreadable-delete'))
  await press(tracker.inSheet('close'))
  await expect(page.getByText(tracker.words('menu.unreadable'))).toHaveCount(0)
  await page.reload()
  await expect(tracker.row('Anna')).toHaveCount(1)
  await expect(page.getByText(tracker.words('menu.unreadable'))).toHaveCount(0)
})

test('a button that cannot be used yet has its reason beside it', { tag: '@long' }, async ({ page, press }) => {
  const tracker = await started(page, 'zh', press)
  await press(tracker.button('acts'))
  await press(tracker.inSheet('save.title'))
  await expect(tracker.sheet.getByText(tracker.words('nobody-chosen'))).toBeVisible()
  await tracker.sheet.getByRole('checkbox', { name: 'Wolf' }).check()
  await expect(tracker.sheet.getByText(tracker.words('nobody-chosen'))).toHaveCount(0)
  const dc = tracker.sheet.locator('.fight-field', { hasText: tracker.words('save.dc') }).locator('input')
  for (const wrong of ['0', '-3', '']) {
    await dc.fill(wrong)
    await expect(tracker.sheet.locator('.problem')).toHaveText(tracker.words('save.dc-wrong'))
  }
  await page.keyboard.press('Escape')
  await press(tracker.row('Anna').locator('.fight-name'))
  const count = tracker.sheet.locator('.fight-field', { hasText: tracker.words('creature.count') }).locator('input')
  await count.fill('abc')
  await expect(tracker.sheet.locator('.problem')).toHaveText(tracker.words('creature.count-wrong'))
})

test('two tabs share one fight', async ({ page, press, context }) => {
  const one = await started(page, 'en', press)
  const tab = await context.newPage()
  const other = trackerOn(tab, 'zh', press)
  await other.open()
  await other.hurt('Wolf', '7')
  await expect(one.points('Wolf')).toContainText('6/13')
  await expect(one.announced).toHaveText(one.words('announcements.elsewhere'))
  await one.hurt('Anna', '2')
  await expect(other.points('Anna')).toContainText('10/12')

  // A suspended tab gets no storage events: when it goes on, it uses what is saved.
  await press(one.button('undo'))
  await expect(other.points('Anna')).toContainText('12/12')
  const kept = await tab.evaluate(() => localStorage.getItem('rulestone-fight') ?? '')
  const wolf = '{"events":[{"kind":"take-damage","creature":"Wolf","damage":1}]}'
  const { acts, done } = JSON.parse(kept)
  const newer = JSON.stringify({
    ...JSON.parse(kept),
    acts: [...acts.slice(0, done), JSON.parse(wolf)],
    done: done + 1,
  })
  await tab.close()
  await page.evaluate((text) => localStorage.setItem('rulestone-fight', text), newer)
  await one.hurt('Anna', '5')
  await expect(one.points('Wolf')).toContainText('5/13')
  await expect(one.points('Anna')).toContainText('7/12')
  await page.reload()
  await expect(one.points('Wolf')).toContainText('5/13')
})

test('works offline once it is open', { tag: '@long' }, async ({ page, press, context }) => {
  const tracker = trackerOn(page, 'en', press)
  await tracker.open()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await tracker.add(FIGHTERS)
  await press(tracker.button('initiative'))
  await press(tracker.inSheet('initiative.start'))
  await press(tracker.button('attack'))
  await press(tracker.inSheet('attack.walk', { feet: feet('en', 25) }))
  await expect(tracker.log).toContainText('Wolf')
  // The browser is used again by the next test.
  await context.setOffline(false)
})
