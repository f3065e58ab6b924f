import { elements, type PageTransform } from '../html.ts'

/**
 * Defers the module scripts of a page until first paint, because browsers fetch modules before they paint. The inline
 * script `layouts/after-paint.ts` starts them; pages without it are unchanged.
 */
export const lateScripts: PageTransform = (page) => {
  const [body] = elements(page, 'body')
  if (body?.properties['dataLateScripts'] === undefined) return
  const scripts = elements(page, 'script')
  if (!scripts.some(({ properties: { type, src } }) => type === 'module' && src === undefined)) {
    throw new Error(
      'A page defers its scripts and has no inline script that starts them: only Frame.astro may import after-paint.ts.',
    )
  }
  for (const script of scripts) {
    const { type, src } = script.properties
    if (type === 'module' && src !== undefined) script.properties = { type: 'late', dataSrc: src }
  }
}
