import type { Locale } from '@rulestone/text'
import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { localePaths } from '../../library/languages.ts'
import { stringsUnder } from '../../library/strings.ts'
import type { Strings } from '../../shared/make-t.ts'

export const getStaticPaths = () => localePaths()

/** Strings that a page needs only on demand: `fetchStrings` fetches them. */
const onDemandStrings = (locale: Locale): Readonly<Record<string, Strings>> => ({
  roll: stringsUnder(locale, 'site', 'roll'),
  rolls: stringsUnder(locale, 'site', 'rolls'),
  tray: stringsUnder(locale, 'dice', 'tray'),
  offline: stringsUnder(locale, 'site', 'offline'),
  edition: stringsUnder(locale, 'site', 'edition'),
  errors: stringsUnder(locale, 'errors'),
})

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { locale } }) =>
  Response.json(
    Object.fromEntries(
      Object.entries(onDemandStrings(locale)).flatMap(([part, strings]) =>
        Object.entries(strings).map(([key, text]) => [`${part}.${key}`, text]),
      ),
    ),
  )
