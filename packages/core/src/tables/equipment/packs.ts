import type { AdventuringGear } from '../../vocabulary/adventuring-gear.ts'

/** The packs. */
export type Pack = Extract<AdventuringGear, `${string}-pack`>

/** The price of a pack, and how many of each item it contains. */
export interface PackRow {
  readonly costCopperPieces: number
  readonly contents: Readonly<Record<string, number>>
}

/** How many of each item a pack contains. */
export type PackContents = Partial<Readonly<Record<Exclude<AdventuringGear, Pack>, number>>>

/**
 * What the packs contain; rations are counted in days.
 *
 * @source SRD 5.2.1, Equipment, Adventuring Gear (pages 96 to 99)
 */
export const PACKS: Readonly<Record<Pack, PackContents>> = {
  'burglars-pack': {
    backpack: 1, 'ball-bearings': 1, bell: 1, candle: 10, crowbar: 1, 'hooded-lantern': 1, oil: 7, rations: 5,
    rope: 1, tinderbox: 1, waterskin: 1,
  },
  'diplomats-pack': {
    chest: 1, 'fine-clothes': 1, ink: 1, 'ink-pen': 5, lamp: 1, 'map-or-scroll-case': 2, oil: 4, paper: 5,
    parchment: 5, perfume: 1, tinderbox: 1,
  },
  'dungeoneers-pack': {
    backpack: 1, caltrops: 1, crowbar: 1, oil: 2, rations: 10, rope: 1, tinderbox: 1, torch: 10, waterskin: 1,
  },
  'entertainers-pack': {
    backpack: 1, bedroll: 1, bell: 1, 'bullseye-lantern': 1, costume: 3, mirror: 1, oil: 8, rations: 9,
    tinderbox: 1, waterskin: 1,
  },
  'explorers-pack': {
    backpack: 1, bedroll: 1, oil: 2, rations: 10, rope: 1, tinderbox: 1, torch: 10, waterskin: 1,
  },
  'priests-pack': {
    backpack: 1, blanket: 1, 'holy-water': 1, lamp: 1, rations: 7, robe: 1, tinderbox: 1,
  },
  'scholars-pack': {
    backpack: 1, book: 1, ink: 1, 'ink-pen': 1, lamp: 1, oil: 10, parchment: 10, tinderbox: 1,
  },
}
