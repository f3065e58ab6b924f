import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { allCreatures } from '../../../library/creatures.ts'
import { localePaths } from '../../../library/languages.ts'
import { previewsIn } from '../../../reading/previews/previews-in.ts'

export const getStaticPaths = () => localePaths()

/** The data of previews: every creature of a language by id. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { locale } }) =>
  Response.json(previewsIn(locale, (await allCreatures()).values()))
