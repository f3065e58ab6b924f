import { expect, test } from 'vitest'
import { readQuery } from './query.ts'
import { withoutQuestion } from './question.ts'

test.each([
  ['how high can I jump', 'high jump'],
  ['shooting someone next to me', 'shooting next'],
  ['我能跳多高', '跳'],
  ['能不能躲藏', '躲藏'],
  ['长休要多久', '长休'],
  ['技能是什么', '技能'],
  ['能量怎么用', '能量'],
  ['พักยาวนานแค่ไหน', 'พักยาว'],
  ['ติดไฟไหม', 'ติดไฟ'],
])('“%s” asks about %s', (typed, about) => {
  expect(withoutQuestion(readQuery(typed))?.text).toBe(about)
})

test.each(['cover', '掩护', 'ไฟไหม้', 'what is it', '怎么办'])(
  '“%s” is not a question, or only question words',
  (typed) => {
    expect(withoutQuestion(readQuery(typed))).toBeUndefined()
  },
)
