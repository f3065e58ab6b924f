import type { APIRoute } from 'astro'
import { replacementsByEdition } from '../../library/counterparts.ts'
import { localePaths } from '../../library/languages.ts'
import { allRules } from '../../library/rules.ts'

export const getStaticPaths = () => localePaths()

/** What replaces the rules of today in each older edition, for readers who have chosen it. */
export const GET: APIRoute = async () => Response.json(replacementsByEdition(await allRules()))
