import { contentFolder } from '@rulestone/content'
import { expect, test } from 'vitest'
import { readTermNames } from './load-term-names.ts'
import { termNames } from './term-names.ts'

test('falls back to the English name of a term', () => {
  const names = termNames([{ id: 'net', forms: { en: { name: 'net' }, zh: { name: '捕网' }, th: undefined } }])
  expect(Object.entries(names).map(([locale, map]) => [locale, map.get('net')])).toEqual([
    ['en', 'net'],
    ['zh', '捕网'],
    ['th', 'net'],
  ])
})

test('reads the term names of a content folder', async () => {
  const { en, zh, th } = await readTermNames(contentFolder)
  expect([en, zh, th].map((names) => names.get('strength'))).toEqual(['Strength', '力量', 'ความแข็งแกร่ง'])
})
