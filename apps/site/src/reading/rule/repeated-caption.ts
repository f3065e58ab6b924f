import type { Element, ElementContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'

const isCaption = (node: ElementContent): node is Element => node.type === 'element' && node.tagName === 'caption'

/**
 * Hides a table's caption visually if it repeats the heading directly above.
 *
 * @param above the block before it
 */
export function hideRepeatedCaption(table: Element, above: Element | undefined): Element {
  const isHeading = above !== undefined && /^h[2-4]$/u.test(above.tagName)
  const repeats = (caption: Element): boolean => isHeading && textOf(caption).trim() === textOf(above).trim()
  return {
    ...table,
    children: table.children.map((child) =>
      isCaption(child) && repeats(child)
        ? { ...child, properties: { ...child.properties, className: ['visually-hidden'] } }
        : child,
    ),
  }
}
