import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { compendiumCreatures } from '../../../fight/compendium-creatures.ts'
import { localePaths } from '../../../library/languages.ts'

export const getStaticPaths = () => localePaths()

/** The creatures that the tracker adds by name, loaded when somebody looks for one. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { locale } }) =>
  Response.json(await compendiumCreatures(locale))
