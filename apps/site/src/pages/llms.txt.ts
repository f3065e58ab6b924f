import type { APIRoute } from 'astro'
import { llmsDocument } from '../library/data.ts'

/** What language models need to find the rules: https://llmstxt.org. */
export const GET: APIRoute = () => new Response(llmsDocument())
