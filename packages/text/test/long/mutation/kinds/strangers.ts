import type { Locale } from '../../../../src/language/locale.ts'
import type { Kind } from '../fault.ts'
import { atEndOfSegments, inFrontMatter } from '../material.ts'

const ALL: readonly Locale[] = ['en', 'zh', 'th']

const SENT: Readonly<Record<string, string>> = {
  script: '<script>alert(1)</script>',
  'HTML element': '<b>x</b>',
  'HTML with an event': '<img src=x onerror=alert(1)>',
  'HTML comment': '<!-- x -->',
  'script address': '[x](javascript:alert(1))',
  'data address': '[x](data:text/html,x)',
  image: '![x](https://example.com/x.png)',
  'bidirectional override': '\u202e100',
  footnote: '[^1]',
  'inline code': '`x`',
  'entity for a hidden sign': '&#x200b;',
}

/** Attacks in untrusted content. */
export const strangers: readonly Kind[] = [
  ...Object.entries(SENT).map(
    ([id, text]): Kind => ({
      id,
      group: 'strangers',
      faults: atEndOfSegments(ALL, ['paragraph', 'item'], () => ` ${text}`),
    }),
  ),
  {
    id: 'HTML in a title',
    group: 'strangers',
    faults: inFrontMatter(ALL, /(?<=^title: ).*$/gm, ([title]) => `${title}<br>`),
  },
  { id: 'HTML in a summary', group: 'strangers', faults: inFrontMatter(ALL, /(?<=^summary: )/gm, () => '<i>x</i> ') },
]
