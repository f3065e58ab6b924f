/** Background Descriptions. */
export const BACKGROUND_DESCRIPTIONS = {
  heading: 'Background Descriptions',
  page: 83,
  columns: [
    'Background',
    'Ability Scores',
    'Feat',
    'Skill Proficiencies',
    'Tool Proficiency',
    'Package',
    'Coins',
    'Instead',
  ],
  rows: `
    Acolyte  | Intelligence, Wisdom, Charisma   | Magic Initiate (Cleric) | Insight, Religion         | Calligrapher’s Supplies | Calligrapher’s Supplies, Book, Holy Symbol, 10 Parchment, Robe | 8 GP | 50 GP
    Criminal | Dexterity, Constitution, Intelligence | Alert              | Sleight of Hand, Stealth  | Thieves’ Tools          | 2 Dagger, Thieves’ Tools, Crowbar, 2 Pouch, Traveler’s Clothes | 16 GP | 50 GP
    Sage     | Constitution, Intelligence, Wisdom | Magic Initiate (Wizard) | Arcana, History         | Calligrapher’s Supplies | Quarterstaff, Calligrapher’s Supplies, Book, 8 Parchment, Robe | 8 GP | 50 GP
    Soldier  | Strength, Dexterity, Constitution | Savage Attacker        | Athletics, Intimidation   | Gaming Set              | Spear, Shortbow, 20 Arrows, Gaming Set, Healer’s Kit, Quiver, Traveler’s Clothes | 14 GP | 50 GP
  `,
} as const

/** Parts of a Background: the ways to increase ability scores. */
export const WAYS_TO_INCREASE = {
  heading: 'Parts of a Background, Ability Scores',
  page: 83,
  columns: ['Increases', 'Maximum'],
  rows: `
    2, 1    | 20
    1, 1, 1 | 20
  `,
} as const

/** Species Descriptions; the range of Darkvision is in the trait of that name. */
export const SPECIES_DESCRIPTIONS = {
  heading: 'Species Descriptions',
  page: 84,
  columns: ['Species', 'Size', 'Speed', 'Darkvision', 'Special Traits'],
  rows: `
    Dragonborn | Medium        | 30 feet | 60 feet  | Draconic Ancestry, Breath Weapon, Damage Resistance, Darkvision, Draconic Flight
    Dwarf      | Medium        | 30 feet | 120 feet | Darkvision, Dwarven Resilience, Dwarven Toughness, Stonecunning
    Elf        | Medium        | 30 feet | 60 feet  | Darkvision, Elven Lineage, Fey Ancestry, Keen Senses, Trance
    Gnome      | Small         | 30 feet | 60 feet  | Darkvision, Gnomish Cunning, Gnomish Lineage
    Goliath    | Medium        | 35 feet | —        | Giant Ancestry, Large Form, Powerful Build
    Halfling   | Small         | 30 feet | —        | Brave, Halfling Nimbleness, Luck, Naturally Stealthy
    Human      | Medium, Small | 30 feet | —        | Resourceful, Skillful, Versatile
    Orc        | Medium        | 30 feet | 120 feet | Adrenaline Rush, Darkvision, Relentless Endurance
    Tiefling   | Medium, Small | 30 feet | 60 feet  | Darkvision, Fiendish Legacy, Otherworldly Presence
  `,
} as const

/** Draconic Ancestors. */
export const ANCESTORS = {
  heading: 'Draconic Ancestors',
  page: 84,
  columns: ['Dragon', 'Damage Type'],
  rows: `
    Black  | Acid
    Blue   | Lightning
    Brass  | Fire
    Bronze | Lightning
    Copper | Acid
    Gold   | Fire
    Green  | Poison
    Red    | Fire
    Silver | Cold
    White  | Cold
  `,
} as const

/** Breath Weapon: the damage by character level. */
export const BREATH_WEAPON = {
  heading: 'Dragonborn, Breath Weapon',
  page: 84,
  columns: ['Level', 'Damage'],
  rows: `
    1  | 1d10
    5  | 2d10
    11 | 3d10
    17 | 4d10
  `,
} as const

/** Elven Lineages (page 85) and Fiendish Legacies. */
export const LINEAGES_WITH_SPELLS = {
  heading: 'Elven Lineages and Fiendish Legacies',
  page: 85,
  columns: ['Lineage', 'Cantrip', 'Resistance', 'Level 3', 'Level 5'],
  rows: `
    Elf
    Drow      | Dancing Lights   | —        | Faerie Fire     | Darkness
    High Elf  | Prestidigitation | —        | Detect Magic    | Misty Step
    Wood Elf  | Druidcraft       | —        | Longstrider     | Pass without Trace
    Tiefling
    Abyssal   | Poison Spray     | Poison   | Ray of Sickness | Hold Person
    Chthonic  | Chill Touch      | Necrotic | False Life      | Ray of Enfeeblement
    Infernal  | Fire Bolt        | Fire     | Hellish Rebuke  | Darkness
  `,
} as const

/** Giant Ancestry: the figures of the six benefits. */
export const GIANTS = {
  heading: 'Goliath, Giant Ancestry',
  page: 85,
  columns: ['Ancestry', 'Takes', 'Dice', 'Damage Type', 'Reaches', 'Speed Lost'],
  rows: `
    Cloud Giant | Bonus Action | —    | —       | 30 feet | —
    Fire Giant  | —            | 1d10 | Fire    | —       | —
    Frost Giant | —            | 1d6  | Cold    | —       | 10 feet
    Hill Giant  | —            | —    | —       | —       | —
    Stone Giant | Reaction     | 1d12 | —       | —       | —
    Storm Giant | Reaction     | 1d8  | Thunder | 60 feet | —
  `,
} as const

/** Special traits of species with a limited number of uses. */
export const TRAITS_WITH_USES = {
  heading: 'Species Descriptions, uses of Special Traits',
  page: 84,
  columns: ['Trait', 'From Level', 'Takes', 'Uses', 'Restored By', 'Duration'],
  rows: `
    Breath Weapon        | 1 | Attack       | Proficiency Bonus | Long Rest  | —
    Draconic Flight      | 5 | Bonus Action | one               | Long Rest  | 10 minutes
    Stonecunning         | 1 | Bonus Action | Proficiency Bonus | Long Rest  | 10 minutes
    Giant Ancestry       | 1 | varies       | Proficiency Bonus | Long Rest  | —
    Large Form           | 5 | Bonus Action | one               | Long Rest  | 10 minutes
    Adrenaline Rush      | 1 | Bonus Action | Proficiency Bonus | Short Rest | —
    Relentless Endurance | 1 | nothing      | one               | Long Rest  | —
  `,
} as const

/** Single figures of the special traits of species, by the names of core. */
export const TRAIT_FIGURES = {
  heading: 'Species Descriptions, figures of Special Traits',
  page: 84,
  columns: ['Figure', 'Value'],
  rows: `
    breathWeaponDcBase           | 8
    breathWeaponConeFeet         | 15
    breathWeaponLineFeet         | 30
    breathWeaponLineWidthFeet    | 5
    dwarvenToughnessPerLevel     | 1
    stonecunningFeet             | 60
    drowDarkvisionFeet           | 120
    woodElfSpeedFeet             | 35
    tranceHours                  | 4
    largeFormSpeedFeet           | 10
    powerfulBuildSizesLarger     | 1
    halflingLuckRerolls          | 1
    skillfulSkills               | 1
    versatileOriginFeats         | 1
    relentlessEnduranceHitPoints | 1
  `,
} as const

/** Feat Descriptions: the category and the prerequisites, and the ability scores that a feat increases. */
export const FEAT_DESCRIPTIONS = {
  heading: 'Feat Descriptions',
  page: 87,
  columns: ['Feat', 'Level', 'Ability 13+', 'Feature', 'Repeatable', 'Increase', 'Abilities', 'Maximum'],
  rows: `
    Origin
    Alert                       | —   | —                   | —              | no  | — | —                              | —
    Magic Initiate              | —   | —                   | —              | yes | — | —                              | —
    Savage Attacker             | —   | —                   | —              | no  | — | —                              | —
    Skilled                     | —   | —                   | —              | yes | — | —                              | —
    General
    Ability Score Improvement   | 4+  | —                   | —              | yes | 2 | any                            | 20
    Grappler                    | 4+  | Strength, Dexterity | —              | no  | 1 | Strength, Dexterity            | 20
    Fighting Style
    Archery                     | —   | —                   | Fighting Style | no  | — | —                              | —
    Defense                     | —   | —                   | Fighting Style | no  | — | —                              | —
    Great Weapon Fighting       | —   | —                   | Fighting Style | no  | — | —                              | —
    Two-Weapon Fighting         | —   | —                   | Fighting Style | no  | — | —                              | —
    Epic Boon
    Boon of Combat Prowess      | 19+ | —                   | —              | no  | 1 | any                            | 30
    Boon of Dimensional Travel  | 19+ | —                   | —              | no  | 1 | any                            | 30
    Boon of Fate                | 19+ | —                   | —              | no  | 1 | any                            | 30
    Boon of Irresistible Offense | 19+ | —                  | —              | no  | 1 | Strength, Dexterity            | 30
    Boon of Spell Recall        | 19+ | —                   | Spellcasting   | no  | 1 | Intelligence, Wisdom, Charisma | 30
    Boon of the Night Spirit    | 19+ | —                   | —              | no  | 1 | any                            | 30
    Boon of Truesight           | 19+ | —                   | —              | no  | 1 | any                            | 30
  `,
} as const

/** Single figures of feats, by the names of core. */
export const FIGURES_OF_FEATS = {
  heading: 'Feat Descriptions, figures',
  page: 87,
  columns: ['Figure', 'Value'],
  rows: `
    abilityMinimum                | 13
    magicInitiateCantrips         | 2
    magicInitiateSpells           | 1
    savageAttackerDamageRolls     | 2
    skilledProficiencies          | 3
    archeryAttackBonus            | 2
    defenseArmorClassBonus        | 1
    greatWeaponFightingLowestFace | 3
    dimensionalTravelTeleportFeet | 30
    fateDice                      | 2d4
    fateFeet                      | 60
    spellRecallDie                | 1d4
    spellRecallHighestSlot        | 4
    truesightFeet                 | 60
  `,
} as const
