/** Class Overview. */
export const CLASS_OVERVIEW = {
  heading: 'Class Overview',
  page: 19,
  columns: ['Class', 'Primary Ability', 'Complexity'],
  rows: `
    Barbarian | Strength               | Average
    Bard      | Charisma               | High
    Cleric    | Wisdom                 | Average
    Druid     | Wisdom                 | High
    Fighter   | Strength or Dexterity  | Low
    Monk      | Dexterity and Wisdom   | High
    Paladin   | Strength and Charisma  | Average
    Ranger    | Dexterity and Wisdom   | Average
    Rogue     | Dexterity              | Low
    Sorcerer  | Charisma               | High
    Warlock   | Charisma               | High
    Wizard    | Intelligence           | Average
  `,
} as const

/** Ability Scores and Backgrounds. */
export const ABILITY_SCORES_AND_BACKGROUNDS = {
  heading: 'Ability Scores and Backgrounds',
  page: 19,
  columns: ['Ability', 'Background'],
  rows: `
    Strength     | Soldier
    Dexterity    | Soldier
    Constitution | Soldier
    Intelligence | Acolyte
    Wisdom       | Acolyte
    Charisma     | Acolyte
  `,
} as const

/** Standard Languages. */
export const LANGUAGES = {
  heading: 'Standard Languages',
  page: 20,
  columns: ['1d12', 'Language'],
  rows: `
    —     | Common
    1     | Common Sign Language
    2     | Draconic
    3–4   | Dwarvish
    5–6   | Elvish
    7     | Giant
    8     | Gnomish
    9     | Goblin
    10–11 | Halfling
    12    | Orc
  `,
} as const

/** Rare Languages, and the dialects of Primordial beneath the table. */
export const LANGUAGES_RARE = {
  heading: 'Rare Languages',
  page: 20,
  columns: ['Language', 'Dialects'],
  rows: `
    Abyssal       | —
    Celestial     | —
    Deep Speech   | —
    Druidic       | —
    Infernal      | —
    Primordial    | Aquan, Auran, Ignan, Terran
    Sylvan        | —
    Thieves’ Cant | —
    Undercommon   | —
  `,
} as const

/** Generate Your Scores: the figures in its text. */
export const GENERATE_YOUR_SCORES = {
  heading: 'Generate Your Scores',
  page: 21,
  columns: ['Method', 'Figures'],
  rows: `
    Standard Array | 15, 14, 13, 12, 10, 8
    Dice rolled    | 4
    Sides          | 6
    Dice kept      | 3
    Scores         | 6
    Points         | 27
  `,
} as const

/** Ability Score Point Costs. */
export const ABILITY_SCORE_POINT_COSTS = {
  heading: 'Ability Score Point Costs',
  page: 21,
  columns: ['Score', 'Cost'],
  rows: `
    8  | 0
    9  | 1
    10 | 2
    11 | 3
    12 | 4
    13 | 5
    14 | 7
    15 | 9
  `,
} as const

/** Standard Array by Class. */
export const ARRAY_BY_CLASS = {
  heading: 'Standard Array by Class',
  page: 21,
  columns: ['Class', 'Strength', 'Dexterity', 'Constitution', 'Intelligence', 'Wisdom', 'Charisma'],
  rows: `
    Barbarian | 15 | 13 | 14 | 10 | 12 | 8
    Bard      | 8  | 14 | 12 | 13 | 10 | 15
    Cleric    | 14 | 8  | 13 | 10 | 15 | 12
    Druid     | 8  | 12 | 14 | 13 | 15 | 10
    Fighter   | 15 | 14 | 13 | 8  | 10 | 12
    Monk      | 12 | 15 | 13 | 10 | 14 | 8
    Paladin   | 15 | 10 | 13 | 8  | 12 | 14
    Ranger    | 12 | 15 | 13 | 8  | 14 | 10
    Rogue     | 12 | 15 | 13 | 14 | 10 | 8
    Sorcerer  | 10 | 13 | 14 | 8  | 12 | 15
    Warlock   | 8  | 14 | 13 | 12 | 10 | 15
    Wizard    | 8  | 12 | 13 | 15 | 14 | 10
  `,
} as const

/** Ability Scores and Modifiers: the part of the table of page 6 that a new character needs. */
export const ABILITY_SCORES_AND_MODIFIERS = {
  heading: 'Ability Scores and Modifiers',
  page: 21,
  columns: ['Score', 'Modifier'],
  rows: `
    3     | −4
    4–5   | −3
    6–7   | −2
    8–9   | −1
    10–11 | +0
    12–13 | +1
    14–15 | +2
    16–17 | +3
    18–19 | +4
    20    | +5
  `,
} as const

/** Ability Modifiers: the whole table. */
export const MODIFIERS = {
  heading: 'Ability Modifiers',
  page: 6,
  columns: ['Score', 'Modifier'],
  rows: `
    1     | −5
    2–3   | −4
    4–5   | −3
    6–7   | −2
    8–9   | −1
    10–11 | +0
    12–13 | +1
    14–15 | +2
    16–17 | +3
    18–19 | +4
    20–21 | +5
    22–23 | +6
    24–25 | +7
    26–27 | +8
    28–29 | +9
    30    | +10
  `,
} as const

/** The Nine Alignments: the order and the morality in each name. */
export const NINE_ALIGNMENTS = {
  heading: 'The Nine Alignments',
  page: 21,
  columns: ['Alignment', 'Order', 'Morality'],
  rows: `
    Lawful Good     | Lawful  | Good
    Neutral Good    | Neutral | Good
    Chaotic Good    | Chaotic | Good
    Lawful Neutral  | Lawful  | Neutral
    Neutral         | Neutral | Neutral
    Chaotic Neutral | Chaotic | Neutral
    Lawful Evil     | Lawful  | Evil
    Neutral Evil    | Neutral | Evil
    Chaotic Evil    | Chaotic | Evil
  `,
} as const

/** Level 1 Hit Points by Class. */
export const LEVEL_1_HIT_POINTS = {
  heading: 'Level 1 Hit Points by Class',
  page: 22,
  columns: ['Class', 'Hit Point Maximum'],
  rows: `
    Barbarian                                | 12 + Con. modifier
    Fighter, Paladin, Ranger                 | 10 + Con. modifier
    Bard, Cleric, Druid, Monk, Rogue, Warlock | 8 + Con. modifier
    Sorcerer, Wizard                         | 6 + Con. modifier
  `,
} as const

/** Fixed Hit Points by Class. */
export const FIXED_HIT_POINTS = {
  heading: 'Fixed Hit Points by Class',
  page: 23,
  columns: ['Class', 'Hit Points per Level'],
  rows: `
    Barbarian                                | 7 + Con. modifier
    Fighter, Paladin, Ranger                 | 6 + Con. modifier
    Bard, Cleric, Druid, Monk, Rogue, Warlock | 5 + Con. modifier
    Sorcerer, Wizard                         | 4 + Con. modifier
  `,
} as const

/** Character Advancement. */
export const ADVANCEMENT = {
  heading: 'Character Advancement',
  page: 23,
  columns: ['Level', 'Experience Points', 'Proficiency Bonus'],
  rows: `
    1  | 0       | +2
    2  | 300     | +2
    3  | 900     | +2
    4  | 2,700   | +2
    5  | 6,500   | +3
    6  | 14,000  | +3
    7  | 23,000  | +3
    8  | 34,000  | +3
    9  | 48,000  | +4
    10 | 64,000  | +4
    11 | 85,000  | +4
    12 | 100,000 | +4
    13 | 120,000 | +5
    14 | 140,000 | +5
    15 | 165,000 | +5
    16 | 195,000 | +5
    17 | 225,000 | +6
    18 | 265,000 | +6
    19 | 305,000 | +6
    20 | 355,000 | +6
  `,
} as const

/** Tiers of Play: the headings. */
export const TIERS = {
  heading: 'Tiers of Play',
  page: 24,
  columns: ['Tier', 'Levels'],
  rows: `
    1 | 1–4
    2 | 5–10
    3 | 11–16
    4 | 17–20
  `,
} as const

/** Starting Equipment at Higher Levels; each row is in addition to the normal starting equipment. */
export const STARTING_EQUIPMENT_AT_HIGHER_LEVELS = {
  heading: 'Starting Equipment at Higher Levels',
  page: 24,
  columns: ['Starting Level', 'Money', 'Die', 'Each Point', 'Magic Items'],
  rows: `
    2–4   | —         | —    | —      | 1 Common
    5–10  | 500 GP    | 1d10 | 25 GP  | 1 Common, 1 Uncommon
    11–16 | 5,000 GP  | 1d10 | 250 GP | 2 Common, 3 Uncommon, 1 Rare
    17–20 | 20,000 GP | 1d10 | 250 GP | 2 Common, 4 Uncommon, 3 Rare, 1 Very Rare
  `,
} as const

/** Multiclassing, Spellcasting: how the levels of a class count, in its text. */
export const MULTICLASS_SPELLCASTERS = {
  heading: 'Multiclassing, Spellcasting',
  page: 25,
  columns: ['Classes', 'Levels count'],
  rows: `
    Bard, Cleric, Druid, Sorcerer, Wizard | full
    Paladin, Ranger                       | half
    Warlock                               | pact
  `,
} as const

/** Multiclass Spellcaster: Spell Slots per Spell Level. */
export const MULTICLASS_SPELLCASTER = {
  heading: 'Multiclass Spellcaster: Spell Slots per Spell Level',
  page: 26,
  columns: ['Level', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  rows: `
    1  | 2 | — | — | — | — | — | — | — | —
    2  | 3 | — | — | — | — | — | — | — | —
    3  | 4 | 2 | — | — | — | — | — | — | —
    4  | 4 | 3 | — | — | — | — | — | — | —
    5  | 4 | 3 | 2 | — | — | — | — | — | —
    6  | 4 | 3 | 3 | — | — | — | — | — | —
    7  | 4 | 3 | 3 | 1 | — | — | — | — | —
    8  | 4 | 3 | 3 | 2 | — | — | — | — | —
    9  | 4 | 3 | 3 | 3 | 1 | — | — | — | —
    10 | 4 | 3 | 3 | 3 | 2 | — | — | — | —
    11 | 4 | 3 | 3 | 3 | 2 | 1 | — | — | —
    12 | 4 | 3 | 3 | 3 | 2 | 1 | — | — | —
    13 | 4 | 3 | 3 | 3 | 2 | 1 | 1 | — | —
    14 | 4 | 3 | 3 | 3 | 2 | 1 | 1 | — | —
    15 | 4 | 3 | 3 | 3 | 2 | 1 | 1 | 1 | —
    16 | 4 | 3 | 3 | 3 | 2 | 1 | 1 | 1 | —
    17 | 4 | 3 | 3 | 3 | 2 | 1 | 1 | 1 | 1
    18 | 4 | 3 | 3 | 3 | 3 | 1 | 1 | 1 | 1
    19 | 4 | 3 | 3 | 3 | 3 | 2 | 1 | 1 | 1
    20 | 4 | 3 | 3 | 3 | 3 | 2 | 2 | 1 | 1
  `,
} as const

/** Spell Preparation by Class. */
export const SPELL_PREPARATION = {
  heading: 'Spell Preparation by Class',
  page: 104,
  columns: ['Class', 'Change When You', 'Number of Spells'],
  rows: `
    Bard     | Gain a level       | One
    Cleric   | Finish a Long Rest | Any
    Druid    | Finish a Long Rest | Any
    Paladin  | Finish a Long Rest | One
    Ranger   | Finish a Long Rest | One
    Sorcerer | Gain a level       | One
    Warlock  | Gain a level       | One
    Wizard   | Finish a Long Rest | Any
  `,
} as const

/** Schools of Magic. */
export const SCHOOLS = {
  heading: 'Schools of Magic',
  page: 105,
  columns: ['School'],
  rows: `
    Abjuration
    Conjuration
    Divination
    Enchantment
    Evocation
    Illusion
    Necromancy
    Transmutation
  `,
} as const

/** Choose Languages (page 20), Bonus Feats at Level 20 and Multiclassing, Prerequisites (page 24): their figures. */
export const FIGURES_OF_CREATION = {
  heading: 'Character Creation, figures',
  page: 20,
  columns: ['Figure', 'Value'],
  rows: `
    languagesBesidesCommon | 2
    experiencePerBonusFeat | 30,000
    multiclassMinimum      | 13
  `,
} as const

/** Hit Points and Hit Point Dice: the dice of the classes in its examples. */
export const HIT_DICE_IN_EXAMPLES = {
  heading: 'Multiclassing, Hit Points and Hit Point Dice',
  page: 25,
  columns: ['Class', 'Hit Die'],
  rows: `
    Cleric  | d8
    Fighter | d10
    Paladin | d10
  `,
} as const
