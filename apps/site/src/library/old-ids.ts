import { content } from './content.ts'

/** The former ids of a heading: links to them still work. */
export const oldIds = (id: string): string[] =>
  Array.from(content.moved).flatMap(([old, now]) => (now === id ? [old] : []))
