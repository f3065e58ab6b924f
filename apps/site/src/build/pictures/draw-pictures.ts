// Draws the picture of each page of the built site that names one. What was drawn before and has not changed is copied.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCanvas } from '@napi-rs/canvas'
import { readTermNames } from '@rulestone/text'
import { shownFolder } from '../../library/content-folder.ts'
import { digest } from '../../shared/digest.ts'
import type { Card } from './card.ts'
import { indexedPng } from './indexed-png.ts'
import { layOut, PICTURE } from './lay-out.ts'
import { PALETTE, paint } from './paint.ts'
import { picturePath } from './picture-path.ts'
import { readCards } from './read-cards.ts'

const inSite = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

const dist = inSite('dist')
const drawn = inSite('node_modules/.cache/pictures')

/** All that pictures are drawn with: this code, colours, the mark, and the versions of fonts and libraries. */
const ingredients = globSync('{package.json,public/favicon.svg,src/layouts/tokens.css,src/build/pictures/*.ts}', {
  cwd: inSite(''),
})
  .filter((path) => !path.endsWith('.test.ts'))
  .sort()
  .map((path) => readFileSync(inSite(path), 'utf8'))
const recipe = await digest(ingredients.join('\n'))

const canvas = createCanvas(PICTURE.width, PICTURE.height)
const context = canvas.getContext('2d')

function draw(card: Card): Buffer {
  paint(context, layOut(card))
  return indexedPng(context.getImageData(0, 0, PICTURE.width, PICTURE.height), PALETTE)
}

/** Draws a picture into a file, which is there when it is whole. */
async function keep(card: Card, file: string): Promise<void> {
  const half = `${file}.half`
  await writeFile(half, draw(card))
  await rename(half, file)
}

/** Puts the picture of a card in its place; gives the file that is kept of it, and whether it was drawn. */
async function place(page: string, card: Card): Promise<readonly [name: string, isNew: boolean]> {
  const name = `${await digest(JSON.stringify(card) + recipe)}.png`
  const kept = join(drawn, name)
  const isNew = !existsSync(kept)
  if (isNew) await keep(card, kept)
  const shown = join(dist, picturePath(page))
  await mkdir(dirname(shown), { recursive: true })
  await copyFile(kept, shown)
  return [name, isNew]
}

await mkdir(drawn, { recursive: true })
await rm(join(dist, 'pictures'), { recursive: true, force: true })
const cards = await readCards(dist, await readTermNames(shownFolder))
const wanted = new Set<string>()
let count = 0
for (const [page, card] of cards) {
  const [name, isNew] = await place(page, card)
  wanted.add(name)
  if (isNew) count += 1
}
for (const name of await readdir(drawn)) if (!wanted.has(name)) await rm(join(drawn, name))
console.log(`${cards.size} pictures, ${count} of them drawn anew`)
