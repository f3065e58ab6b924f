import { z } from 'zod'

/** What every file begins with. */
export const header = {
  $schema: z.url().describe('the JSON Schema of this file'),
  version: z.string().describe('the version of the data, as semver: the major version changes if a shape does'),
  license: z.literal('CC-BY-4.0'),
  creator: z.string(),
  attribution: z.string().describe('the statement that the licence of the source asks for, word for word'),
}
