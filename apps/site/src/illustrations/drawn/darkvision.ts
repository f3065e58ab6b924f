import { brighter, type LightLevel, lightShed, SPECIAL_SENSES } from '@rulestone/core'
import { type Illustration, WIDTH } from '../illustration.ts'
import { box, label } from '../kit/shapes.ts'
import { RADII } from './light.ts'

/** The range of the Darkvision, and how far is drawn, in feet. */
export const RANGE = 60
const FAR = 75

/** How bright a place looks at a distance from a Torch that you carry. */
const seenAt = (feet: number, range: number): LightLevel => {
  const lit = lightShed({ source: 'torch', distanceFeet: feet })
  return feet <= range ? brighter({ light: lit, levels: SPECIAL_SENSES.darkvision.lightLevelsBrighter }) : lit
}

/** The stretches of a distance that look the same, from you outward. */
export function stretches(
  range: number,
): readonly { readonly from: number; readonly to: number; readonly level: LightLevel }[] {
  const ends = Array.from(new Set([...RADII, range, FAR]))
    .filter((feet) => feet > 0)
    .sort((one, other) => one - other)
  const parts: { from: number; to: number; level: LightLevel }[] = []
  for (const to of ends) {
    const last = parts.at(-1)
    const level = seenAt(to, range)
    if (last?.level === level) last.to = to
    else parts.push({ from: last?.to ?? 0, to, level })
  }
  return parts
}

const KINDS = { 'bright-light': 'bright', 'dim-light': 'dim', darkness: 'dark' } as const
const SCALE = WIDTH / FAR
const BAND = 40

/** What you see by the light of a Torch, without Darkvision and with it. */
export const darkvision: Illustration = {
  id: 'darkvision',
  height: 166,
  lengths: { range: RANGE, bright: RADII[0], lit: RADII[1] },
  draw: (words) => [
    ...[0, RANGE].flatMap((range, index) => {
      const top = 24 + index * 78
      return [
        label(words.label(range === 0 ? 'without' : 'with'), { x: 0, y: top - 8 }, 'start', 'strong'),
        ...stretches(range).flatMap(({ from, to, level }) => {
          const corner = { x: from * SCALE, y: top }
          const wide = (to - from) * SCALE
          const middle = { x: corner.x + wide / 2, y: top + BAND / 2 + 5 }
          return [
            box(KINDS[level], corner, wide, BAND),
            ...(level === 'dim-light' ? [box('hatched', corner, wide, BAND)] : []),
            label(words.name(level), middle, 'middle', 'in-light'),
          ]
        }),
        box('edge', { x: 0, y: top }, WIDTH, BAND),
      ]
    }),
    ...RADII.map((feet) => label(words.bareLength(feet), { x: feet * SCALE, y: 162 })),
    label(words.length(RANGE), { x: RANGE * SCALE, y: 162 }),
  ],
}
