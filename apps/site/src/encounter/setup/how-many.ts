/** How many creatures a text asks for, and the rest of it: a number before or after the name. */
export interface HowMany {
  readonly count: number
  readonly name: string
}

const BEFORE = /^(\d{1,2})(?:\s*[x×*]\s*|\s+|(?=\P{Script=Latin}))(.*)$/u
const AFTER = /^(.*?)(?:\s*[x×*]\s*|\s+)(\d{1,2})$/u

/**
 * Reads how many creatures are asked for.
 *
 * @example
 * howMany('4 goblin') // => { count: 4, name: 'goblin' }
 * howMany('wolf x2') // => { count: 2, name: 'wolf' }
 */
export function howMany(text: string): HowMany {
  const plain = text.trim()
  const before = BEFORE.exec(plain)
  const after = AFTER.exec(plain)
  const [number, name] = before ? [before[1], before[2]] : after ? [after[2], after[1]] : ['1', plain]
  return { count: Math.max(1, Number(number)), name: (name ?? '').trim() }
}
