import type { APIRoute } from 'astro'
import { base } from '../shared/base.ts'

/** Search engines may crawl everything; the sitemap lists all pages. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(`${base}/sitemap-index.xml`, site)}\n`)
