import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { castableSpells } from '../../../fight/castable-spells.ts'
import { localePaths } from '../../../library/languages.ts'

export const getStaticPaths = () => localePaths()

/** The spells that the tracker casts by name, loaded when somebody casts one. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { locale } }) =>
  Response.json(await castableSpells(locale))
