// The time of a full build, in seconds.
import { join } from 'node:path'
import { root } from '../workspace.mjs'
import { buildSite } from './build-site.mjs'

export const measure = () => buildSite(join(root, 'content'))
