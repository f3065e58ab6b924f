import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { contentFolder } from '@rulestone/content'
import { calculatorOn } from '../../../test/calculator.ts'
import { LOCALES } from '../../../test/locales.ts'
import { say } from '../../../test/words.ts'

const SITE = fileURLToPath(new URL('../../..', import.meta.url))
const EN = 'rules/combat/cover.en.md'
const ZH = 'rules/combat/cover.zh.md'
const EDITS = 2
/** The base path of these tests: below the root of its host, as on a host of many projects. */
const BASE = '/tools/rulestone'
/** After this connection time a page is not about to be reloaded. */
const SETTLED_MS = 1500

test.describe.configure({ mode: 'serial' })

test.describe('in development', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rulestone-dev-'))
  let server: ChildProcess
  let site: string

  test.beforeAll(async () => {
    cpSync(contentFolder, folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
    const astro = join(SITE, 'node_modules/.bin/astro')
    server = spawn(astro, ['dev', '--port', '5411'], {
      cwd: SITE,
      env: { ...process.env, CONTENT_FOLDER: folder, BASE_PATH: BASE },
    })
    const origin = await new Promise<string>((resolve, reject) => {
      let said = ''
      server.stdout?.on('data', (text) => {
        said += String(text)
        const [, found] = /(http:\/\/localhost:\d+)/.exec(said) ?? []
        if (found !== undefined) resolve(found)
      })
      server.on('exit', () => reject(new Error(`astro dev ended: ${said}`)))
    })
    site = `${origin}${BASE}`
  })

  test.afterAll(() => {
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  const edit = (file: string, from: string | RegExp, to: string): void => {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    expect(text.replace(from, to)).not.toBe(text)
    writeFileSync(path, text.replace(from, to))
  }

  /** Opens the page; the returned function waits until the page has been connected to the server for a while. */
  const open = async (page: Page): Promise<() => Promise<void>> => {
    let listeningSince = Number.POSITIVE_INFINITY
    page.on('request', (request) => {
      if (request.isNavigationRequest()) listeningSince = Number.POSITIVE_INFINITY
    })
    page.on('console', (message) => {
      if (message.text().includes('[vite] connected')) listeningSince = performance.now()
    })
    const settled = (): Promise<void> =>
      expect.poll(() => performance.now() - listeningSince).toBeGreaterThan(SETTLED_MS)
    await page.goto(`${site}/zh/rules/cover/`)
    await expect(page.locator('[data-workbench]')).toBeVisible()
    await settled()
    return settled
  }

  test('reloads edits, and shows findings next to the text', { tag: '@long' }, async ({ page }) => {
    const settled = await open(page)
    const findings = page.locator('[data-workbench] > .findings')
    for (let number = 1; number <= EDITS; number += 1) {
      edit(ZH, /墙壁\d*、/, `墙壁${number}、`)
      await expect(page.locator('#p-1')).toContainText(`墙壁${number}、`)
      await expect(findings).toContainText(`${ZH}:9:1`)
      await expect(findings).toContainText(`\`${number}\``)
      await settled()
    }
  })

  test('shows two languages side by side, also after a file is saved', { tag: '@long' }, async ({ page }) => {
    await open(page)
    await page.getByLabel(say('zh', 'site.workbench.beside')).check()
    const row = page.locator('[data-row="half-cover.p-2"]')
    await expect(row.locator('> div').nth(0)).toContainText('米拉')
    await expect(row.locator('> div').nth(1)).toContainText('Mira')
    edit(EN, 'crouches behind a cart', 'hides behind a cart')
    await expect(row.locator('> div').nth(1)).toContainText('hides behind a cart')
    await expect(row).toHaveClass(/older/)
    await expect(row.locator('.findings')).toContainText('rulestone diff zh cover')
  })

  test('marks stale paragraphs and shows their current English', { tag: '@long' }, async ({ page }) => {
    await open(page)
    const note = page.locator('.rule-text > .older')
    await expect(note).toHaveCount(1)
    await expect(page.locator('[id="half-cover.p-2"] + .older')).toHaveText(new RegExp(say('zh', 'site.rule.older')))
    await note.locator('summary').click()
    await expect(note.locator('[lang="en"]')).toContainText('hides behind a cart')
    await expect(page.locator('.rule-head .notice')).toContainText(say('zh', 'site.rule.stale'))
    await page.goto(`${site}/zh/book/playing-the-game/combat/`)
    await expect(page.locator('[id="cover.half-cover.p-2"] + .older')).toHaveCount(1)
    await page.goto(`${site}/en/rules/cover/`)
    await expect(page.locator('[data-workbench]')).toBeVisible()
    await expect(page.locator('.older')).toHaveCount(0)
  })

  test('requests nothing outside the base path, and nothing that does not exist', { tag: '@long' }, async ({
    page,
  }) => {
    const wrong: string[] = []
    page.on('response', (response) => {
      // The development server has its own URLs for modules.
      const isModule = response.request().resourceType() === 'script'
      const isInside = isModule || new URL(response.url()).pathname.startsWith(`${BASE}/`)
      if (!isInside || response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`)
    })
    await page.goto(`${site}/en/rules/attack-roll/`)
    await page.locator('[data-text] a.rule[data-rule="armor-class"]').first().hover()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await page.locator('[data-text] [data-dice="1d20"]').first().click()
    await expect(page.getByRole('dialog', { name: '1d20' }).locator('.total')).toHaveText(/^\d+$/)
    await page.locator('select[data-second]').selectOption('th')
    await expect(page.locator('[id="second.p-1"]')).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('half cover')
    await expect(page.locator('.search-result[aria-selected="true"]')).toContainText('Half Cover')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${site}/en/rules/cover/#half-cover`)
    await calculatorOn(page, 'en', 'attack')
    await page.locator('.languages a[data-language="zh"]').click()
    await expect(page).toHaveURL((url) => url.href.startsWith(`${site}/zh/rules/cover/`))
    const addresses = await page
      .locator('[href]')
      .evaluateAll((all) => all.map((element) => element.getAttribute('href')))
    expect(addresses.filter((href) => href?.startsWith('/') && !href.startsWith(`${BASE}/`))).toEqual([])
    expect(wrong).toEqual([])
  })
})

test('the production build has no code or text of the workbench', () => {
  const files = globSync('**/*.{html,css,js}', { cwd: join(SITE, 'dist') })
  expect(files.length).toBeGreaterThan(60)
  const marks = [
    'data-workbench',
    'workbench-beside',
    '.parallel',
    ...LOCALES.map(({ locale }) => say(locale, 'site.workbench.beside')),
  ]
  const found = files.filter((file) => {
    const text = readFileSync(join(SITE, 'dist', file), 'utf8')
    return marks.some((mark) => text.includes(mark))
  })
  expect(found).toEqual([])
})
