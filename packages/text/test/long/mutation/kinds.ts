import type { Kind } from './fault.ts'
import { chinese } from './kinds/chinese.ts'
import { data } from './kinds/data.ts'
import { dice } from './kinds/dice.ts'
import { directives } from './kinds/directives.ts'
import { english } from './kinds/english.ts'
import { frontMatter } from './kinds/front-matter.ts'
import { hidden } from './kinds/hidden.ts'
import { links } from './kinds/links.ts'
import { meaning } from './kinds/meaning.ts'
import { numbers } from './kinds/numbers.ts'
import { staleness } from './kinds/staleness.ts'
import { strangers } from './kinds/strangers.ts'
import { strings } from './kinds/strings.ts'
import { structure } from './kinds/structure.ts'
import { terms } from './kinds/terms.ts'
import { thai } from './kinds/thai.ts'
import { wording } from './kinds/wording.ts'

/** Every kind of fault. To add one, add it to the file of its group. */
export const FAULT_KINDS: readonly Kind[] = [
  ...numbers,
  ...dice,
  ...links,
  ...staleness,
  ...structure,
  ...directives,
  ...terms,
  ...wording,
  ...meaning,
  ...chinese,
  ...thai,
  ...english,
  ...hidden,
  ...frontMatter,
  ...strings,
  ...data,
  ...strangers,
]
