import type { Check } from './framework/check.ts'
import { defineTextCheck, isBody } from './framework/text-check.ts'

const HTML = /<[a-z/!?][^<>]*>?|&(?:#\d+|#x[\da-f]+|[a-z]{2,31});/i
const SCHEME = /\b(?:javascript|vbscript|data|file|blob):(?=\S)/i
const ADDRESS = /\b(?:https?|ftp):\/\/|\bmailto:|\bwww\.|(?<![\w/])\/(?:en|zh|th)\//i
const LINK = /\]\(|rule:[a-z]/

/** Names, summaries and strings have no HTML, URLs or links. `javascript:` is nowhere. */
export const plainWords: Check = defineTextCheck({
  id: 'plain-words',
  severity: 'error',
  description: 'no HTML, URLs or links in titles, summaries, terms, books and strings; no `javascript:` anywhere',
  codes: ['html', 'scheme', 'address', 'link'],
  examples: {
    good: [
      { en: 'If a < b, roll.' },
      { files: { 'strings/en/site.json': '{ "a": "<1>Roll</1> {{dice}} & read" }' } },
      { files: { 'terms/combat.yml': 'cover: { en: { name: cover } }' } },
    ],
    bad: [
      { files: { 'strings/zh/site.json': '{ "a": "<img src=x onerror=alert(1)>" }' }, code: 'html' },
      { files: { 'terms/combat.yml': 'cover: { en: { name: "<script>" } }' }, code: 'html' },
      { files: { 'strings/en/site.json': '{ "a": "&lt;b" }' }, code: 'html' },
      { en: 'Type javascript:alert(1) here.', code: 'scheme' },
      { files: { 'strings/th/site.json': '{ "a": "/zh/rules/cover" }' }, code: 'address' },
      { files: { 'strings/th/site.json': '{ "a": "ดู https://example.org" }' }, code: 'address' },
      { files: { 'strings/th/site.json': '{ "a": "ดู [ก](rule:a)" }' }, code: 'link' },
    ],
  },
  *find(passage) {
    const patterns = isBody(passage)
      ? ([['scheme', SCHEME]] as const)
      : ([
          ['html', HTML],
          ['scheme', SCHEME],
          ['address', ADDRESS],
          ['link', LINK],
        ] as const)
    for (const [code, pattern] of patterns) {
      const match = pattern.exec(passage.text)
      if (!match) continue
      yield { code, start: match.index, end: match.index + match[0].length }
      return
    }
  },
})
