import { type ByLocale, byLocale, type Progress, progress, type Task, tasks, type Workbench } from '@rulestone/text'

/** The most tasks that are shown. */
const NEXT = 10

/** How far a language is, and what is left to do in it. */
export interface TranslationState {
  readonly rows: readonly Progress[]
  /** the most useful first */
  readonly next: readonly Task[]
  /** how many tasks there are in all */
  readonly left: number
}

/** The path of a file of the content, in the folder of the project. */
export const pathOf = (file: string): string => `content/${file}`

/** The state of every language. What the translator’s commands say, the page says. */
export const translationStates = (workbench: Workbench): ByLocale<TranslationState> =>
  byLocale((locale) => {
    const all = tasks(workbench, locale)
    return { rows: progress(workbench, locale), next: all.slice(0, NEXT), left: all.length }
  })

/** The names of the counts that are shown, in their order. */
export const SHOWN_COUNTS = ['present', 'missing', 'units', 'stale', 'unconfirmed', 'errors', 'warnings'] as const

/** The counts of all parts together. */
export const totals = (rows: readonly Progress[]): Readonly<Record<(typeof SHOWN_COUNTS)[number], number>> => {
  const sum = (name: (typeof SHOWN_COUNTS)[number]): number => rows.reduce((total, row) => total + row[name], 0)
  return {
    present: sum('present'),
    missing: sum('missing'),
    units: sum('units'),
    stale: sum('stale'),
    unconfirmed: sum('unconfirmed'),
    errors: sum('errors'),
    warnings: sum('warnings'),
  }
}
