import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '@rulestone/content'

/** A rule in which the 2012 playtest differs. */
export interface EditionDifference {
  /** its words stand under `differences.<id>` of the strings `editions` */
  readonly id: string
  /** the chapter of the 2012 book that it is told with */
  readonly chapter: string
  /** where SRD 5.2.1 says its rule */
  readonly rules: readonly string[]
  /** where the 2012 text says what it has in place of it */
  readonly playtest: string
}

/** The rules in which the 2012 playtest differs, as `content/differences.json` lists them. */
export const EDITION_DIFFERENCES: readonly EditionDifference[] = JSON.parse(
  readFileSync(join(contentFolder, 'differences.json'), 'utf8'),
)
