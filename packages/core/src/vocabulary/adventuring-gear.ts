import { isOneOf } from '../one-of.ts'

/**
 * Adventuring gear, in the order of the Adventuring Gear table, where a lantern is under L and a pack under its own
 * name. Ammunition, focuses and holy symbols, which vary in price, have their own lists.
 *
 * @source SRD 5.2.1, Equipment, Adventuring Gear (page 95)
 */
export const ADVENTURING_GEAR = [
  'acid', 'alchemists-fire', 'antitoxin', 'backpack', 'ball-bearings', 'barrel', 'basket', 'bedroll', 'bell',
  'blanket', 'block-and-tackle', 'book', 'glass-bottle', 'bucket', 'burglars-pack', 'caltrops', 'candle',
  'crossbow-bolt-case', 'map-or-scroll-case', 'chain', 'chest', 'climbers-kit', 'fine-clothes', 'travelers-clothes',
  'component-pouch', 'costume', 'crowbar', 'diplomats-pack', 'dungeoneers-pack', 'entertainers-pack',
  'explorers-pack', 'flask', 'grappling-hook', 'healers-kit', 'holy-water', 'hunting-trap', 'ink', 'ink-pen', 'jug',
  'ladder', 'lamp', 'bullseye-lantern', 'hooded-lantern', 'lock', 'magnifying-glass', 'manacles', 'map', 'mirror',
  'net', 'oil', 'paper', 'parchment', 'perfume', 'basic-poison', 'pole', 'iron-pot', 'potion-of-healing', 'pouch',
  'priests-pack', 'quiver', 'portable-ram', 'rations', 'robe', 'rope', 'sack', 'scholars-pack', 'shovel',
  'signal-whistle', 'spell-scroll-cantrip', 'spell-scroll-level-1', 'iron-spikes', 'spyglass', 'string', 'tent',
  'tinderbox', 'torch', 'vial', 'waterskin',
] as const

/** The id of a piece of adventuring gear. */
export type AdventuringGear = (typeof ADVENTURING_GEAR)[number]

/** Whether a value is the id of a piece of adventuring gear. */
export const isAdventuringGear = (value: unknown): value is AdventuringGear => isOneOf(value, ADVENTURING_GEAR)

/** A value for each piece of adventuring gear. */
export type ByAdventuringGear<Value> = Readonly<Record<AdventuringGear, Value>>
