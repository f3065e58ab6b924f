import { expect, test } from 'vitest'
import { ADVENTURING_GEAR, type AdventuringGear } from '../../vocabulary/adventuring-gear.ts'
import { GEAR_STATISTICS } from './adventuring-gear.ts'
import { PACKS, type Pack } from './packs.ts'

const PACK_IDS = ADVENTURING_GEAR.filter((gear): gear is Pack => gear.endsWith('-pack'))

const isGear = (id: string): id is AdventuringGear => ADVENTURING_GEAR.some((gear) => gear === id)

/** What a pack contains comes to, in the figures of the Adventuring Gear table. */
function sumOf(pack: Pack, figure: 'weightQuarterPounds' | 'costCopperPieces'): number {
  return Object.entries(PACKS[pack]).reduce(
    (sum, [gear, count]) => sum + (isGear(gear) ? GEAR_STATISTICS[gear][figure] * count : Number.NaN),
    0,
  )
}

// SRD 5.2.1, Equipment, Adventuring Gear (the page stands after each)
test.each<readonly [Pack, string]>([
  // 96
  [
    'burglars-pack',
    '1 backpack, 1 ball-bearings, 1 bell, 10 candle, 1 crowbar, 1 hooded-lantern, 7 oil, 5 rations, 1 rope, 1 tinderbox, 1 waterskin',
  ],
  // 97
  [
    'diplomats-pack',
    '1 chest, 1 fine-clothes, 1 ink, 5 ink-pen, 1 lamp, 2 map-or-scroll-case, 4 oil, 5 paper, 5 parchment, 1 perfume, 1 tinderbox',
  ],
  // 97
  [
    'dungeoneers-pack',
    '1 backpack, 1 caltrops, 1 crowbar, 2 oil, 10 rations, 1 rope, 1 tinderbox, 10 torch, 1 waterskin',
  ],
  // 97
  [
    'entertainers-pack',
    '1 backpack, 1 bedroll, 1 bell, 1 bullseye-lantern, 3 costume, 1 mirror, 8 oil, 9 rations, 1 tinderbox, 1 waterskin',
  ],
  // 97
  ['explorers-pack', '1 backpack, 1 bedroll, 2 oil, 10 rations, 1 rope, 1 tinderbox, 10 torch, 1 waterskin'],
  // 99
  ['priests-pack', '1 backpack, 1 blanket, 1 holy-water, 1 lamp, 7 rations, 1 robe, 1 tinderbox'],
  // 99
  ['scholars-pack', '1 backpack, 1 book, 1 ink, 1 ink-pen, 1 lamp, 10 oil, 10 parchment, 1 tinderbox'],
])('what the %s contains', (pack, contents) => {
  const printed = Object.entries(PACKS[pack]).map(([gear, count]) => `${count} ${gear}`)
  expect(printed.join(', ')).toBe(contents)
  expect(PACK_IDS).toContain(pack)
})

test('no other packs', () => {
  expect(Object.keys(PACKS)).toEqual(PACK_IDS)
})

test.each(PACK_IDS)('the %s weighs what its contents weigh', (pack) => {
  expect(sumOf(pack, 'weightQuarterPounds')).toBe(GEAR_STATISTICS[pack].weightQuarterPounds)
})

test.each(PACK_IDS)('the %s costs what its contents cost, to the nearest Gold Piece or so', (pack) => {
  const difference = GEAR_STATISTICS[pack].costCopperPieces - sumOf(pack, 'costCopperPieces')
  expect(Math.abs(difference)).toBeLessThanOrEqual(100)
})
