import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '@rulestone/content'

/** A rule in which the 2012 playtest differs. */
export interface EditionDifference {
  /** its text is under `differences.<id>` of the strings `editions` */
  readonly id: string
  /** the chapter of the 2012 book in which it is described */
  readonly chapter: string
  /** the rules of SRD 5.2.1 */
  readonly rules: readonly string[]
  /** the 2012 rule that replaces them */
  readonly playtest: string
}

/** The rules in which the 2012 playtest differs, as `content/differences.json` lists them. */
export const EDITION_DIFFERENCES: readonly EditionDifference[] = JSON.parse(
  readFileSync(join(contentFolder, 'differences.json'), 'utf8'),
)
