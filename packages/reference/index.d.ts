import type { Reference } from './src/page.ts'

/** The reference, from the built file; builds it if there is none. */
export declare function readReference(): Promise<Reference>
