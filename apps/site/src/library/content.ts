import {
  type ByLocale,
  createTranslator,
  formatFinding,
  type Library,
  readWorkbench,
  SOURCE_LOCALE,
  type Workbench,
} from '@rulestone/text'
import { textLinks } from './addresses.ts'
import { shownFolder } from './content-folder.ts'
import { errorsMessage } from './findings.ts'
import { type PlacedFinding, placedFindings } from './placed-findings.ts'
import { type TranslationState, translationStates } from './translation-state.ts'

/** What pages show of a content folder. */
interface Content {
  readonly library: Library
  /** ids that were renamed, with those of today */
  readonly moved: ReadonlyMap<string, string>
  /** how far each language is */
  readonly translation: ByLocale<TranslationState>
  /** what is wrong with each file, for translators: the development server shows it, a build does not */
  readonly findings: ReadonlyMap<string, readonly PlacedFinding[]>
}

/** Ends a build with the list alone: where our own code threw the error says nothing about the content. */
function refuse(message: string): never {
  const error = new Error(message)
  error.stack = ''
  throw error
}

function contentOf(workbench: Workbench): Content {
  const { library } = workbench
  const t = createTranslator(library.strings)(SOURCE_LOCALE, 'findings')
  const message = errorsMessage(library.findings, (finding) => formatFinding(finding, t))
  if (message !== undefined) {
    if (import.meta.env.DEV) console.error(message)
    else refuse(message)
  }
  return {
    library,
    moved: new Map(workbench.corpus.movedFiles.flatMap(({ ids }) => Array.from(ids))),
    translation: translationStates(workbench),
    findings: import.meta.env.DEV ? placedFindings(workbench) : new Map(),
  }
}

/** The development server reads the folder again after each edit: what did not change is not parsed again. */
const previous: Workbench | undefined = import.meta.hot?.data['workbench']
const workbench = await readWorkbench(shownFolder, { links: textLinks, ...(previous && { previous }) })
if (import.meta.hot) import.meta.hot.data['workbench'] = workbench

/** The content that pages show, read once. */
export const content = contentOf(workbench)
