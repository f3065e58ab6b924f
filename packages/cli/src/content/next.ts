import type { Task, Workbench } from '@rulestone/text'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { writeJson } from '../terminal/json.ts'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings } from '../terminal/strings.ts'
import { USAGE } from '../terminal/usage.ts'
import { pathFromHere } from './content-path.ts'
import { openWorkbench } from './open-workbench.ts'

/** The position of a task in its file: that of the first finding that it is about. */
function placeOf({ library }: Workbench, { task, file }: Task): string {
  const first = library.findings.find((finding) => {
    if (finding.file !== file) return false
    return task === 'errors' ? finding.severity === 'error' : task === 'stale' || task === 'warnings'
  })
  return first ? `:${first.line}:${first.column}` : ''
}

/** `rulestone next LANGUAGE`: the most useful thing to do. */
export const next: Command = {
  async run(args, { out }) {
    const {
      positionals: [language, extra],
      values: { lang, content },
      flags,
    } = readArguments(args, { json: 'flag', content: 'value', lang: 'value' })
    const { commandOf, isLocale, LOCALES, tasks } = await import('@rulestone/text')
    const t = (await openStrings(lang)).open('workbench')
    if (language === undefined || !isLocale(language)) {
      throw new Refusal(USAGE.unknownTranslation(language ?? '', LOCALES))
    }
    if (extra !== undefined) throw new Refusal(USAGE.unexpectedArgument(extra))
    const { root, workbench } = await openWorkbench(content)
    const [task] = tasks(workbench, language)
    if (!task) {
      out(flags.has('json') ? writeJson({ language }) : t('next.nothing', { language: t(`languages.${language}`) }))
      return 0
    }
    const { id = '', count, links } = task
    const file = task.file === undefined ? '' : pathFromHere(root, task.file)
    const command = commandOf(task, language, (path) => pathFromHere(root, path))
    const why = t(`next.${task.task}`, { id, count })
    const read = links === 0 ? [] : [t('next.links', { count: links })]
    if (flags.has('json')) {
      out(
        writeJson({ language, task: task.task, ...(id && { id }), ...(file && { file }), count, links, command, why }),
      )
    } else {
      const where = task.file === undefined ? [] : [`${file}${placeOf(workbench, task)}`]
      out([...where, why, ...read, command].join('\n'))
    }
    return 0
  },
}
