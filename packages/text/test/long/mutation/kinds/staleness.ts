import type { Segment } from '../../../../src/markdown/segments.ts'
import { insert, type Kind, type Material, replace } from '../fault.ts'
import { atEndOfSegments, blocksIn, entriesIn, inBody, inFrontMatter, nodeRange, textRangesOf } from '../material.ts'

const ENGLISH = ['en'] as const
const TRANSLATIONS = ['zh', 'th'] as const

const SENTENCES: readonly [string, ...string[]] = [
  ' The GM may decide otherwise.',
  ' This happens once on each of your turns.',
  ' It ends when you take damage.',
]

/** Faults that replace a word of one kind of segment of the English. */
const inSegments = (
  kinds: readonly Segment['kind'][],
  pattern: RegExp,
  instead: (match: RegExpExecArray) => string,
): Kind['faults'] =>
  function* (material) {
    for (const entry of entriesIn(material, ENGLISH)) {
      for (const segment of entry.segments.filter(({ kind }) => kinds.includes(kind))) {
        for (const { file, start, text } of textRangesOf(entry, segment)) {
          const match = pattern.exec(text)
          if (match)
            yield replace(
              { file, start: start + match.index, end: start + match.index + match[0].length },
              instead(match),
            )
        }
      }
    }
  }

/** An English text that changed while the translations did not. */
const english = (id: string, faults: Kind['faults']): Kind => ({
  id,
  group: 'staleness',
  inEveryTranslation: true,
  faults,
})

function* withoutBlock(material: Material): Iterable<ReturnType<typeof replace>> {
  for (const { at, block, next, entry } of blocksIn(material, ENGLISH)) {
    if (block.kind !== 'p') continue
    const end = next ? nodeRange(entry, next.node).start : at.end
    yield replace({ ...at, end }, '')
  }
}

function* newBlock(material: Material): Iterable<ReturnType<typeof insert>> {
  for (const { at, block } of blocksIn(material, ENGLISH)) {
    if (block.kind === 'p') yield insert(at.file, at.end, '\n\nThe GM decides when this rule does not fit the story.')
  }
}

/** Edits of the English without updated translations, and records that hide them. */
export const staleness: readonly Kind[] = [
  english(
    'English: word changed',
    inSegments(['paragraph'], /\b(?:can|must|has|takes|gives|uses|rolls?|add|deals?)\b/i, () => 'may'),
  ),
  english(
    'English: not added',
    inSegments(['paragraph', 'item', 'row'], /\b(?:is|are|can|has|does)\b(?! not)/, ([text]) => `${text} not`),
  ),
  english(
    'English: sentence added',
    atEndOfSegments(ENGLISH, ['paragraph'], (_, random) => random.pick(SENTENCES)),
  ),
  english(
    'English: sentence dropped',
    inSegments(['paragraph'], /(?<=\. )[A-Z][^.]{8,80}\.(?=$| )/, () => ''),
  ),
  english(
    'English: figure changed',
    inSegments(['paragraph', 'item', 'row'], /(?<![d\d])\d+(?![d\d])/, ([text]) => String(Number(text) + 1)),
  ),
  english('English: paragraph dropped', withoutBlock),
  english('English: paragraph added', newBlock),
  english(
    'English: item or row changed',
    inSegments(['item', 'row'], /[a-z]{4,}/, ([text]) => `mostly ${text}`),
  ),
  english(
    'English: heading changed',
    inSegments(['heading'], /[A-Z][a-z]{3,}/, ([text]) => `Great ${text}`),
  ),
  english(
    'English: summary changed',
    inFrontMatter(ENGLISH, /(?<=^summary: .*)\b(?:the|a|you|your)\b/gm, () => 'some'),
  ),
  english(
    'English: title changed',
    inFrontMatter(ENGLISH, /(?<=^title: ).*$/gm, ([text]) => `Great ${text}`),
  ),
  english(
    'English: link added',
    inSegments(['paragraph'], /\b(?:damage|attack|target)\b/, ([text]) => `[${text}](rule:damage-roll)`),
  ),
  english(
    'English: field of a calculator changed',
    inBody(ENGLISH, /(?<=(?:ac|bonus|at-least)=")\d+/g, ([text]) => String(Number(text) + 1)),
  ),
  english(
    'English: dice changed',
    inBody(ENGLISH, /(?<=:dice\[[^\]]*)d6(?=[^\]]*\])/g, () => 'd8'),
  ),
  {
    id: 'hash raised by hand',
    group: 'staleness',
    faults: inFrontMatter(
      TRANSLATIONS,
      /(?<=\{ of: )[0-9a-f]{12}/g,
      ([text], random) => text.slice(0, 5) + '0123456789abcdef'[random.below(16)] + text.slice(6),
    ),
  },
  {
    id: 'record dropped from the front matter',
    group: 'staleness',
    faults: inFrontMatter(TRANSLATIONS, /^translation: .*\n/gm, () => ''),
  },
  {
    id: 'record of units edited',
    group: 'staleness',
    *faults({ texts }) {
      for (const [file, text] of texts) {
        if (!file.startsWith('confirmed/')) continue
        for (const match of text.matchAll(/(?<=")[0-9a-f]{8}(?=")/g)) {
          const other = match[0].startsWith('0') ? '1' : '0'
          yield replace({ file, start: match.index, end: match.index + 1 }, other)
        }
      }
    },
  },
  {
    id: 'record of an entry dropped',
    group: 'staleness',
    *faults({ texts }) {
      for (const [file, text] of texts) {
        if (!file.startsWith('confirmed/')) continue
        for (const match of text.matchAll(/^ {2}"[a-z-]+": .*,\n/gm)) {
          yield replace({ file, start: match.index, end: match.index + match[0].length }, '')
        }
      }
    },
  },
]
