import { LIGHT_SOURCES } from '@rulestone/core'
import { type Illustration, WIDTH } from '../illustration.ts'
import { box, circle, type Dot, label, measure, path, short } from '../kit/shapes.ts'

const { brightFeet, additionalDimFeet } = LIGHT_SOURCES.torch

/** The radii of its Bright Light and of its Dim Light, in feet. */
export const RADII = [brightFeet, brightFeet + additionalDimFeet] as const

const SCALE = 3.5
const TORCH: Dot = { x: WIDTH / 2, y: 168 }

const half = (feet: number): string => {
  const radius = short(feet * SCALE)
  return `M${TORCH.x - radius} ${TORCH.y}A${radius} ${radius} 0 0 1 ${TORCH.x + radius} ${TORCH.y}Z`
}

/** What a Torch lights up: half of the circle. */
export const light: Illustration = {
  id: 'light',
  height: 204,
  lengths: { bright: brightFeet, dim: additionalDimFeet, all: RADII[1] },
  draw(words) {
    const [bright, dim] = RADII
    const below = TORCH.y + 12
    const right = (feet: number): Dot => ({ x: TORCH.x + feet * SCALE, y: below })
    return [
      box('dark', { x: 0, y: 0 }, WIDTH, TORCH.y),
      path('dim', half(dim)),
      path('hatched', half(dim)),
      path('bright', half(bright)),
      circle('origin', TORCH, 4),
      label(words.name('darkness'), { x: 8, y: 22 }, 'start', 'in-light'),
      label(
        words.name('dim-light'),
        { x: TORCH.x, y: TORCH.y - ((bright + dim) / 2) * SCALE + 5 },
        'middle',
        'in-light',
      ),
      label(words.name('bright-light'), { x: TORCH.x, y: TORCH.y - (bright / 2) * SCALE + 5 }, 'middle', 'in-light'),
      measure(right(0), right(bright)),
      measure(right(bright), right(dim)),
      label(words.length(bright), { x: right(bright / 2).x, y: below + 20 }),
      label(words.length(additionalDimFeet), { x: right((bright + dim) / 2).x, y: below + 20 }),
      label(words.name('torch'), { x: TORCH.x - 8, y: below + 8 }, 'end'),
    ]
  },
}
