import { FILE_CODES } from '../corpus/index.ts'
import { type Check, defineCheck } from './framework/check.ts'

/** Every file has a name that says what it is, and is text that can be read. */
export const files: Check = defineCheck({
  id: 'files',
  severity: 'error',
  description: 'names that say what a file is; text in UTF-8 within the limits (`LIMITS`)',
  examples: {
    good: [{ en: 'Words.', files: { 'terms/a.yml': 'a: { en: { name: a } }', 'words/en.txt': 'reroll' } }],
    bad: [
      { files: { 'rules/cover.en.md': '' }, code: 'file-name' },
      { files: { 'strings/de/site.json': '{}' }, code: 'file-name' },
      { files: { 'rules/a/rule.en.md': 'a\u0000b' }, code: 'control-character' },
      { files: { 'rules/a/rule.en.md': 'a\ufffd' }, code: 'not-utf-8' },
      { files: { 'rules/a/rule.en.md': 'a'.repeat(2_501) }, code: 'line-too-long' },
      { files: { 'rules/a/rule.en.md': `${'a'.repeat(2_400)}\n`.repeat(4) }, code: 'paragraph-too-long' },
      { files: { 'rules/a/rule.en.md': 'a\n\n'.repeat(4_001) }, code: 'too-many-lines' },
      { files: { 'rules/a/rule.en.md': '>'.repeat(17) }, code: 'too-deep' },
      { files: { 'rules/a/rule.en.md': 'Words.\n\n'.repeat(30_000) }, code: 'too-large' },
    ],
  },
  codes: FILE_CODES,
  check: ({ problems }) => problems,
})
