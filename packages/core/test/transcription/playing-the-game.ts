/** Ability Descriptions: the abilities. */
export const ABILITY_DESCRIPTIONS = {
  heading: 'Ability Descriptions',
  page: 5,
  columns: ['Ability'],
  rows: `
    Strength
    Dexterity
    Constitution
    Intelligence
    Wisdom
    Charisma
  `,
} as const

/** Ability Scores: what they mean, in a word or two. */
export const ABILITY_SCORES = {
  heading: 'Ability Scores',
  page: 5,
  columns: ['Score', 'Meaning'],
  rows: `
    1     | lowest
    2–9   | weak
    10–11 | human average
    12–19 | strong
    20    | adventurer maximum
    21–29 | extraordinary
    30    | highest
  `,
} as const

/** Ability Modifiers. */
export const ABILITY_MODIFIERS_OF_SCORES = {
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

/** Typical Difficulty Classes. */
export const TYPICAL_DIFFICULTY_CLASSES = {
  heading: 'Typical Difficulty Classes',
  page: 6,
  columns: ['Task Difficulty', 'DC'],
  rows: `
    Very easy         | 5
    Easy              | 10
    Medium            | 15
    Hard              | 20
    Very hard         | 25
    Nearly impossible | 30
  `,
} as const

/** Attack Roll Abilities. */
export const ATTACK_ROLL_ABILITIES = {
  heading: 'Attack Roll Abilities',
  page: 7,
  columns: ['Attack', 'Ability'],
  rows: `
    Melee weapon   | Strength
    Unarmed Strike | Strength
    Ranged weapon  | Dexterity
    Spell          | Varies
  `,
} as const

/** Proficiency Bonus. */
export const PROFICIENCY_BONUS = {
  heading: 'Proficiency Bonus',
  page: 8,
  columns: ['Level or CR', 'Bonus'],
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

/** Skills. */
export const SKILLS = {
  heading: 'Skills',
  page: 9,
  columns: ['Skill', 'Ability'],
  rows: `
    Acrobatics      | Dexterity
    Animal Handling | Wisdom
    Arcana          | Intelligence
    Athletics       | Strength
    Deception       | Charisma
    History         | Intelligence
    Insight         | Wisdom
    Intimidation    | Charisma
    Investigation   | Intelligence
    Medicine        | Wisdom
    Nature          | Intelligence
    Perception      | Wisdom
    Performance     | Charisma
    Persuasion      | Charisma
    Religion        | Intelligence
    Sleight of Hand | Dexterity
    Stealth         | Dexterity
    Survival        | Wisdom
  `,
} as const

/** Influence Checks: the check for each way to urge, and what the monster must be or understand. */
export const INFLUENCE_CHECKS = {
  heading: 'Influence Checks',
  page: 184,
  columns: ['Interaction', 'Ability', 'Skill', 'Monster'],
  rows: `
    Deceiving      | Charisma | Deception       | understands you
    Intimidating   | Charisma | Intimidation    | —
    Amusing        | Charisma | Performance     | —
    Persuading     | Charisma | Persuasion      | understands you
    Coaxing        | Wisdom   | Animal Handling | Beast, Monstrosity
  `,
} as const

/** Friendly, Hostile, Indifferent: how they change a check to influence. */
export const ATTITUDES = {
  heading: 'Attitudes',
  page: 182,
  columns: ['Attitude', 'Check to Influence'],
  rows: `
    Friendly    | Advantage
    Hostile     | Disadvantage
    Indifferent | —
  `,
} as const

/** Search. */
export const SEARCH = {
  heading: 'Search',
  page: 187,
  columns: ['Skill', 'Things to Detect'],
  rows: `
    Insight    | state of mind
    Medicine   | ailment, cause of death
    Perception | concealed creature, concealed object
    Survival   | tracks, food
  `,
} as const

/** Areas of Knowledge. */
export const AREAS_OF_KNOWLEDGE = {
  heading: 'Areas of Knowledge',
  page: 189,
  columns: ['Skill', 'Areas', 'Creatures'],
  rows: `
    Arcana        | spells, magic items, eldritch symbols, magical traditions, planes of existence | Aberration, Construct, Elemental, Fey, Monstrosity
    History       | historic events, historic people, ancient civilizations, wars                   | Giant, Humanoid
    Investigation | traps, ciphers, riddles, gadgetry                                               | —
    Nature        | terrain, flora, weather                                                         | Beast, Dragon, Ooze, Plant
    Religion      | deities, religious hierarchies, religious rites, holy symbols, cults            | Celestial, Fiend, Undead
  `,
} as const

/** Actions, with the figures of their definitions on pages 177 to 191; the check of Help is that of page 18. */
export const ACTIONS = {
  heading: 'Actions',
  page: 9,
  columns: ['Action', 'Attack Rolls', 'Extra Moves', 'Lasts', 'Checks'],
  rows: `
    Attack    | 1 | — | at once         | —
    Dash      | — | 1 | turn            | —
    Disengage | — | — | turn            | —
    Dodge     | — | — | until next turn | —
    Help      | — | — | until next turn | Wisdom (Medicine)
    Hide      | — | — | until ended     | Dexterity (Stealth)
    Influence | — | — | at once         | Charisma (Deception, Intimidation, Performance, Persuasion), Wisdom (Animal Handling)
    Magic     | — | — | at once         | —
    Ready     | — | — | until next turn | —
    Search    | — | — | at once         | Wisdom (Insight, Medicine, Perception, Survival)
    Study     | — | — | at once         | Intelligence (Arcana, History, Investigation, Nature, Religion)
    Utilize   | — | — | at once         | —
  `,
} as const

/** D20 Tests and Actions: the differences between editions, by the names of core. */
export const RULES_OF_ACTIONS = {
  heading: 'D20 Tests and Actions, rules',
  page: 6,
  columns: ['Figure', 'Value'],
  rows: `
    abilityScores.ordinaryMaximum | none
    actions.bonusActions          | yes
    opposition.decidedBy          | difficulty class
    groupCheck                    | none
    heroicInspiration.maximum     | 1
    heroicInspiration.gives       | reroll
    heroicInspiration.passedOn    | surplus
    savingThrow.mayChooseToFail   | yes
    savingThrow.objectsUnaffectedBy | []
    attackAction.weaponWithEachAttack | yes
    dash.action                   | Dash
    dash.movement                 | added
    disengage.covers              | rest of turn
    dodge.attackRolls             | Disadvantage
    dodge.dexteritySaves          | Advantage
    dodge.bonus                   | 0
    dodge.seenAttackersOnly       | yes
    help.helper.needs             | proficiency
    help.helperNear               | yes
    help.attackWithinFeet         | 5
    help.attackBy                 | any ally
    hide.check.against            | DC
    hide.check.dc                 | 15
    hide.leastCover               | Three-Quarters
    hide.outOfSight               | yes
    hide.findingTie               | found
    hide.condition                | Invisible
    hide.canBeTargeted            | yes
    hide.ends                     | [loud sound, found, attack roll, Verbal spell]
    ready.initiative              | unchanged
    ready.spellNeedsConcentration | yes
    objectInteraction.freePerTurn | 1
    influence.leastDc             | 15
    influence.retryHours          | 24
    coupDeGrace                   | none
  `,
} as const

/** D20 Tests: figures that are not in a table, by the names of core. */
export const FIGURES_OF_D20_TESTS = {
  heading: 'D20 Tests, figures',
  page: 7,
  columns: ['Figure', 'Value'],
  rows: `
    abilityScores.minimum           | 1
    abilityScores.adventurerMaximum | 20
    abilityScores.maximum           | 30
    baseArmorClass                  | 10
    naturalHit                      | 20
    naturalMiss                     | 1
    passiveScore.base               | 10
    passiveScore.advantage          | +5
    passiveScore.disadvantage       | −5
    initiativeScore.base            | 10
    initiativeScore.advantage       | +5
    initiativeScore.disadvantage    | −5
    attunement.maximum              | 3
    defaultAttitude                 | Indifferent
  `,
} as const

/**
 * Ritual (page 187), Spells (pages 104 to 106), Choose a Species and a Background (page 19), Gaining a Level (page 23) and
 * Multiclassing, Spellcasting (page 25), by the names of core.
 */
export const RULES_OF_MAGIC = {
  heading: 'Spells, rules',
  page: 104,
  columns: ['Figure', 'Value'],
  rows: `
    spellFigures.saveDcBase           | 8
    spellFigures.trainingAddsToSaveDc | yes
    casting.levelZero                 | [cantrip]
    casting.slotsPerTurn              | 1
    casting.besidesBonusActionSpell   | anything
    casting.armorTraining             | yes
    casting.targetSeen                | no
    casting.dismissal                 | nothing
    casting.identifyingDc             | 15
    casting.equallyPotent             | most recent
    spellDisruption.kind              | none
    ritual.extraMinutes               | 10
    ritual.prepared                   | yes
    ritual.feature                    | no
    ritual.componentsAtCost           | no
    spellPreparation.number           | class table
    multiclassSpellcasting.halfLevels | up
    halfCasters.slotsFromLevel        | 1
    levelHitPoints.leastPerLevel      | 1
    subclassLevel.usual               | 3
    experienceBeyond.perBonusFeat     | 30,000
    encounters.weighedBy              | budget
    origin.options                    | [species, background, feat]
    origin.increasesScores            | background
  `,
} as const

/**
 * Character Creation (pages 19 to 25), Character Origins (pages 83 to 86) and Creating a Background (page 192), by the
 * names of core.
 */
export const RULES_OF_CREATION = {
  heading: 'Character Creation, rules',
  page: 19,
  columns: ['Figure', 'Value'],
  rows: `
    breathWeapon.takes                | attack
    breathWeapon.uses                 | Proficiency Bonus
    breathWeapon.restoredBy           | Long Rest
    breathWeapon.areas.by             | choice
    breathWeapon.areas.save           | Dexterity
    background.abilities              | 3
    background.originFeats            | 1
    background.skills                 | 2
    background.tools                  | 1
    background.languagesInsteadOfTools | no
    background.insteadCopperPieces    | 50 GP
    scoreGeneration                   | [standard array, random, point cost]
    equipmentByLevel                  | yes
  `,
} as const

/** Hirelings and Spellcasting (page 102), Rest and Recuperation (page 194), Magic Item Values (page 206), by the names of core. */
export const RULES_BETWEEN_ADVENTURES = {
  heading: 'Services, rules',
  page: 102,
  columns: ['Figure', 'Value'],
  rows: `
    spellcastingServices.price   | by level
    magicItemPrices              | by rarity
    magicItemsMadeAtCost         | yes
    silvering                    | none
    downtimeHoursPerDay          | none
    learning                     | none
    recuperating.days            | 3
    recuperating.saveDc          | 15
    recuperating.advantageHours  | 24
    recuperating.against         | [contagion]
    recuperating.endsEffect      | no
    profession                   | none
    research                     | none
  `,
} as const

export const RULES_OF_EQUIPMENT = {
  heading: 'Equipment, rules',
  page: 89,
  columns: ['Figure', 'Value'],
  rows: `
    drawingToThrow            | part of attack
    untrainedShield.bonus     | no
    untrainedShield.drawbacks | no
    helpedDoffingDivisor      | 1
    gearUse.antitoxin         | Bonus Action
    gearUse.basic-poison      | Bonus Action
    gearUse.hooded-lantern    | Bonus Action
    gearUse.potion-of-healing | Bonus Action
    gearUse.tinderbox         | Bonus Action
    toolTasks                 | by tool
    vehicleProficiency        | no
  `,
} as const
