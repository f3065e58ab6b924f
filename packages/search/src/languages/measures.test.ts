import { describe, expect, test } from 'vitest'
import { withMeasuresOfRules } from './measures.ts'

describe('lengths and weights in the units of the rules', () => {
  test.each([
    ['en', '1.5 m', '5 feet'],
    ['en', '9 metres', '30 feet'],
    ['en', '9m', '30 feet'],
    ['en', '1,5 meters', '5 feet'],
    ['en', '0.75 m', '2½ feet'],
    ['en', '2.25 m', '7½ feet'],
    ['en', '1 m', '3 feet'],
    ['en', '30ft', '30 feet'],
    ['en', 'Speed 30 FT.', 'Speed 30 feet.'],
    ['en', '15 ft cone', '15 foot cone'],
    ['en', '15-foot cone', '15-foot cone'],
    ['en', '1.5 km', '1 mile'],
    ['en', '75 kg', '150 pounds'],
    ['en', '1 lb', '1 pound'],
    ['en', '2½ ft', '2½ feet'],
    ['en', '5 cm', '2 inches'],
    ['zh', '1.5米', '5尺'],
    ['zh', '1.5 米', '5尺'],
    ['zh', '60英尺', '60尺'],
    ['zh', '30ft', '30尺'],
    ['zh', '9公尺', '30尺'],
    ['zh', '１．５米', '5尺'],
    ['zh', '36公里', '24英里'],
    ['zh', '75公斤', '150磅'],
    ['zh', '9米移动', '30尺移动'],
    ['th', '9 เมตร', '30 ฟุต'],
    ['th', '๙ เมตร', '30 ฟุต'],
    ['th', '1.5เมตร', '5 ฟุต'],
    ['th', '9 ม.', '30 ฟุต.'],
    ['th', '30 ft', '30 ฟุต'],
    ['th', '75 กก.', '150 ปอนด์.'],
  ] as const)('%s: %s', (locale, typed, said) => {
    expect(withMeasuresOfRules(typed, locale)).toBe(said)
  })

  test.each(['30 minutes', '8 hours', '2 magic items', '9 มอนสเตอร์', '5 feats', 'metres', '米', '1d20', '3/4 cover'])(
    '“%s” is not a length or weight',
    (typed) => {
      expect(withMeasuresOfRules(typed, 'en')).toBe(typed)
    },
  )
})
