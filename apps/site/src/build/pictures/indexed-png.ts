import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const INDEXED_COLOR = 3

/** A chunk of a PNG file: length, name, data and checksum. */
function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

/** The colors of a palette as bytes: red, green and blue of each. */
const bytesOf = (palette: readonly string[]): Buffer =>
  Buffer.concat(palette.map((color) => Buffer.from(color.slice(1), 'hex')))

/** Returns a function that finds the palette index of the color nearest to a pixel. */
function nearestIn(palette: readonly string[]): (pixel: number) => number {
  const colors = bytesOf(palette)
  const known = new Map<number, number>()
  const search = (pixel: number): number => {
    const distances = palette.map((_, place) =>
      [0, 1, 2].reduce((sum, part) => sum + ((colors[3 * place + part] ?? 0) - ((pixel >> (8 * part)) & 255)) ** 2, 0),
    )
    const nearest = distances.indexOf(Math.min(...distances))
    known.set(pixel, nearest)
    return nearest
  }
  return (pixel) => known.get(pixel) ?? search(pixel)
}

/** Rows of 4 bits per pixel, each after a filter byte of 0: filters would cost time and gain nothing. */
function rowsOf(pixels: Uint32Array, width: number, nearest: (pixel: number) => number): Buffer {
  const rowBytes = 1 + Math.ceil(width / 2)
  const rows = Buffer.alloc((pixels.length / width) * rowBytes)
  let last = 0
  let place = 0
  for (let index = 0; index < pixels.length; index += 1) {
    const pixel = pixels[index] ?? 0
    // Most pixels are background next to background.
    if (pixel !== last) place = nearest(pixel)
    last = pixel
    const x = index % width
    const at = Math.floor(index / width) * rowBytes + 1 + (x >> 1)
    rows[at] = x % 2 === 0 ? place << 4 : (rows[at] ?? 0) | place
  }
  return rows
}

/**
 * A PNG with 4 bits per pixel: a third of the size of a full-color file.
 *
 * @param pixels red, green, blue and alpha of each; alpha is ignored
 * @param palette at most sixteen colors, as `#8f1d14`
 */
export function indexedPng(
  { data, width, height }: { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number },
  palette: readonly string[],
): Buffer {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([4, INDEXED_COLOR], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', bytesOf(palette)),
    chunk('IDAT', deflateSync(rowsOf(pixels, width, nearestIn(palette)), { level: 7 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
