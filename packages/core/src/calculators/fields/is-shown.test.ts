import { expect, test } from 'vitest'
import type { Field, Input } from '../calculator.ts'
import { isShown, offered } from './is-shown.ts'

const FLAG = { type: 'flag', default: false } as const

test.each<[string, Field, Input, boolean]>([
  ['a field without conditions', FLAG, {}, true],
  ['the choice that it depends on', { ...FLAG, shown: { when: 'armor', is: ['plate'] } }, { armor: 'plate' }, true],
  ['another choice', { ...FLAG, shown: { when: 'armor', is: ['plate'] } }, { armor: 'none' }, false],
  ['the flag that it depends on, on', { ...FLAG, shown: { when: 'shield', is: ['yes'] } }, { shield: true }, true],
  ['the flag that it depends on, off', { ...FLAG, shown: { when: 'shield', is: ['yes'] } }, { shield: false }, false],
  ['one of several', { ...FLAG, shown: { when: 'held', is: ['prone'] } }, { held: ['blinded', 'prone'] }, true],
  ['none of several', { ...FLAG, shown: { when: 'held', is: ['prone'] } }, { held: ['blinded'] }, false],
  [
    'two conditions, one of them met',
    {
      ...FLAG,
      shown: [
        { when: 'a', is: ['x'] },
        { when: 'b', is: ['y'] },
      ],
    },
    { a: 'x', b: 'z' },
    false,
  ],
  ['a field that the state lacks', { ...FLAG, shown: { when: 'a', is: ['x'] } }, {}, false],
])('%s', (_, field, input, expected) => {
  expect(isShown(field, input)).toBe(expected)
})

test.each<[string, Input, readonly string[]]>([
  ['the state that the offer is for', { ruleset: 'next-2012' }, ['ethereal']],
  ['any other state', { ruleset: 'srd-5.2.1' }, ['ethereal', 'poisoned']],
  ['an empty state', {}, ['ethereal', 'poisoned']],
])('the options offered for %s', (_, input, options) => {
  const field = {
    type: 'several',
    options: ['ethereal', 'poisoned'],
    default: [],
    offers: [{ when: 'ruleset', is: ['next-2012'], options: ['ethereal'] }],
  } as const
  expect(offered(field, input)).toEqual({ ...field, options })
  expect(offered(FLAG, input)).toBe(FLAG)
})
