import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { type Line, PICTURE, PLACES } from './lay-out.ts'

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')

const tokens = read('../../layouts/tokens.css')

/** A color token of the light theme. */
function token(name: string): string {
  const [, color] = new RegExp(`--${name}: light-dark\\((#\\w{6}),`, 'u').exec(tokens) ?? []
  if (color === undefined) throw new RangeError(`name is "${name}", expected a color of tokens.css.`)
  return color
}

const COLORS = { paper: token('paper'), ink: token('ink'), quiet: token('quiet'), live: token('live') } as const

/** Shades of a color on paper, from faint to full. */
const shades = (color: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count
    const parts = [1, 3, 5].map((at) => {
      const [from, to] = [COLORS.paper, color].map((of) => Number.parseInt(of.slice(at, at + 2), 16))
      return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share)
    })
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  })

/** The colors of an image, with the intermediate shades for antialiasing. */
export const PALETTE = [COLORS.paper, ...shades(COLORS.ink, 6), ...shades(COLORS.live, 3)]

/** The logo of the site, in a square of 32. */
const [, mark = ''] = / d="([^"]*)"/u.exec(read('../../../public/favicon.svg')) ?? []
const MARK = { path: new Path2D(mark), scale: 1.5, x: PLACES.left - 9, y: PLACES.head - 43 } as const

function paintMark(on: SKRSContext2D): void {
  on.save()
  on.translate(MARK.x, MARK.y)
  on.scale(MARK.scale, MARK.scale)
  on.fillStyle = COLORS.live
  on.fill(MARK.path, 'evenodd')
  on.restore()
}

/** Paints an image: ink on paper. */
export function paint(on: SKRSContext2D, lines: readonly Line[]): void {
  on.fillStyle = COLORS.paper
  on.fillRect(0, 0, PICTURE.width, PICTURE.height)
  paintMark(on)
  on.fillStyle = COLORS.ink
  on.fillRect(PLACES.left, PLACES.hairline, PLACES.right - PLACES.left, 2)
  for (const { text, type, color, x, y, align } of lines) {
    Object.assign(on, type)
    on.textAlign = align
    on.fillStyle = COLORS[color]
    on.fillText(text, x, y)
  }
}
