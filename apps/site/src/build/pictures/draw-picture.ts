import { createCanvas } from '@napi-rs/canvas'
import type { Card } from './card.ts'
import { indexedPng } from './indexed-png.ts'
import { layOut, PICTURE } from './lay-out.ts'
import { PALETTE, paint } from './paint.ts'

const context = createCanvas(PICTURE.width, PICTURE.height).getContext('2d')

/** Draws the preview image of a page, as a PNG. */
export function drawPicture(card: Card): Buffer {
  paint(context, layOut(card))
  return indexedPng(context.getImageData(0, 0, PICTURE.width, PICTURE.height), PALETTE)
}
