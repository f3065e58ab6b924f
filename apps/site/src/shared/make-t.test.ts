import { createTranslator } from '@rulestone/text'
import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { RESOURCES, stringsUnder } from '../library/strings.ts'
import { flatten } from './flatten.ts'
import { makeT } from './make-t.ts'

const resources = {
  en: { plain: 'Roll', hits_one: '{{count}} hit on {{dice}}', hits_other: '{{count, number}} hits on {{dice}}' },
  'zh-Hans': { plain: '掷骰', hits_other: '{{dice}} 命中 {{count, number}} 次' },
  th: { plain: 'ทอย', hits_other: '{{dice}} โดน {{count, number}} ครั้ง' },
}

/** The strings of a language, formatted by i18next. */
async function reference(tag: string, strings: object): Promise<(key: string, values?: object) => unknown> {
  const i18n = createInstance()
  await i18n.init({ lng: tag, resources: { [tag]: { site: strings } }, interpolation: { escapeValue: false } })
  const t = i18n.getFixedT(tag, 'site')
  return (key, values) => Reflect.apply(t, undefined, [key, values])
}

describe('makeT', () => {
  for (const [tag, strings] of Object.entries(resources)) {
    it(`formats like i18next in ${tag}`, async () => {
      const expected = await reference(tag, strings)
      const t = makeT(tag, strings)
      expect(t('plain')).toBe(expected('plain'))
      for (const count of [0, 1, 2, 5, 21, 1234.5]) {
        expect(t('hits', { count, dice: '2d6+3' })).toBe(expected('hits', { count, dice: '2d6+3' }))
      }
    })
  }

  it('formats every string that islands use like i18next', async () => {
    const expected = await reference('en', RESOURCES.en['site'] ?? {})
    const values = { field: 'AC', value: '3', outcome: '4', chance: '5%', low: '1', high: '9', dice: 'd6', total: '2' }
    for (const part of ['calculator', 'roll']) {
      const strings = stringsUnder('en', 'site', part)
      const t = makeT('en', strings)
      for (const key of Object.keys(strings)) expect(t(key, values)).toBe(expected(`${part}.${key}`, values))
    }
  })

  it('selects the word form of a number like the command line', () => {
    const days =
      '{{days}} {{days, plural(one: day; other: days)}} of {{hours}} {{hours, plural(one: hour; other: hours)}}'
    const t = makeT('en', { days })
    const expected = createTranslator({ en: { site: { days } }, zh: {}, th: {} })('en', 'site')
    for (const [values, said] of [
      [{ days: '1', hours: '8' }, '1 day of 8 hours'],
      [{ days: '0', hours: '1' }, '0 days of 1 hour'],
      [{ days: '1.5', hours: '1,000' }, '1.5 days of 1,000 hours'],
    ] as const) {
      expect(t('days', values)).toBe(said)
      expect(expected('days', values)).toBe(said)
    }
  })

  it('names a missing key', () => {
    expect(() => makeT('en', {})('roll')).toThrow('key is "roll"')
  })
})

describe('flatten', () => {
  it('joins keys with dots', () => {
    expect(flatten({ fields: { ac: { label: 'AC' } }, title: 'Attack' })).toEqual({
      'fields.ac.label': 'AC',
      title: 'Attack',
    })
  })
})
