/** Using Ability Scores: the figures of SRD 5.1, by the names of core. */
export const RULES_OF_CHECKS = {
  heading: 'Using Ability Scores, rules',
  page: 76,
  columns: ['Figure', 'Value'],
  rows: `
    abilityScores.ordinaryMaximum   | 18
    training.expertiseTools         | [Thieves’ Tools]
    heroicInspiration.maximum       | 1
    savingThrow.mayChooseToFail     | no
    savingThrow.objectsUnaffectedBy | [Constitution, Intelligence, Wisdom, Charisma]
    help.helperNear                 | no
    help.attackWithinFeet           | 5
    hide.canBeTargeted              | yes
    carrying.overloadedSpeedFeet    | 5
    carrying.overloadedBy           | [drag, push]
  `,
} as const

/** Combat: the figures of SRD 5.1. */
export const RULES_OF_COMBAT = {
  heading: 'Combat, rules',
  page: 90,
  columns: ['Figure', 'Value'],
  rows: `
    initiative.advantageFrom                | []
    initiative.disadvantageFrom             | []
    initiative.surprises                    | who notices no threat
    initiative.surprisedWaitOutFirstTurn    | yes
    initiative.tiesMayBeRolled              | yes
    initiative.score                        | none
    attackAction.weaponWithEachAttack       | no
    movement.droppingProneNeedsSpeed        | no
    movement.squeezingHampers               | yes
    movement.checkDcs.low-obstacle          | 10
    movement.checkDcs.landing-in-difficult-terrain | 10
    flight.magicHoldsAloft                  | yes
    opportunityAttack.hostileOnly           | yes
    opportunityAttack.mustSee               | yes
    twoWeaponFighting.meleeOnly             | yes
    unarmedStrike.reachFeet                 | 5
    unarmedStrike.baseDamage                | 1
    unarmedStrike.damageType                | Bludgeoning
    unarmedStrike.weaponAttack              | yes
    unarmedStrike.grip.skill                | Athletics
    unarmedStrike.grip.opposing             | [Athletics, Acrobatics]
    unarmedStrike.grip.monsterEscapeDc      | 10
    unarmedStrike.shoveFeet                 | 5
    unarmedStrike.maximumSizesLarger        | 1
    mountedCombat.minimumSizesLarger        | 1
    mountedCombat.withinFeet                | 5
    mountedCombat.costsSpeedDividedBy       | 2
    mountedCombat.controlledActions         | [Dash, Disengage, Dodge]
    mountedCombat.fallingOffDc              | 10
    mountedCombat.fallingOffSave            | Dexterity
    mountedCombat.oncePerMove               | yes
    mountedCombat.opportunityAttackTargets  | [mount, rider]
    underwaterCombat.unimpededMelee.weapons | [Dagger, Javelin, Shortsword, Spear, Trident]
    underwaterCombat.unimpededRanged        | [Light Crossbow, Hand Crossbow, Heavy Crossbow, Net, Dart, Javelin, Spear, Trident]
    underwaterCombat.resistances            | [Fire]
    drawingToThrow                          | object interaction
    heavyWeapons.sizes                      | [Small]
  `,
} as const

/** Damage, Healing, and Resting: the figures of SRD 5.1. */
export const RULES_OF_DAMAGE = {
  heading: 'Damage, Healing, and Resting, rules',
  page: 87,
  columns: ['Figure', 'Value'],
  rows: `
    bloodied                                | none
    instantDeath.massiveDamage              | yes
    instantDeath.maximumOfZero              | no
    knockOut.attacks                        | melee
    knockOut.hitPoints                      | 0
    knockOut.startsShortRest                | no
    concentration.saveAbility               | Constitution
    concentration.minimumDc                 | 10
    concentration.maximumDc                 | none
    concentration.environmentDc             | 10
    shortRest.minutes                       | 60
    shortRest.interruptions.initiative      | no
    shortRest.interruptions.attack          | no
    shortRest.interruptions.damage          | no
    shortRest.interruptions.spellFromLevel  | none
    shortRest.interruptions.exertionMinutes | none
    longRest.hours                          | 8
    longRest.sleepHours                     | 0
    longRest.lightActivityHours             | 2
    longRest.leastHitPoints                 | 1
    longRest.nextAfter.hours                | 24
    longRest.recovery.usual.hitPoints       | all
    longRest.recovery.usual.spendsHitDice   | no
    longRest.restoresReductions             | no
    longRest.exhaustionLevelsRemoved        | 1
    longRest.removingExhaustionNeedsFood    | yes
    longRest.interruptions.initiative       | no
    longRest.interruptions.attack           | no
    longRest.interruptions.damage           | no
    longRest.interruptions.spellFromLevel   | none
    longRest.interruptions.exertionMinutes  | 60
    longRest.interrupted.rest               | starts over
    longRest.shortRestAfterHours            | none
    revival.exhaustionLevelsRemoved         | 0
    levelHitPoints.leastPerLevel            | none
  `,
} as const

/** Adventuring, Objects, Traps, and Between Adventures: the figures of SRD 5.1. */
export const RULES_OF_EXPLORATION = {
  heading: 'Adventuring, Objects, Diseases and Madness, Between Adventures, rules',
  page: 84,
  columns: ['Figure', 'Value'],
  rows: `
    travel.effects.fast                     | −5
    travel.effects.stealthAt                | [slow]
    travel.terrain.dividedBy                | 2
    suffocation.leastRounds                 | 1
    dailyNeeds.water.gallons                | 1
    dailyNeeds.water.hotGallons             | 2
    dailyNeeds.water.saveDc                 | 15
    dailyNeeds.water.exhaustionLevels       | 1
    dailyNeeds.water.exhaustedLevels        | 2
    dailyNeeds.food.pounds                  | 1
    dailyNeeds.food.harmlessDays            | 3
    dailyNeeds.food.leastDays               | 1
    dailyNeeds.food.exhaustionLevels        | 1
    objects.immunities                      | [Poison, Psychic]
    objects.fragileBreakAutomatically       | no
    environmentalEffects                    | []
    afflictions                             | [diseases, madness]
    crafting.hoursPerDay                    | 8
    crafting.copperPiecesPerDay             | 5 GP
    crafting.rawMaterialsDivisor            | 2
    crafting.assistants                     | any
    downtimeHoursPerDay                     | 8
    learning.days                           | 250
    learning.copperPiecesPerDay             | 1 GP
    research.copperPiecesPerDay             | 1 GP
    recuperating.days                       | 3
    recuperating.saveDc                     | 15
    recuperating.advantageHours             | 24
    recuperating.against                    | [disease, poison]
    recuperating.endsEffect                 | yes
    profession.usual                        | Modest
    profession.inOrganization               | Comfortable
    profession.performing                   | Wealthy
    silvering.copperPieces                  | 100 GP
    silvering.ammunition                    | 10
    spellcastingServices.fromLevel          | 1
    spellcastingServices.toLevel            | 2
    spellcastingServices.copperPieces.from  | 10 GP
    spellcastingServices.copperPieces.to    | 50 GP
    magicItemPrices                         | none
    magicItemsMadeAtCost                    | no
  `,
} as const

/** Spellcasting, and what characters gain: the figures of SRD 5.1. */
export const RULES_OF_MAGIC_AND_CHARACTERS = {
  heading: 'Spellcasting, Races, Classes, Multiclassing, rules',
  page: 100,
  columns: ['Figure', 'Value'],
  rows: `
    areaShapes                                   | [Cone, Cube, Cylinder, Line, Sphere]
    ritual.extraMinutes                          | 10
    ritual.feature                               | yes
    casting.identifyingDc                        | none
    casting.equallyPotent                        | unsaid
    spellPreparation.classes.cleric.levelDividedBy  | 1
    spellPreparation.classes.cleric.fromLevel    | 1
    spellPreparation.classes.druid.levelDividedBy   | 1
    spellPreparation.classes.druid.fromLevel     | 1
    spellPreparation.classes.paladin.levelDividedBy | 2
    spellPreparation.classes.paladin.fromLevel   | 2
    spellPreparation.classes.wizard.levelDividedBy  | 1
    spellPreparation.classes.wizard.fromLevel    | 1
    halfCasters.slotsFromLevel                   | 2
    subclassLevel.usual                          | 3
    subclassLevel.others.cleric                  | 1
    subclassLevel.others.sorcerer                | 1
    subclassLevel.others.warlock                 | 1
    subclassLevel.others.druid                   | 2
    subclassLevel.others.wizard                  | 2
    baseArmorClass.unarmoredDefenseOnce          | yes
    breathWeapon.takes                           | action
    breathWeapon.uses                            | one
    breathWeapon.restoredBy                      | Short Rest
    breathWeapon.areas.breaths.black.shape       | Line
    breathWeapon.areas.breaths.black.save        | Dexterity
    breathWeapon.areas.breaths.blue.shape        | Line
    breathWeapon.areas.breaths.blue.save         | Dexterity
    breathWeapon.areas.breaths.brass.shape       | Line
    breathWeapon.areas.breaths.brass.save        | Dexterity
    breathWeapon.areas.breaths.bronze.shape      | Line
    breathWeapon.areas.breaths.bronze.save       | Dexterity
    breathWeapon.areas.breaths.copper.shape      | Line
    breathWeapon.areas.breaths.copper.save       | Dexterity
    breathWeapon.areas.breaths.gold.shape        | Cone
    breathWeapon.areas.breaths.gold.save         | Dexterity
    breathWeapon.areas.breaths.green.shape       | Cone
    breathWeapon.areas.breaths.green.save        | Constitution
    breathWeapon.areas.breaths.red.shape         | Cone
    breathWeapon.areas.breaths.red.save          | Dexterity
    breathWeapon.areas.breaths.silver.shape      | Cone
    breathWeapon.areas.breaths.silver.save       | Constitution
    breathWeapon.areas.breaths.white.shape       | Cone
    breathWeapon.areas.breaths.white.save        | Constitution
    languages.standard                           | [Common, Dwarvish, Elvish, Giant, Gnomish, Goblin, Halfling, Orc]
    languages.rare                               | [Abyssal, Celestial, Deep Speech, Draconic, Infernal, Primordial, Sylvan, Undercommon]
    background.list                              | [Acolyte]
    background.abilities                         | 0
    background.originFeats                       | 0
    background.skills                            | 2
    background.tools                             | 2
    background.languagesInsteadOfTools           | yes
    scoreGeneration                              | []
    equipmentByLevel                             | no
    feats.optional                               | yes
    multiclassTraining.barbarian.armor           | [Shield]
    multiclassTraining.bard.armor                | [Light]
    multiclassTraining.bard.weapons              | []
    multiclassTraining.cleric.armor              | [Light, Medium, Shield]
    multiclassTraining.cleric.weapons            | []
    multiclassTraining.druid.armor               | [Light, Medium, Shield]
    multiclassTraining.druid.weapons             | []
    multiclassTraining.fighter.armor             | [Light, Medium, Shield]
    multiclassTraining.monk.armor                | []
    multiclassTraining.paladin.armor             | [Light, Medium, Shield]
    multiclassTraining.ranger.armor              | [Light, Medium, Shield]
    multiclassTraining.rogue.armor               | [Light]
    multiclassTraining.rogue.weapons             | []
    multiclassTraining.sorcerer.armor            | []
    multiclassTraining.sorcerer.weapons          | []
    multiclassTraining.warlock.armor             | [Light]
    multiclassTraining.wizard.armor              | []
    multiclassTraining.wizard.weapons            | []
  `,
} as const

/** Breath Weapon of the Dragonborn. */
export const BREATH_WEAPON_DAMAGE = {
  heading: 'Dragonborn Traits, Breath Weapon',
  page: 5,
  columns: ['Level', 'Damage'],
  rows: `
    1  | 2d6
    6  | 3d6
    11 | 4d6
    16 | 5d6
  `,
} as const

/** Variant: Encumbrance. */
export const ENCUMBRANCE = {
  heading: 'Variant: Encumbrance',
  page: 79,
  columns: ['Grade', 'Pounds per Strength', 'Speed Reduced', 'Disadvantage With'],
  rows: `
    Encumbered         | 5  | 10 | —
    Heavily Encumbered | 10 | 20 | Strength, Dexterity, Constitution
  `,
} as const

/** Exhaustion; the effects of lower levels stay. */
export const EXHAUSTION = {
  heading: 'Conditions, Exhaustion',
  page: 358,
  columns: ['Level', 'Disadvantage On', 'Speed Divided By', 'Hit Points Divided By', 'Speed 0', 'Death'],
  rows: `
    0 | —                                           | 1 | 1 | no  | no
    1 | ability checks                              | 1 | 1 | no  | no
    2 | ability checks                              | 2 | 1 | no  | no
    3 | ability checks, attack rolls, saving throws | 2 | 1 | no  | no
    4 | ability checks, attack rolls, saving throws | 2 | 2 | no  | no
    5 | ability checks, attack rolls, saving throws | 2 | 2 | yes | no
    6 | ability checks, attack rolls, saving throws | 2 | 2 | yes | yes
  `,
} as const

/** Conditions other than Exhaustion. */
export const EFFECTS_OF_CONDITIONS = {
  heading: 'Conditions, effects',
  page: 358,
  columns: ['Effect', 'Figures', 'When'],
  rows: `
    Blinded
    cannot                  | what sight                            | —
    ability checks fail     | needing sight                         | —
    attack rolls against    | gives Advantage                       | —
    attack rolls            | gives Disadvantage                    | —
    Charmed
    cannot to source        | what harm                             | —
    social checks of source | gives Advantage                       | —
    Deafened
    cannot                  | what hearing                          | —
    ability checks fail     | needing hearing                       | —
    Frightened
    ability checks          | gives Disadvantage                    | sourceInSight yes
    attack rolls            | gives Disadvantage                    | sourceInSight yes
    cannot to source        | what approach                         | —
    Grappled
    speed 0                 | —                                     | —
    moved by source         | —                                     | —
    Incapacitated
    cannot                  | what action                           | —
    cannot                  | what Bonus Action                     | —
    cannot                  | what Reaction                         | —
    cannot                  | what Concentration                    | —
    Invisible
    heavily obscured        | —                                     | —
    attack rolls against    | gives Disadvantage                    | —
    attack rolls            | gives Advantage                       | —
    Paralyzed
    includes                | condition Incapacitated               | —
    cannot                  | what movement                         | —
    cannot                  | what speech                           | —
    saving throws fail      | ability Strength                      | —
    saving throws fail      | ability Dexterity                     | —
    attack rolls against    | gives Advantage                       | —
    critical hits against   | withinFeet 5                          | —
    Petrified
    weight                  | times 10                              | —
    does not age            | —                                     | —
    includes                | condition Incapacitated               | —
    cannot                  | what movement                         | —
    cannot                  | what speech                           | —
    cannot                  | what awareness                        | —
    attack rolls against    | gives Advantage                       | —
    saving throws fail      | ability Strength                      | —
    saving throws fail      | ability Dexterity                     | —
    resistance              | damage all                            | —
    immunity                | condition Poisoned                    | —
    immunity to             | what poison                           | —
    immunity to             | what disease                          | —
    suspends                | what poison                           | —
    suspends                | what disease                          | —
    Poisoned
    attack rolls            | gives Disadvantage                    | —
    ability checks          | gives Disadvantage                    | —
    Prone
    crawls                  | —                                     | —
    attack rolls            | gives Disadvantage                    | —
    attack rolls against    | gives Advantage                       | withinFeet 5
    attack rolls against    | gives Disadvantage                    | beyondFeet 5
    Restrained
    speed 0                 | —                                     | —
    attack rolls against    | gives Advantage                       | —
    attack rolls            | gives Disadvantage                    | —
    saving throws           | ability Dexterity, gives Disadvantage | —
    Stunned
    includes                | condition Incapacitated               | —
    cannot                  | what movement                         | —
    saving throws fail      | ability Strength                      | —
    saving throws fail      | ability Dexterity                     | —
    attack rolls against    | gives Advantage                       | —
    Unconscious
    includes                | condition Incapacitated               | —
    cannot                  | what movement                         | —
    cannot                  | what speech                           | —
    cannot                  | what awareness                        | —
    drops what it holds     | —                                     | —
    falls                   | condition Prone, at start             | —
    saving throws fail      | ability Strength                      | —
    saving throws fail      | ability Dexterity                     | —
    attack rolls against    | gives Advantage                       | —
    critical hits against   | withinFeet 5                          | —
  `,
} as const
