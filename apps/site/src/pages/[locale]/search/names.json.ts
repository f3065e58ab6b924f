import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { localePaths } from '../../../lib/languages.ts'
import { searchIndex } from '../../../lib/search-index.ts'

export const getStaticPaths = () => localePaths()

/** The names that are searched, loaded when a reader begins to. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { locale } }) =>
  Response.json((await searchIndex(locale)).names)
