import { expect, test } from 'vitest'
import { textMark } from './text-mark.ts'

test('the mark of a text does not depend on its line breaks', () => {
  expect(textMark(' Half\n  Cover ')).toBe(textMark('Half Cover'))
})

test('marks are FNV-1a hashes, so that copied links stay valid', () => {
  const published = { '': 0x811c9dc5, a: 0xe40c292c, foobar: 0xbf9cf968 }
  for (const [text, mark] of Object.entries(published)) expect(textMark(text)).toBe(mark.toString(36))
})

test.each(['Half Cover.', 'half Cover', 'HalfCover', '½ Cover', ''])(
  'the mark of “%s” differs from that of “Half Cover”',
  (text) => {
    expect(textMark(text)).not.toBe(textMark('Half Cover'))
    expect(textMark(text)).toMatch(/^[0-9a-z]{1,7}$/u)
  },
)
