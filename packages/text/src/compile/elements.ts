import type { Element, ElementContent, Properties, Text } from 'hast'

/** A text node. */
export const textNode = (value: string): Text => ({ type: 'text', value })

/** An element; a child can be given as text. */
export const element = (
  tagName: string,
  properties: Properties,
  ...children: readonly (ElementContent | string)[]
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) => (typeof child === 'string' ? textNode(child) : child)),
})
