import type { Pack, PackRow } from './packs.ts'

/**
 * The packs of SRD 5.1. Rations are counted in days, ball bearings in bags, and string in feet.
 *
 * @source SRD 5.1, Equipment, Equipment Packs (page 70)
 */
export const SRD_5_1_PACKS: Readonly<Record<Pack, PackRow>> = {
  'burglars-pack': {
    costCopperPieces: 1600,
    contents: {
      backpack: 1, 'ball-bearings': 1, string: 10, bell: 1, candle: 5, crowbar: 1, hammer: 1, piton: 10,
      'hooded-lantern': 1, oil: 2, rations: 5, tinderbox: 1, waterskin: 1, rope: 1,
    },
  },
  'diplomats-pack': {
    costCopperPieces: 3900,
    contents: {
      chest: 1, 'map-or-scroll-case': 2, 'fine-clothes': 1, ink: 1, 'ink-pen': 1, lamp: 1, oil: 2, paper: 5,
      perfume: 1, 'sealing-wax': 1, soap: 1,
    },
  },
  'dungeoneers-pack': {
    costCopperPieces: 1200,
    contents: {
      backpack: 1, crowbar: 1, hammer: 1, piton: 10, torch: 10, tinderbox: 1, rations: 10, waterskin: 1, rope: 1,
    },
  },
  'entertainers-pack': {
    costCopperPieces: 4000,
    contents: { backpack: 1, bedroll: 1, costume: 2, candle: 5, rations: 5, waterskin: 1, 'disguise-kit': 1 },
  },
  'explorers-pack': {
    costCopperPieces: 1000,
    contents: {
      backpack: 1, bedroll: 1, 'mess-kit': 1, tinderbox: 1, torch: 10, rations: 10, waterskin: 1, rope: 1,
    },
  },
  'priests-pack': {
    costCopperPieces: 1900,
    contents: {
      backpack: 1, blanket: 1, candle: 10, tinderbox: 1, 'alms-box': 1, 'incense-block': 2, censer: 1, vestments: 1,
      rations: 2, waterskin: 1,
    },
  },
  'scholars-pack': {
    costCopperPieces: 4000,
    contents: {
      backpack: 1, book: 1, ink: 1, 'ink-pen': 1, parchment: 10, 'bag-of-sand': 1, 'small-knife': 1,
    },
  },
}
