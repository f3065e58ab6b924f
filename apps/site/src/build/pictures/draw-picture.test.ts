import { LOCALES } from '@rulestone/text'
import { expect, it } from 'vitest'
import { drawPicture } from './draw-picture.ts'

const WORDS = {
  en: { title: 'Cover', section: 'Rule', summary: 'Walls, trees, creatures and other obstacles protect a target.' },
  zh: { title: '掩护', english: 'Cover', section: '规则', summary: '墙壁、树木、生物等障碍物能保护目标。' },
  th: { title: 'ที่กำบัง', english: 'Cover', section: 'กฎ', summary: 'กำแพง ต้นไม้ สิ่งมีชีวิต และสิ่งกีดขวางอื่นช่วยป้องกันเป้าหมาย' },
}

it.each(LOCALES)('%s: draws a small PNG of the size that other sites ask for', (locale) => {
  const picture = drawPicture({ locale, names: [], ...WORDS[locale] })
  expect(picture.toString('latin1', 1, 4)).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  expect(picture.length).toBeGreaterThan(5_000)
  expect(picture.length).toBeLessThan(30_000)
})

it('draws a blank picture smaller than one with words', () => {
  const blank = drawPicture({ locale: 'en', title: '', summary: '', names: [] })
  expect(blank.length).toBeLessThan(drawPicture({ locale: 'en', names: [], ...WORDS.en }).length)
})
