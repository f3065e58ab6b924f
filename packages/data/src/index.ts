import { contentFolder } from '@rulestone/content'
import { buildData, type Data } from '@rulestone/data-builder'
import { readWorkbench } from '@rulestone/text'
import { SITE } from './site.ts'

/** All rules, spells, terms, tables, figures, calculators, editions and sources. The npm package has the built value as JSON. */
export const data: Data = buildData(await readWorkbench(contentFolder), { site: SITE })
