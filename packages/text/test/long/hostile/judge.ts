import { contentFolder } from '@rulestone/content'
import { loadFiles } from '../../../src/corpus/load-files.ts'
import type { Finding } from '../../../src/findings/finding.ts'
import { formatFinding } from '../../../src/findings/format-finding.ts'
import { LOCALES } from '../../../src/language/locale.ts'
import { createTranslator, type Translate } from '../../../src/language/translator.ts'
import { buildLibrary } from '../../../src/library/build-library.ts'
import type { Entry } from '../../../src/library/entry.ts'
import type { Library } from '../../../src/library/library.ts'
import { CLEAN, CORPUS } from './corpus.ts'
import { wrongHtml } from './html.ts'
import { GENERATED } from './made.ts'

/** The result for a hostile file. */
interface Judgement {
  readonly name: string
  /** CPU time to read and check it */
  readonly milliseconds: number
  readonly isFound: boolean
  /** forbidden parts of its HTML */
  readonly html: readonly string[]
  /** messages about it that would control a terminal, or hide something */
  readonly lines: readonly string[]
  /** the properties it added to every object */
  readonly polluted: readonly string[]
}

/** The results for the corpus. */
export interface Judgements {
  /** CPU time to read and check a clean file of the largest allowed size, in milliseconds */
  readonly clean: number
  readonly hostile: readonly Judgement[]
}

/** The most findings of a file that are formatted; some files have tens of thousands. */
const SHOWN = 50

const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

/** Only the strings of the content: all of it would take most of the heap that the hostile files may take. */
const messageFiles = (await loadFiles(contentFolder)).filter(({ file }) => file.startsWith('strings/'))
const { strings } = buildLibrary(messageFiles)
const ours = LOCALES.map((locale) => createTranslator(strings)(locale, 'findings'))

const keyOf = ({ file, check, code }: Finding): string => `${file} ${check} ${code}`
const usual = new Set(buildLibrary(CLEAN).findings.map(keyOf))

const entriesOf = ({ entries }: Library): Entry[] =>
  [...entries.values()].flatMap((group) => LOCALES.flatMap((locale) => group[locale] ?? []))

/** The messages of a library: in our strings, in its own, and without strings. */
function messages({ findings, strings: theirs }: Library): string[] {
  const own = LOCALES.map((locale) => createTranslator(theirs)(locale, 'findings'))
  const translators: readonly (Translate | undefined)[] = [...ours, ...own, undefined]
  return findings.slice(0, SHOWN).flatMap((finding) => translators.map((t) => formatFinding(finding, t)))
}

function measured(files: Parameters<typeof buildLibrary>[0]): { library: Library; milliseconds: number } {
  const before = process.cpuUsage()
  const library = buildLibrary(files)
  const { user, system } = process.cpuUsage(before)
  return { library, milliseconds: (user + system) / 1000 }
}

const full = [GENERATED['file-of-full-size']].flatMap((file) => file ?? [])
measured(full)
const judgements: Judgements = {
  clean: measured(full).milliseconds,
  hostile: CORPUS.map(({ name, files }) => {
    const { library, milliseconds } = measured(files)
    return {
      name,
      milliseconds,
      isFound: library.findings.some((finding) => !usual.has(keyOf(finding))),
      html: entriesOf(library).flatMap(wrongHtml),
      lines: messages(library).filter((line) => UNSEEN.test(line)),
      polluted: [...Object.keys(Object.prototype), ...('polluted' in {} ? ['polluted'] : [])],
    }
  }),
}
console.log(JSON.stringify(judgements))
