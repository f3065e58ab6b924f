import { buildData, type DataFile, dataFiles } from '@rulestone/data-builder'
import { absolute } from '../shared/absolute.ts'
import { base } from '../shared/base.ts'
import { workbench } from './content.ts'
import { once } from './once.ts'

/** The URL of the site with its base path, without a trailing slash. */
const site = absolute(`${base}/`).replace(/\/$/u, '')

/** The files of the data, for other programs. */
export const allDataFiles = once((): readonly DataFile[] => dataFiles(buildData(workbench, { site }), { site }))
