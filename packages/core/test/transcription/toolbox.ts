/** Travel Pace. */
export const TRAVEL_PACE = {
  heading: 'Travel Pace',
  page: 12,
  columns: ['Pace', 'Minute', 'Hour', 'Day'],
  rows: `
    Fast   | 400 feet | 4 miles | 30 miles
    Normal | 300 feet | 3 miles | 24 miles
    Slow   | 200 feet | 2 miles | 18 miles
  `,
} as const

/** The game effects of each travel pace. */
export const EFFECTS_OF_PACES = {
  heading: 'Travel Pace, game effects',
  page: 12,
  columns: ['Pace', 'Check', 'Gives'],
  rows: `
    Fast   | Wisdom (Perception) | Disadvantage
    Fast   | Wisdom (Survival)   | Disadvantage
    Fast   | Dexterity (Stealth) | Disadvantage
    Normal | Dexterity (Stealth) | Disadvantage
    Slow   | Wisdom (Perception) | Advantage
    Slow   | Wisdom (Survival)   | Advantage
  `,
} as const

/** Travel Terrain. */
export const TRAVEL_TERRAIN = {
  heading: 'Travel Terrain',
  page: 192,
  columns: ['Terrain', 'Maximum Pace', 'Encounter Distance', 'Foraging DC', 'Navigation DC', 'Search DC'],
  rows: `
    Arctic     | Fast*    | 6d6 × 10 feet  | 20 | 10 | 10
    Coastal    | Normal   | 2d10 × 10 feet | 10 | 5  | 15
    Desert     | Normal   | 6d6 × 10 feet  | 20 | 10 | 10
    Forest     | Normal   | 2d8 × 10 feet  | 10 | 15 | 15
    Grassland  | Fast     | 6d6 × 10 feet  | 15 | 5  | 15
    Hill       | Normal   | 2d10 × 10 feet | 15 | 10 | 15
    Mountain   | Slow     | 4d10 × 10 feet | 20 | 15 | 20
    Swamp      | Slow     | 2d8 × 10 feet  | 10 | 15 | 20
    Underdark  | Normal   | 2d6 × 10 feet  | 20 | 10 | 20
    Urban      | Normal   | 2d6 × 10 feet  | 20 | 15 | 15
    Waterborne | Special† | 6d6 × 10 feet  | 15 | 10 | 15
  `,
} as const

/** Travel Pace (page 192), and Travel Pace and Vehicles on page 12: their figures, by the names of core. */
export const FIGURES_OF_TRAVEL = {
  heading: 'Travel Pace, figures',
  page: 192,
  columns: ['Figure', 'Value'],
  rows: `
    mounted.times                    | 2
    mounted.hours                    | 1
    goodRoadSteps                    | 1
    slowWhenSpeedDividedBy           | 2
    extendedTravel.hoursPerDay       | 8
    extendedTravel.save              | Constitution
    extendedTravel.baseDc            | 10
    extendedTravel.dcRise            | 1
    extendedTravel.exhaustionLevels  | 1
    specialMovement.speedDividedBy   | 10
    specialMovement.fast.times       | 4
    specialMovement.fast.dividedBy   | 3
    specialMovement.slow.times       | 2
    specialMovement.slow.dividedBy   | 3
    shipHoursPerDay                  | 24
  `,
} as const

/** Environmental Effects: the saving throws against Exhaustion. */
export const SAVES_AGAINST_EXHAUSTION = {
  heading: 'Environmental Effects, saving throws',
  page: 195,
  columns: ['Effect', 'Save', 'DC', 'DC Rise', 'Each', 'Free', 'Resistance', 'Exempt', 'Disadvantage In', 'Exhaustion'],
  rows: `
    Deep Water   | Constitution | 10 | — | hour   | —                    | —    | Swim Speed        | —             | 1
    Extreme Cold | Constitution | 10 | — | hour   | —                    | Cold | —                 | —             | 1
    Extreme Heat | Constitution | 5  | 1 | hour   | —                    | Fire | drinkable water   | Medium, Heavy | 1
    Frigid Water | Constitution | 10 | — | minute | Constitution minutes | Cold | naturally adapted | —             | 1
  `,
} as const

/** Environmental Effects: other figures, by the names of core. */
export const FIGURES_OF_ENVIRONMENT = {
  heading: 'Environmental Effects, figures',
  page: 195,
  columns: ['Figure', 'Value'],
  rows: `
    deepWaterFeet                     | 100
    extremeColdFahrenheit             | 0
    extremeHeatFahrenheit             | 100
    highAltitude.fromFeet             | 10,000
    highAltitude.hourCountsAs         | 2
    highAltitude.acclimatedAfterDays  | 30
    highAltitude.nativesOnlyAboveFeet | 20,000
    slipperyIce.save                  | Dexterity
    slipperyIce.dc                    | 10
    slipperyIce.condition             | Prone
    slipperyIce.difficultTerrain      | yes
    thinIce.tolerancePounds           | 3d10 × 10
    thinIce.squareFeet                | 10
    thinIce.below                     | Frigid Water
  `,
} as const

/** Heavy Precipitation and Strong Wind. */
export const EFFECTS_OF_WEATHER = {
  heading: 'Heavy Precipitation and Strong Wind',
  page: 195,
  columns: ['Weather', 'Area', 'Perception', 'Ranged Attacks', 'Flames Out', 'Disperses Fog', 'Grounds'],
  rows: `
    Heavy Precipitation
    Heavy Rain     | Lightly Obscured | Disadvantage | —            | yes | no  | no
    Heavy Snowfall | Lightly Obscured | Disadvantage | —            | no  | no  | no
    Strong Wind
    Strong Wind    | —       | —            | Disadvantage | yes | yes | yes
    Sandstorm      | —       | Disadvantage | Disadvantage | yes | yes | yes
  `,
} as const

/** Sample Poisons: the figures of their descriptions. */
export const SAMPLE_POISONS = {
  heading: 'Sample Poisons',
  page: 197,
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
    Assassin’s Blood   | 150 GP   | Ingested | 10 | 1d12 | half | Poisoned              | —           | 24 hours  | —                    | —
    Burnt Othur Fumes  | 500 GP   | Inhaled  | 13 | 3d6  | —    | —                     | —           | —         | start of turn, 1d6, 3 | —
    Crawler Mucus      | 200 GP   | Contact  | 13 | —    | —    | Poisoned, Paralyzed   | —           | 1 minute  | end of turn, —, 1     | —
    Essence of Ether   | 300 GP   | Inhaled  | 15 | —    | —    | Poisoned, Unconscious | —           | 8 hours   | —                    | damage, shaking
    Malice             | 250 GP   | Inhaled  | 15 | —    | —    | Poisoned, Blinded     | —           | 1 hour    | —                    | —
    Midnight Tears     | 1,500 GP | Ingested | 17 | 9d6  | half | —                     | —           | —         | —                    | —
    Oil of Taggit      | 400 GP   | Contact  | 13 | —    | —    | Poisoned, Unconscious | —           | 24 hours  | —                    | damage
    Pale Tincture      | 250 GP   | Ingested | 16 | 1d6  | —    | Poisoned              | —           | —         | every 24 hours, 1d6, 7 | —
    Purple Worm Poison | 2,000 GP | Injury   | 21 | 10d6 | half | —                     | —           | —         | —                    | —
    Serpent Venom      | 200 GP   | Injury   | 11 | 3d6  | half | —                     | —           | —         | —                    | —
    Spider’s Sting     | 200 GP   | Injury   | 13 | —    | —    | Poisoned              | Unconscious | 1 hour    | —                    | damage, shaking
    Torpor             | 600 GP   | Ingested | 15 | —    | —    | Poisoned              | —           | 4d6 hours | —                    | —
    Truth Serum        | 150 GP   | Ingested | 11 | —    | —    | Poisoned              | —           | 1 hour    | —                    | —
    Wyvern Poison      | 1,200 GP | Injury   | 14 | 7d6  | half | —                     | —           | —         | —                    | —
  `,
} as const

/** Poison: its other figures, by the names of core. */
export const FIGURES_OF_POISON = {
  heading: 'Poison',
  page: 197,
  columns: ['Figure', 'Value'],
  rows: `
    inhaled.cubeFeet                | 5
    harvesting.minutes              | 1d6
    harvesting.ability              | Intelligence
    harvesting.skill                | Nature
    harvesting.dc                   | 20
    harvesting.exposedWhenFailingBy | 5
    harvesting.doses                | 1
  `,
} as const

/** XP Budget per Character. */
export const XP_BUDGET_PER_CHARACTER = {
  heading: 'XP Budget per Character',
  page: 202,
  columns: ['Party’s Level', 'Low', 'Moderate', 'High'],
  rows: `
    1  | 50    | 75     | 100
    2  | 100   | 150    | 200
    3  | 150   | 225    | 400
    4  | 250   | 375    | 500
    5  | 500   | 750    | 1,100
    6  | 600   | 1,000  | 1,400
    7  | 750   | 1,300  | 1,700
    8  | 1,000 | 1,700  | 2,100
    9  | 1,300 | 2,000  | 2,600
    10 | 1,600 | 2,300  | 3,100
    11 | 1,900 | 2,900  | 4,100
    12 | 2,200 | 3,700  | 4,700
    13 | 2,600 | 4,200  | 5,400
    14 | 2,900 | 4,900  | 6,200
    15 | 3,300 | 5,400  | 7,800
    16 | 3,800 | 6,100  | 9,800
    17 | 4,500 | 7,200  | 11,700
    18 | 5,000 | 8,700  | 14,200
    19 | 5,500 | 10,700 | 17,200
    20 | 6,400 | 13,200 | 22,000
  `,
} as const

/** Combat Encounter Difficulty and Troubleshooting: figures by the names of core. */
export const FIGURES_OF_ENCOUNTERS = {
  heading: 'Combat Encounter Difficulty, Troubleshooting',
  page: 202,
  columns: ['Figure', 'Value'],
  rows: `
    charactersOfChallengeRating | 4
    creaturesPerCharacter       | 2
  `,
} as const

/** Hit Dice by Size. */
export const HIT_DICE_BY_SIZE = {
  heading: 'Hit Dice by Size',
  page: 255,
  columns: ['Monster Size', 'Hit Die', 'Average HP per Die'],
  rows: `
    Tiny       | d4  | 2½
    Small      | d6  | 3½
    Medium     | d8  | 4½
    Large      | d10 | 5½
    Huge       | d12 | 6½
    Gargantuan | d20 | 10½
  `,
} as const

/** Experience Points by Challenge Rating; CR 0 gives 0 or 10. */
export const XP_BY_CHALLENGE_RATING = {
  heading: 'Experience Points by Challenge Rating',
  page: 256,
  columns: ['CR', 'XP'],
  rows: `
    0   | 0 or 10
    1/8 | 25
    1/4 | 50
    1/2 | 100
    1   | 200
    2   | 450
    3   | 700
    4   | 1,100
    5   | 1,800
    6   | 2,300
    7   | 2,900
    8   | 3,900
    9   | 5,000
    10  | 5,900
    11  | 7,200
    12  | 8,400
    13  | 10,000
    14  | 11,500
    15  | 13,000
    16  | 15,000
    17  | 18,000
    18  | 20,000
    19  | 22,000
    20  | 25,000
    21  | 33,000
    22  | 41,000
    23  | 50,000
    24  | 62,000
    25  | 75,000
    26  | 90,000
    27  | 105,000
    28  | 120,000
    29  | 135,000
    30  | 155,000
  `,
} as const

/** Proficiency Bonus by Challenge Rating. */
export const PROFICIENCY_BY_CHALLENGE_RATING = {
  heading: 'Proficiency Bonus by Challenge Rating',
  page: 256,
  columns: ['CR', 'PB'],
  rows: `
    0–4   | +2
    5–8   | +3
    9–12  | +4
    13–16 | +5
    17–20 | +6
    21–24 | +7
    25–28 | +8
    29–30 | +9
  `,
} as const

/** The creature types. */
export const TYPES_OF_CREATURES = {
  heading: 'Creature Type',
  page: 254,
  columns: ['Type'],
  rows: `
    Aberration
    Beast
    Celestial
    Construct
    Dragon
    Elemental
    Fey
    Fiend
    Giant
    Humanoid
    Monstrosity
    Ooze
    Plant
    Undead
  `,
} as const
