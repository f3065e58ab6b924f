import { elements, type PageTransform } from '../html.ts'

/**
 * Holds the scripts of a page back until it is painted: browsers fetch modules before they paint. `layouts/after-paint.ts`,
 * which is inline, starts them; pages without it are left alone.
 */
export const lateScripts: PageTransform = (page) => {
  const [body] = elements(page, 'body')
  if (body?.properties['dataLateScripts'] === undefined) return
  for (const script of elements(page, 'script')) {
    const { type, src } = script.properties
    if (type === 'module' && src !== undefined) script.properties = { type: 'late', dataSrc: src }
  }
}
