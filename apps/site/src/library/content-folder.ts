import { resolve } from 'node:path'
import { contentFolder } from '@rulestone/content'

/** The folder of the shown rules: that of this workspace, unless the environment sets another. */
export const shownFolder: string = resolve(process.env['CONTENT_FOLDER'] ?? contentFolder)
