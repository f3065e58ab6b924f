import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The folder of the calculators of core in a checkout. */
export const CALCULATORS_FOLDER = 'packages/core/src/calculators'

/** A file that a checkout has, and no installed package. */
const MARKS = [`${CALCULATORS_FOLDER}/calculator.ts`, 'content/strings/en/calculators.json']

/** Whether a file or folder exists. */
export const isThere = async (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** The checkout of Rulestone that a folder is in, absolute; undefined if it is in none. */
export async function findWorkspace(folder: string): Promise<string | undefined> {
  const found = await Promise.all(MARKS.map((mark) => isThere(join(folder, mark))))
  if (!found.includes(false)) return folder
  const parent = dirname(folder)
  return parent === folder ? undefined : findWorkspace(parent)
}
