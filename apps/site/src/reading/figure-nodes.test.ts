import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { figureById, loneFigure, withFigures } from './figure-nodes.ts'

test.each([
  ['en', 'next-dodge-bonus', '<data class="value" value="4">+4</data>'],
  ['en', 'next-disengage-distance', '<data class="value" value="10" data-unit="feet">10 feet</data>'],
  ['en', 'grid-square-side', '<data class="value" value="5" data-unit="feet" data-square-side="">5 feet</data>'],
  ['zh', 'next-prone-attack-penalty', '<data class="value" value="-2">−2</data>'],
] as const)('%s: %s', (locale, id, html) => {
  expect(toHtml(figureById(locale, id))).toBe(html)
})

test('dice are linked as rolls', () => {
  expect(toHtml(figureById('th', 'next-death-save-damage'))).toMatch(
    /^<a class="dice" data-dice="1d6" href="[^"]+">1d6<\/a>$/,
  )
})

test('fills figures from core into a sentence, and escapes the rest', () => {
  expect(toHtml(withFigures('en', 'a < b: {{hide-dc}}'))).toBe('a &#x3C; b: <data class="value" value="15">15</data>')
})

test('an unknown figure throws', () => {
  expect(() => withFigures('en', '{{no-such-figure}}')).toThrow(RangeError)
})

test.each([
  ['en', '{{high-jump-base}} alone', 1],
  ['en', '{{high-jump-base}} plus your Strength modifier', 0],
  ['zh', '{{high-jump-base}}加力量调整值', 0],
  ['th', '{{high-jump-base}} บวกค่าโมดิไฟเออร์ความแข็งแกร่ง', 0],
  ['th', 'คิดทีละฟุต เพิ่มอีกฟุตละ {{difficult-terrain-extra-cost}}', 0],
  ['zh', '逐尺计算：每尺多花{{difficult-terrain-extra-cost}}', 0],
  ['zh', '骆驼驮450磅，而不是{{srd51-camel-capacity}}。', 2],
  ['en', 'A 30-foot cone, or 2 miles.', 2],
  ['th', 'ทุกฟุตเสียระยะ 2 ฟุต', 0],
] as const)('%s: a length is converted only if the sentence stays true: %s', (locale, text, count) => {
  expect(toHtml(withFigures(locale, text)).split('data-unit').length - 1).toBe(count)
})

test.each([
  ['en', 'difficult-terrain-extra-cost', '<data class="value" value="1">1 foot</data> per foot'],
  ['en', 'next-difficult-terrain-extra-cost', '<data class="value" value="5">5 feet</data> per 5 feet'],
  ['zh', 'climbing-extra-cost', '每1尺加<data class="value" value="1">1尺</data>'],
  ['th', 'next-crawling-extra-cost', '<data class="value" value="5">5 ฟุต</data> ต่อ 5 ฟุต'],
  ['en', 'high-jump-base', '<data class="value" value="3">3 feet</data>'],
  ['en', 'jump-run-up', '<data class="value" value="10" data-unit="feet">10 feet</data>'],
  ['en', 'half-cover-bonus', '<data class="value" value="2">+2</data>'],
] as const)('%s: %s alone is not converted if it is a cost per foot', (locale, id, html) => {
  expect(toHtml(loneFigure(locale, id))).toBe(html)
})
