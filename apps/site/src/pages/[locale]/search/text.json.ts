import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { localePaths } from '../../../library/languages.ts'
import { searchIndex } from '../../../search/search-index.ts'

export const getStaticPaths = () => localePaths()

/** The text for search, loaded after the names. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { locale } }) =>
  Response.json((await searchIndex(locale)).text)
