import { elements, type PageTransform } from '../html.ts'

/** Pages above this size exceed TCP's initial congestion window even when compressed. */
const INLINE_ABOVE_BYTES = 45_000

export const isLong = (html: string): boolean => Buffer.byteLength(html) > INLINE_ABOVE_BYTES

/**
 * Inlines the style sheets of a page, so that it is painted without another request. Only for long pages; others share
 * the cached files. `shared/load-sheet.ts` finds a sheet by its `data-sheet`.
 *
 * @param sheetAt returns the text of a sheet by its URL
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
