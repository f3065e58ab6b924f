// Lighthouse with its mobile profile: the points each category lacks to 100, and the largest contentful paint, in ms.
import lighthouse from 'lighthouse'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** The audits that keep a category from its full score. */
const failedAudits = ({ categories, audits }) =>
  Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => `${id} (${audits[id].displayValue ?? audits[id].score})`),
  )

export async function measure({ address, debugPort }) {
  const result = await lighthouse(address, { port: debugPort, onlyCategories: CATEGORIES, logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse gave no result for ${address}.`)
  const { categories, audits } = result.lhr
  const failed = failedAudits(result.lhr)
  if (failed.length > 0) console.error(`${address}: ${failed.join(', ')}`)
  return {
    ...Object.fromEntries(CATEGORIES.map((id) => [id, 100 - Math.round((categories[id].score ?? 0) * 100)])),
    painted: audits['largest-contentful-paint'].numericValue ?? Number.NaN,
  }
}
