// Lighthouse on its mobile profile: four categories, and when the largest part of a page is painted.
import lighthouse from 'lighthouse'
import { LOCALES, PAGES } from './pages.mjs'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** What keeps a category from its full score, to be read below the table. */
const failedAudits = ({ categories, audits }) =>
  Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => `${id} (${audits[id].displayValue ?? audits[id].score})`),
  )

/**
 * @param {{ url: string, debugPort: number }} tools a browser listens on the port
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function lighthouseRows({ url, debugPort }) {
  const rows = []
  for (const locale of LOCALES) {
    for (const [kind, path] of Object.entries(PAGES)) {
      const result = await lighthouse(`${url}${locale}/${path}`, {
        port: debugPort,
        onlyCategories: CATEGORIES,
        logLevel: 'error',
      })
      if (!result) throw new Error(`Lighthouse said nothing of ${locale} ${kind}.`)
      const { categories, audits } = result.lhr
      for (const id of CATEGORIES) {
        const missing = 100 - Math.round((categories[id].score ?? 0) * 100)
        rows.push({ what: `${locale} ${kind}: Lighthouse ${id}`, measured: missing, budget: 0, unit: 'below 100' })
      }
      const painted = Math.round(audits['largest-contentful-paint'].numericValue ?? Number.NaN)
      rows.push({ what: `${locale} ${kind}: LCP`, measured: painted, budget: 1000, unit: 'ms', other: 1360 })
      const failed = failedAudits(result.lhr)
      if (failed.length > 0) console.error(`${locale} ${kind}: ${failed.join(', ')}`)
    }
  }
  return rows
}
