import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '@rulestone/content'

/** A rule in which the 2012 playtest differs. */
export interface EditionDifference {
  /** its text is under `next-2012.<id>` of the strings `differences` */
  readonly id: string
  /** the chapter of the 2012 book in which it is described */
  readonly chapter: string
  /** the rules of SRD 5.2.1 */
  readonly rules: readonly string[]
  /** the 2012 rule that replaces them */
  readonly older: string
}

/** The rules in which the 2012 playtest differs, as `content/differences/next-2012.json` lists them. */
export const EDITION_DIFFERENCES: readonly EditionDifference[] = JSON.parse(
  readFileSync(join(contentFolder, 'differences/next-2012.json'), 'utf8'),
)
