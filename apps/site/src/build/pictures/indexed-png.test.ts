import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { indexedPng } from './indexed-png.ts'

it('writes a PNG with the nearest colors of the palette', async () => {
  const data = [255, 255, 255, 255, 130, 20, 10, 255, 3, 3, 3, 255]
  const file = indexedPng({ data: new Uint8ClampedArray([...data, ...data]), width: 3, height: 2 }, [
    '#ffffff',
    '#8f1d14',
    '#000000',
  ])
  const context = createCanvas(3, 2).getContext('2d')
  context.drawImage(await loadImage(file), 0, 0)
  const row = [255, 255, 255, 255, 0x8f, 0x1d, 0x14, 255, 0, 0, 0, 255]
  expect(Array.from(context.getImageData(0, 0, 3, 2).data)).toEqual([...row, ...row])
})
