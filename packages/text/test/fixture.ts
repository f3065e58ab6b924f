import type { Check, CheckContext } from '../src/checks/check.ts'
import { makeContext } from '../src/checks/context.ts'
import { runCheck } from '../src/checks/run-check.ts'
import { readSources } from '../src/read/sources.ts'
import type { RawFile } from '../src/read/text-file.ts'

/** The files of a content folder, as texts by path. */
export type Files = Readonly<Record<string, string>>

/** Texts as they would be loaded from a disk. */
export const rawFiles = (files: Files): RawFile[] =>
  Object.entries(files).map(([file, text]) => ({ file, bytes: new TextEncoder().encode(text) }))

/** The parsed files of a folder, ready for checks. */
export const contextOf = (files: Files): CheckContext => makeContext(readSources(rawFiles(files)))

/** What a check objects to, as `file:line:column code`. */
export const objections = (check: Check, files: Files): string[] =>
  runCheck(check, contextOf(files)).map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)

/** The values of what a check objects to. */
export const objectionValues = (check: Check, files: Files): unknown[] =>
  runCheck(check, contextOf(files)).map(({ values }) => values)

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

/** One entry in English, as a folder. */
export const entryFiles = (body: string): Files => ({ 'rules/combat/rule.en.md': english('rule', body) })

/** One entry in English and Chinese, as a folder. */
export const pairFiles = (source: string, target: string): Files => ({
  'rules/combat/rule.en.md': english('rule', source),
  'rules/combat/rule.zh.md': translated('rule', target),
})
