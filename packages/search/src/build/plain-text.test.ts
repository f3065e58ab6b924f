import type { Element, ElementContent } from 'hast'
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

const element = (tagName: string, ...children: readonly (ElementContent | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
})

test.each([
  [
    'rows are lines, with dots between cells',
    element(
      'table',
      element('tr', element('th', 'Cover'), element('th', 'AC')),
      element('tr', element('td', 'Half'), element('td', '+2')),
    ),
    'Cover · AC\nHalf · +2',
  ],
  ['words in a line are not', element('p', 'A ', element('b', 'wall'), 's & more.'), 'A walls & more.'],
  ['lines are separated', element('p', 'one', element('br'), 'two\n three'), 'one two three'],
])('%s', (_, tree, text) => {
  expect(plainText(tree)).toBe(text)
})
