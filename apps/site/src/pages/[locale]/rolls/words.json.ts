import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { localePaths } from '../../../lib/languages.ts'
import { stringsUnder } from '../../../lib/strings.ts'

export const getStaticPaths = () => localePaths()

/** The words of the history of rolls, loaded when a reader opens it. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { locale } }) =>
  Response.json(
    Object.fromEntries(
      ['roll', 'rolls'].flatMap((key) =>
        Object.entries(stringsUnder(locale, 'site', key)).map(([name, text]) => [`${key}.${name}`, text]),
      ),
    ),
  )
