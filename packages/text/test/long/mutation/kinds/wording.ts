import type { Locale } from '../../../../src/language/locale.ts'
import { type Fault, type Kind, type Material, replace } from '../fault.ts'
import { atEndOfSegments, entriesIn, inBody, inWords } from '../material.ts'

const TRANSLATIONS: readonly Locale[] = ['zh', 'th']
const ALL: readonly Locale[] = ['en', 'zh', 'th']

const kind = (id: string, faults: Kind['faults']): Kind => ({ id, group: 'wording', faults })

/** Faults that replace a whole segment of a translation, given its English. */
const inSegments = (instead: (own: string, english: string) => string | undefined): Kind['faults'] =>
  function* (material: Material): Iterable<Fault> {
    for (const entry of entriesIn(material, TRANSLATIONS)) {
      const source = material.groups.get(entry.id)?.en
      if (!source) continue
      for (const segment of entry.segments) {
        if (segment.kind !== 'paragraph' && segment.kind !== 'item') continue
        const twin = source.segments.find(({ key }) => key === segment.key)
        if (!twin) continue
        const own = entry.text.slice(segment.range.start, segment.range.end)
        const text = instead(own, source.text.slice(twin.range.start, twin.range.end))
        if (text !== undefined) yield replace({ file: entry.file, ...segment.range }, text)
      }
    }
  }

/** The second half of a text, from a sentence on. */
const secondHalf = (text: string): string => {
  const sentences = text.split(/(?<=\.) (?=[A-Z])/)
  return sentences.slice(Math.ceil(sentences.length / 2)).join(' ')
}

const copiedHeading: Kind['faults'] = function* (material) {
  for (const entry of entriesIn(material, TRANSLATIONS)) {
    const source = material.groups.get(entry.id)?.en
    for (const segment of entry.segments) {
      const twin = source?.segments.find(({ key }) => key === segment.key)
      if (segment.kind !== 'heading' || !source || !twin) continue
      yield replace({ file: entry.file, ...segment.range }, source.text.slice(twin.range.start, twin.range.end))
    }
  }
}

const copiedField = (field: 'title' | 'summary'): Kind['faults'] =>
  function* (material) {
    for (const entry of entriesIn(material, TRANSLATIONS)) {
      const source = material.groups.get(entry.id)?.en
      const [segment, twin] = [entry, source].map((one) => one?.segments.find(({ kind: found }) => found === field))
      if (source && segment && twin)
        yield replace({ file: entry.file, ...segment.range }, source.text.slice(twin.range.start, twin.range.end))
    }
  }

const cutCells: Kind['faults'] = inBody(TRANSLATIONS, /(?<=\| )[^|\n-]+(?= \|$)/gm, () => ' ')

/** Sentences that are missing, doubled or not translated. */
export const wording: readonly Kind[] = [
  kind(
    'unit in English',
    inSegments((_, english) => english),
  ),
  kind(
    'unit half in English',
    inSegments((own, english) =>
      secondHalf(english).length > 20
        ? `${own.slice(0, Math.floor(own.length / 2))} ${secondHalf(english)}`
        : undefined,
    ),
  ),
  kind(
    'English sentence left behind',
    inSegments((own, english) => (secondHalf(english).length > 20 ? `${own} ${secondHalf(english)}` : undefined)),
  ),
  kind(
    'unit empty but for its links',
    inSegments((own) => (own.match(/\[[^\]]*\]\(rule:[^)]*\)|:(?:dice|value)\[[^\]]*\]/g) ?? []).join(' ') || '…'),
  ),
  kind(
    'unit cut to a third',
    inSegments((own) => own.slice(0, Math.floor(own.length / 3))),
  ),
  kind(
    'unit said twice in one paragraph',
    inSegments((own) => own + own),
  ),
  kind(
    'note to oneself',
    atEndOfSegments(TRANSLATIONS, ['paragraph'], ({ entry }) =>
      entry.locale === 'zh' ? '（TODO：待校对）' : ' TODO ตรวจอีกครั้ง',
    ),
  ),
  kind('heading in English', copiedHeading),
  kind('title in English', copiedField('title')),
  kind('summary in English', copiedField('summary')),
  kind('cell empty', cutCells),
  kind(
    'Chinese word doubled',
    inWords(['zh'], /伤害|检定|目标|攻击|如果|可以|成功|的|了/g, ([text]) => text + text),
  ),
  kind(
    'Thai word doubled',
    inWords(['th'], /ความเสียหาย|เป้าหมาย|การโจมตี|ให้|คุณ|ทอย/g, ([text]) => text + text),
  ),
  kind(
    'English word doubled',
    inWords(['en'], /\b(?:the|a|of|to|and|you|is)\b/g, ([text]) => `${text} ${text}`),
  ),
  kind('bracket not closed', inWords(ALL, /[)）](?=.)/g, '')),
  kind('bracket not opened', inWords(ALL, /[(（](?=.)/g, '')),
  kind('bracket of the wrong width', inWords(['zh'], /）/g, ')')),
  kind(
    'merge conflict left in',
    inBody(ALL, /^(?=\*\*)/gm, () => '<<<<<<< HEAD\n'),
  ),
  kind(
    'end of a merge conflict left in',
    inBody(ALL, /^(?=\*\*)/gm, () => '>>>>>>> main\n'),
  ),
]
