import type { Problem } from '../findings/index.ts'
import type { Sources } from './sources.ts'
import { YAML_CODES } from './yaml-problem.ts'

/** The files that findings in other files depend on, with their folders. */
const FOLDERS = { stringsFiles: 'strings/', termFiles: 'terms/', bookFiles: 'books/' } as const

/** A part of the content that findings in other files depend on. */
export type SharedPart = keyof typeof FOLDERS

const SYNTAX: ReadonlySet<string> = new Set(['json', ...YAML_CODES])

/** Whether a file has an error of syntax, so that nothing of it is known. */
export const isUnread = ({ problems }: { readonly problems: readonly Problem[] }): boolean =>
  problems.some(({ code }) => SYNTAX.has(code))

/** The parts with a file that could not be read: what they lack may be in that file. */
export const unreadParts = (sources: Sources): SharedPart[] =>
  (Object.keys(FOLDERS) as SharedPart[]).filter(
    (part) => sources[part].some(isUnread) || sources.problems.some(({ file }) => file.startsWith(FOLDERS[part])),
  )
