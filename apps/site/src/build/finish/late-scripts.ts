import { elements, type PageTransform } from '../html.ts'

/**
 * Defers the module scripts of a page until first paint, because browsers fetch modules before they paint. The inline
 * script `layouts/after-paint.ts` starts them; pages without it are unchanged.
 */
export const lateScripts: PageTransform = (page) => {
  const [body] = elements(page, 'body')
  if (body?.properties['dataLateScripts'] === undefined) return
  for (const script of elements(page, 'script')) {
    const { type, src } = script.properties
    if (type === 'module' && src !== undefined) script.properties = { type: 'late', dataSrc: src }
  }
}
