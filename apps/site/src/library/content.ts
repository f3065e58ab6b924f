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

/** The content that pages show. */
interface Content {
  readonly library: Library
  /** current ids by former ids */
  readonly moved: ReadonlyMap<string, string>
  /** the progress of each language */
  readonly translation: ByLocale<TranslationState>
  /** the findings of each file, for translators: shown by the development server, not in a build */
  readonly findings: ReadonlyMap<string, readonly PlacedFinding[]>
}

/** Ends a build without a stack trace, which says nothing about the content. */
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

/**
 * The content folder, read and parsed. The development server reads the folder again after each edit: unchanged files are not parsed again.
 */
const previous: Workbench | undefined = import.meta.hot?.data['workbench']
export const workbench: Workbench = await readWorkbench(shownFolder, {
  links: textLinks,
  ...(previous && { previous }),
})
if (import.meta.hot) import.meta.hot.data['workbench'] = workbench

/** The content that pages show, read once. */
export const content = contentOf(workbench)
