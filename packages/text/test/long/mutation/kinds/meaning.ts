import type { Kind } from '../fault.ts'
import { type Instead, inWords } from '../material.ts'

/** Both words of each pair replace each other. */
const turned = (pairs: Readonly<Record<string, string>>): { readonly pattern: RegExp; readonly instead: Instead } => {
  const both = { ...pairs, ...Object.fromEntries(Object.entries(pairs).map(([one, other]) => [other, one])) }
  const longestFirst = Object.keys(both).sort((one, other) => other.length - one.length)
  return { pattern: new RegExp(longestFirst.join('|'), 'gu'), instead: ([word]) => both[word] }
}

const CHINESE = turned({
  至少: '至多',
  最少: '最多',
  不超过: '不少于',
  超过: '少于',
  低于: '高于',
  大于: '小于',
  或更高: '或更低',
  之前: '之后',
})

const THAI = turned({
  อย่างน้อย: 'ไม่เกิน',
  มากกว่า: 'น้อยกว่า',
  สูงกว่า: 'ต่ำกว่า',
  ขึ้นไป: 'ลงมา',
  ก่อน: 'หลัง',
})

/** A sentence that says the opposite. */
export const meaning: readonly Kind[] = [
  {
    id: 'Chinese comparison reversed',
    group: 'comparisons',
    faults: inWords(['zh'], CHINESE.pattern, CHINESE.instead),
  },
  { id: 'Thai comparison reversed', group: 'comparisons', faults: inWords(['th'], THAI.pattern, THAI.instead) },
  { id: 'Chinese negation dropped', group: 'negations', faults: inWords(['zh'], /不(?=能|会|可|得|受|是|在)/gu, '') },
  { id: 'Thai negation dropped', group: 'negations', faults: inWords(['th'], /ไม่(?=ได้|ใช่|มี|ต้อง)/gu, '') },
]
