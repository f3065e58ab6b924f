import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** A site that has been built, and where it will stand. */
export interface Built {
  /** its folder on this machine */
  readonly folder: string
  /** the origin of its addresses */
  readonly site: string
  /** what the whole site stands under, without a slash at its end */
  readonly base: string
}

/** Does something with the site once Astro has built it. Such steps follow each other in the order of the integrations. */
export function afterBuild(name: string, run: (built: Built) => Promise<unknown>): AstroIntegration {
  let place = { site: '', base: '' }
  return {
    name,
    hooks: {
      'astro:config:done': ({ config }) => {
        place = { site: config.site ?? '', base: config.base.replace(/\/$/u, '') }
      },
      'astro:build:done': async ({ dir }) => {
        await run({ folder: fileURLToPath(dir), ...place })
      },
    },
  }
}
