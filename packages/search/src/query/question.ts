import { type Query, readQuery } from './query.ts'

/** Words that only make a query a question, and name nothing. */
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and the of to in on at by for from with as than per past against between about i im my me you your we our he ' +
    'she his her they them their it its this that these those is are am be been was were has have had do does did doing ' +
    'can cant could will would should may must need how what when where why which who whose whats if then so or not ' +
    'happens happen work works use using get getting down out up into there any some someone somebody something ' +
    'while during before after until again also just still only rule rules mean means difference'
  ).split(' '),
)

/** Words that only ask after “how”; elsewhere they may name something: a long jump. */
const AFTER_HOW: ReadonlySet<string> = new Set(['much', 'many', 'long', 'far', 'often'])

/** The same in scripts without spaces, longer ones before their prefixes. */
const QUESTION_PARTS = new RegExp(
  [
    '^(?:请问)?[我你他]?[还才]?能(?![不力量])',
    '是什么意思|是什么|什么时候|为什么|什么|会怎么样|怎么样|怎么回事|怎么[办算定投掷打做用走]|怎么|怎样|如何|为啥|啥',
    '(?:需要|要)?(?:多长时间|多[久远高长大少])|几[个次]',
    '状态$|^สถานะ|能不能|会不会|要不要|是不是|可不可以|有没有|可以|的?规则|吗|呢|[吧了的时]+$|^[的时]',
    'คืออะไร|ทำอะไร(?:ได้)?(?:บ้าง)?|อะไร|ทำ(?:อย่างไร|ยังไง|ไง)|อย่างไร|ยังไง|(?:นาน)?(?:เท่าไหร่|เท่าไร|เท่าใด|แค่ไหน)|ทำไม',
    'เมื่อ(?:ไร|ไหร่)?|ตอนไหน|กี่|(?:ได้|ใช่|มี)?(?:ไหม(?!\\u0e49)|มั้ย)|หรือเปล่า|รึเปล่า|หรือไม่|หมายถึง|^ถ้า|แล้ว|กฎของ|กฎ|วิธี',
  ].join('|'),
  'gu',
)

/** Whether an English word only makes a query a question. */
export const isQuestionWord = (word: string): boolean => QUESTION_WORDS.has(word)

/** A query without question words; undefined if nothing is left, or nothing was removed. */
export function withoutQuestion(query: Query): Query | undefined {
  const words = query.words
    .map((word) => word.replace(QUESTION_PARTS, ''))
    .filter((word, at) => {
      const isAsked = QUESTION_WORDS.has(word) || (AFTER_HOW.has(word) && query.words[at - 1] === 'how')
      return word !== '' && !isAsked
    })
  const text = words.join(' ')
  return text === '' || text === query.words.join(' ') ? undefined : readQuery(text)
}

/** The most pieces of a query; of a long one only every second or third is used. */
export const MOST_PIECES = 9

/** The overlapping pieces of a query without spaces, of some length in characters. */
export function piecesOf(key: string, size: number): string[] {
  const count = Math.max(key.length - size + 1, 0)
  const step = Math.ceil(count / MOST_PIECES) || 1
  const pieces = new Set<string>()
  for (let at = 0; at < count; at += step) pieces.add(key.slice(at, at + size))
  return Array.from(pieces)
}
