import type { APIRoute } from 'astro'
import { base } from '../shared/base.ts'

/** Search engines may read everything, and find all of it in the sitemap. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(`${base}/sitemap-index.xml`, site)}\n`)
