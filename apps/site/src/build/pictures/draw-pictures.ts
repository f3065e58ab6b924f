// Draws the preview image of each page of the built site that has one, and names it in the page. Unchanged images come
// from a cache.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readTermNames } from '@rulestone/text'
import { shownFolder } from '../../library/content-folder.ts'
import type { Card } from './card.ts'
import { drawPicture } from './draw-picture.ts'
import { namePicture } from './name-picture.ts'
import { previewImagePath } from './preview-image-path.ts'
import { readCards } from './read-cards.ts'

const inSite = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

const dist = inSite('dist')
const cache = inSite('node_modules/.cache/pictures')

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** The input of all images: this code, colors, the logo, and the versions of fonts and libraries. */
const ingredients = globSync('{package.json,public/favicon.svg,src/layouts/tokens.css,src/build/pictures/*.ts}', {
  cwd: inSite(''),
})
  .filter((path) => !path.endsWith('.test.ts'))
  .sort()
  .map((path) => readFileSync(inSite(path), 'utf8'))
const recipe = digest(ingredients.join('\n'))

/** Draws an image into a file, which is renamed into place once it is complete. */
async function drawInto(card: Card, file: string): Promise<void> {
  const half = `${file}.half`
  await writeFile(half, drawPicture(card))
  await rename(half, file)
}

/** Copies the image of a card to its place in the site, and names it in its page. Returns its name in the cache, and whether it was drawn. */
async function place(page: string, card: Card): Promise<readonly [name: string, isNew: boolean]> {
  const name = `${digest(JSON.stringify(card) + recipe)}.png`
  const cached = join(cache, name)
  const isNew = !existsSync(cached)
  if (isNew) await drawInto(card, cached)
  const shown = join(dist, previewImagePath(page))
  await mkdir(dirname(shown), { recursive: true })
  await copyFile(cached, shown)
  const html = join(dist, page, 'index.html')
  await writeFile(html, namePicture(await readFile(html, 'utf8'), page))
  return [name, isNew]
}

await mkdir(cache, { recursive: true })
await rm(join(dist, 'pictures'), { recursive: true, force: true })
const cards = await readCards(dist, await readTermNames(shownFolder))
const wanted = new Set<string>()
let count = 0
for (const [page, card] of cards) {
  const [name, isNew] = await place(page, card)
  wanted.add(name)
  if (isNew) count += 1
}
for (const name of await readdir(cache)) if (!wanted.has(name)) await rm(join(cache, name))
console.log(`${cards.size} pictures, ${count} of them drawn again`)
