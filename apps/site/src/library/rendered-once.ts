import { buildCache } from './once.ts'

/** HTML that many pages of a build share, by a unique key that includes the language. */
export const renderedOnce = buildCache<string, Promise<string>>()
