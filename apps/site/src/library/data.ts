import { buildData, type Data, type DataFile, dataFiles, llmsText } from '@rulestone/data-builder'
import { absolute } from '../shared/absolute.ts'
import { base } from '../shared/base.ts'
import { workbench } from './content.ts'
import { once } from './once.ts'

/** The URL of the site with its base path, without a trailing slash. */
const site = absolute(`${base}/`).replace(/\/$/u, '')

/** All rules, terms, tables, figures, calculators, editions and sources as data. */
export const allData = once((): Data => buildData(workbench, { site }))

/** The files of the data, for other programs. */
export const allDataFiles = once((): readonly DataFile[] => dataFiles(allData(), { site }))

/** What language models need to find the rules. */
export const llmsDocument = (): string => llmsText(allData(), { site })
