import type { LinkedRule } from './rule-link.ts'

/** What a preview says. */
export interface Preview {
  readonly title: string
  readonly text: string
}

/** What a preview needs of a rule in the data of the site. */
interface RuleData {
  readonly title: string
  readonly summary: string
  readonly blocks: readonly { readonly kind: string; readonly key: string; readonly text: string }[]
}

const known = new Map<string, Promise<RuleData>>()

async function fetchRule(address: string): Promise<RuleData> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${address}`)
  return await response.json()
}

/** A rule of the data, fetched once; after a failure the next call tries again. */
function ruleAt(address: string): Promise<RuleData> {
  const rule = known.get(address) ?? fetchRule(address)
  known.set(address, rule)
  rule.catch(() => known.delete(address))
  return rule
}

/** The preview of a rule: its summary; of a heading, the first paragraph under it. */
export function previewOf({ title, summary, blocks }: RuleData, heading: string | undefined): Preview {
  const at = blocks.findIndex(({ kind, key }) => kind === 'heading' && key === heading)
  const [named, next] = at < 0 ? [] : blocks.slice(at)
  return { title: named?.text ?? title, text: next?.kind === 'paragraph' ? next.text : summary }
}

/**
 * Fetches the preview of a link.
 *
 * @throws Error if there is no such rule, or no connection
 */
export const fetchPreview = async ({ language, id, heading }: LinkedRule, site: string): Promise<Preview> =>
  previewOf(await ruleAt(`${site}data/v1/rules/${language}/${id}.json`), heading)
