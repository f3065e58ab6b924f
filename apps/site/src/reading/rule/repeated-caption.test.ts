import type { Element } from 'hast'
import { h } from 'hastscript'
import { expect, test } from 'vitest'
import { hideRepeatedCaption } from './repeated-caption.ts'

const table = h('table', [h('caption', 'Class overview'), h('tbody')])
const captionClass = (above: Element | undefined): unknown => {
  const [caption] = hideRepeatedCaption(table, above).children
  return caption?.type === 'element' ? caption.properties['className'] : undefined
}

test('hides a caption that repeats the heading above', () => {
  expect(captionClass(h('h2', ['Class ', h('em', 'overview')]))).toEqual(['visually-hidden'])
})

test.each([
  ['other words', h('h2', 'Classes')],
  ['a paragraph', h('p', 'Class overview')],
  ['nothing', undefined],
])('a caption below %s stays visible', (_, above) => {
  expect(captionClass(above)).toBeUndefined()
})
