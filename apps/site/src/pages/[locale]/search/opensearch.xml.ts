import { LANGUAGE_TAGS } from '@rulestone/text'
import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { addresses } from '../../../library/addresses.ts'
import { getT } from '../../../library/i18n.ts'
import { localePaths } from '../../../library/languages.ts'
import { absolute } from '../../../shared/absolute.ts'
import { base } from '../../../shared/base.ts'
import { escapeXml } from '../../../shared/escape-xml.ts'

export const getStaticPaths = () => localePaths()

/** The description by which browsers search the site from the address bar (OpenSearch 1.1). */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { locale } }) => {
  const t = getT(locale)
  const document = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(t('name'))}</ShortName>
  <Description>${escapeXml(t('search.description'))}</Description>
  <Language>${LANGUAGE_TAGS[locale]}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="192" height="192" type="image/png">${absolute(`${base}/icon-192.png`)}</Image>
  <Url type="text/html" method="get" template="${absolute(addresses.search(locale))}?q={searchTerms}"/>
</OpenSearchDescription>
`
  return new Response(document, { headers: { 'Content-Type': 'application/opensearchdescription+xml' } })
}
