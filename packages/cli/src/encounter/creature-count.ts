import { toAscii } from '@rulestone/core'

/** Some creatures of a kind, as they were typed: `4 goblin`. */
export interface CreatureCount {
  readonly count: number
  readonly name: string
}

/** Chinese and Thai words that follow a number of creatures: 4只, 4 ตัว. */
const COUNTERS = '[个個只隻名头頭匹]'
const COUNTERS_AT_END = `${COUNTERS}|คน|ตัว|ตน`

const BEFORE = new RegExp(String.raw`^[x×*]?\s*(\d+)\s*(?:[×*]|x(?!\p{Script=Latin})|${COUNTERS})?\s*(\D.*)$`, 'isu')
const AFTER = new RegExp(
  String.raw`^(.*?[\p{L}\p{M}])\s*(?:[×*]|(?<!\p{Script=Latin})x)?\s*(\d+)\s*(?:x|${COUNTERS_AT_END})?$`,
  'isu',
)

/**
 * How many creatures an argument asks for, before or after the name; one is meant without a number.
 *
 * @returns undefined if a number in it is not understood
 * @example
 * readCreatureCount('4x goblin') // => { count: 4, name: 'goblin' }
 * readCreatureCount('-1 goblin') // => undefined
 */
export function readCreatureCount(argument: string): CreatureCount | undefined {
  const typed = toAscii(argument).trim()
  const [, before, following = ''] = BEFORE.exec(typed) ?? []
  const [, leading = typed, after = '1'] = before === undefined ? (AFTER.exec(typed) ?? []) : []
  const [count, name] = before === undefined ? [after, leading] : [before, following]
  return /\p{Nd}/u.test(name) ? undefined : { count: Number(count), name }
}
