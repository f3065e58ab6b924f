import { escapeXml } from '../shared/escape-xml.ts'

/** A feed, as its readers show it. */
interface Feed {
  /** its own URL, which is also its id */
  readonly url: string
  /** the page that it is about */
  readonly page: string
  /** the BCP 47 tag of its language */
  readonly tag: string
  readonly title: string
  readonly subtitle: string
  readonly author: string
  readonly rights: string
  /** the day of the latest change, as `2026-11-23` */
  readonly updated: string
  readonly entries: readonly FeedEntry[]
}

/** A change of a page. */
interface FeedEntry {
  readonly url: string
  readonly title: string
  readonly summary: string
  readonly category: string
  /** as `2026-11-23` */
  readonly date: string
}

/** The start of a day, as Atom writes it. */
const instant = (date: string): string => `${date}T00:00:00Z`

const entryXml = ({ url, title, summary, category, date }: FeedEntry): string => `  <entry>
    <id>${escapeXml(`${url}#changed-${date}`)}</id>
    <title>${escapeXml(title)}</title>
    <updated>${instant(date)}</updated>
    <link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
    <category term="${escapeXml(category)}"/>
    <summary>${escapeXml(summary)}</summary>
  </entry>
`

/** A feed in the format Atom (RFC 4287). */
export const atomFeed = (feed: Feed): string => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.tag}">
  <id>${escapeXml(feed.url)}</id>
  <title>${escapeXml(feed.title)}</title>
  <subtitle>${escapeXml(feed.subtitle)}</subtitle>
  <updated>${instant(feed.updated)}</updated>
  <link rel="self" type="application/atom+xml" href="${escapeXml(feed.url)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(feed.page)}"/>
  <author><name>${escapeXml(feed.author)}</name></author>
  <rights>${escapeXml(feed.rights)}</rights>
${feed.entries.map(entryXml).join('')}</feed>
`
