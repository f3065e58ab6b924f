import { fileURLToPath } from 'node:url'

/** The folder that holds rules/, terms/, strings/ and books/. */
export const contentFolder = fileURLToPath(new URL('.', import.meta.url))
