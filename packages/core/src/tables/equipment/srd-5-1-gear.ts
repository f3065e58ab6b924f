import { EQUIPMENT_PRICES } from './equipment-prices.ts'
import type { PriceAndWeight } from './price-and-weight.ts'
import { SRD_5_1_WEAPONS } from './srd-5-1-weapons.ts'

/**
 * The gear and tack that only SRD 5.1 sells. Its two ropes are 50 feet long; its rope of hemp has the price of today’s
 * rope and twice the weight.
 *
 * @source SRD 5.1, Equipment, Adventuring Gear (page 69), Tack, Harness, and Drawn Vehicles (page 72)
 */
export const SRD_5_1_ONLY_GEAR = {
  abacus:             { weightQuarterPounds:  8, costCopperPieces:  200 },
  'bit-and-bridle':   { weightQuarterPounds:  4, costCopperPieces:  200 },
  chalk:              { weightQuarterPounds:  0, costCopperPieces:    1 },
  'common-clothes':   { weightQuarterPounds: 12, costCopperPieces:   50 },
  'fishing-tackle':   { weightQuarterPounds: 16, costCopperPieces:  100 },
  hammer:             { weightQuarterPounds: 12, costCopperPieces:  100 },
  hourglass:          { weightQuarterPounds:  4, costCopperPieces: 2500 },
  'merchants-scale':  { weightQuarterPounds: 12, costCopperPieces:  500 },
  'mess-kit':         { weightQuarterPounds:  4, costCopperPieces:   20 },
  'miners-pick':      { weightQuarterPounds: 40, costCopperPieces:  200 },
  'pack-saddle':      { weightQuarterPounds: 60, costCopperPieces:  500 },
  piton:              { weightQuarterPounds:  1, costCopperPieces:    5 },
  saddlebags:         { weightQuarterPounds: 32, costCopperPieces:  400 },
  'sealing-wax':      { weightQuarterPounds:  0, costCopperPieces:   50 },
  'signet-ring':      { weightQuarterPounds:  0, costCopperPieces:  500 },
  'silk-rope':        { weightQuarterPounds: 20, costCopperPieces: 1000 },
  sledgehammer:       { weightQuarterPounds: 40, costCopperPieces:  200 },
  soap:               { weightQuarterPounds:  0, costCopperPieces:    2 },
  spellbook:          { weightQuarterPounds: 12, costCopperPieces: 5000 },
  totem:              { weightQuarterPounds:  0, costCopperPieces:  100 },
  whetstone:          { weightQuarterPounds:  4, costCopperPieces:    1 },
} as const satisfies Readonly<Record<string, PriceAndWeight>>

/** The id of an item that only SRD 5.1 sells. */
export type Srd51OnlyGear = keyof typeof SRD_5_1_ONLY_GEAR

const {
  musket: _musket,
  pistol: _pistol,
  'firearm-bullets': _bullets,
  dragonchess: _dragonchess,
  'three-dragon-ante': _threeDragonAnte,
  map: _map,
  'spell-scroll-cantrip': _cantrip,
  'spell-scroll-level-1': _level1,
  string: _string,
  'burglars-pack': _burglarsPack,
  'diplomats-pack': _diplomatsPack,
  'dungeoneers-pack': _dungeoneersPack,
  'entertainers-pack': _entertainersPack,
  'explorers-pack': _explorersPack,
  'priests-pack': _priestsPack,
  'scholars-pack': _scholarsPack,
  ...sold
} = EQUIPMENT_PRICES

/**
 * The weight and the cost of every item of SRD 5.1 that has one of each; its packs have no weight.
 *
 * @source SRD 5.1, Equipment (pages 63 to 72)
 */
export const SRD_5_1_EQUIPMENT_PRICES: Readonly<Record<string, PriceAndWeight>> = {
  ...sold,
  ...SRD_5_1_WEAPONS,
  rope: { weightQuarterPounds: 40, costCopperPieces: 100 },
  ...SRD_5_1_ONLY_GEAR,
}
