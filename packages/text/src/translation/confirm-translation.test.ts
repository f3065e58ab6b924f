import { expect, test } from 'vitest'
import { confirmTranslation } from './confirm-translation.ts'

const HASH = '3f9c1d20ab47'
const RECORD = `translation: { of: ${HASH}, status: reviewed }`

test.each([
  [
    'no record yet',
    '---\nid: a\ntitle: 甲 # 题\n---\n\n字。\n',
    `---\nid: a\ntitle: 甲 # 题\n${RECORD}\n---\n\n字。\n`,
  ],
  [
    'an old record',
    '---\nid: a\ntranslation: { of: 000000000000, status: draft }\nx: y\n---\nb',
    `---\nid: a\n${RECORD}\nx: y\n---\nb`,
  ],
  ['a record as the last key', '---\ntranslation: {of: 1}\n---\n', `---\n${RECORD}\n---\n`],
  [
    'a record over several lines',
    '---\nid: a\ntranslation:\n  of: 000000000000\n  status: draft\nx: y\n---\nb',
    `---\nid: a\n${RECORD}\nx: y\n---\nb`,
  ],
  [
    'a record over several lines at the end',
    '---\nid: a\ntranslation:\n  of: 000000000000\n  status: draft\n---\nb',
    `---\nid: a\n${RECORD}\n---\nb`,
  ],
  ['a record with a note', '---\ntranslation: { of: 1 } # by me\nx: y\n---\n', `---\n${RECORD} # by me\nx: y\n---\n`],
  ['an empty record', '---\ntranslation:\nx: y\n---\n', `---\n${RECORD}\nx: y\n---\n`],
  ['Windows line ends', '---\r\nid: a\r\n---\r\n\r\n字。', `---\r\nid: a\r\n${RECORD}\r\n---\r\n\r\n字。`],
  [
    'Windows line ends and an old record',
    '---\r\ntranslation: { of: 1 }\r\nx: y\r\n---\r\n',
    `---\r\n${RECORD}\r\nx: y\r\n---\r\n`,
  ],
  ['a byte order mark', '\ufeff---\nid: a\n---\n', `\ufeff---\nid: a\n${RECORD}\n---\n`],
  [
    'a line of hyphens in the text',
    '---\nid: a\n---\n\na\n\n---\n\nb\n',
    `---\nid: a\n${RECORD}\n---\n\na\n\n---\n\nb\n`,
  ],
  ['empty front matter', '---\n---\n', `---\n${RECORD}\n---\n`],
])('%s', (_, text, expected) => {
  const once = confirmTranslation(text, HASH)
  expect(once).toBe(expected)
  expect(confirmTranslation(once, HASH)).toBe(expected)
})

test.each(['123456789012', '12345678e901'])('a hash that YAML would read as a number is quoted: %s', (hash) => {
  expect(confirmTranslation('---\n---\n', hash)).toBe(`---\ntranslation: { of: '${hash}', status: reviewed }\n---\n`)
})

test('throws a RangeError without front matter', () => {
  expect(() => confirmTranslation('字。', HASH)).toThrow(RangeError)
})
