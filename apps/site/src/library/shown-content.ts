import { getEntry } from 'astro:content'
import { type Content, keptContent } from './kept-content.ts'

/** The content that pages show. Whoever asks depends on it: a development server draws it anew when the content changes. */
export async function shownContent(): Promise<Content> {
  await getEntry('content', 'read')
  return keptContent()
}
