/** The last Latin letter: what follows it is of another script. */
const LATIN = 'ɏ'

/** Whether a key is this Latin sign, or the key of its place under a layout of another script, such as the Thai one. */
export const isKey = ({ key, code }: KeyboardEvent, sign: string, place: string): boolean =>
  key.toLowerCase() === sign || (code === place && key > LATIN)

/** Whether somebody types there: a key is a sign then. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('textarea, [type=text]')
