import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pathFromHere } from '../content/content-path.ts'
import { withContentLocked } from '../content/lock-content.ts'
import { CALCULATORS_FOLDER, findWorkspace, isThere } from '../content/workspace.ts'
import { writeContent } from '../content/write-content.ts'
import { readArguments } from '../terminal/arguments.ts'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings } from '../terminal/strings.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { USAGE } from '../terminal/usage.ts'
import { calculatorFiles, isNameable, withStrings } from './calculator-scaffold.ts'

/** The script that writes the lists of calculators of a checkout. */
const UPDATE_INDEX = 'packages/core/test/calculators-index/update.ts'

/** The files that it writes. */
const INDEX_FILES = ['ids.ts', 'index.ts', 'loaders.ts'].map((name) => `${CALCULATORS_FOLDER}/${name}`)

/** A file of the checkout with its new text. */
interface Written {
  readonly file: string
  readonly text: string
}

function requireId(id: string | undefined): string {
  if (id === undefined) throw new Refusal(USAGE.calculatorIdMissing)
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id)) throw new Refusal(USAGE.wrongCalculatorId(id))
  if (!isNameable(id)) throw new Refusal(USAGE.reservedId(id))
  return id
}

async function newFiles(root: string, id: string): Promise<Written[]> {
  const files = Object.entries(calculatorFiles(id)).map(([name, text]) => ({
    file: `${CALCULATORS_FOLDER}/${name}`,
    text,
  }))
  for (const file of [...files.map((one) => one.file), `${CALCULATORS_FOLDER}/${id}`]) {
    if (await isThere(join(root, file))) throw new Refusal(USAGE.takenCalculator(id, pathFromHere(root, file)))
  }
  return files
}

async function newStrings(root: string, id: string): Promise<Written[]> {
  const { LOCALES } = await import('@rulestone/text')
  const read = LOCALES.map(async (locale): Promise<Written> => {
    const file = `content/strings/${locale}/calculators.json`
    const here = pathFromHere(root, file)
    const text = await readFile(join(root, file), 'utf8').catch(() => '')
    const known = parse(text)
    if (!known) throw new Refusal(USAGE.noStrings(here))
    if (Object.hasOwn(known, id)) throw new Refusal(USAGE.takenCalculator(id, here))
    return { file, text: withStrings(text, id) }
  })
  return Promise.all(read)
}

/** The strings of a file; undefined if it cannot be read or has none. */
function parse(text: string): object | undefined {
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' && data !== null && Object.keys(data).length > 0 ? data : undefined
  } catch {
    return undefined
  }
}

/** `rulestone new calculator ID`: creates the files of a calculator in the current checkout. */
export async function newCalculator(args: readonly string[], { out }: Terminal): Promise<number> {
  const {
    positionals: [, typed, extra],
    values: { lang },
  } = readArguments(args, { lang: 'value' })
  const t = (await openStrings(lang)).open('workbench')
  const id = requireId(typed)
  if (extra !== undefined) throw new Refusal(USAGE.unexpectedArgument(extra))
  const root = await findWorkspace(process.cwd())
  if (root === undefined) throw new Refusal(USAGE.noWorkspace)
  const [made, changed] = await withContentLocked(join(root, 'content'), async () => {
    const written = [await newFiles(root, id), await newStrings(root, id)] as const
    for (const { file, text } of written.flat()) await writeContent(root, file, text)
    await promisify(execFile)(process.execPath, [join(root, UPDATE_INDEX)])
    return written
  })
  for (const { file } of made) out(t('new.made', { file: pathFromHere(root, file) }))
  for (const file of [...changed.map((one) => one.file), ...INDEX_FILES]) {
    out(t('new.changed', { file: pathFromHere(root, file) }))
  }
  out(t('new.calculator', { command: `rulestone calc ${id}` }))
  out(t('new.check', { folder: pathFromHere(root, 'content/strings') }))
  return 0
}
