import { type CoverDegree, coverBonus } from '@rulestone/core'
import type { Illustration } from '../illustration.ts'
import { box, cropped, label, line, person } from '../kit/shapes.ts'

/** How much of a target each degree covers at least, in quarters. */
const COVERED_QUARTERS = { half: 2, 'three-quarters': 3, total: 4 } as const satisfies Partial<
  Record<CoverDegree, number>
>

const TALL = 96
const GROUND = 108
const WALL = 78
const COLUMN = 108

/** A target behind more and more of a wall, as an attacker on the other side sees it. */
export const cover: Illustration = {
  id: 'cover',
  height: 168,
  draw: (words) =>
    (['half', 'three-quarters', 'total'] as const).flatMap((degree, index) => {
      const x = 52 + index * COLUMN
      const high = (TALL * COVERED_QUARTERS[degree]) / 4
      const bonus = coverBonus(degree)
      const corner = { x: x - WALL / 2, y: GROUND - high }
      return [
        box('wall', corner, WALL, high),
        person('hidden', { x, y: GROUND }, TALL),
        ...(high < TALL
          ? [
              cropped(
                person('self', { x, y: GROUND }, TALL),
                { x: corner.x, y: GROUND - TALL - 2 },
                WALL,
                TALL - high + 2,
              ),
            ]
          : []),
        box('edge', corner, WALL, high),
        line('edge', { x: x - 50, y: GROUND }, { x: x + 50, y: GROUND }),
        label(words.label(degree), { x, y: GROUND + 22 }, 'middle', 'strong'),
        label(bonus > 0 ? words.signed(bonus) : words.label('no-target'), {
          x,
          y: GROUND + 42,
        }),
      ]
    }),
}
