import { parse } from '@rulestone/core'
import { describe, expect, test } from 'vitest'
import { openStrings } from '../terminal/strings.ts'
import { explainDice } from './explain-dice.ts'

const variables = { dex: 3 }

async function explained(notation: string, lang: string): Promise<string> {
  const parsed = parse(notation, { variables })
  return parsed.ok ? explainDice(parsed.value, await openStrings(lang)) : `${notation}: ${parsed.error.code}`
}

test.each([
  ['4d6kh3+2', '4d6, keeping the highest 3, plus 2', '4d6，保留最高的3个，加2', '4d6 เก็บ 3 ลูกที่สูงสุด บวก 2'],
  ['2d20kl1+5', '2d20, keeping the lowest, plus 5', '2d20，保留最低的1个，加5', '2d20 เก็บ 1 ลูกที่ต่ำสุด บวก 5'],
  [
    '8d6ro<3',
    '8d6, rerolling once any die that shows less than 3',
    '8d6，小于3的骰子重骰一次',
    '8d6 ทอยใหม่หนึ่งครั้งทุกลูกที่มีค่าน้อยกว่า 3',
  ],
  [
    '1d6!',
    '1d6, rolling another die for each that shows its highest face',
    '1d6，每有一颗掷出最大面的骰子就追加一颗',
    '1d6 ทอยเพิ่มหนึ่งลูกต่อทุกลูกที่มีค่าสูงสุดของลูกเต๋า',
  ],
  [
    '{1d8+1d6}kh1',
    '(1d8, plus 1d6) together, keeping the highest',
    '（1d8，加1d6）合为一组，保留最高的1个',
    '(1d8 บวก 1d6) รวมเป็นกลุ่มเดียว เก็บ 1 ลูกที่สูงสุด',
  ],
  ['(2d6+3)[fire]', '(2d6, plus 3) as “fire”', '（2d6，加3）记作“fire”', '(2d6 บวก 3) นับเป็น “fire”'],
  [
    '10d10>=8f1',
    '10d10, counting the dice that show 8 or more, less the dice that show 1',
    '10d10，统计不小于8的骰子数，再减去等于1的骰子数',
    '10d10 นับจำนวนลูกที่มีค่าตั้งแต่ 8 ขึ้นไป ลบด้วยจำนวนลูกที่มีค่าเท่ากับ 1',
  ],
  ['max(1d20,1d20)', 'the highest of 1d20 and 1d20', '1d20和1d20中的最大值', 'ค่าสูงสุดของ 1d20 และ 1d20'],
])('%s in three languages', async (notation, en, zh, th) => {
  expect(await Promise.all(['en', 'zh', 'th'].map((lang) => explained(notation, lang)))).toEqual([en, zh, th])
})

describe('parenthesises grouped terms', () => {
  test.each([
    ['(2d6+3)*2', '(2d6, plus 3) times 2'],
    ['2d6+3*2', '2d6, plus (3 times 2)'],
    ['4-(1d4-1)', '4, minus (1d4, minus 1)'],
    ['2d8kh1+1d6kh1', '2d8, keeping the highest, plus (1d6, keeping the highest)'],
    ['1d6+(2d8kh1+1)', '1d6, plus (2d8, keeping the highest, plus 1)'],
    ['-2d6', 'minus 2d6'],
    ['(1d4)d6', '(1d4)d6'],
    ['2d(1d4+2)', '2d(1d4+2)'],
    ['(2d6+1)>=(1d4+1)', '1 if (2d6, plus 1) is (1d4, plus 1) or more and 0 if not'],
    ['max(1d20+1,2d20kl1,3)', 'the highest of (1d20, plus 1), (2d20, keeping the lowest) and 3'],
    ['min(max(1,2),3)', 'the lowest of (the highest of 1 and 2) and 3'],
    ['{4d6,2d8+1}kh1', '4d6 and (2d8, plus 1) together, keeping the highest'],
    ['2d6[fire]+1d8[cold]', '2d6 as “fire”, plus 1d8 as “cold”'],
    ['1d20+@dex', '1d20, plus dex (3)'],
    ['2dF', '2 × a die with the faces −1, 0 and 1'],
    ['1d6ro<-1', '1d6, rerolling once any die that shows less than −1'],
    ['2d6[$t(explain.plus) {{term}}]', '2d6 as “$t(explain.plus) {{term}}”'],
  ])('%s', async (notation, words) => {
    expect(await explained(notation, 'en')).toBe(words)
  })
})

/** These use every phrase. */
const PHRASES = [
  '1d{1,2,4}ro1',
  '4d6rr<=2!!>=5{2}',
  '4d6ra<>6',
  '4d6!p>5min2max5',
  '4d6x1=6',
  '4d6!{1}',
  '4d6x3=6',
  '4d6kh2dl1',
  '4d6kl2dh2',
  '4d6kl1dh1',
  '4d6cs6cf1',
  '4d6>4f<2',
  'min(1,2)+abs(1d4-2)-@dex',
  '-(1d6/2)+ceil(1d6/2)+round(1d6/4)',
  '(1d6)=3',
]

test.each(['en', 'zh', 'th'])('in %s no phrase is missing', async (lang) => {
  for (const notation of PHRASES) {
    const words = await explained(notation, lang)
    expect(words).not.toMatch(/explain\.|\{\{|undefined|\p{Cc}/u)
    if (lang !== 'en') expect(words).not.toMatch(/[a-z]{4,}/)
  }
})
