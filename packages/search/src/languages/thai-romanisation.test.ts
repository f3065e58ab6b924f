import { describe, expect, test } from 'vitest'
import { romaniseThai, thaiSoundKey } from './thai-romanisation.ts'

describe('romanises as the Royal Institute does', () => {
  test.each([
    ['ความเสียหาย', 'khwamsiahai'],
    ['อัมพาต', 'ammaphat'],
    ['ทักษะ', 'thaksa'],
    ['ตัวละคร', 'tualakhon'],
    ['พันธมิตร', 'phanthamit'],
    ['หมดสติ', 'motsati'],
    ['เป้าหมาย', 'paomai'],
    ['หวาดกลัว', 'watklua'],
    ['ล่องหน', 'longhon'],
    ['คะแนน', 'khanaen'],
    ['วัตถุ', 'watthu'],
    ['จมน้ำ', 'chomnam'],
    ['พักยาว', 'phakyao'],
    ['สร้าง', 'sang'],
    ['เพ่งสมาธิ', 'phengsamathi'],
    ['สิ่งรวมสมาธิ', 'singruamsamathi'],
    ['เสน่ห์', 'sane'],
    ['เส้นตรง', 'sentrong'],
    ['มองไม่เห็น', 'mongmaihen'],
    ['แสงสว่าง', 'saengsawang'],
    ['ทะเลทราย', 'thalesai'],
    ['แห่ง', 'haeng'],
    ['ประวัติศาสตร์', 'prawattisat'],
    ['โมดิไฟเออร์', 'modifaioe'],
  ])('%s', (thai, latin) => {
    expect(romaniseThai(thai)).toBe(latin)
  })

  test('leaves other text unchanged', () => {
    expect(romaniseThai('AC ของวัตถุ (2012)')).toBe('AC khongwatthu (2012)')
  })
})

test.each([
  ['karn jom tee', 'kanchomti'],
  ['gaan chom dtee', 'kanchomti'],
  ['sing gam bang', 'singkambang'],
  ['pak yao', 'phakyao'],
])('“%s” sounds like %s', (typed, latin) => {
  expect(thaiSoundKey(typed).replace('dt', 't')).toBe(thaiSoundKey(latin))
})
