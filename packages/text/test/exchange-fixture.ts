import type { Corpus } from '../src/corpus/corpus.ts'
import { makeCorpus } from '../src/corpus/corpus.ts'
import { segmentsOf } from '../src/corpus/segments-of.ts'
import { readSources } from '../src/corpus/sources.ts'
import type { ExchangeFormat } from '../src/exchange/exchange.ts'
import { exportContent } from '../src/exchange/export/export-content.ts'
import { type ImportOptions, type ImportResult, importTranslations } from '../src/exchange/import/import-content.ts'
import { contentHash } from '../src/markdown/content-hash.ts'
import { confirmTranslation } from '../src/translation/confirm-translation.ts'
import { recordConfirmed } from '../src/translation/record-confirmed.ts'
import { english, type Files, rawFiles } from './fixture.ts'

/** The files of a folder with one rule, some strings and a term, whose Chinese is confirmed. */
export const EN = 'rules/combat/wall.en.md'
export const ZH = 'rules/combat/wall.zh.md'
export const RECORD = 'confirmed/zh.json'
export const SITE = 'strings/zh/site.json'
export const TERMS = 'terms/combat.yml'

export const SOURCE = english(
  'wall',
  `Behind a wall
you get :value[half-cover-bonus] within 60 feet; see [roof](rule:roof).

::table{id="cover"}

## Roof {#roof}

**Example.** Mira rolls :dice[1d20] and :dice[1d4].

- low
- high,
  or higher

| Wall | Where |
| ---- | ----- |
| low  | garden |

> Ask the GM.`,
  'Wall',
)

export const TRANSLATION = `---
id: wall
title: 墙
aliases: [墙壁] # more
summary: 一句话。
---

在墙后面
你在60尺以内得到:value[half-cover-bonus]，参见[屋顶](rule:roof)。

::table{id="cover"}

##  屋顶 {#roof}

__示例__：米拉掷:dice[1d20]和:dice[1d4]。

* 矮
* 高，
  或更高

|墙|   哪里    |
|:-|-|
|矮|花园|

> 问GM。
`

const confirmedAgainst = (
  text: string,
): { readonly hash: string; readonly segments: ReturnType<typeof segmentsOf> } => {
  const segments = segmentsOf(text)
  return { hash: contentHash(segments), segments }
}

export const FILES: Files = {
  [EN]: SOURCE,
  [ZH]: confirmTranslation(TRANSLATION, confirmedAgainst(SOURCE).hash),
  [RECORD]: recordConfirmed('', 'wall', confirmedAgainst(SOURCE)),
  'strings/en/site.json':
    '{\n  "name": "Rules",\n  "rows_one": "{{count}} row",\n  "rows_other": "{{count}} rows",\n  "of": { "page": "page {{page}} of {{total, integer}}" }\n}\n',
  [SITE]:
    '{\n  "name": "规则",\n  "rows_other": "{{count}}行",\n  "of": { "page": "{{total, integer}}之{{page}}页" }\n}\n',
  [TERMS]:
    'wall:\n  en: { name: wall }\n  zh: { name: 墙, aliases: [墙壁], avoid: [牆] } # two\nroof: { en: { name: roof }, zh: { name: 屋顶 } }\n',
}

/** The parsed files of a folder. */
export const corpusWithFiles = (files: Files): Corpus => makeCorpus(readSources(rawFiles(files)))

/** The exports of `FILES`, which most tests share. */
const exports = new Map<ExchangeFormat, string>()

/** An export of a folder into Chinese. */
export function exported(format: ExchangeFormat, files: Files = FILES): string {
  const write = (): string => exportContent(format, corpusWithFiles(files), 'zh').text
  if (files !== FILES) return write()
  const text = exports.get(format) ?? write()
  exports.set(format, text)
  return text
}

/** Imports a file into a folder. */
export const imported = (text: string, files: Files = FILES, options: ImportOptions = {}): ImportResult =>
  importTranslations(rawFiles(files), [{ file: 'back', text }], options)

/** The findings of an import, as `line code segment`. */
export const objected = ({ findings }: ImportResult): string[] =>
  findings.map(({ check, code, values }) =>
    `${check === 'exchange' ? '' : `${check} `}${code} ${String(values['unit'] ?? values['key'] ?? '')}`.trim(),
  )

/** A text with one part replaced, which must occur exactly once. */
export function swapped(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2)
    throw new RangeError(`from is "${from}", which occurs ${text.split(from).length - 1} times in text.`)
  return text.replace(from, () => to)
}
