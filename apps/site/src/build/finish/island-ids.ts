import { elements, type PageTransform } from '../html.ts'

/** Removes the id that Astro gives each island: nothing reads it, and it depends on the folder of the build. */
export const stripIslandIds: PageTransform = (page) => {
  for (const island of elements(page, 'astro-island')) delete island.properties['uid']
}
