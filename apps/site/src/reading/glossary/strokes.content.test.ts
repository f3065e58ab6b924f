import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '@rulestone/content'
import { expect, test } from 'vitest'
import { strokeCount } from './strokes.ts'

/** Counted by hand, by the standard forms of mainland China. */
const COUNTS: Readonly<Record<number, string>> = {
  1: '一',
  2: '力人',
  3: '与子及',
  4: '长见区',
  5: '击生目',
  6: '伤死动优',
  7: '护位攻近',
  8: '法武盲',
  9: '骨重险',
  10: '速离能',
  11: '掷敏检',
  12: '遇落',
  13: '骰暗',
  14: '察魅',
  15: '震',
  16: '避',
  17: '藏',
  19: '攀',
  20: '魔',
}

for (const [count, characters] of Object.entries(COUNTS)) {
  test.each(Array.from(characters))(`${count} strokes: %s`, (character) => {
    expect(strokeCount(character)).toBe(Number(count))
  })
}

test('a Latin letter has no stroke count', () => {
  expect(strokeCount('D')).toBe(0)
})

test('every character of every Chinese title has a stroke count', () => {
  const titles = globSync('rules/*/*.zh.md', { cwd: contentFolder }).map(
    (file) => /^title: (.*)$/m.exec(readFileSync(join(contentFolder, file), 'utf8'))?.[1] ?? '',
  )
  expect(titles.length).toBeGreaterThan(200)
  for (const character of new Set(titles.join('').match(/\p{Script=Han}/gu))) {
    expect(strokeCount(character), character).toBeGreaterThan(0)
  }
})
