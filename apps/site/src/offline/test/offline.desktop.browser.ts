import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { calculatorOn } from '../../../test/calculator.ts'
import { headOf } from '../../../test/entries.ts'
import { LOCALES, type Locale, nameOf } from '../../../test/locales.ts'
import { offlinePart, offlineSays, test } from '../../../test/offline-site.ts'
import { expect, type Locator } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

test.use({ serviceWorkers: 'allow', tolerated: /net::ERR_|Failed to fetch|503|404/ })

const SEARCHED = { en: 'Half Cover', zh: '半身掩护', th: 'กำบังครึ่งตัว' } as const
const COVER = 'rules/cover/'
const DAY = '2031-07-09'
const SAYS_DAY = /2031/

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Visits a page and waits until its language is downloaded. */
async function visitAndDownload(page: Page, locale: Locale, path = 'rules/attack-roll/'): Promise<void> {
  await page.goto(`/${locale}/${path}`)
  await offlineSays(page, locale, 'cached')
}

/** Changes the first words of a rule’s summary in a build. */
const editCover = (folder: string): void => {
  const file = join(folder, 'en', COVER, 'index.html')
  const html = readFileSync(file, 'utf8')
  writeFileSync(file, html.replaceAll(headOf('en', 'cover').summary, 'The wall moved.'))
}

/** Stops the worker, which loses its memory, as when the browser suspends it. */
async function stopWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
}

/** Limits the storage quota of the site to so many free bytes; without a number, removes the limit. */
async function limitQuota(page: Page, url: string, bytes?: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const origin = url.slice(0, -1)
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin })
  await session.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(bytes === undefined ? {} : { quotaSize: usage + bytes }),
  })
}

test('spells work offline once a reader has added them, and no sooner', { tag: '@long' }, async ({ page, site }) => {
  await visitAndDownload(page, 'en')
  await site.down()
  await page.goto('/en/spells/fireball/')
  await expect(heading(page)).not.toContainText('Fireball')
  await site.up()

  await page.goto('/en/rules/cover/')
  await offlinePart(page, 'en')
  const spells = page.getByRole('group', { name: say('en', 'site.offline.compendium.title') })
  await spells.getByRole('button', { name: /^Keep the spells and creatures too/ }).click()
  await expect(spells.getByRole('status')).toContainText('Kept for offline use')
  await site.down()
  await page.goto('/en/spells/fireball/')
  await expect(heading(page)).toContainText('Fireball')
  await page.goto('/en/spells/?list=cleric&level=9')
  await expect(page.locator('.spell-rows > li:visible').first()).toBeVisible()
})

for (const { locale, next } of LOCALES) {
  test(`${locale}: after one visit the whole language works offline`, async ({ page, site }) => {
    await visitAndDownload(page, locale)
    await site.down()

    await page.goto(`/${locale}/`)
    await expect(page.locator('main [data-search-box]').first()).toBeVisible()
    await page.goto(`/${locale}/${COVER}`)
    await expect(heading(page)).toContainText(headOf(locale, 'cover').title)
    // No server adds the trailing slash.
    await page.goto(`/${locale}/${COVER.replace(/\/$/, '')}`)
    await expect(heading(page)).toContainText(headOf(locale, 'cover').title)
    await page.goto(`/${locale}/glossary/`)
    await expect(page.locator('main a[href$="/rules/blinded/"]').first()).toBeVisible()
    await page.goto(`/${locale}/calculators/attack/?ac=18`)
    const attack = await calculatorOn(page, locale, 'attack')
    await expect(attack.headline).toHaveText(/^40\s?%$/)
    await attack.number('ac').fill('20')
    await expect(attack.headline).toHaveText(/^30\s?%$/)

    await page.keyboard.press('Escape')
    await page.goto(`/${locale}/book/playing-the-game/combat/`)
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: say(locale, 'site.search.title') })
    await dialog.getByRole('combobox').fill(SEARCHED[locale])
    await expect(dialog.getByRole('option', { selected: true })).toContainText(SEARCHED[locale])
    await expect(dialog.getByText(say(locale, 'search.compendium.missing'))).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/${locale}/${COVER}#half-cover`)

    const nowhere = await page.goto(`/${locale}/rules/no-such-rule/`)
    expect(nowhere?.status()).toBe(404)
    await expect(heading(page).first()).toHaveText(say(locale, 'site.missing.title'))

    await page.goto(`/${next}/${COVER}`)
    await expect(heading(page)).toHaveText(say(next, 'site.offline.not-cached.title'))
    await expect(page.locator('html')).toHaveAttribute('lang', LOCALES.find((row) => row.locale === next)?.tag ?? '')
    await page.getByRole('link', { name: nameOf(locale), exact: true }).click()
    await expect(page).toHaveURL(`/${locale}/${COVER}`)
    await expect(heading(page)).toContainText(headOf(locale, 'cover').title)
  })
}

test('a new version is downloaded beside the old one and replaces it at once', { tag: '@long' }, async ({
  page,
  site,
  rebuild,
}) => {
  await visitAndDownload(page, 'en')
  const old = headOf('en', 'cover').summary
  const previews = async (): Promise<string> => page.evaluate(async () => (await fetch('/en/rules.json')).text())

  site.folder = await rebuild(DAY, (folder) => {
    editCover(folder)
    const file = join(folder, 'en/rules.json')
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(old, 'The wall moved.'))
  })
  // The update has begun and hangs.
  site.fault = (path) => (path.startsWith('/offline/') ? 'hang' : undefined)
  site.requests.length = 0
  await page.goto('/en/rules/dash/')
  await expect.poll(() => site.bundles.length).toBeGreaterThan(0)
  await site.down()
  await page.goto(`/en/${COVER}`)
  await expect(page.locator('main')).toContainText(old)
  expect(await previews()).toContain(old)
  await offlineSays(page, 'en', 'broken')

  // Now requests succeed.
  site.fault = () => undefined
  await site.up()
  await page.goto('/en/rules/dash/')
  await offlineSays(page, 'en', 'cached')
  await expect((await offlinePart(page, 'en')).getByRole('status')).toHaveText(SAYS_DAY)
  await site.down()
  await page.goto(`/en/${COVER}`)
  await expect(page.locator('main')).toContainText('The wall moved.')
  expect(await previews()).not.toContain(old)
})

test('a page of the old version keeps the data of its version', { tag: '@long' }, async ({
  page,
  site,
  rebuild,
  context,
}) => {
  await visitAndDownload(page, 'en')
  const old = headOf('en', 'cover').summary
  site.folder = await rebuild(DAY, (folder) => {
    editCover(folder)
    const file = join(folder, 'en/rules.json')
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(old, 'The wall moved.'))
  })
  const other = await context.newPage()
  await other.goto('/en/rules/making-an-attack/')
  await offlineSays(other, 'en', 'cached')
  await expect((await offlinePart(other, 'en')).getByRole('status')).toHaveText(SAYS_DAY)
  const previewOn = async (shown: Page): Promise<Locator> => {
    // Closes the display settings; after a key, focus opens a preview.
    await shown.keyboard.press('Escape')
    await shown.locator('[data-text] a.rule[data-rule="cover"]').first().focus()
    return shown.getByRole('tooltip').locator('.preview-summary')
  }
  await stopWorker(page)
  await expect(await previewOn(page)).toHaveText(old)
  await expect(await previewOn(other)).toHaveText('The wall moved.')
})

test('an interrupted download resumes', { tag: '@long' }, async ({ page, site }) => {
  site.fault = (path) => (site.bundles.length > 4 && path.startsWith('/offline/') ? 'cut' : undefined)
  await page.goto(`/en/${COVER}`)
  await offlineSays(page, 'en', 'broken')
  const before = new Set(site.bundles.slice(0, 4))
  site.fault = () => undefined
  site.requests.length = 0
  await stopWorker(page)
  await (await offlinePart(page, 'en')).getByRole('button', { name: say('en', 'site.offline.resume') }).click()
  await offlineSays(page, 'en', 'cached')
  expect(new Set(site.bundles)).toEqual(new Set(site.bundlesOf('en').filter((path) => !before.has(path))))
})

test('an invalid bundle response is not cached, and is fetched again', { tag: '@long' }, async ({ page, site }) => {
  let invalid = ''
  site.fault = (path) => {
    if (site.bundles.length !== 5 || !path.startsWith('/offline/')) return undefined
    invalid = path
    return 'spoil'
  }
  await page.goto(`/en/${COVER}`)
  await offlineSays(page, 'en', 'broken')
  site.fault = () => undefined
  site.requests.length = 0
  await (await offlinePart(page, 'en')).getByRole('button', { name: say('en', 'site.offline.resume') }).click()
  await offlineSays(page, 'en', 'cached')
  expect(site.bundles).toContain(invalid)
  await site.down()
  await page.goto('/en/rules/dash/')
  await expect(heading(page)).toContainText(headOf('en', 'dash').title)
})

test('if an update exceeds the quota, the page says so and the old version still works', { tag: '@long' }, async ({
  page,
  site,
  rebuild,
}) => {
  await visitAndDownload(page, 'en')
  await limitQuota(page, site.url, 1000)
  site.folder = await rebuild(DAY, editCover)
  await page.goto('/en/rules/dash/')
  await offlineSays(page, 'en', 'full')
  await site.down()
  await page.goto(`/en/${COVER}`)
  await expect(page.locator('main')).toContainText(headOf('en', 'cover').summary)
  await site.up()
  // Without room for the new version, the old one can be removed.
  await page.goto('/en/rules/dash/')
  const part = await offlinePart(page, 'en')
  await expect(part.getByRole('button', { name: say('en', 'site.offline.remove') })).toBeVisible()
  await limitQuota(page, site.url)
  await page.goto('/en/rules/dash/')
  await offlineSays(page, 'en', 'cached')
  await expect((await offlinePart(page, 'en')).getByRole('status')).toHaveText(SAYS_DAY)
})

test('if the first download exceeds the quota, the page says so and pages work', { tag: '@long' }, async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto(`/zh/${COVER}`)
  await offlineSays(page, 'zh', 'none')
  await limitQuota(page, site.url, 1)
  await (await offlinePart(page, 'zh')).getByRole('button').first().click()
  await offlineSays(page, 'zh', 'full')
  await page.goto('/zh/rules/dash/')
  await expect(heading(page)).toContainText(headOf('zh', 'dash').title)
})

test('if the quota is exceeded midway, the page says so, frees the space and resumes later', {
  tag: '@long',
}, async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const isBegun = (): Promise<boolean> =>
    page.evaluate(async () => (await caches.keys()).some((name) => name.startsWith('rulestone:th.')))
  await page.goto(`/th/${COVER}`)
  await offlineSays(page, 'th', 'none')
  // The texts of a language take some 20 MB.
  await limitQuota(page, site.url, 8_000_000)
  await (await offlinePart(page, 'th')).getByRole('button').first().click()
  await offlineSays(page, 'th', 'full')
  expect(site.bundles.length).toBeGreaterThan(4)
  await expect.poll(isBegun).toBe(false)
  await limitQuota(page, site.url)
  await (await offlinePart(page, 'th')).getByRole('button').first().click()
  await offlineSays(page, 'th', 'cached')
})

test('redirects work offline and keep query and fragment', { tag: '@long' }, async ({ page, site }) => {
  await visitAndDownload(page, 'en')
  await site.down()
  await page.goto('/en/rules/?ac=18#cover')
  await expect(page).toHaveURL('/en/glossary/?ac=18#cover')
  await expect(heading(page)).toHaveText(say('en', 'site.glossary.title'))
})

for (const { locale } of LOCALES) {
  test(`${locale}: without storage, the page says so and works`, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new DOMException('refused', 'SecurityError'))
      for (const name of ['localStorage', 'caches']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('refused', 'SecurityError')
          },
        })
      }
    })
    await page.goto(`/${locale}/${COVER}`)
    await offlineSays(page, locale, 'refused')
    await expect((await offlinePart(page, locale)).getByRole('button')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: say(locale, 'site.search.title') })).toBeVisible()
  })

  test(`${locale}: with Save-Data nothing is downloaded automatically; manual download and removal work`, {
    tag: '@long',
  }, async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
    await page.goto(`/${locale}/${COVER}`)
    await offlineSays(page, locale, 'none')
    expect(site.requests.filter((path) => path.startsWith('/offline/'))).toEqual([])
    // Visited pages are cached nevertheless.
    await expect.poll(() => page.evaluate(() => caches.match(location.pathname).then((found) => found?.ok))).toBe(true)
    await site.down()
    await page.goto(`/${locale}/${COVER}`)
    await expect(heading(page)).toContainText(headOf(locale, 'cover').title)
    await page.goto(`/${locale}/rules/dash/`)
    await expect(heading(page)).toHaveText(say(locale, 'site.offline.not-cached.title'))
    await site.up()
    await page.getByRole('button', { name: say(locale, 'site.offline.not-cached.again') }).click()
    await expect(heading(page)).toContainText(headOf(locale, 'dash').title)

    const part = await offlinePart(page, locale)
    await expect(part.getByRole('button')).toHaveText([/MB/])
    await part.getByRole('button').focus()
    await page.keyboard.press('Enter')
    await offlineSays(page, locale, 'cached')
    const removing = part.getByRole('button', { name: say(locale, 'site.offline.remove') })
    await expect(removing).toBeFocused()
    await page.keyboard.press('Enter')
    await offlineSays(page, locale, 'none')
    await expect(part.getByRole('button')).toBeFocused()
  })
}

test('the offline panel passes axe in every phase', { tag: '@long' }, async ({ browser, site }) => {
  const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'allow', baseURL: site.url })
  const page = await context.newPage()
  site.fault = (path) => (site.bundles.length > 3 && path.startsWith('/offline/') ? 'hang' : undefined)
  const check = async (): Promise<void> => {
    const { violations } = await new AxeBuilder({ page }).include('details.display').setLegacyMode().analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  }
  await page.goto(`/th/${COVER}`)
  await offlineSays(page, 'th', 'loading')
  await expect(page.getByRole('progressbar', { name: /./ })).toBeVisible()
  await check()
  await (await offlinePart(page, 'th')).getByRole('button', { name: say('th', 'site.offline.cancel') }).click()
  await offlineSays(page, 'th', 'none')
  await check()
  site.fault = () => undefined
  await (await offlinePart(page, 'th')).getByRole('button').click()
  await offlineSays(page, 'th', 'cached')
  await check()
  await context.close()
})

for (const { locale, tag } of LOCALES) {
  test(`${locale}: the site can be installed`, async ({ page, request }) => {
    await page.goto(`/${locale}/`)
    const address = await page.locator('link[rel="manifest"]').getAttribute('href')
    expect(address).toBe(`/${locale}/manifest.webmanifest`)
    const manifest = await (await request.get(address ?? '')).json()
    expect(manifest).toMatchObject({
      id: `/${locale}/`,
      lang: tag,
      start_url: `/${locale}/`,
      scope: '/',
      display: 'standalone',
    })
    expect(manifest.description).toBe(say(locale, 'site.description'))
    const sizes = manifest.icons.map(({ sizes: of, purpose }: Record<string, string>) => `${of} ${purpose}`)
    expect(sizes).toEqual(['any any', '192x192 any', '512x512 any', '512x512 maskable'])
    for (const { src, sizes: of } of manifest.icons) {
      const image = await request.get(src)
      expect(image.status()).toBe(200)
      const body = await image.body()
      if (of !== 'any') expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(of)
    }
    const session = await page.context().newCDPSession(page)
    const { errors } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
  })
}
