import { FILE_CODES } from '../corpus/index.ts'
import { type BadExample, type Check, defineCheck } from './framework/check.ts'

const named = (file: string): BadExample<'file-name'> => ({ files: { [file]: '' }, code: 'file-name', at: '1:1' })

/** Every file has a known path and readable text within the limits. */
export const files: Check = defineCheck({
  id: 'files',
  severity: 'error',
  description: 'known paths; text in UTF-8 within the limits (`LIMITS`)',
  examples: {
    good: [
      {
        en: 'Words.',
        files: {
          'terms/a.yml': 'a: { en: { name: a } }',
          'books/book.yml': 'id: book',
          'strings/en/tables.json': '{}',
          'words/en.txt': 'reroll',
        },
      },
    ],
    bad: [
      named('rules/cover.en.md'),
      named('rules/combat/cover.md'),
      named('rules/combat/cover.fr.md'),
      named('rules/combat/Cover.en.md'),
      named('rules/combat/deep/cover.en.md'),
      named('rules/combat/cover.en.txt'),
      named('terms/combat.yaml'),
      named('strings/de/site.json'),
      named('strings/en/site.js'),
      { en: 'a\u0000b', code: 'control-character', at: '12:2' },
      { en: 'a\ufffd', code: 'not-utf-8', at: '12:2' },
      { en: 'a'.repeat(2_501), code: 'line-too-long', at: '12:1' },
      { en: `${'a'.repeat(2_400)}\n`.repeat(4), code: 'paragraph-too-long', at: '15:1' },
      { en: 'a\n\n'.repeat(4_001), code: 'too-many-lines', at: '7992:1' },
      { en: '>'.repeat(17), code: 'too-deep', at: '12:1' },
      { en: '- '.repeat(17), code: 'too-deep', at: '12:1' },
      { en: ':::dice\n\n'.repeat(17), code: 'too-deep', at: '44:1' },
      { en: Array.from({ length: 12 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n'), code: 'too-deep', at: '19:17' },
      { en: `${'*a **b '.repeat(20)}${'c** d* '.repeat(20)}`, code: 'too-deep', at: '12:51' },
      { en: 'Words.\n\n'.repeat(30_000), code: 'too-large', at: '1:1' },
    ],
  },
  codes: FILE_CODES,
  check: ({ problems }) => problems,
})
