import { LANGUAGE_TAGS } from '@rulestone/text'
import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { addresses } from '../../library/addresses.ts'
import { latestChanges } from '../../library/changes.ts'
import { allData } from '../../library/data.ts'
import { getT } from '../../library/i18n.ts'
import { localePaths } from '../../library/languages.ts'
import { absolute } from '../../shared/absolute.ts'
import { escapeXml } from '../../shared/escape-xml.ts'

export const getStaticPaths = () => localePaths()

/** The start of a day, as Atom writes it. */
const instant = (date: string): string => `${date}T00:00:00Z`

/** The feed of changes to the rules of a language (Atom, RFC 4287). */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { locale } }) => {
  const t = getT(locale)
  const { attribution, creator, license } = allData()
  const changes = latestChanges(allData(), locale)
  const self = absolute(addresses.changes(locale))
  const entries = changes.map(
    ({ date, kind, rule: { title, summary, url } }) => `  <entry>
    <id>${escapeXml(`${url}#changed-${date}`)}</id>
    <title>${escapeXml(t(`changes.${kind}`, { rule: title }))}</title>
    <updated>${instant(date)}</updated>
    <link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
    <category term="${kind}"/>
    <summary>${escapeXml(summary)}</summary>
  </entry>
`,
  )
  const document = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE_TAGS[locale]}">
  <id>${escapeXml(self)}</id>
  <title>${escapeXml(`${t('changes.title')} · ${t('name')}`)}</title>
  <subtitle>${escapeXml(t('changes.description'))}</subtitle>
  <updated>${instant(allData().changes.at(-1)?.date ?? '')}</updated>
  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(absolute(addresses.home(locale)))}"/>
  <author><name>${escapeXml(creator)}</name></author>
  <rights>${escapeXml(`${license}. ${attribution}`)}</rights>
${entries.join('')}</feed>
`
  return new Response(document, { headers: { 'Content-Type': 'application/atom+xml' } })
}
