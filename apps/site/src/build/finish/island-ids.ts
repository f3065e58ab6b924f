import { elements, type PageTransform } from '../html.ts'

/** Strips the id that Astro gives each island: nothing reads it, and it depends on the folder that the site was built in. */
export const stripIslandIds: PageTransform = (page) => {
  for (const island of elements(page, 'astro-island')) delete island.properties['uid']
}
