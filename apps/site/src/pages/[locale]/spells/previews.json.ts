import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { localePaths } from '../../../library/languages.ts'
import { allSpells } from '../../../library/spells.ts'
import { previewsIn } from '../../../reading/previews/previews-in.ts'

export const getStaticPaths = () => localePaths()

/** The data of previews: every spell of a language by id. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { locale } }) =>
  Response.json(previewsIn(locale, (await allSpells()).values()))
