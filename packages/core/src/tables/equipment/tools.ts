import type { Ability } from '../../vocabulary/abilities.ts'
import type { CraftedItem, ToolWithVariants } from '../../vocabulary/equipment.ts'
import type { Tool } from '../../vocabulary/tools.ts'
import type { PriceAndWeight } from './price-and-weight.ts'

/** What a tool is used for. Its weight and cost are given here, or with its variants. */
export interface ToolRow {
  /** the ability of a check with the tool */
  readonly ability: Ability
  /** what the Utilize action does with the tool, one of these at a time */
  readonly utilize: readonly { readonly use: string; readonly dc: number }[]
  readonly crafts: readonly CraftedItem[]
}

/**
 * The tools. If the source defines by a rule what a tool crafts (any Melee weapon but four), the items are listed.
 *
 * @source SRD 5.2.1, Equipment, Tools (pages 93 and 94)
 */
export const TOOL_STATISTICS: Readonly<
  Record<Exclude<Tool, ToolWithVariants>, ToolRow & PriceAndWeight> & Record<ToolWithVariants, ToolRow>
> = {
  'alchemists-supplies': {
    ability: 'intelligence', weightQuarterPounds: 32, costCopperPieces: 5000,
    utilize: [{ use: 'identify-substance', dc: 15 }, { use: 'start-fire', dc: 15 }],
    crafts: ['acid', 'alchemists-fire', 'component-pouch', 'oil', 'paper', 'perfume'],
  },
  'brewers-supplies': {
    ability: 'intelligence', weightQuarterPounds: 36, costCopperPieces: 2000,
    utilize: [{ use: 'detect-poisoned-drink', dc: 15 }, { use: 'identify-alcohol', dc: 10 }],
    crafts: ['antitoxin'],
  },
  'calligraphers-supplies': {
    ability: 'dexterity', weightQuarterPounds: 20, costCopperPieces: 1000,
    utilize: [{ use: 'write-against-forgery', dc: 15 }],
    crafts: ['ink', 'spell-scroll'],
  },
  'carpenters-tools': {
    ability: 'strength', weightQuarterPounds: 24, costCopperPieces:  800,
    utilize: [{ use: 'seal-or-pry-open', dc: 20 }],
    crafts: ['club', 'greatclub', 'quarterstaff', 'barrel', 'chest', 'ladder', 'pole', 'portable-ram', 'torch'],
  },
  'cartographers-tools': {
    ability: 'wisdom', weightQuarterPounds: 24, costCopperPieces: 1500,
    utilize: [{ use: 'draft-map', dc: 15 }],
    crafts: ['map'],
  },
  'cobblers-tools': {
    ability: 'dexterity', weightQuarterPounds: 20, costCopperPieces:  500,
    utilize: [{ use: 'modify-footwear', dc: 10 }],
    crafts: ['climbers-kit'],
  },
  'cooks-utensils': {
    ability: 'wisdom', weightQuarterPounds: 32, costCopperPieces:  100,
    utilize: [{ use: 'improve-flavor', dc: 10 }, { use: 'detect-spoiled-food', dc: 15 }],
    crafts: ['rations'],
  },
  'glassblowers-tools': {
    ability: 'intelligence', weightQuarterPounds: 20, costCopperPieces: 3000,
    utilize: [{ use: 'discern-contents-of-glass', dc: 15 }],
    crafts: ['glass-bottle', 'magnifying-glass', 'spyglass', 'vial'],
  },
  'jewelers-tools': {
    ability: 'intelligence', weightQuarterPounds:  8, costCopperPieces: 2500,
    utilize: [{ use: 'discern-value-of-gem', dc: 15 }],
    crafts: ['arcane-focus', 'holy-symbol'],
  },
  'leatherworkers-tools': {
    ability: 'dexterity', weightQuarterPounds: 20, costCopperPieces:  500,
    utilize: [{ use: 'add-design', dc: 10 }],
    crafts: [
      'sling', 'whip', 'hide-armor', 'leather-armor', 'studded-leather-armor', 'backpack', 'crossbow-bolt-case',
      'map-or-scroll-case', 'parchment', 'pouch', 'quiver', 'waterskin',
    ],
  },
  'masons-tools': {
    ability: 'strength', weightQuarterPounds: 32, costCopperPieces: 1000,
    utilize: [{ use: 'chisel-symbol-or-hole', dc: 10 }],
    crafts: ['block-and-tackle'],
  },
  'painters-supplies': {
    ability: 'wisdom', weightQuarterPounds: 20, costCopperPieces: 1000,
    utilize: [{ use: 'paint-image', dc: 10 }],
    crafts: ['druidic-focus', 'holy-symbol'],
  },
  'potters-tools': {
    ability: 'intelligence', weightQuarterPounds: 12, costCopperPieces: 1000,
    utilize: [{ use: 'discern-contents-of-ceramic', dc: 15 }],
    crafts: ['jug', 'lamp'],
  },
  'smiths-tools': {
    ability: 'strength', weightQuarterPounds: 32, costCopperPieces: 2000,
    utilize: [{ use: 'pry-open', dc: 20 }],
    crafts: [
      'dagger', 'handaxe', 'javelin', 'light-hammer', 'mace', 'sickle', 'spear', 'battleaxe', 'flail', 'glaive',
      'greataxe', 'greatsword', 'halberd', 'lance', 'longsword', 'maul', 'morningstar', 'pike', 'rapier', 'scimitar',
      'shortsword', 'trident', 'warhammer', 'war-pick', 'chain-shirt', 'scale-mail', 'breastplate',
      'half-plate-armor', 'ring-mail', 'chain-mail', 'splint-armor', 'plate-armor', 'ball-bearings', 'bucket',
      'caltrops', 'chain', 'crowbar', 'firearm-bullets', 'grappling-hook', 'iron-pot', 'iron-spikes',
      'sling-bullets',
    ],
  },
  'tinkers-tools': {
    ability: 'dexterity', weightQuarterPounds: 40, costCopperPieces: 5000,
    utilize: [{ use: 'assemble-from-scrap', dc: 20 }],
    crafts: [
      'musket', 'pistol', 'bell', 'bullseye-lantern', 'flask', 'hooded-lantern', 'hunting-trap', 'lock', 'manacles',
      'mirror', 'shovel', 'signal-whistle', 'tinderbox',
    ],
  },
  'weavers-tools': {
    ability: 'dexterity', weightQuarterPounds: 20, costCopperPieces:  100,
    utilize: [{ use: 'mend-tear', dc: 10 }, { use: 'sew-design', dc: 10 }],
    crafts: [
      'padded-armor', 'basket', 'bedroll', 'blanket', 'fine-clothes', 'net', 'robe', 'rope', 'sack', 'string',
      'tent', 'travelers-clothes',
    ],
  },
  'woodcarvers-tools': {
    ability: 'dexterity', weightQuarterPounds: 20, costCopperPieces:  100,
    utilize: [{ use: 'carve-pattern', dc: 10 }],
    crafts: [
      'club', 'greatclub', 'quarterstaff', 'dart', 'light-crossbow', 'shortbow', 'blowgun', 'hand-crossbow',
      'heavy-crossbow', 'longbow', 'arcane-focus', 'arrows', 'bolts', 'druidic-focus', 'ink-pen', 'needles',
    ],
  },
  'disguise-kit': {
    ability: 'charisma', weightQuarterPounds: 12, costCopperPieces: 2500,
    utilize: [{ use: 'apply-makeup', dc: 10 }],
    crafts: ['costume'],
  },
  'forgery-kit': {
    ability: 'dexterity', weightQuarterPounds: 20, costCopperPieces: 1500,
    utilize: [{ use: 'mimic-handwriting', dc: 15 }, { use: 'duplicate-seal', dc: 20 }],
    crafts: [],
  },
  'gaming-set': {
    ability: 'wisdom',
    utilize: [{ use: 'discern-cheating', dc: 10 }, { use: 'win-game', dc: 20 }],
    crafts: [],
  },
  'herbalism-kit': {
    ability: 'intelligence', weightQuarterPounds: 12, costCopperPieces:  500,
    utilize: [{ use: 'identify-plant', dc: 10 }],
    crafts: ['antitoxin', 'candle', 'healers-kit', 'potion-of-healing'],
  },
  'musical-instrument': {
    ability: 'charisma',
    utilize: [{ use: 'play-tune', dc: 10 }, { use: 'improvise-song', dc: 15 }],
    crafts: [],
  },
  'navigators-tools': {
    ability: 'wisdom', weightQuarterPounds:  8, costCopperPieces: 2500,
    utilize: [{ use: 'plot-course', dc: 10 }, { use: 'determine-position', dc: 15 }],
    crafts: [],
  },
  'poisoners-kit': {
    ability: 'intelligence', weightQuarterPounds:  8, costCopperPieces: 5000,
    utilize: [{ use: 'detect-poisoned-object', dc: 10 }],
    crafts: ['basic-poison'],
  },
  'thieves-tools': {
    ability: 'dexterity', weightQuarterPounds:  4, costCopperPieces: 2500,
    utilize: [{ use: 'pick-lock', dc: 15 }, { use: 'disarm-trap', dc: 15 }],
    crafts: [],
  },
}
