/** An English entry with a body; it begins on line 12 of the file. */
export const english = (id: string, body = 'Words.', title = id): string => `---
id: ${id}
title: ${title}
aliases: []
summary: One sentence.
kind: rule
ruleset: srd-5.2.1
source: [{ heading: 'Playing the Game', page: 5 }]
related: []
---

${body}
`

/** A translated entry with a body; it begins on line 8 of the file. */
export const translated = (id: string, body = '字。', title = '题'): string => `---
id: ${id}
title: ${title}
aliases: []
summary: 一句话。
---

${body}
`

/** A book with one chapter. */
export const book = (...entries: readonly string[]): string => `id: book
title: { en: Book, zh: 书, th: หนังสือ }
chapters:
  - { id: one, title: { en: One, zh: 一, th: หนึ่ง }, entries: [${entries.join(', ')}] }
`
