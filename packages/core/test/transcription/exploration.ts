/** Light, and Obscured Areas. */
export const LIGHT = {
  heading: 'Light',
  page: 11,
  columns: ['Light', 'Area'],
  rows: `
    Bright Light | —
    Dim Light    | Lightly Obscured
    Darkness     | Heavily Obscured
  `,
} as const

/** Hazards. */
export const HAZARDS = {
  heading: 'Hazards',
  page: 12,
  columns: ['Hazard'],
  rows: `
    Burning
    Dehydration
    Falling
    Malnutrition
    Suffocation
  `,
} as const

/** Object Armor Class: each substance of a row. */
export const OBJECT_ARMOR_CLASS = {
  heading: 'Object Armor Class',
  page: 178,
  columns: ['Substances', 'AC'],
  rows: `
    Cloth, Paper, Rope  | 11
    Crystal, Glass, Ice | 13
    Wood                | 15
    Stone               | 17
    Iron, Steel         | 19
    Mithral             | 21
    Adamantine          | 23
  `,
} as const

/** Object Hit Points. */
export const OBJECT_HIT_POINTS = {
  heading: 'Object Hit Points',
  page: 178,
  columns: ['Size', 'Fragile', 'Resilient'],
  rows: `
    Tiny   | 2 (1d4)  | 5 (2d4)
    Small  | 3 (1d6)  | 10 (3d6)
    Medium | 4 (1d8)  | 18 (4d8)
    Large  | 5 (1d10) | 27 (5d10)
  `,
} as const

/** Carrying Capacity: pounds for each point of Strength. */
export const CARRYING_CAPACITY = {
  heading: 'Carrying Capacity',
  page: 178,
  columns: ['Creature Size', 'Carry', 'Drag/Lift/Push'],
  rows: `
    Tiny       | 7½  | 15
    Small      | 15  | 30
    Medium     | 15  | 30
    Large      | 30  | 60
    Huge       | 60  | 120
    Gargantuan | 120 | 240
  `,
} as const

/** Water Needs per Day, in gallons. */
export const WATER_NEEDS = {
  heading: 'Water Needs per Day',
  page: 181,
  columns: ['Size', 'Gallons'],
  rows: `
    Tiny       | 1/4
    Small      | 1
    Medium     | 1
    Large      | 4
    Huge       | 16
    Gargantuan | 64
  `,
} as const

/** Food Needs per Day, in pounds. */
export const FOOD_NEEDS = {
  heading: 'Food Needs per Day',
  page: 185,
  columns: ['Size', 'Pounds'],
  rows: `
    Tiny       | 1/4
    Small      | 1
    Medium     | 1
    Large      | 4
    Huge       | 16
    Gargantuan | 64
  `,
} as const

/** Light: the light outdoors and underground, and whether that is certain. */
export const NATURAL_LIGHTS = {
  heading: 'Light, examples',
  page: 11,
  columns: ['When', 'Light', 'Certain'],
  rows: `
    Gloomy day    | Bright Light | yes
    Twilight      | Dim Light    | yes
    Dawn          | Dim Light    | yes
    Full moon     | Dim Light    | no
    Night         | Darkness     | yes
    Unlit dungeon | Darkness     | yes
  `,
} as const

/** Special Senses; what hides only from sight does not matter for a sense that is not sight. */
export const SPECIAL_SENSES = {
  heading: 'Special Senses',
  page: 11,
  columns: ['Sense', 'Sees', 'Lighter By', 'Stopped by Total Cover', 'Needs Contact', 'Pierces'],
  rows: `
    Blindsight  | yes | — | yes | no  | Blinded, Darkness, Obscurement, Invisible
    Darkvision  | yes | 1 | no  | no  | —
    Tremorsense | no  | — | no  | yes | —
    Truesight   | yes | — | no  | no  | Darkness, Invisible, Visual Illusion, Transformation, Ethereal Plane
  `,
} as const

/** Climbing (page 178), Crawling (page 179), Difficult Terrain (page 181), Grappled (page 182), Swimming (page 189). */
export const COSTS_OF_MOVEMENT = {
  heading: 'Climbing, Crawling, Swimming, Difficult Terrain, Grappled',
  page: 178,
  columns: ['Circumstance', 'Extra Feet', 'In Difficult Terrain', 'Ignored With'],
  rows: `
    Climbing          | 1 | 2 | Climb Speed
    Crawling          | 1 | 2 | —
    Difficult Terrain | 1 | 1 | —
    Grappled          | 1 | 2 | —
    Swimming          | 1 | 2 | Swim Speed
  `,
} as const

/** Climbing (page 179), Long Jump (page 185), Swimming (page 189): their checks. */
export const CHECKS_OF_MOVEMENT = {
  heading: 'Climbing, Long Jump, Swimming, checks',
  page: 179,
  columns: ['Check', 'DC', 'Ability', 'Skill', 'At GM’s Option'],
  rows: `
    Hard climb                   | 15 | Strength  | Athletics  | yes
    Landing in Difficult Terrain | 10 | Dexterity | Acrobatics | no
    Low obstacle                 | 10 | Strength  | Athletics  | yes
    Rough water                  | 15 | Strength  | Athletics  | yes
  `,
} as const

/** Burning (page 178), Dehydration (181), Falling (182), Malnutrition (185), Suffocation (189). */
export const FIGURES_OF_HAZARDS = {
  heading: 'Hazards, figures',
  page: 178,
  columns: ['Figure', 'Value'],
  rows: `
    burning.damage                   | 1d4
    burning.damageType               | Fire
    dehydration.belowOneIn           | 2
    dehydration.exhaustionLevels     | 1
    falling.damage                   | 1d6
    falling.damageType               | Bludgeoning
    falling.perFeet                  | 10
    falling.maximumDice              | 20
    falling.liquidCheckDc            | 15
    falling.liquidDivisor            | 2
    malnutrition.belowOneIn          | 2
    malnutrition.exhaustionLevels    | 1
    malnutrition.save                | Constitution
    malnutrition.dc                  | 10
    malnutrition.daysWithoutFood     | 5
    suffocation.breathMinutes        | 1
    suffocation.minimumBreathSeconds | 30
    suffocation.exhaustionLevels     | 1
  `,
} as const

/** Vision, carrying, objects and speeds: the differences between editions, by the names of core. */
export const RULES_OF_EXPLORATION = {
  heading: 'Exploration, rules',
  page: 11,
  columns: ['Figure', 'Value'],
  rows: `
    vision.lightlyObscuredPerception | Disadvantage
    vision.heavilyObscuredCondition  | Blinded
    vision.senses                    | [Blindsight, Darkvision, Tremorsense, Truesight]
    travel.decidedBy                 | pace
    travel.effects.on                | checks
    travel.terrain.limits            | pace
    travel.mountsDouble              | chosen pace
    travel.ratesByHighSpeed          | yes
    objects.immunities               | [Poison, Psychic]
    objects.fragileBreakAutomatically | yes
    dailyNeeds.by                    | size
    poisons.applying                 | Bonus Action
    poisons.harvesting               | check
    traps.scaled                     | by level
    traps.list                       | [Collapsing Roof, Falling Net, Fire-Casting Statue, Hidden Pit, Poisoned Darts, Poisoned Needle, Rolling Stone, Spiked Pit]
    afflictions                      | [Curses, Fear and Mental Stress, Magical Contagions]
    hazards                          | [Burning, Dehydration, Falling, Malnutrition, Suffocation]
    suffocation.outOfBreath          | exhaustion
    environmentalEffects             | [Deep Water, Extreme Cold, Extreme Heat, Frigid Water, Heavy Precipitation, High Altitude, Slippery Ice, Strong Wind, Thin Ice]
    speeds                           | [Speed, Burrow Speed, Climb Speed, Fly Speed, Swim Speed]
  `,
} as const

/** Carrying Capacity: loads that are too heavy. */
export const RULES_OF_CARRYING = {
  heading: 'Carrying Capacity, rules',
  page: 178,
  columns: ['Figure', 'Value'],
  rows: `
    overloadedSpeedFeet | 5
    overloadedBy        | [drag, lift, push]
    encumbered          | none
    encumbranceVariant  | []
  `,
} as const

/** Difficult Terrain (page 181), High Jump (183), Long Jump (184): other figures, by the names of core. */
export const FIGURES_OF_EXPLORATION = {
  heading: 'Difficult Terrain, High Jump, Long Jump, figures',
  page: 181,
  columns: ['Figure', 'Value'],
  rows: `
    difficultSlopeDegrees | 20
    runUpFeet             | 10
  `,
} as const

/** Jumping, falling and holding breath: figures of the text, worked out by hand. */
export const WORKED_EXPLORATION = {
  heading: 'High Jump, Long Jump, Falling, Suffocation, worked out',
  page: 182,
  columns: ['Procedure', 'Given', 'Result'],
  rows: `
    Long Jump, feet        | Strength score 15, run-up 10   | 15
    Long Jump, feet        | Strength score 15, run-up 9    | 7
    High Jump, feet        | Strength modifier 2, run-up 10 | 5
    High Jump, feet        | Strength modifier 2, run-up 9  | 2
    High Jump, feet        | Strength modifier −4, run-up 10 | 0
    High Jump, inches      | jump 5, height 72              | 168
    Low obstacle, inches   | height 24, jump 10             | yes
    Low obstacle, inches   | height 25, jump 10             | no
    Low obstacle, inches   | height 84, jump 30             | yes
    Low obstacle, inches   | height 85, jump 30             | no
    Fall, dice             | feet 19                        | 1
    Fall, dice             | feet 200                       | 20
    Fall, dice             | feet 210                       | 20
    Breath, seconds        | Constitution modifier 2        | 180
    Breath, seconds        | Constitution modifier −1       | 30
  `,
} as const
