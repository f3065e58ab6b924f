import { content } from './content.ts'

/** The ids that a heading had before: links to them still lead to it. */
export const oldIds = (id: string): string[] =>
  Array.from(content.moved).flatMap(([old, now]) => (now === id ? [old] : []))
