/** The last Latin letter of Unicode: other scripts follow. */
const LATIN = 'ɏ'

/** Whether a key is this Latin character, or its physical key under a layout of another script, such as Thai. */
export const isKey = ({ key, code }: KeyboardEvent, character: string, place: string): boolean =>
  key.toLowerCase() === character || (code === place && key > LATIN)

/** Whether an element is a text field, where a key is a character. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('textarea, [type=text]')
