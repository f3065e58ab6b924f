import { type Query, readQuery } from './query.ts'

/** Words that make a question of a query and name nothing. */
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and the of to in on at by for from with i im my me you your it its is are am be do does did can could will ' +
    'would should may how what when where why which who whats if then happens happen work works use using get ' +
    'down out up into there any many much long far often while after rule rules mean means'
  ).split(' '),
)

/** The same in scripts without spaces, longest first. */
const QUESTION_PARTS =
  /是什么意思|是什么|什么时候|会怎么样|怎么样|怎么[办算定投掷打做用]|怎么|怎样|如何|什么|多少|多久|多远|多高|能不能|可以|有没有|的规则|规则|吗|呢|的|了|时|คืออะไร|อะไร|ทำอย่างไร|ทำยังไง|อย่างไร|ยังไง|เท่าไหร่|เท่าไร|ทำไม|เมื่อไร|เมื่อไหร่|เมื่อ|แค่ไหน|กี่|ได้ไหม|ไหม|หรือเปล่า|กฎของ|กฎ|วิธี/gu

/** A query without what only asks; nothing where that is all of it, or none of it. */
export function withoutQuestion(query: Query): Query | undefined {
  const words = query.words
    .map((word) => word.replace(QUESTION_PARTS, ''))
    .filter((word) => word !== '' && !QUESTION_WORDS.has(word))
  const text = words.join(' ')
  return text === '' || text === query.words.join(' ') ? undefined : readQuery(text)
}

/** The most pieces that a query is cut into: of a long one every second or third is looked at. */
const MOST_PIECES = 9

/** The pieces of some signs that a query without spaces consists of, overlapping. */
export function piecesOf({ key }: Query, size: number): string[] {
  const count = Math.max(key.length - size + 1, 0)
  const step = Math.ceil(count / MOST_PIECES) || 1
  const pieces = new Set<string>()
  for (let at = 0; at < count; at += step) pieces.add(key.slice(at, at + size))
  return Array.from(pieces)
}
