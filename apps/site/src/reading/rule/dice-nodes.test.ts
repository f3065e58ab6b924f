import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { withDice } from './dice-nodes.ts'

const html = (...asked: Parameters<typeof withDice>): string => toHtml(withDice(...asked))

test('links the dice of a plain text, and escapes the rest', () => {
  expect(html('en', '1d6 for every 10 feet, up to 20d6 <b>')).toMatch(
    /^<a class="dice" data-dice="1d6" href="[^"]+1d6">1d6<\/a> for every 10 feet, up to <a [^>]+>20d6<\/a> &#x3C;b>$/,
  )
  expect(html('zh', '掷1d8−1点')).toMatch(/^掷<a class="dice" data-dice="1d8-1" [^>]+>1d8−1<\/a>点$/)
})

test.each(['a d20 roll', '两颗d20', 'd6s', 'D20 Tests'])('does not link a kind of die as a roll: %s', (text) => {
  expect(html('en', text)).toBe(text)
})
