import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCanvas } from '@napi-rs/canvas'
import { contentFolder } from '@rulestone/content'
import { readTermNames } from '@rulestone/text'
import { headOf, RULE_IDS } from '../../../test/entries.ts'
import { LOCALES } from '../../../test/locales.ts'
import { everyPage, htmlOf } from '../../../test/pages.ts'
import { expect, test } from '../../../test/test.ts'
import { type Line, layOut, PICTURE, PLACES } from '../pictures/lay-out.ts'
import { readCards } from '../pictures/read-cards.ts'

const dist = fileURLToPath(new URL('../../../dist/', import.meta.url))
const context = createCanvas(1, 1).getContext('2d')
const bare = (text: string): string => text.replace(/\s/gu, '')

/** The bounding box of the ink of a line, in pixels of the image. */
function inkOf({ text, type, x, y, align }: Line): Record<'left' | 'right' | 'top' | 'bottom', number> {
  Object.assign(context, type, { textAlign: align })
  const ink = context.measureText(text)
  return {
    left: x - ink.actualBoundingBoxLeft,
    right: x + ink.actualBoundingBoxRight,
    top: y - ink.actualBoundingBoxAscent,
    bottom: y + ink.actualBoundingBoxDescent,
  }
}

for (const { locale } of LOCALES) {
  test(`${locale}: every page has a preview image of its own, and the file exists`, { tag: '@long' }, async ({
    request,
  }) => {
    const pictures = new Set<string>()
    for (const page of everyPage(locale)) {
      const [, address = ''] = /<meta property="og:image" content="([^"]*)"/.exec(htmlOf(page)) ?? []
      const file = readFileSync(join(dist, new URL(address).pathname))
      expect(file.toString('latin1', 1, 4), page).toBe('PNG')
      expect([file.readUInt32BE(16), file.readUInt32BE(20)], page).toEqual([1200, 630])
      expect(file.length, page).toBeLessThan(30_000)
      pictures.add(address)
    }
    expect(pictures.size).toBe(everyPage(locale).length)
    const [address = ''] = pictures
    const served = await request.get(new URL(address).pathname)
    expect(served.headers()['content-type']).toBe('image/png')
  })
}

test('preview images of rules have the whole name, English name and summary, and no line overflows', {
  tag: '@long',
}, async () => {
  const faults: string[] = []
  for (const [page, card] of await readCards(dist, await readTermNames(contentFolder))) {
    const lines = layOut(card)
    const [, id = ''] = /\/rules\/(.*)\/$/.exec(page) ?? []
    if (RULE_IDS.includes(id)) {
      const { title, summary } = headOf(card.locale, id)
      const english = headOf('en', id).title
      const said = bare(lines.map(({ text }) => text).join(''))
      if (!said.endsWith(bare(`${title}${english === title ? '' : english}${summary}`))) faults.push(`${page}: ${said}`)
    }
    let above: number = PLACES.head
    for (const line of lines) {
      const { left, right, top, bottom } = inkOf(line)
      const isAcross = left >= PLACES.left - 6 && right <= PLACES.right + 6
      if (!isAcross || bottom > PICTURE.height - 30) faults.push(`${page}: "${line.text}" stands out`)
      if (line.y === PLACES.head) continue
      if (top < above - 2) faults.push(`${page}: "${line.text}" touches what is above it`)
      above = bottom
    }
  }
  expect(faults).toEqual([])
})
