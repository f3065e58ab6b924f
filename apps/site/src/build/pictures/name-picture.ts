import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { readHtml } from '../html.ts'
import { metaOf } from './card.ts'
import { PICTURE } from './lay-out.ts'
import { previewImagePath } from './preview-image-path.ts'

const HEAD_END = '</head>'

/** Marks the elements that name a preview image, so that a second run replaces them. */
const MARK = 'data-picture'
const NAMED = new RegExp(`<meta [^>]* ${MARK}(?:="")?>`, 'gu')

/**
 * The HTML of a page with its preview image named in the head. A build names none, because it draws none.
 *
 * @param page the path of the page inside the site
 */
export function namePicture(html: string, page: string): string {
  const head = readHtml(html.slice(0, html.indexOf(HEAD_END)))
  const site = metaOf(head, 'og:url')?.slice(0, -page.length) ?? ''
  const metas = [
    { property: 'og:image', content: site + previewImagePath(page) },
    { property: 'og:image:width', content: String(PICTURE.width) },
    { property: 'og:image:height', content: String(PICTURE.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ].map((properties) => h('meta', { ...properties, [MARK]: '' }))
  return html.replaceAll(NAMED, '').replace(HEAD_END, () => toHtml(metas) + HEAD_END)
}
