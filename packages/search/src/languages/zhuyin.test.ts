import { describe, expect, test } from 'vitest'
import { pinyinOfZhuyin } from './zhuyin.ts'

describe('bopomofo as pinyin', () => {
  test.each([
    ['ㄧㄢˇㄏㄨˋ', 'yanhu'],
    ['ㄧㄢㄏㄨ', 'yanhu'],
    ['ㄓㄨㄥˋ ㄐㄧ', 'zhong ji'],
    ['ㄔㄨㄥˊㄊㄡˊ', 'chongtou'],
    ['ㄅㄢˋㄕㄣ', 'banshen'],
    ['ㄙˇㄨㄤˊ', 'siwang'],
    ['ㄕˊㄓˇㄖˋ', 'shizhiri'],
    ['ㄒㄩㄥㄩㄥˋ', 'xiongyong'],
    ['ㄐㄩㄣㄩㄣˊ', 'jvnyun'],
    ['ㄌㄩˇㄒㄧㄥˊ', 'lvxing'],
    ['ㄩㄝˋㄒㄩㄝˊ', 'yuexve'],
    ['ㄩㄢˊㄑㄩㄢ', 'yuanqvan'],
    ['ㄧㄣㄧㄥˊㄧㄡˇㄧ', 'yinyingyouyi'],
    ['ㄇㄧㄣˊㄐㄧㄝˊ', 'minjie'],
    ['ㄨㄨㄟˋㄨㄣˋㄨㄥ', 'wuweiwenweng'],
    ['ㄉㄨㄟˋㄌㄨㄣˊ', 'duilun'],
    ['ㄌㄧㄡˊㄌㄧㄥˊ', 'liuling'],
    ['ㄦˋㄜˊ', 'ere'],
    ['ㄅㄛˊㄈㄥ', 'bofeng'],
    ['ㄇㄚ˙', 'ma'],
    ['ㄏ', 'h'],
  ])('%s', (zhuyin, pinyin) => {
    expect(pinyinOfZhuyin(zhuyin)).toBe(pinyin)
  })

  test.each(['掩护', 'cover', 'ที่กำบัง', '', '½'])('“%s” is left unchanged', (typed) => {
    expect(pinyinOfZhuyin(typed)).toBe(typed)
  })
})
