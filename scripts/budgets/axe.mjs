// What axe finds on each kind of page, in light and dark.
import { createRequire } from 'node:module'
import { withPage } from './browser.mjs'
import { LOCALES, PAGES } from './pages.mjs'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** The rules that a page breaks, each with the elements that break it. */
const broken = (page) =>
  page.evaluate(async (tags) => {
    const { violations } = await window.axe.run({ runOnly: tags })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, TAGS)

/**
 * @param {{ url: string, browser: import('playwright-core').Browser }} tools
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function axeRows({ url, browser }) {
  const found = []
  for (const locale of LOCALES) {
    for (const path of Object.values(PAGES)) {
      for (const colorScheme of ['light', 'dark']) {
        await withPage(
          browser,
          async (page) => {
            await page.goto(`${url}${locale}/${path}`, { waitUntil: 'networkidle' })
            await page.addScriptTag({ path: script })
            for (const rule of await broken(page)) found.push(`${locale}/${path} (${colorScheme}): ${rule}`)
          },
          { bypassCSP: true, colorScheme, reducedMotion: 'reduce' },
        )
      }
    }
  }
  for (const line of found) console.error(line)
  return [{ what: 'what axe finds', measured: found.length, budget: 0, unit: 'rules', other: 2 }]
}
