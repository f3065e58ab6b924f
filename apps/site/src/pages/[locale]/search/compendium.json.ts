import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { localePaths } from '../../../library/languages.ts'
import { compendiumIndex } from '../../../search/search-index.ts'

export const getStaticPaths = () => localePaths()

/** The names and summaries of spells and creatures for search, loaded after the text of the rules. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { locale } }) =>
  Response.json(await compendiumIndex(locale))
