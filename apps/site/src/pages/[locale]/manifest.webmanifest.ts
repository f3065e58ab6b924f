import { LANGUAGE_TAGS } from '@rulestone/text'
import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { addresses } from '../../library/addresses.ts'
import { getT } from '../../library/i18n.ts'
import { localePaths } from '../../library/languages.ts'
import { base } from '../../shared/base.ts'

export const getStaticPaths = () => localePaths()

/**
 * The web app manifest: an application for each language. With one for all, a browser would use the start page and
 * strings of the last visited language.
 */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { locale } }) => {
  const t = getT(locale)
  const icon = (name: string, sizes: string, purpose = 'any') => ({
    src: `${base}/${name}.png`,
    sizes,
    type: 'image/png',
    purpose,
  })
  return Response.json({
    id: addresses.home(locale),
    name: t('name'),
    short_name: t('name'),
    description: t('description'),
    lang: LANGUAGE_TAGS[locale],
    dir: 'ltr',
    start_url: addresses.home(locale),
    scope: `${base}/`,
    display: 'standalone',
    background_color: '#fbfaf6',
    theme_color: '#fbfaf6',
    categories: ['books', 'games', 'utilities'],
    icons: [
      { src: `${base}/favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192', '192x192'),
      icon('icon-512', '512x512'),
      icon('icon-maskable', '512x512', 'maskable'),
    ],
  })
}
