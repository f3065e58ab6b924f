import type { Element, ElementContent } from 'hast'

const mapChild = (child: ElementContent, change: (element: Element) => Element): ElementContent =>
  child.type === 'element' ? mapElements(child, change) : child

/** A copy of a tree with every element changed, the innermost first. */
const mapElements = (tree: Element, change: (element: Element) => Element): Element =>
  change({ ...tree, children: tree.children.map((child) => mapChild(child, change)) })

/** A copy of an element with another id, or with none. */
export function withId(tree: Element, id: string | undefined): Element {
  const { id: _, ...properties } = tree.properties
  return { ...tree, properties: id === undefined ? properties : { id, ...properties } }
}

/**
 * A copy of a tree with other tags for its headings.
 *
 * @param tagFor the tag for a heading of a depth from 1 to 6
 */
export const withHeadings = (tree: Element, tagFor: (depth: number) => string): Element =>
  mapElements(tree, (element) => {
    const [, depth] = /^h([1-6])$/u.exec(element.tagName) ?? []
    return depth === undefined ? element : { ...element, tagName: tagFor(Number(depth)) }
  })
