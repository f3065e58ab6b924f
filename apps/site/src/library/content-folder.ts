import { resolve } from 'node:path'
import { contentFolder } from '@rulestone/content'

/** The rules that the site shows: those of this workspace, unless the environment names another content folder. */
export const shownFolder: string = resolve(process.env['CONTENT_FOLDER'] ?? contentFolder)
