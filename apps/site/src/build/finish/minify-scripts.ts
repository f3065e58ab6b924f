import { minifySync } from 'rolldown/utils'
import { elements, type PageTransform, textOf } from '../html.ts'

/** The scripts that were minified, by their text: all pages have the same ones. */
const known = new Map<string, string>()

function minified(text: string): string {
  const short = known.get(text) ?? minifySync('inline.js', text).code
  known.set(text, short)
  return short
}

/** Minifies the inline scripts of a page that are none of Vite's. */
export const minifyScripts: PageTransform = (page) => {
  for (const script of elements(page, 'script')) {
    const { src, type } = script.properties
    if (src === undefined && type === undefined) script.children = [{ type: 'text', value: minified(textOf(script)) }]
  }
}
