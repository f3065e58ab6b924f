/** Weapons of SRD 5.1; the Net, the last row of the book, is thrown gear in core. */
export const WEAPONS = {
  heading: 'Weapons',
  page: 66,
  columns: ['Name', 'Cost', 'Damage', 'Weight', 'Properties'],
  rows: `
    Simple Melee Weapons
    Club            | 1 SP  | 1d4 Bludgeoning | 2 lb.   | Light
    Dagger          | 2 GP  | 1d4 Piercing    | 1 lb.   | Finesse, Light, Thrown (Range 20/60)
    Greatclub       | 2 SP  | 1d8 Bludgeoning | 10 lb.  | Two-Handed
    Handaxe         | 5 GP  | 1d6 Slashing    | 2 lb.   | Light, Thrown (Range 20/60)
    Javelin         | 5 SP  | 1d6 Piercing    | 2 lb.   | Thrown (Range 30/120)
    Light Hammer    | 2 GP  | 1d4 Bludgeoning | 2 lb.   | Light, Thrown (Range 20/60)
    Mace            | 5 GP  | 1d6 Bludgeoning | 4 lb.   | —
    Quarterstaff    | 2 SP  | 1d6 Bludgeoning | 4 lb.   | Versatile (1d8)
    Sickle          | 1 GP  | 1d4 Slashing    | 2 lb.   | Light
    Spear           | 1 GP  | 1d6 Piercing    | 3 lb.   | Thrown (Range 20/60), Versatile (1d8)
    Simple Ranged Weapons
    Crossbow, Light | 25 GP | 1d8 Piercing    | 5 lb.   | Ammunition (Range 80/320; Bolt), Loading, Two-Handed
    Dart            | 5 CP  | 1d4 Piercing    | 1/4 lb. | Finesse, Thrown (Range 20/60)
    Shortbow        | 25 GP | 1d6 Piercing    | 2 lb.   | Ammunition (Range 80/320; Arrow), Two-Handed
    Sling           | 1 SP  | 1d4 Bludgeoning | —       | Ammunition (Range 30/120; Bullet)
    Martial Melee Weapons
    Battleaxe       | 10 GP | 1d8 Slashing    | 4 lb.   | Versatile (1d10)
    Flail           | 10 GP | 1d8 Bludgeoning | 2 lb.   | —
    Glaive          | 20 GP | 1d10 Slashing   | 6 lb.   | Heavy, Reach, Two-Handed
    Greataxe        | 30 GP | 1d12 Slashing   | 7 lb.   | Heavy, Two-Handed
    Greatsword      | 50 GP | 2d6 Slashing    | 6 lb.   | Heavy, Two-Handed
    Halberd         | 20 GP | 1d10 Slashing   | 6 lb.   | Heavy, Reach, Two-Handed
    Lance           | 10 GP | 1d12 Piercing   | 6 lb.   | Reach (Disadvantage within 5; one hand if mounted)
    Longsword       | 15 GP | 1d8 Slashing    | 3 lb.   | Versatile (1d10)
    Maul            | 10 GP | 2d6 Bludgeoning | 10 lb.  | Heavy, Two-Handed
    Morningstar     | 15 GP | 1d8 Piercing    | 4 lb.   | —
    Pike            | 5 GP  | 1d10 Piercing   | 18 lb.  | Heavy, Reach, Two-Handed
    Rapier          | 25 GP | 1d8 Piercing    | 2 lb.   | Finesse
    Scimitar        | 25 GP | 1d6 Slashing    | 3 lb.   | Finesse, Light
    Shortsword      | 10 GP | 1d6 Piercing    | 2 lb.   | Finesse, Light
    Trident         | 5 GP  | 1d6 Piercing    | 4 lb.   | Thrown (Range 20/60), Versatile (1d8)
    War Pick        | 5 GP  | 1d8 Piercing    | 2 lb.   | —
    Warhammer       | 15 GP | 1d8 Bludgeoning | 2 lb.   | Versatile (1d10)
    Whip            | 2 GP  | 1d4 Slashing    | 3 lb.   | Finesse, Reach
    Martial Ranged Weapons
    Blowgun         | 10 GP | 1 Piercing      | 1 lb.   | Ammunition (Range 25/100; Needle), Loading
    Crossbow, Hand  | 75 GP | 1d6 Piercing    | 3 lb.   | Ammunition (Range 30/120; Bolt), Light, Loading
    Crossbow, Heavy | 50 GP | 1d10 Piercing   | 18 lb.  | Ammunition (Range 100/400; Bolt), Heavy, Loading, Two-Handed
    Longbow         | 50 GP | 1d8 Piercing    | 2 lb.   | Ammunition (Range 150/600; Arrow), Heavy, Two-Handed
  `,
} as const

/** Cost and weight of armor, adventuring gear, tools and tack in SRD 5.1. */
export const PRICES = {
  heading: 'Armor; Adventuring Gear; Tools; Tack, Harness, and Drawn Vehicles',
  page: 69,
  columns: ['Item', 'Cost', 'Weight'],
  rows: `
    Padded Armor            | 5 GP     | 8 lb.
    Leather Armor           | 10 GP    | 10 lb.
    Studded Leather Armor   | 45 GP    | 13 lb.
    Hide Armor              | 10 GP    | 12 lb.
    Chain Shirt             | 50 GP    | 20 lb.
    Scale Mail              | 50 GP    | 45 lb.
    Breastplate             | 400 GP   | 20 lb.
    Half Plate Armor        | 750 GP   | 40 lb.
    Ring Mail               | 30 GP    | 40 lb.
    Chain Mail              | 75 GP    | 55 lb.
    Splint Armor            | 200 GP   | 60 lb.
    Plate Armor             | 1,500 GP | 65 lb.
    Shield                  | 10 GP    | 6 lb.
    Abacus                  | 2 GP     | 2 lb.
    Acid                    | 25 GP    | 1 lb.
    Alchemist’s Fire        | 50 GP    | 1 lb.
    Arrows                  | 1 GP     | 1 lb.
    Needles                 | 1 GP     | 1 lb.
    Bolts                   | 1 GP     | 1½ lb.
    Sling Bullets           | 4 CP     | 1½ lb.
    Antitoxin               | 50 GP    | —
    Crystal                 | 10 GP    | 1 lb.
    Orb                     | 20 GP    | 3 lb.
    Rod                     | 10 GP    | 2 lb.
    Staff                   | 5 GP     | 4 lb.
    Wand                    | 10 GP    | 1 lb.
    Backpack                | 2 GP     | 5 lb.
    Ball Bearings           | 1 GP     | 2 lb.
    Barrel                  | 2 GP     | 70 lb.
    Basket                  | 4 SP     | 2 lb.
    Bedroll                 | 1 GP     | 7 lb.
    Bell                    | 1 GP     | —
    Blanket                 | 5 SP     | 3 lb.
    Block and Tackle        | 1 GP     | 5 lb.
    Book                    | 25 GP    | 5 lb.
    Bottle, Glass           | 2 GP     | 2 lb.
    Bucket                  | 5 CP     | 2 lb.
    Caltrops                | 1 GP     | 2 lb.
    Candle                  | 1 CP     | —
    Case, Crossbow Bolt     | 1 GP     | 1 lb.
    Case, Map or Scroll     | 1 GP     | 1 lb.
    Chain                   | 5 GP     | 10 lb.
    Chalk                   | 1 CP     | —
    Chest                   | 5 GP     | 25 lb.
    Climber’s Kit           | 25 GP    | 12 lb.
    Clothes, Common         | 5 SP     | 3 lb.
    Costume                 | 5 GP     | 4 lb.
    Clothes, Fine           | 15 GP    | 6 lb.
    Clothes, Traveler’s     | 2 GP     | 4 lb.
    Component Pouch         | 25 GP    | 2 lb.
    Crowbar                 | 2 GP     | 5 lb.
    Sprig of Mistletoe      | 1 GP     | —
    Totem                   | 1 GP     | —
    Wooden Staff            | 5 GP     | 4 lb.
    Yew Wand                | 10 GP    | 1 lb.
    Fishing Tackle          | 1 GP     | 4 lb.
    Flask                   | 2 CP     | 1 lb.
    Grappling Hook          | 2 GP     | 4 lb.
    Hammer                  | 1 GP     | 3 lb.
    Sledgehammer            | 2 GP     | 10 lb.
    Healer’s Kit            | 5 GP     | 3 lb.
    Amulet                  | 5 GP     | 1 lb.
    Emblem                  | 5 GP     | —
    Reliquary               | 5 GP     | 2 lb.
    Holy Water              | 25 GP    | 1 lb.
    Hourglass               | 25 GP    | 1 lb.
    Hunting Trap            | 5 GP     | 25 lb.
    Ink                     | 10 GP    | —
    Ink Pen                 | 2 CP     | —
    Jug                     | 2 CP     | 4 lb.
    Ladder                  | 1 SP     | 25 lb.
    Lamp                    | 5 SP     | 1 lb.
    Lantern, Bullseye       | 10 GP    | 2 lb.
    Lantern, Hooded         | 5 GP     | 2 lb.
    Lock                    | 10 GP    | 1 lb.
    Magnifying Glass        | 100 GP   | —
    Manacles                | 2 GP     | 6 lb.
    Mess Kit                | 2 SP     | 1 lb.
    Mirror                  | 5 GP     | 1/2 lb.
    Net                     | 1 GP     | 3 lb.
    Oil                     | 1 SP     | 1 lb.
    Paper                   | 2 SP     | —
    Parchment               | 1 SP     | —
    Perfume                 | 5 GP     | —
    Pick, Miner’s           | 2 GP     | 10 lb.
    Piton                   | 5 CP     | 1/4 lb.
    Poison, Basic           | 100 GP   | —
    Pole                    | 5 CP     | 7 lb.
    Pot, Iron               | 2 GP     | 10 lb.
    Potion of Healing       | 50 GP    | 1/2 lb.
    Pouch                   | 5 SP     | 1 lb.
    Quiver                  | 1 GP     | 1 lb.
    Ram, Portable           | 4 GP     | 35 lb.
    Rations                 | 5 SP     | 2 lb.
    Robe                    | 1 GP     | 4 lb.
    Rope                    | 1 GP     | 10 lb.
    Silk Rope               | 10 GP    | 5 lb.
    Sack                    | 1 CP     | 1/2 lb.
    Scale, Merchant’s       | 5 GP     | 3 lb.
    Sealing Wax             | 5 SP     | —
    Shovel                  | 2 GP     | 5 lb.
    Signal Whistle          | 5 CP     | —
    Signet Ring             | 5 GP     | —
    Soap                    | 2 CP     | —
    Spellbook               | 50 GP    | 3 lb.
    Spikes, Iron            | 1 GP     | 5 lb.
    Spyglass                | 1,000 GP | 1 lb.
    Tent                    | 2 GP     | 20 lb.
    Tinderbox               | 5 SP     | 1 lb.
    Torch                   | 1 CP     | 1 lb.
    Vial                    | 1 GP     | —
    Waterskin               | 2 SP     | 5 lb.
    Whetstone               | 1 CP     | 1 lb.
    Alchemist’s Supplies    | 50 GP    | 8 lb.
    Brewer’s Supplies       | 20 GP    | 9 lb.
    Calligrapher’s Supplies | 10 GP    | 5 lb.
    Carpenter’s Tools       | 8 GP     | 6 lb.
    Cartographer’s Tools    | 15 GP    | 6 lb.
    Cobbler’s Tools         | 5 GP     | 5 lb.
    Cook’s Utensils         | 1 GP     | 8 lb.
    Glassblower’s Tools     | 30 GP    | 5 lb.
    Jeweler’s Tools         | 25 GP    | 2 lb.
    Leatherworker’s Tools   | 5 GP     | 5 lb.
    Mason’s Tools           | 10 GP    | 8 lb.
    Painter’s Supplies      | 10 GP    | 5 lb.
    Potter’s Tools          | 10 GP    | 3 lb.
    Smith’s Tools           | 20 GP    | 8 lb.
    Tinker’s Tools          | 50 GP    | 10 lb.
    Weaver’s Tools          | 1 GP     | 5 lb.
    Woodcarver’s Tools      | 1 GP     | 5 lb.
    Disguise Kit            | 25 GP    | 3 lb.
    Forgery Kit             | 15 GP    | 5 lb.
    Dice                    | 1 SP     | —
    Playing Cards           | 5 SP     | —
    Herbalism Kit           | 5 GP     | 3 lb.
    Bagpipes                | 30 GP    | 6 lb.
    Drum                    | 6 GP     | 3 lb.
    Dulcimer                | 25 GP    | 10 lb.
    Flute                   | 2 GP     | 1 lb.
    Lute                    | 35 GP    | 2 lb.
    Lyre                    | 30 GP    | 2 lb.
    Horn                    | 3 GP     | 2 lb.
    Pan Flute               | 12 GP    | 2 lb.
    Shawm                   | 2 GP     | 1 lb.
    Viol                    | 30 GP    | 1 lb.
    Navigator’s Tools       | 25 GP    | 2 lb.
    Poisoner’s Kit          | 50 GP    | 2 lb.
    Thieves’ Tools          | 25 GP    | 1 lb.
    Bit and Bridle          | 2 GP     | 1 lb.
    Carriage                | 100 GP   | 600 lb.
    Cart                    | 15 GP    | 200 lb.
    Chariot                 | 250 GP   | 100 lb.
    Feed                    | 5 CP     | 10 lb.
    Saddle, Exotic          | 60 GP    | 40 lb.
    Saddle, Military        | 20 GP    | 30 lb.
    Saddle, Pack            | 5 GP     | 15 lb.
    Saddle, Riding          | 10 GP    | 25 lb.
    Saddlebags              | 4 GP     | 8 lb.
    Sled                    | 20 GP    | 300 lb.
    Stabling                | 5 SP     | —
    Wagon                   | 35 GP    | 400 lb.
  `,
} as const

/** Equipment Packs; the string is counted in feet. */
export const PACKS = {
  heading: 'Equipment Packs',
  page: 70,
  columns: ['Pack', 'Cost', 'Contents'],
  rows: `
    Burglar’s Pack     | 16 GP | Backpack, Ball Bearings, 10 String, Bell, 5 Candle, Crowbar, Hammer, 10 Piton, Hooded Lantern, 2 Oil, 5 Rations, Tinderbox, Waterskin, Rope
    Diplomat’s Pack    | 39 GP | Chest, 2 Map or Scroll Case, Fine Clothes, Ink, Ink Pen, Lamp, 2 Oil, 5 Paper, Perfume, Sealing Wax, Soap
    Dungeoneer’s Pack  | 12 GP | Backpack, Crowbar, Hammer, 10 Piton, 10 Torch, Tinderbox, 10 Rations, Waterskin, Rope
    Entertainer’s Pack | 40 GP | Backpack, Bedroll, 2 Costume, 5 Candle, 5 Rations, Waterskin, Disguise Kit
    Explorer’s Pack    | 10 GP | Backpack, Bedroll, Mess Kit, Tinderbox, 10 Torch, 10 Rations, Waterskin, Rope
    Priest’s Pack      | 19 GP | Backpack, Blanket, 10 Candle, Tinderbox, Alms Box, 2 Incense Block, Censer, Vestments, 2 Rations, Waterskin
    Scholar’s Pack     | 40 GP | Backpack, Book, Ink, Ink Pen, 10 Parchment, Bag of Sand, Small Knife
  `,
} as const

/** Mounts and Other Animals of SRD 5.1. */
export const MOUNTS = {
  heading: 'Mounts and Other Animals',
  page: 71,
  columns: ['Item', 'Cost', 'Speed', 'Capacity'],
  rows: `
    Camel         | 50 GP  | 50 | 480
    Mule          | 8 GP   | 40 | 420
    Elephant      | 200 GP | 40 | 1,320
    Horse, Draft  | 50 GP  | 40 | 540
    Horse, Riding | 75 GP  | 60 | 480
    Mastiff       | 25 GP  | 40 | 195
    Pony          | 30 GP  | 40 | 225
    Warhorse      | 400 GP | 60 | 540
  `,
} as const

/** Waterborne Vehicles of SRD 5.1. */
export const WATERBORNE_VEHICLES = {
  heading: 'Waterborne Vehicles',
  page: 72,
  columns: ['Item', 'Cost', 'Speed'],
  rows: `
    Galley       | 30,000 GP | 4
    Keelboat     | 3,000 GP  | 1
    Longship     | 10,000 GP | 3
    Rowboat      | 50 GP     | 1½
    Sailing Ship | 10,000 GP | 2
    Warship      | 25,000 GP | 2½
  `,
} as const

/** Food and drink of SRD 5.1. */
export const FOOD_AND_DRINK = {
  heading: 'Food, Drink, and Lodging',
  page: 73,
  columns: ['Item', 'Cost'],
  rows: `
    Ale Gallon  | 2 SP
    Ale         | 4 CP
    Banquet     | 10 GP
    Bread       | 2 CP
    Cheese      | 1 SP
    Meat        | 3 SP
    Common Wine | 2 SP
    Fine Wine   | 10 GP
  `,
} as const

/** Meals of a day in SRD 5.1. */
export const MEALS = {
  heading: 'Food, Drink, and Lodging, meals (per day)',
  page: 74,
  columns: ['Lifestyle', 'Cost'],
  rows: `
    Squalid      | 3 CP
    Poor         | 6 CP
    Modest       | 3 SP
    Comfortable  | 5 SP
    Wealthy      | 8 SP
    Aristocratic | 2 GP
  `,
} as const

/** Services of SRD 5.1. */
export const SERVICES = {
  heading: 'Services',
  page: 74,
  columns: ['Service', 'Cost', 'Per'],
  rows: `
    Coach Between Towns | 3 CP | mile
    Coach Within City   | 1 CP | once
    Skilled Hireling    | 2 GP | day
    Untrained Hireling  | 2 SP | day
    Messenger           | 2 CP | mile
    Toll                | 1 CP | once
    Ship’s Passage      | 1 SP | mile
  `,
} as const

/** Poisons of SRD 5.1; Drow Poison is Spider’s Sting today. */
export const POISONS = {
  heading: 'Sample Poisons',
  page: 204,
  columns: [
    'Poison',
    'Cost',
    'Type',
    'DC',
    'Damage',
    'Success',
    'Conditions',
    'Failing by 5',
    'Duration',
    'Repeated',
    'Woken By',
  ],
  rows: `
    Assassin’s Blood   | 150 GP   | Ingested | 10 | 1d12 | half | Poisoned                | —           | 24 hours  | —                      | —
    Burnt Othur Fumes  | 500 GP   | Inhaled  | 13 | 3d6  | —    | —                       | —           | —         | start of turn, 1d6, 3  | —
    Crawler Mucus      | 200 GP   | Contact  | 13 | —    | —    | Poisoned, Paralyzed     | —           | 1 minute  | end of turn, —, 1      | —
    Spider’s Sting     | 200 GP   | Injury   | 13 | —    | —    | Poisoned                | Unconscious | 1 hour    | —                      | damage, shaking
    Essence of Ether   | 300 GP   | Inhaled  | 15 | —    | —    | Poisoned, Unconscious   | —           | 8 hours   | —                      | damage, shaking
    Malice             | 250 GP   | Inhaled  | 15 | —    | —    | Poisoned, Blinded       | —           | 1 hour    | —                      | —
    Midnight Tears     | 1,500 GP | Ingested | 17 | 9d6  | half | —                       | —           | —         | —                      | —
    Oil of Taggit      | 400 GP   | Contact  | 13 | —    | —    | Poisoned, Unconscious   | —           | 24 hours  | —                      | damage
    Pale Tincture      | 250 GP   | Ingested | 16 | 1d6  | —    | Poisoned                | —           | —         | every 24 hours, 1d6, 7 | —
    Purple Worm Poison | 2,000 GP | Injury   | 19 | 12d6 | half | —                       | —           | —         | —                      | —
    Serpent Venom      | 200 GP   | Injury   | 11 | 3d6  | half | —                       | —           | —         | —                      | —
    Torpor             | 600 GP   | Ingested | 15 | —    | —    | Poisoned, Incapacitated | —           | 4d6 hours | —                      | —
    Truth Serum        | 150 GP   | Ingested | 11 | —    | —    | Poisoned                | —           | 1 hour    | —                      | —
    Wyvern Poison      | 1,200 GP | Injury   | 15 | 7d6  | half | —                       | —           | —         | —                      | —
  `,
} as const

/** Gear that is thrown or splashed with a ranged attack; the Net of the Weapons table as well. */
export const THROWN_GEAR = {
  heading: 'Adventuring Gear, thrown; Net',
  page: 66,
  columns: ['Item', 'Range', 'Long', 'Splash', 'Target', 'Seen', 'Damage', 'Effect', 'Only', 'No Effect From'],
  rows: `
    Acid             | 20 | —  | 5 | creature or object | no | 2d6 Acid    | —                | —             | —
    Alchemist’s Fire | 20 | —  | — | creature or object | no | 1d4 Fire    | damage each turn | —             | —
    Holy Water       | 20 | —  | 5 | creature           | no | 2d6 Radiant | —                | Fiend, Undead | —
    Net              | 5  | 15 | — | creature           | no | —           | Restrained       | —             | Huge
    Oil              | 20 | —  | 5 | creature or object | no | —           | covered in oil   | —             | —
  `,
} as const

/** Gear that is spread on the ground. */
export const SPREAD_GEAR = {
  heading: 'Adventuring Gear, spread on the ground',
  page: 67,
  columns: ['Item', 'Square', 'Save DC', 'Damage', 'Slowed', 'Half Speed Is Safe'],
  rows: `
    Ball Bearings | 10 | 10 | —           | —  | yes
    Caltrops      | 5  | 15 | 1 Piercing  | 10 | yes
    Hunting Trap  | —  | 13 | 1d4 Piercing | — | no
    Oil           | 5  | —  | 5 Fire      | —  | no
  `,
} as const

/** The ability checks that gear takes. */
export const GEAR_CHECKS = {
  heading: 'Adventuring Gear, checks',
  page: 66,
  columns: ['Item', 'Ability', 'DC', 'Proficient With'],
  rows: `
    Alchemist’s Fire | Dexterity | 10 | —
    Chain            | Strength  | 20 | —
    Hunting Trap     | Strength  | 13 | —
    Lock             | Dexterity | 15 | Thieves’ Tools
    Manacles         | Dexterity | 20 | —
    Manacles         | Strength  | 20 | —
    Manacles         | Dexterity | 15 | Thieves’ Tools
    Net              | Strength  | 10 | —
    Rope             | Strength  | 17 | —
  `,
} as const

/** Rolls that gear makes better. */
export const GEAR_BENEFITS = {
  heading: 'Adventuring Gear, benefits',
  page: 66,
  columns: ['Item', 'Roll', 'Benefit', 'Ability', 'Minutes', 'Not For'],
  rows: `
    Antitoxin        | saving throw  | Advantage | —        | 60 | Undead, Construct
    Crowbar          | ability check | Advantage | Strength | —  | —
    Magnifying Glass | ability check | Advantage | —        | —  | —
    Saddle, Military | ability check | Advantage | —        | —  | —
    Ram, Portable    | ability check | +4        | Strength | —  | —
  `,
} as const

/** Other figures of gear, by the names of core. */
export const FIGURES_OF_GEAR = {
  heading: 'Adventuring Gear, figures',
  page: 66,
  columns: ['Figure', 'Value'],
  rows: `
    basic-poison.weaponsCoated          | 1
    basic-poison.ammunitionCoated       | 3
    basic-poison.extraDamage            | 1d4
    basic-poison.potencyMinutes         | 1
    basic-poison.saveDc                 | 10
    block-and-tackle.liftMultiplier     | 4
    chain.lengthFeet                    | 10
    chain.hitPoints                     | 10
    climbers-kit.longestFallFeet        | 25
    climbers-kit.movementFromAnchorFeet | 25
    healers-kit.uses                    | 10
    holy-water.ritualHours              | 1
    holy-water.silverCopperPieces       | 25 GP
    holy-water.spellSlotLevel           | 1
    hunting-trap.chainFeet              | 3
    hunting-trap.damageOfFailedCheck    | 1
    ink.fluidOunces                     | 1
    iron-spikes.piecesInBundle          | 10
    ladder.heightFeet                   | 10
    magnifying-glass.minutesToIgnite    | 5
    manacles.hitPoints                  | 15
    net.armorClass                      | 10
    net.slashingDamageToBreak           | 5
    oil.extraFireDamage                 | 5
    oil.dryMinutes                      | 1
    oil.burningRounds                   | 2
    oil.fuelHours                       | 6
    pole.lengthFeet                     | 10
    rope.lengthFeet                     | 50
    rope.hitPoints                      | 2
    spyglass.magnification              | 2
    tent.sleeps                         | 2
    tinderbox.minutesForOtherFires      | 1
    torch.fireDamage                    | 1
  `,
} as const

/**
 * Sample Traps, by their names of today. The damage of a pit is that of a fall of 10 feet and of the spikes; the Prone
 * condition comes with the fall. A spiked pit is read as a hidden one; a dart deals its own damage before the save.
 */
export const SAMPLE_TRAPS = {
  heading: 'Sample Traps',
  page: 196,
  columns: ['Trap', 'Found', 'Save', 'DC', 'On Success', 'Dice', 'Condition', 'Unavoidable', 'Feet'],
  rows: `
    Collapsing Roof     | 10 | Dexterity    | 15 | half | 4d10      | —        | —          | —
    Falling Net         | 10 | Strength     | 10 | none | —         | Prone    | Restrained | —
    Fire-Casting Statue | 15 | Dexterity    | 13 | half | 4d10      | —        | —          | 30
    Hidden Pit          | 15 | —            | —  | none | 1d6       | —        | —          | 10
    Locking Pit         | 15 | —            | —  | none | 1d6       | —        | —          | 10
    Poisoned Darts      | 15 | Constitution | 15 | half | 2d10      | —        | —          | —
    Poisoned Needle     | 20 | Constitution | 15 | all  | 2d10      | Poisoned | —          | —
    Rolling Stone       | 15 | Dexterity    | 15 | none | 10d10     | Prone    | —          | —
    Simple Pit          | 10 | —            | —  | none | 1d6       | —        | —          | 10
    Spiked Pit          | 15 | —            | —  | none | 1d6, 2d10 | —        | —          | 10
  `,
} as const

/** Trap Save DCs and Attack Bonuses; Damage Severity by Level. */
export const DANGERS_OF_TRAPS = {
  heading: 'Trap Save DCs and Attack Bonuses, Damage Severity by Level',
  page: 196,
  columns: ['Danger', 'Save DC', 'Attack Bonus', 'Level 1', 'Level 5', 'Level 11', 'Level 17'],
  rows: `
    Setback   | 10–11 | 3–5  | 1d10 | 2d10  | 4d10  | 10d10
    Dangerous | 12–15 | 6–8  | 2d10 | 4d10  | 10d10 | 18d10
    Deadly    | 16–20 | 9–12 | 4d10 | 10d10 | 18d10 | 24d10
  `,
} as const

/** Sample Traps: their other figures, by the names of core. */
export const FIGURES_OF_TRAPS = {
  heading: 'Sample Traps, figures',
  page: 196,
  columns: ['Figure', 'Value'],
  rows: `
    fallingNet.squareFeet         | 10
    fallingNet.escapeDc           | 10
    fallingNet.armorClass         | 10
    fallingNet.hitPoints          | 20
    fallingNet.slashingDamageToCut          | 5
    fallingNet.cutSquareFeet      | 5
    statue.dispelDc               | 13
    poisonedDarts.darts           | 4
    poisonedDarts.attackBonus     | +8
    poisonedDarts.damage          | 1d4[piercing]
    poisonedDarts.withinFeet      | 10
    poisonedNeedle.conditionHours | 1
    poisonedSpikes.saveDc         | 13
    poisonedSpikes.damage         | 4d10[poison]
    lockingPit.pryDc              | 20
    lockingPit.disableDc          | 15
    sphere.recognizeDc            | 20
    sphere.dispelDc               | 18
  `,
} as const
