import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { readyCharacters } from '../../../encounter/ready-characters.ts'
import { localePaths } from '../../../library/languages.ts'

export const getStaticPaths = () => localePaths()

/** The ready characters at each level, loaded by the page of an encounter. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { locale } }) =>
  Response.json(await readyCharacters(locale))
