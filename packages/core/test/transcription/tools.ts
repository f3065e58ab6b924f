/** Tools: what their descriptions say. */
export const TOOLS = {
  heading: 'Tools',
  page: 93,
  columns: ['Tool', 'Cost', 'Ability', 'Weight', 'Utilize', 'Craft'],
  rows: `
    Artisan’s Tools
    Alchemist’s Supplies    | 50 GP | Intelligence | 8 lb.  | identify substance (DC 15), start fire (DC 15)          | Acid, Alchemist’s Fire, Component Pouch, Oil, Paper, Perfume
    Brewer’s Supplies       | 20 GP | Intelligence | 9 lb.  | detect poisoned drink (DC 15), identify alcohol (DC 10) | Antitoxin
    Calligrapher’s Supplies | 10 GP | Dexterity    | 5 lb.  | write against forgery (DC 15)                           | Ink, Spell Scroll
    Carpenter’s Tools       | 8 GP  | Strength     | 6 lb.  | seal or pry open (DC 20)                                | Club, Greatclub, Quarterstaff, Barrel, Chest, Ladder, Pole, Portable Ram, Torch
    Cartographer’s Tools    | 15 GP | Wisdom       | 6 lb.  | draft map (DC 15)                                       | Map
    Cobbler’s Tools         | 5 GP  | Dexterity    | 5 lb.  | modify footwear (DC 10)                                 | Climber’s Kit
    Cook’s Utensils         | 1 GP  | Wisdom       | 8 lb.  | improve flavor (DC 10), detect spoiled food (DC 15)     | Rations
    Glassblower’s Tools     | 30 GP | Intelligence | 5 lb.  | discern contents of glass (DC 15)                       | Glass Bottle, Magnifying Glass, Spyglass, Vial
    Jeweler’s Tools         | 25 GP | Intelligence | 2 lb.  | discern value of gem (DC 15)                            | Arcane Focus, Holy Symbol
    Leatherworker’s Tools   | 5 GP  | Dexterity    | 5 lb.  | add design (DC 10)                                      | Sling, Whip, Hide Armor, Leather Armor, Studded Leather Armor, Backpack, Crossbow Bolt Case, Map or Scroll Case, Parchment, Pouch, Quiver, Waterskin
    Mason’s Tools           | 10 GP | Strength     | 8 lb.  | chisel symbol or hole (DC 10)                           | Block and Tackle
    Painter’s Supplies      | 10 GP | Wisdom       | 5 lb.  | paint image (DC 10)                                     | Druidic Focus, Holy Symbol
    Potter’s Tools          | 10 GP | Intelligence | 3 lb.  | discern contents of ceramic (DC 15)                     | Jug, Lamp
    Smith’s Tools           | 20 GP | Strength     | 8 lb.  | pry open (DC 20)                                        | Melee weapon (except Club, Greatclub, Quarterstaff, Whip), Medium armor (except Hide), Heavy armor, Ball Bearings, Bucket, Caltrops, Chain, Crowbar, Firearm Bullets, Grappling Hook, Iron Pot, Iron Spikes, Sling Bullets
    Tinker’s Tools          | 50 GP | Dexterity    | 10 lb. | assemble from scrap (DC 20)                             | Musket, Pistol, Bell, Bullseye Lantern, Flask, Hooded Lantern, Hunting Trap, Lock, Manacles, Mirror, Shovel, Signal Whistle, Tinderbox
    Weaver’s Tools          | 1 GP  | Dexterity    | 5 lb.  | mend tear (DC 10), sew design (DC 10)                   | Padded Armor, Basket, Bedroll, Blanket, Fine Clothes, Net, Robe, Rope, Sack, String, Tent, Traveler’s Clothes
    Woodcarver’s Tools      | 1 GP  | Dexterity    | 5 lb.  | carve pattern (DC 10)                                   | Club, Greatclub, Quarterstaff, Ranged weapon (except Pistol, Musket, Sling), Arcane Focus, Arrows, Bolts, Druidic Focus, Ink Pen, Needles
    Other Tools
    Disguise Kit            | 25 GP  | Charisma     | 3 lb.  | apply makeup (DC 10)                                   | Costume
    Forgery Kit             | 15 GP  | Dexterity    | 5 lb.  | mimic handwriting (DC 15), duplicate seal (DC 20)      | —
    Gaming Set              | Varies | Wisdom       | —      | discern cheating (DC 10), win game (DC 20)             | —
    Herbalism Kit           | 5 GP   | Intelligence | 3 lb.  | identify plant (DC 10)                                 | Antitoxin, Candle, Healer’s Kit, Potion of Healing
    Musical Instrument      | Varies | Charisma     | Varies | play tune (DC 10), improvise song (DC 15)              | —
    Navigator’s Tools       | 25 GP  | Wisdom       | 2 lb.  | plot course (DC 10), determine position (DC 15)        | —
    Poisoner’s Kit          | 50 GP  | Intelligence | 2 lb.  | detect poisoned object (DC 10)                         | Basic Poison
    Thieves’ Tools          | 25 GP  | Dexterity    | 1 lb.  | pick lock (DC 15), disarm trap (DC 15)                 | —
  `,
} as const

/** The variants of the Gaming Set and the Musical Instrument. */
export const VARIANTS = {
  heading: 'Tools, Variants',
  page: 94,
  columns: ['Variant', 'Cost', 'Weight'],
  rows: `
    Gaming Set
    Dice              | 1 SP  | —
    Dragonchess       | 1 GP  | —
    Playing cards     | 5 SP  | —
    Three-dragon ante | 1 GP  | —
    Musical Instrument
    Bagpipes          | 30 GP | 6 lb.
    Drum              | 6 GP  | 3 lb.
    Dulcimer          | 25 GP | 10 lb.
    Flute             | 2 GP  | 1 lb.
    Horn              | 3 GP  | 2 lb.
    Lute              | 35 GP | 2 lb.
    Lyre              | 30 GP | 2 lb.
    Pan flute         | 12 GP | 2 lb.
    Shawm             | 2 GP  | 1 lb.
    Viol              | 30 GP | 1 lb.
  `,
} as const
