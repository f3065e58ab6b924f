import { SPELL_IDS, type SpellArea, spell } from '@rulestone/compendium'
import { LOCALES } from '@rulestone/text'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, test } from 'vitest'
import { figureOf } from './figure-of.ts'
import { areaDrawing, areaDrawings } from './spell-areas.ts'

const WITH_AREAS = SPELL_IDS.filter((id) => spell(id).areas)

describe.each(LOCALES)('%s: each area of a spell is drawn inside its frame, with words:', (locale) => {
  test.each(WITH_AREAS)('%s', async (id) => {
    for (const drawing of areaDrawings(spell(id).areas)) {
      const html = toHtml(await figureOf(drawing, locale))
      expect(html).not.toMatch(/undefined|NaN|Infinity|\{\{|style=/)
      for (const [, x, y] of html.matchAll(/ x="([-\d.]+)" y="([-\d.]+)"/g)) {
        expect.soft(Number(x)).toBeGreaterThanOrEqual(0)
        expect.soft(Number(x)).toBeLessThanOrEqual(320)
        expect.soft(Number(y)).toBeLessThanOrEqual(drawing.height)
      }
    }
  })
})

// By the words of each spell: a ring or panels can stand in too many ways, and a person beside the others is too small to see.
test('areas that are not drawn', () => {
  const without = WITH_AREAS.filter((id) => areaDrawings(spell(id).areas).length === 0)
  expect(without).toEqual(['mirage-arcane', 'storm-of-vengeance', 'tsunami', 'wall-of-stone'])
})

test.each<[SpellArea, Readonly<Record<string, number>>]>([
  [
    { shape: 'sphere', radiusFeet: 20 },
    { radius: 20, square: 5 },
  ],
  [
    { shape: 'cone', lengthFeet: 60 },
    { long: 60, square: 5 },
  ],
  [
    { shape: 'line', lengthFeet: 100, widthFeet: 5 },
    { long: 100, wide: 5, square: 10 },
  ],
  [
    { shape: 'cylinder', radiusFeet: 20, heightFeet: 40 },
    { radius: 20, height: 40, square: 5 },
  ],
  [
    { shape: 'wall', lengthFeet: 90, heightFeet: 30 },
    { long: 90, height: 30, square: 10 },
  ],
])('the lengths that the caption of %o names', (area, lengths) => {
  expect(areaDrawing(area)?.lengths).toEqual(lengths)
})
