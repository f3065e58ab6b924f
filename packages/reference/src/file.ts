import { fileURLToPath } from 'node:url'

/** The built file. */
export const FILE = fileURLToPath(new URL('../dist/reference.json', import.meta.url))
