import { chromium } from '@playwright/test'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
for (const [locale, width, scheme] of [['en', 1280, 'light'], ['zh', 390, 'dark'], ['th', 390, 'light'], ['th', 1280, 'dark'],['en',390,'light'],['zh',1280,'light']]) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme, serviceWorkers: 'block' })
  page.on('console', (m) => m.type() === 'error' && console.log(locale, width, m.text()))
  page.on('pageerror', (e) => console.log(locale, width, e.message))
  const t = Date.now()
  await page.goto(`http://localhost:5763/${locale}/encounter/${width === 390 && locale==='en' ? '?party=fighter-3.~Mira~5~17~44~2~7~1d8%2B4~slashing~2~melee~1_2_3_0_1_-1&creatures=adult-red-dragon' : ''}`)
  await page.locator('.answer-figure').waitFor({ timeout: 60000 })
  const t1 = Date.now() - t
  await page.locator('.encounter[data-status=done], .encounter[data-status=asking]').waitFor({ timeout: 100000 }).catch(() => console.log('not done'))
  console.log(locale, width, 'first', t1, 'done', Date.now() - t, await page.locator('.answer').textContent(), await page.locator('.encounter-progress').textContent())
  await page.screenshot({ path: `/tmp/w/enc-${locale}-${width}.png`, fullPage: true })
  await page.close()
}
await browser.close()
