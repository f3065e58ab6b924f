import { elements, type PageTransform } from '../html.ts'

/** A page of more bytes is, even compressed, more than a server sends before it waits for an answer. */
const INLINE_ABOVE_BYTES = 45_000

export const isLong = (html: string): boolean => Buffer.byteLength(html) > INLINE_ABOVE_BYTES

/**
 * Puts the style sheets of a page into it, so that it can be painted without another request. For long pages: others share
 * the files, which a browser caches. `shared/load-sheet.ts` finds a sheet by its `data-sheet`.
 *
 * @param sheetAt the text of a sheet by its address
 */
export const inlineSheets =
  (sheetAt: (address: string) => string): PageTransform =>
  (page) => {
    for (const link of elements(page, 'link')) {
      const { rel, href } = link.properties
      if (!Array.isArray(rel) || !rel.includes('stylesheet') || typeof href !== 'string') continue
      link.tagName = 'style'
      link.properties = { dataSheet: href }
      link.children = [{ type: 'text', value: sheetAt(href) }]
    }
  }
