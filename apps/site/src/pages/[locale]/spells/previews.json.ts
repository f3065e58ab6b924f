import { SOURCE_LOCALE } from '@rulestone/text'
import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { localePaths } from '../../../library/languages.ts'
import { entryIn } from '../../../library/rules.ts'
import { allSpells } from '../../../library/spells.ts'
import { previewsOf } from '../../../reading/previews/preview-data.ts'

export const getStaticPaths = () => localePaths()

/** The data of previews: every spell of a language by id. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { locale } }) => {
  const spells = Array.from((await allSpells()).values())
  const previews = spells.flatMap((rule) => {
    const entry = entryIn(rule, locale)
    return previewsOf(entry, entry.locale === SOURCE_LOCALE ? undefined : rule.source)
  })
  return Response.json(Object.fromEntries(previews))
}
