/** What containers hold. */
export const WHAT_CONTAINERS_HOLD = {
  heading: 'Adventuring Gear, containers',
  page: 96,
  columns: ['Container', 'Weight', 'Cubic Feet', 'Liquid', 'Pieces', 'Alternatives'],
  rows: `
    Backpack            | 30 pounds | 1    | —          | —                      | no
    Barrel              | —         | 4    | 40 gallons | —                      | yes
    Basket              | 40 pounds | 2    | —          | —                      | no
    Bottle, Glass       | —         | —    | 1½ pints   | —                      | no
    Bucket              | —         | 1/2  | —          | —                      | no
    Case, Crossbow Bolt | —         | —    | —          | 20 Bolts               | no
    Case, Map or Scroll | —         | —    | —          | 10 Paper, 5 Parchment  | yes
    Chest               | —         | 12   | —          | —                      | no
    Flask               | —         | —    | 1 pint     | —                      | no
    Jug                 | —         | —    | 1 gallon   | —                      | no
    Pot, Iron           | —         | —    | 1 gallon   | —                      | no
    Pouch               | 6 pounds  | 1/5  | —          | —                      | no
    Quiver              | —         | —    | —          | 20 Arrows              | no
    Sack                | 30 pounds | 1    | —          | —                      | no
    Vial                | —         | —    | 4 ounces   | —                      | no
    Waterskin           | —         | —    | 4 pints    | —                      | no
  `,
} as const

/** What sheds light, how far, and how long. */
export const LIGHTS = {
  heading: 'Adventuring Gear, light sources',
  page: 96,
  columns: ['Source', 'Shape', 'Bright Light', 'Dim Light', 'Hood Lowered', 'Burns', 'Hours'],
  rows: `
    Candle            | radius | 5 feet  | 5 feet  | —      | itself | 1
    Lamp              | radius | 15 feet | 30 feet | —      | Oil    | 6
    Lantern, Bullseye | Cone   | 60 feet | 60 feet | —      | Oil    | 6
    Lantern, Hooded   | radius | 30 feet | 30 feet | 5 feet | Oil    | 6
    Torch             | radius | 20 feet | 20 feet | —      | itself | 1
  `,
} as const

/** Gear that is thrown in place of an attack. */
export const THROWN_IN_PLACE_OF_AN_ATTACK = {
  heading: 'Adventuring Gear, thrown',
  page: 94,
  columns: ['Item', 'Range', 'Target', 'Seen', 'Damage', 'Effect', 'Only', 'Succeeds From'],
  rows: `
    Acid             | 20 feet | creature or object | yes | 2d6 Acid    | —              | —             | —
    Alchemist’s Fire | 20 feet | creature or object | yes | 1d4 Fire    | burning        | —             | —
    Holy Water       | 20 feet | creature           | yes | 2d8 Radiant | —              | Fiend, Undead | —
    Net              | 15 feet | creature           | yes | —           | Restrained     | —             | Huge
    Oil              | 20 feet | creature or object | no  | —           | covered in oil | —             | —
  `,
} as const

/** Gear that is spread on the ground. */
export const SPREAD_ON_THE_GROUND = {
  heading: 'Adventuring Gear, spread on the ground',
  page: 96,
  columns: ['Item', 'Square', 'Within', 'Save DC', 'Damage', 'Effect', 'Recovery'],
  rows: `
    Ball Bearings | 10 feet | 10 feet | 10 | —            | Prone                        | 10 minutes
    Caltrops      | 5 feet  | 5 feet  | 15 | 1 Piercing   | Speed 0 until its next turn  | 10 minutes
    Hunting Trap  | —       | —       | 13 | 1d4 Piercing | Speed 0 until its next turn  | —
    Oil           | 5 feet  | 5 feet  | —  | 5 Fire       | —                            | —
  `,
} as const

/** Checks in the descriptions of gear. */
export const CHECKS_WITH_GEAR = {
  heading: 'Adventuring Gear, checks',
  page: 96,
  columns: ['Item', 'Use', 'DC', 'Ability', 'Skill'],
  rows: `
    Chain          | bind      | 13 | Strength  | Athletics
    Chain          | escape    | 18 | Dexterity | Acrobatics
    Chain          | burst     | 20 | Strength  | Athletics
    Grappling Hook | catch     | 13 | Dexterity | Acrobatics
    Hunting Trap   | free      | 13 | Strength  | Athletics
    Lock           | pick lock | 15 | Dexterity | Sleight of Hand
    Manacles       | bind      | 13 | Dexterity | Sleight of Hand
    Manacles       | escape    | 20 | Dexterity | Sleight of Hand
    Manacles       | burst     | 25 | Strength  | Athletics
    Manacles       | pick lock | 15 | Dexterity | Sleight of Hand
    Net            | free      | 10 | Strength  | Athletics
    Rope           | tie knot  | 10 | Dexterity | Sleight of Hand
    Rope           | burst     | 20 | Strength  | Athletics
    Rope           | escape    | 15 | Dexterity | Acrobatics
  `,
} as const

/** Advantage, bonuses and automatic successes that gear gives; the Military Saddle is on page 100. */
export const BENEFITS_OF_GEAR = {
  heading: 'Adventuring Gear, benefits',
  page: 96,
  columns: ['Item', 'Roll', 'Benefit', 'Ability', 'Skills', 'Occasion', 'Duration', 'Within'],
  rows: `
    Antitoxin        | saving throw  | Advantage         | —            | —                                  | avoiding or ending Poisoned           | 1 hour | —
    Bedroll          | saving throw  | automatic success | —            | —                                  | extreme cold                          | —      | —
    Blanket          | saving throw  | Advantage         | —            | —                                  | extreme cold                          | —      | —
    Book             | ability check | +5 bonus          | Intelligence | Arcana, History, Nature, Religion  | topic of the Book                     | —      | —
    Costume          | ability check | Advantage         | —            | —                                  | impersonating                         | —      | —
    Crowbar          | ability check | Advantage         | Strength     | —                                  | leverage                              | —      | —
    Magnifying Glass | ability check | Advantage         | —            | —                                  | appraising or inspecting detail       | —      | —
    Map              | ability check | +5 bonus          | Wisdom       | Survival                           | finding the way on the Map            | —      | —
    Military Saddle  | ability check | Advantage         | —            | —                                  | remaining mounted                     | —      | —
    Perfume          | ability check | Advantage         | Charisma     | Persuasion                         | influencing an Indifferent Humanoid   | 1 hour | 5 feet
    Pole             | ability check | Advantage         | Strength     | Athletics                          | vaulting                              | —      | —
    Portable Ram     | ability check | +4 bonus          | Strength     | —                                  | breaking down doors                   | —      | —
  `,
} as const

/** Single figures in the descriptions of gear, by the names of core. */
export const FIGURES_OF_GEAR = {
  heading: 'Adventuring Gear, figures',
  page: 96,
  columns: ['Figure', 'Value'],
  rows: `
    basic-poison.weaponsCoated             | 1
    basic-poison.ammunitionCoated          | 3
    basic-poison.extraDamage               | 1d4
    basic-poison.potencyMinutes            | 1
    bedroll.sleeps                         | 1
    bell.heardWithinFeet                   | 60
    block-and-tackle.liftMultiplier        | 4
    chain.bindWithinFeet                   | 5
    climbers-kit.longestFallFeet           | 25
    climbers-kit.movementFromAnchorFeet    | 25
    grappling-hook.rangeFeet               | 50
    healers-kit.uses                       | 10
    hunting-trap.chainFeet                 | 3
    hunting-trap.damageOfFailedCheck       | 1
    ink.fluidOunces                        | 1
    ink.pages                              | 500
    iron-spikes.piecesInBundle             | 10
    ladder.heightFeet                      | 10
    magnifying-glass.minutesToIgnite       | 5
    manacles.bindWithinFeet                | 5
    net.escapeWithinFeet                   | 5
    net.armorClass                         | 10
    net.hitPoints                          | 5
    oil.extraFireDamage                    | 5
    oil.dryMinutes                         | 1
    oil.burningRounds                      | 2
    oil.fuelHours                          | 6
    paper.words                            | 250
    parchment.words                        | 250
    perfume.fluidOunces                    | 4
    pole.lengthFeet                        | 10
    pole.touchFeet                         | 10
    potion-of-healing.administerWithinFeet | 5
    shovel.digMinutes                      | 60
    shovel.holeSideFeet                    | 5
    signal-whistle.heardWithinFeet         | 600
    spell-scroll-cantrip.saveDc            | 13
    spell-scroll-cantrip.attackBonus       | 5
    spell-scroll-level-1.saveDc            | 13
    spell-scroll-level-1.attackBonus       | 5
    spyglass.magnification                 | 2
    string.lengthFeet                      | 10
    tent.sleeps                            | 2
    tinderbox.minutesForOtherFires         | 1
    torch.fireDamage                       | 1
  `,
} as const

/** The saving throw against thrown gear. */
export const SAVE_AGAINST_THROWN = {
  heading: 'Adventuring Gear, saving throw against what is thrown',
  page: 94,
  columns: ['Figure', 'Value'],
  rows: `
    ability | Dexterity
    baseDc  | 8
  `,
} as const

/** Potion of Healing and Spell Scroll: the rows in this chapter that belong to tables of Magic Items. */
export const MAGIC_ITEMS_AMONG_GEAR = {
  heading: 'Adventuring Gear, magic items',
  page: 99,
  columns: ['Item', 'Healing', 'Save DC', 'Attack Bonus'],
  rows: `
    Potion of Healing      | 2d4 + 2 | —  | —
    Spell Scroll (Cantrip) | —       | 13 | +5
    Spell Scroll (Level 1) | —       | 13 | +5
  `,
} as const
