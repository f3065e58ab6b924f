import { type ByLocale, byLocale, type Progress, progress, type Task, tasks, type Workbench } from '@rulestone/text'

/** The maximum number of tasks shown. */
const NEXT = 10

/** The progress of a language, and its open tasks. */
export interface TranslationState {
  readonly rows: readonly Progress[]
  /** the most useful first */
  readonly next: readonly Task[]
  /** how many tasks there are in all */
  readonly left: number
}

/** The path of a content file in the folder of the project. */
export const projectPath = (file: string): string => `content/${file}`

/** The state of every language, as the translator’s commands report it. */
export const translationStates = (workbench: Workbench): ByLocale<TranslationState> =>
  byLocale((locale) => {
    const all = tasks(workbench, locale)
    return { rows: progress(workbench, locale), next: all.slice(0, NEXT), left: all.length }
  })

/** The names of the counts, in display order. */
export const SHOWN_COUNTS = ['present', 'missing', 'units', 'stale', 'unconfirmed', 'errors', 'warnings'] as const

/** The sum of the counts of all parts. */
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
