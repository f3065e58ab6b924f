import type { Element, Parents, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'

/** Changes a page in place. */
export type PageTransform = (page: Root) => void

export const readHtml = (html: string): Root => fromHtml(html)

/** Apostrophes are not escaped: attributes are always in double quotes. */
export const writeHtml = (page: Root): string =>
  toHtml(page, { allowDangerousCharacters: true, characterReferences: { useNamedReferences: true } })

/** All elements with a tag, in the order of the page. */
export const elements = (parent: Parents, tagName: string): Element[] =>
  parent.children.flatMap((child) => {
    if (child.type !== 'element') return []
    const within = elements(child, tagName)
    return child.tagName === tagName ? [child, ...within] : within
  })

/** The text of a script or style sheet. */
export { toString as textOf } from 'hast-util-to-string'
