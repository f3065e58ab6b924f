import { expect, it } from 'vitest'
import { keepWords, keptNames } from './unbroken-names.ts'

const kept = (html: string): string[] =>
  Array.from(html.matchAll(/<span class="keep">([^<]*)<\/span>/gu), ([, text = '']) => text)

it.each([
  ['en', 'against AC 12, within 5 feet for 10 minutes', ['AC 12', '5 feet', '10 minutes']],
  ['en', '1 mile is 1.5 km, 1 pound is 0.5 kg', ['1 mile', '1.5 km', '1 pound', '0.5 kg']],
  ['zh', '因为 4 × 2 = 8，DC 15', ['4 × 2', 'DC 15']],
  ['zh', '30尺内，每10分钟受到7点伤害', ['30尺', '10分钟', '7点']],
  ['th', 'ห่าง 5 ฟุต ทอย DC 10', ['5 ฟุต', 'DC 10']],
  ['th', '5 ฟุตเป็น 1.5 เมตร', ['5 ฟุต', '1.5 เมตร']],
] as const)('%s: a figure stays with what it counts', (locale, text, wanted) => {
  expect(kept(keepWords(locale, [])(text))).toEqual(wanted)
})

it('keeps Thai names whole that a browser would break, the longer ones first', () => {
  const keep = keepWords('th', ['ฮิตพอยต์', 'เป้าหมาย', 'ฮิตพอยต์สูงสุด', 'เดิน'])
  expect(kept(keep('ฮิตพอยต์สูงสุดของเป้าหมายที่เดิน'))).toEqual(['ฮิตพอยต์สูงสุด', 'เป้าหมาย'])
})

it('lets a line break beside a Thai name where other letters stand at it, not at signs', () => {
  const keep = keepWords('th', ['มอนสเตอร์', 'เทิร์น'])
  const [monster, turn] = ['มอนสเตอร์', 'เทิร์น'].map((name) => `<span class="keep">${name}</span>`)
  expect(keep('ของมอนสเตอร์เทิร์นนี้')).toBe(`ของ<wbr>${monster}<wbr>${turn}<wbr>นี้`)
  expect(keep('(มอนสเตอร์) เทิร์น มอนสเตอร์ๆ')).toBe(`(${monster}) ${turn} ${monster}ๆ`)
})

it('keeps a Thai noun whole that is made of a name', () => {
  const keep = keepWords('th', ['ร่ายคาถา', 'ทอยป้องกัน'])
  expect(kept(keep('การรบกวนการร่ายคาถา ทอยป้องกัน'))).toEqual(['การร่ายคาถา', 'ทอยป้องกัน'])
  expect(kept(keep('การทอยป้องกันการมองเห็น'))).toEqual(['การทอยป้องกัน', 'การมองเห็น'])
})

it('keeps the persons of the examples whole, but no word that begins like their names', () => {
  expect(kept(keepWords('th', [])('มิราและเพลถือคบเพลิง'))).toEqual(['มิรา', 'เพล'])
})

it('keeps whole what is asked of a roll, and the longer names that begin with it', () => {
  const keep = keepWords('th', ['ทอยโจมตี'])
  expect(kept(keep('การทอย: ได้เปรียบ · การทอยโจมตี · เสียเปรียบ'))).toEqual(['การทอย', 'ได้เปรียบ', 'การทอยโจมตี', 'เสียเปรียบ'])
})

it('leaves tags and long names alone', () => {
  const keep = keepWords('th', ['ฮิตพอยต์', 'การรวมผลทางเวทมนตร์ของคาถา'])
  const html = '<a title="ฮิตพอยต์ DC 10">การรวมผลทางเวทมนตร์ของคาถา</a>'
  expect(keep(html)).toBe(html)
})

it.each([
  [
    'th',
    '(<a class="rule" href="/">ซ่อน</a>) แล้ว',
    '<span class="enclosed">(<a class="rule" href="/">ซ่อน</a>)</span> แล้ว',
  ],
  ['th', '(ดู<a class="rule" href="/">ซ่อน</a>)', '(ดู<span class="enclosed"><a class="rule" href="/">ซ่อน</a>)</span>'],
  ['th', 'ดู<a class="rule" href="/">ซ่อน</a>ก่อน', 'ดู<a class="rule" href="/">ซ่อน</a>ก่อน'],
  ['en', '(<a class="rule" href="/">Hide</a>)', '(<a class="rule" href="/">Hide</a>)'],
] as const)('%s: a linked name stays with the signs around it: %s', (locale, html, wanted) => {
  expect(keepWords(locale, [])(html)).toBe(wanted)
})

it('names what is kept, once each and the longer before what it begins with; nothing in a language with spaces', () => {
  const names = ['ฮิตพอยต์', 'เดิน', 'ฮิตพอยต์สูงสุด', 'ฮิตพอยต์', 'Hit Points']
  expect(keptNames('th', names)).toEqual(expect.arrayContaining(['ฮิตพอยต์สูงสุด', 'ฮิตพอยต์', 'เลเวล']))
  expect(keptNames('en', ['Hit Points'])).toEqual([])
})
