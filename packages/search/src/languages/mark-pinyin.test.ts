import { expect, test } from 'vitest'
import { markPinyin } from './mark-pinyin.ts'

const HALF_COVER = ['ban', 'shen', 'yan', 'hu']

test.each([
  ['the whole name', '半身掩护', HALF_COVER, 'banshenyanhu', '半身掩护'],
  ['a part of it', '半身掩护', HALF_COVER, 'yanhu', '掩护'],
  ['an unfinished syllable', '半身掩护', HALF_COVER, 'bansh', '半身'],
  ['initials', '半身掩护', HALF_COVER, 'bsyh', '半身掩护'],
  ['ü typed as v', '法律', ['fa', 'lu'], 'falv', '法律'],
  ['characters after silent ones', '豁免（2012）', ['huo', 'mian', '2', '0', '1', '2'], 'mian2012', '免（2012'],
  ['nothing if the sound differs', '半身掩护', HALF_COVER, 'fall', ''],
])('marks %s', (_, name, syllables, pinyin, marked) => {
  const { marks } = markPinyin(name, syllables, pinyin)
  expect(marks.map(([start, end]) => name.slice(start, end)).join()).toBe(marked)
})
