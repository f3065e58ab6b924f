import { describe, expect, it } from 'vitest'
import { createTranslator } from './translator.ts'

const translator = createTranslator({
  en: {
    site: {
      hello: 'Hello, {{name}}',
      only: 'English',
      'a:b': 'colon',
      rolls_one: 'one roll',
      rolls_other: '{{count, integer}} rolls',
    },
    tables: { cover: { bonus: '{{bonus, signed}} to AC' } },
  },
  zh: {
    site: { hello: '{{name}}，你好', rolls_other: '{{count}}次' },
    tables: { cover: { bonus: 'AC{{bonus, signed}}' } },
  },
  th: {},
})

describe('translator', () => {
  it('falls back from the language to English, then to the key', () => {
    expect(translator('zh', 'site')('hello', { name: '米拉' })).toBe('米拉，你好')
    expect(translator('zh', 'site')('only')).toBe('English')
    expect(translator('th', 'site')('only')).toBe('English')
    expect(translator('th', 'site')('nowhere.at.all')).toBe('nowhere.at.all')
    expect(translator('en', 'site')('a:b')).toBe('colon')
  })

  it('has() ignores the English fallback', () => {
    const t = translator('zh', 'site')
    expect([t.has('hello'), t.has('only'), t.has('nowhere')]).toEqual([true, false, false])
  })

  it('has plural forms and formats of its own', () => {
    expect(translator('en', 'site')('rolls', { count: 1 })).toBe('one roll')
    expect(translator('en', 'site')('rolls', { count: 1500 })).toBe('1,500 rolls')
    expect(translator('zh', 'site')('rolls', { count: 1 })).toBe('1次')
    expect(translator('zh', 'tables')('cover.bonus', { bonus: -2 })).toBe('AC−2')
    expect(translator('en', 'tables')('cover.bonus', { bonus: 5 })).toBe('+5 to AC')
  })

  it('does not escape values', () => {
    expect(translator('en', 'site')('hello', { name: '{{name}} $t(only) <b>' })).toBe('Hello, {{name}} $t(only) <b>')
  })
})
