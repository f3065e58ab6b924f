import { describe, expect, test } from 'vitest'
import { elementsBelow, escapeXml, parseXml, textIn } from './xml.ts'

describe('refused', () => {
  const entity = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'
  const laughs = `<!DOCTYPE a [<!ENTITY l0 "lol">${Array.from({ length: 30 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')}]><a>&l30;</a>`
  test.each([
    ['an external entity', entity, 'doctype'],
    ['a billion laughs', laughs, 'doctype'],
    ['a document type with parameters', '<!DOCTYPE a [ %x; ]><a/>', 'doctype'],
    ['an undeclared entity', '<!DOCTYPE a SYSTEM "a.dtd"><a>&x;</a>', 'broken'],
    ['an open tag', '<a><b></a>', 'broken'],
    ['no end', '<a>', 'broken'],
    ['two roots', '<a/><b/>', 'broken'],
    ['nothing', '', 'broken'],
    ['a repeated attribute', '<a b="1" b="2"/>', 'broken'],
    ['a character that is invalid in XML', '<a>\u0001</a>', 'broken'],
  ])('%s', (_, text, code) => {
    expect(parseXml(text)).toMatchObject({ problem: { code } })
  })

  test('endless nesting is parsed only to the deepest level', () => {
    expect(parseXml('<a>\n'.repeat(100_000))).toMatchObject({ problem: { code: 'too-deep', line: 65 } })
  })

  test.each([
    ['<t>\n<s>to <g id="2">Half <b>Cover</b></s></t>', { got: '<g id="2">Half Cover', missing: '</g>', line: 2 }],
    ['<s>a <ph id="1">+2</s>', { got: '<ph id="1">+2', missing: '</ph>' }],
    ['<s>to Half Cover</g></s>', { got: '<s>to Half Cover</g></s>' }],
  ])('with the tag that is missing: %s', (text, problem) => {
    expect(parseXml(text)).toMatchObject({ problem })
  })

  test('with its position', () => {
    expect(parseXml('<a>\n  <b>&c;</b>\n</a>')).toMatchObject({ problem: { line: 2 } })
  })
})

test('parses elements with their lines and without namespace prefixes', () => {
  const parsed = parseXml('<?xml version="1.0"?>\n<!-- c --><x:a>\n  <x:b x:i="1">t &amp; <![CDATA[<u>]]></x:b></x:a>')
  const [found] = 'root' in parsed ? elementsBelow(parsed.root, 'b') : []
  expect(found && { name: found.name, line: found.line, text: textIn(found) }).toEqual({
    name: 'b',
    line: 3,
    text: 't & <u>',
  })
  expect(found?.attributes).toEqual(new Map([['x:i', '1']]))
})

test('ignores a document type without declarations: nothing is fetched', () => {
  expect(parseXml('<!DOCTYPE tmx SYSTEM "http://example.org/tmx14.dtd"><tmx/>')).toMatchObject({
    root: { name: 'tmx' },
  })
})

test('drops characters that are invalid in XML', () => {
  expect(escapeXml('a\u0000\u000bb')).toBe('ab')
})
