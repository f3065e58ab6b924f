import type { Locale } from '../../../../src/language/locale.ts'
import type { Kind } from '../fault.ts'
import { atEndOfSegments, inFrontMatter, inWords } from '../material.ts'

const ALL: readonly Locale[] = ['en', 'zh', 'th']

const SIGNS: Readonly<Record<string, string>> = {
  'zero-width space': '\u200b',
  'zero-width joiner': '\u200d',
  'byte order mark inside': '\ufeff',
  'soft hyphen': '\u00ad',
  'no-break space': '\u00a0',
  'narrow no-break space': '\u202f',
  'line separator': '\u2028',
  'right-to-left override': '\u202e',
  'left-to-right isolate': '\u2066',
  'word joiner': '\u2060',
  'control character': '\u0007',
  'private sign': '\ue000',
}

/** Invisible characters. */
export const hidden: readonly Kind[] = [
  ...Object.entries(SIGNS).map(
    ([id, sign]): Kind => ({
      id,
      group: 'hidden',
      faults: inWords(ALL, /(?<=[a-z\p{Script=Han}ก-ฮ]{2})(?=[a-z\p{Script=Han}ก-ฮ]{2})/gu, sign),
    }),
  ),
  {
    id: 'zero-width space at the end',
    group: 'hidden',
    faults: atEndOfSegments(ALL, ['paragraph', 'item', 'heading'], () => '\u200b'),
  },
  {
    id: 'zero-width space in a title',
    group: 'hidden',
    faults: inFrontMatter(ALL, /(?<=^title: .)/gm, () => '\u200b'),
  },
  {
    id: 'no-break space in a summary',
    group: 'hidden',
    faults: inFrontMatter(ALL, /(?<=^summary: ..)/gm, () => '\u00a0'),
  },
  {
    id: 'zero-width space in an alias',
    group: 'hidden',
    faults: inFrontMatter(ALL, /(?<=^aliases: \[..)/gm, () => '\u200b'),
  },
]
