import type { Locale } from '../language/index.ts'
import type { Task } from './next-task.ts'

const COMMANDS: Readonly<Record<Task['task'], (names: { file: string; id: string; locale: Locale }) => string>> = {
  errors: ({ file }) => `rulestone check ${file}`,
  stale: ({ id, locale }) => `rulestone diff ${locale} ${id}`,
  unconfirmed: ({ file }) => `rulestone confirm ${file}`,
  missing: ({ id }) => `rulestone new ${id}`,
  warnings: ({ file }) => `rulestone check ${file}`,
  unreviewed: ({ file }) => `rulestone confirm ${file}`,
  unwritten: ({ id }) => `rulestone new ${id}`,
}

/**
 * The command for a task.
 *
 * @param pathOf gives the path of a content file from the working directory
 * @example
 * commandOf({ task: 'missing', id: 'cover' }, 'zh', String) // => 'rulestone new cover'
 * commandOf({ task: 'errors', file: 'terms/a.yml' }, 'th', (file) => `content/${file}`) // => 'rulestone check content/terms/a.yml'
 */
export const commandOf = (
  { task, file, id = '' }: Pick<Task, 'task' | 'file' | 'id'>,
  locale: Locale,
  pathOf: (file: string) => string,
): string => COMMANDS[task]({ file: file === undefined ? '' : pathOf(file), id, locale })
