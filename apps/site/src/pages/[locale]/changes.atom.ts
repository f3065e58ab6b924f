import { LANGUAGE_TAGS } from '@rulestone/text'
import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { atomFeed } from '../../changes/atom-feed.ts'
import { latestChanges } from '../../changes/latest-changes.ts'
import { addresses } from '../../library/addresses.ts'
import { allData } from '../../library/data.ts'
import { getT } from '../../library/i18n.ts'
import { localePaths } from '../../library/languages.ts'
import { absolute } from '../../shared/absolute.ts'

export const getStaticPaths = () => localePaths()

/** The feed of changes to the rules, spells and creatures of a language. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { locale } }) => {
  const t = getT(locale)
  const data = allData()
  const document = atomFeed({
    url: absolute(addresses.changes(locale)),
    page: absolute(addresses.home(locale)),
    tag: LANGUAGE_TAGS[locale],
    title: `${t('changes.title')} · ${t('name')}`,
    subtitle: t('changes.description'),
    author: data.creator,
    rights: `${data.license}. ${data.attribution}`,
    updated: data.changes.at(-1)?.date ?? '',
    entries: latestChanges(data, locale).map((change) => {
      const { date, kind } = change
      const { title, summary, url } =
        'text' in change
          ? change.text
          : {
              title: t(`changes.${change.of}s`, { count: change.count }),
              summary: t(`${change.of}s.description`),
              url: absolute(addresses[`${change.of}s`](locale)),
            }
      return { url, title: t(`changes.${kind}`, { name: title }), summary, category: kind, date }
    }),
  })
  return new Response(document, { headers: { 'Content-Type': 'application/atom+xml' } })
}
