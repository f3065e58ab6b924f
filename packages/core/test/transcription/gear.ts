/** Adventuring Gear. */
export const GEAR = {
  heading: 'Adventuring Gear',
  page: 95,
  columns: ['Item', 'Weight', 'Cost'],
  rows: `
    Acid                   | 1 lb.   | 25 GP
    Alchemist’s Fire       | 1 lb.   | 50 GP
    Ammunition             | Varies  | Varies
    Antitoxin              | —       | 50 GP
    Arcane Focus           | Varies  | Varies
    Backpack               | 5 lb.   | 2 GP
    Ball Bearings          | 2 lb.   | 1 GP
    Barrel                 | 70 lb.  | 2 GP
    Basket                 | 2 lb.   | 4 SP
    Bedroll                | 7 lb.   | 1 GP
    Bell                   | —       | 1 GP
    Blanket                | 3 lb.   | 5 SP
    Block and Tackle       | 5 lb.   | 1 GP
    Book                   | 5 lb.   | 25 GP
    Bottle, Glass          | 2 lb.   | 2 GP
    Bucket                 | 2 lb.   | 5 CP
    Burglar’s Pack         | 42 lb.  | 16 GP
    Caltrops               | 2 lb.   | 1 GP
    Candle                 | —       | 1 CP
    Case, Crossbow Bolt    | 1 lb.   | 1 GP
    Case, Map or Scroll    | 1 lb.   | 1 GP
    Chain                  | 10 lb.  | 5 GP
    Chest                  | 25 lb.  | 5 GP
    Climber’s Kit          | 12 lb.  | 25 GP
    Clothes, Fine          | 6 lb.   | 15 GP
    Clothes, Traveler’s    | 4 lb.   | 2 GP
    Component Pouch        | 2 lb.   | 25 GP
    Costume                | 4 lb.   | 5 GP
    Crowbar                | 5 lb.   | 2 GP
    Diplomat’s Pack        | 39 lb.  | 39 GP
    Druidic Focus          | Varies  | Varies
    Dungeoneer’s Pack      | 55 lb.  | 12 GP
    Entertainer’s Pack     | 58½ lb. | 40 GP
    Explorer’s Pack        | 55 lb.  | 10 GP
    Flask                  | 1 lb.   | 2 CP
    Grappling Hook         | 4 lb.   | 2 GP
    Healer’s Kit           | 3 lb.   | 5 GP
    Holy Symbol            | Varies  | Varies
    Holy Water             | 1 lb.   | 25 GP
    Hunting Trap           | 25 lb.  | 5 GP
    Ink                    | —       | 10 GP
    Ink Pen                | —       | 2 CP
    Jug                    | 4 lb.   | 2 CP
    Ladder                 | 25 lb.  | 1 SP
    Lamp                   | 1 lb.   | 5 SP
    Lantern, Bullseye      | 2 lb.   | 10 GP
    Lantern, Hooded        | 2 lb.   | 5 GP
    Lock                   | 1 lb.   | 10 GP
    Magnifying Glass       | —       | 100 GP
    Manacles               | 6 lb.   | 2 GP
    Map                    | —       | 1 GP
    Mirror                 | 1/2 lb. | 5 GP
    Net                    | 3 lb.   | 1 GP
    Oil                    | 1 lb.   | 1 SP
    Paper                  | —       | 2 SP
    Parchment              | —       | 1 SP
    Perfume                | —       | 5 GP
    Poison, Basic          | —       | 100 GP
    Pole                   | 7 lb.   | 5 CP
    Pot, Iron              | 10 lb.  | 2 GP
    Potion of Healing      | 1/2 lb. | 50 GP
    Pouch                  | 1 lb.   | 5 SP
    Priest’s Pack          | 29 lb.  | 33 GP
    Quiver                 | 1 lb.   | 1 GP
    Ram, Portable          | 35 lb.  | 4 GP
    Rations                | 2 lb.   | 5 SP
    Robe                   | 4 lb.   | 1 GP
    Rope                   | 5 lb.   | 1 GP
    Sack                   | 1/2 lb. | 1 CP
    Scholar’s Pack         | 22 lb.  | 40 GP
    Shovel                 | 5 lb.   | 2 GP
    Signal Whistle         | —       | 5 CP
    Spell Scroll (Cantrip) | —       | 30 GP
    Spell Scroll (Level 1) | —       | 50 GP
    Spikes, Iron           | 5 lb.   | 1 GP
    Spyglass               | 1 lb.   | 1,000 GP
    String                 | —       | 1 SP
    Tent                   | 20 lb.  | 2 GP
    Tinderbox              | 1 lb.   | 5 SP
    Torch                  | 1 lb.   | 1 CP
    Vial                   | —       | 1 GP
    Waterskin              | 5 lb. (full) | 2 SP
  `,
} as const

/** Ammunition. */
export const AMMUNITION_TABLE = {
  heading: 'Ammunition',
  page: 96,
  columns: ['Type', 'Amount', 'Storage', 'Weight', 'Cost'],
  rows: `
    Arrows           | 20 | Quiver | 1 lb.  | 1 GP
    Bolts            | 20 | Case   | 1½ lb. | 1 GP
    Bullets, Firearm | 10 | Pouch  | 2 lb.  | 3 GP
    Bullets, Sling   | 20 | Pouch  | 1½ lb. | 4 CP
    Needles          | 50 | Pouch  | 1 lb.  | 1 GP
  `,
} as const

/** Arcane Focuses (page 96), Druidic Focuses and Holy Symbols (page 97). */
export const FOCUSES = {
  heading: 'Arcane Focuses, Druidic Focuses, Holy Symbols',
  page: 96,
  columns: ['Focus', 'Weight', 'Cost'],
  rows: `
    Arcane Focuses
    Crystal                              | 1 lb. | 10 GP
    Orb                                  | 3 lb. | 20 GP
    Rod                                  | 2 lb. | 10 GP
    Staff (also a Quarterstaff)          | 4 lb. | 5 GP
    Wand                                 | 1 lb. | 10 GP
    Druidic Focuses
    Sprig of mistletoe                   | —     | 1 GP
    Wooden staff (also a Quarterstaff)   | 4 lb. | 5 GP
    Yew wand                             | 1 lb. | 10 GP
    Holy Symbols
    Amulet (worn or held)                | 1 lb. | 5 GP
    Emblem (borne on fabric or a Shield) | —     | 5 GP
    Reliquary (held)                     | 2 lb. | 5 GP
  `,
} as const

/** The contents of packs; Oil by the flask, Rations by the day, Paper and Parchment by the sheet. */
export const CONTENTS_OF_PACKS = {
  heading: 'Adventuring Gear, packs',
  page: 96,
  columns: ['Pack', 'Contents'],
  rows: `
    Burglar’s Pack     | Backpack, Ball Bearings, Bell, 10 Candle, Crowbar, Hooded Lantern, 7 Oil, 5 Rations, Rope, Tinderbox, Waterskin
    Diplomat’s Pack    | Chest, Fine Clothes, Ink, 5 Ink Pen, Lamp, 2 Map or Scroll Case, 4 Oil, 5 Paper, 5 Parchment, Perfume, Tinderbox
    Dungeoneer’s Pack  | Backpack, Caltrops, Crowbar, 2 Oil, 10 Rations, Rope, Tinderbox, 10 Torch, Waterskin
    Entertainer’s Pack | Backpack, Bedroll, Bell, Bullseye Lantern, 3 Costume, Mirror, 8 Oil, 9 Rations, Tinderbox, Waterskin
    Explorer’s Pack    | Backpack, Bedroll, 2 Oil, 10 Rations, Rope, Tinderbox, 10 Torch, Waterskin
    Priest’s Pack      | Backpack, Blanket, Holy Water, Lamp, 7 Rations, Robe, Tinderbox
    Scholar’s Pack     | Backpack, Book, Ink, Ink Pen, Lamp, 10 Oil, 10 Parchment, Tinderbox
  `,
} as const
