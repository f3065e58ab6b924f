import type { Corpus } from '../corpus/index.ts'
import { otherReadings, type Piece, type Speller, thaiPieces } from '../language/index.ts'
import { type Check, defineCheck } from './framework/check.ts'
import { passagesIn } from './passages/corpus-passages.ts'
import { type Passage, problemIn } from './passages/passage.ts'
import { FormIndex, type FoundForm } from './term-forms/form-index.ts'
import { termForms } from './term-forms/forms.ts'
import { misspeltCharacters } from './thai-orthography.ts'

/** The forms of terms and the words of `words/th.txt`, which count as correct. */
function knownForms({ terms, wordsFiles }: Corpus): FormIndex {
  const listed = wordsFiles.filter(({ locale }) => locale === 'th').flatMap(({ words }) => words)
  return new FormIndex([...termForms(terms.values(), 'th'), ...listed.map(({ word }) => ({ id: word, form: word }))])
}

/** Whether a passage is another name of a spell, most of which are the sounds of its English name: ไฟร์บอล. */
const isSound = ({ kind, file }: Passage): boolean => kind === 'alias' && file.startsWith('spells/')

/** A piece that is not in the dictionary, in its run. */
interface Doubtful {
  readonly passage: Passage
  readonly run: readonly Piece[]
  readonly index: number
}

/** The pieces that are not in the dictionary in any reading. It asks the spell checker only twice. */
function misspelt(corpus: Corpus, speller: Speller): Doubtful[] {
  const known = knownForms(corpus)
  const runs = passagesIn(corpus, 'th')
    .filter((passage) => passage.kind !== 'avoided' && !isSound(passage))
    .flatMap((passage) => thaiPieces(passage.text).map((run) => ({ passage, run })))
  const unknown = speller.unknown(new Set(runs.flatMap(({ run }) => run.map(({ word }) => word))))
  const covered = new Map<Passage, readonly FoundForm[]>()
  const isCovered = (passage: Passage, piece: Piece | undefined): boolean => {
    const forms = covered.get(passage) ?? known.find(passage.text)
    covered.set(passage, forms)
    return (
      piece !== undefined &&
      forms.some(({ start, end }) => start < piece.start + piece.word.length && piece.start < end)
    )
  }
  const doubtful = runs
    .flatMap(({ passage, run }) =>
      run.flatMap(({ word }, index) => (unknown.has(word) ? [{ passage, run, index }] : [])),
    )
    .filter(({ passage, run, index }) => !isCovered(passage, run[index]))
  const readings = doubtful.map(({ run, index }) => otherReadings(run, index))
  const alsoUnknown = speller.unknown(new Set(readings.flat(2)))
  return doubtful.filter(
    (_, at) => !(readings[at] ?? []).some((words) => words.every((word) => !alsoUnknown.has(word))),
  )
}

/** Thai words are in the dictionary of Hunspell, if it is installed. */
export const thaiSpelling: Check = defineCheck({
  id: 'thai-spelling',
  severity: 'warning',
  needs: ['termFiles'],
  byRule: true,
  description: 'Thai: words in the dictionary `hunspell-th` (if it is installed), the terms, or `words/th.txt`',
  excusable: true,
  canLook: ({ spelling }) => spelling?.th !== undefined,
  codes: ['unknown'],
  examples: {
    good: [
      { th: 'ทอยลูกเต๋าสองลูกแล้วใช้ค่าที่สูงกว่า' },
      { th: 'แต้มสําคัญ' },
      { th: 'มอนสเตอร์ตาย', files: { 'words/th.txt': 'มอนสเตอร์\n' } },
      { th: 'ฮิตพอยต์เหลือ', files: { 'terms/a.yml': 'hit-points: { th: { name: ฮิตพอยต์ } }' } },
    ],
    bad: [{ th: 'ทอยลูกเต๋าแล้วสังเกตุผลลับ', code: 'unknown' }],
  },
  *check(corpus) {
    const speller = corpus.spelling?.th
    if (!speller) return
    let last: { readonly passage: Passage; readonly end: number } | undefined
    for (const { passage, run, index } of misspelt(corpus, speller)) {
      const [first, piece, after] = [run[index - 1] ?? run[index], run[index], run[index + 1] ?? run[index]]
      if (!first || !piece || !after) continue
      const end = after.start + after.word.length
      const isSame = last?.passage === passage && piece.start < last.end
      last = { passage, end }
      if (isSame) continue
      // The check `thai-orthography` reports characters that are wrong in any word.
      if (Array.from(misspeltCharacters(passage)).some((wrong) => wrong.start < end && first.start < wrong.end))
        continue
      const got = passage.text.slice(first.start, end)
      const { start } = piece
      yield problemIn(passage, {
        code: 'unknown',
        start,
        end: start + piece.word.length,
        values: { got, word: piece.word },
      })
    }
  },
})
