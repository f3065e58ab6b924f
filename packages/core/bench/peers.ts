import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** The folder whose `node_modules` are used: this package's own, or the one that PEERS names. */
const { PEERS = fileURLToPath(new URL('..', import.meta.url)) } = process.env

const require = createRequire(`${PEERS}/`)

/** A package that is measured here or helps to measure, as far as it is used. */
export const load = <Module>(name: string): Module => require(name)
