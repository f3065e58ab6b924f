import { expect, test } from 'vitest'
import { isPlainClick } from './plain-click.ts'

const click = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test.each([
  ['of the main button', {}, true],
  ['of the middle button', { button: 1 }, false],
  ['with Ctrl', { ctrlKey: true }, false],
  ['with the Command key', { metaKey: true }, false],
  ['with Shift', { shiftKey: true }, false],
  ['with Alt, which saves the link', { altKey: true }, false],
])('a click %s', (_, keys, isPlain) => {
  expect(isPlainClick({ ...click, ...keys })).toBe(isPlain)
})
