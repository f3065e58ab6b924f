import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { localePaths } from '../../../library/languages.ts'
import { searchIndex } from '../../../search/search-index.ts'

export const getStaticPaths = () => localePaths()

/** The names for search, loaded on first use. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { locale } }) =>
  Response.json((await searchIndex(locale)).names)
