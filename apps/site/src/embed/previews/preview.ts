import type { LinkedText } from './text-link.ts'

/** What a preview says. */
export interface Preview {
  readonly title: string
  readonly text: string
}

/** What a preview needs of a rule, spell or creature in the data of the site. */
interface TextData {
  readonly title: string
  readonly summary: string
  readonly blocks: readonly { readonly kind: string; readonly key: string; readonly text: string }[]
}

const known = new Map<string, Promise<TextData>>()

async function fetchText(address: string): Promise<TextData> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${address}`)
  return await response.json()
}

/** A text of the data, fetched once; after a failure the next call tries again. */
function textAt(address: string): Promise<TextData> {
  const text = known.get(address) ?? fetchText(address)
  known.set(address, text)
  text.catch(() => known.delete(address))
  return text
}

/** The preview of a text: its summary; of a heading, the first paragraph under it. */
export function previewOf({ title, summary, blocks }: TextData, heading: string | undefined): Preview {
  const at = blocks.findIndex(({ kind, key }) => kind === 'heading' && key === heading)
  const [named, next] = at < 0 ? [] : blocks.slice(at)
  return { title: named?.text ?? title, text: next?.kind === 'paragraph' ? next.text : summary }
}

/**
 * Fetches the preview of a link.
 *
 * @throws Error if there is no such text, or no connection
 */
export const fetchPreview = async ({ folder, language, id, heading }: LinkedText, site: string): Promise<Preview> =>
  previewOf(await textAt(`${site}data/v1/${folder}/${language}/${id}.json`), heading)
