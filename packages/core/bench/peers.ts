import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** The folder whose `node_modules` are used: this package's own, or the one that PEERS names. */
const { PEERS = fileURLToPath(new URL('..', import.meta.url)) } = process.env

const require = createRequire(`${PEERS}/`)

/** The part that we use of a package that is measured here. */
export const load = <Module>(name: string): Module => require(name)
