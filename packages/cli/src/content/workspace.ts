import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where the calculators of core stand in a checkout. */
export const CALCULATORS_FOLDER = 'packages/core/src/calculators'

/** What a checkout has, and no installed package. */
const MARKS = [`${CALCULATORS_FOLDER}/calculator.ts`, 'content/strings/en/calculators.json']

/** Whether there is a file or folder. */
export const isThere = async (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** The checkout of Rulestone that a folder lies in, absolute; none where it lies in none. */
export async function findWorkspace(folder: string): Promise<string | undefined> {
  const found = await Promise.all(MARKS.map((mark) => isThere(join(folder, mark))))
  if (!found.includes(false)) return folder
  const parent = dirname(folder)
  return parent === folder ? undefined : findWorkspace(parent)
}
