/** Ability Modifiers. */
export const ABILITY_MODIFIERS = {
  heading: 'Ability Modifiers',
  page: 3,
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
  `,
} as const

/** Carrying Capacity, worked out for each size: pounds for each point of Strength. */
export const CARRYING_CAPACITY = {
  heading: 'Carrying Capacity, Size and Strength',
  page: 3,
  columns: ['Size', 'Unencumbered', 'Maximum', 'Lift and Drag'],
  rows: `
    Tiny       | 5  | 10  | 25
    Small      | 10 | 20  | 50
    Medium     | 10 | 20  | 50
    Large      | 20 | 40  | 100
    Huge       | 40 | 80  | 200
    Gargantuan | 80 | 160 | 400
  `,
} as const

/** Cover. */
export const COVER = {
  heading: 'Cover',
  page: 11,
  columns: ['Degree', 'AC', 'Dexterity Saves', 'Can Be Targeted'],
  rows: `
    Half           | +2 | +2 | yes
    Three-Quarters | +5 | +5 | yes
    Total          | —  | —  | no
  `,
} as const

/** Actions in Combat. */
export const ACTIONS = {
  heading: 'Actions in Combat',
  page: 10,
  columns: ['Action', 'Attack Rolls', 'Extra Moves', 'Lasts', 'Checks'],
  rows: `
    Attack        | 1 | — | at once         | —
    Cast a Spell  | — | — | at once         | —
    Coup de Grace | 1 | — | at once         | —
    Disengage     | — | — | at once         | —
    Dodge         | — | — | until next turn | —
    Help          | — | — | until next turn | —
    Hide          | — | — | until ended     | Dexterity
    Hustle        | — | 1 | at once         | —
    Improvise     | — | — | at once         | Strength, Dexterity, Constitution, Intelligence, Wisdom, Charisma
    Ready         | — | — | until next turn | —
    Search        | — | — | at once         | Wisdom
    Use an Item   | — | — | at once         | —
  `,
} as const

/** Areas of Effect. */
export const AREAS_OF_EFFECT = {
  heading: 'Areas of Effect',
  page: 17,
  columns: ['Shape', 'Origin Included', 'Extends'],
  rows: `
    Cloud    | yes | around objects
    Cone     | no  | straight lines
    Cylinder | yes | straight lines
    Line     | no  | straight lines
    Sphere   | yes | straight lines
  `,
} as const

/** Basic Rules, Exploration and Actions in Combat, by the names of core. */
export const RULES_OF_ACTIONS = {
  heading: 'Basic Rules, Stealth, Actions in Combat, rules',
  page: 1,
  columns: ['Figure', 'Value'],
  rows: `
    abilityScores.ordinaryMaximum | 18
    actions.bonusActions          | no
    opposition.decidedBy          | contest
    training.bonus                | by training
    training.skills               | []
    groupCheck                    | none
    training.skillWithTool        | nothing
    training.expertiseTools       | []
    training.passiveScores        | []
    heroicInspiration.maximum     | 0
    heroicInspiration.gives       | nothing
    heroicInspiration.passedOn    | never
    savingThrow.mayChooseToFail   | no
    savingThrow.objectsUnaffectedBy | []
    attackAction.weaponWithEachAttack | no
    dash.action                   | Hustle
    dash.movement                 | with the action
    disengage.covers              | own move
    disengage.moveFeet            | 10
    dodge.attackRolls             | normal
    dodge.dexteritySaves          | normal
    dodge.bonus                   | +4
    dodge.seenAttackersOnly       | no
    help.helper.needs             | ability score
    help.helper.minimum           | 10
    help.helperNear               | yes
    help.attackWithinFeet         | never
    help.attackBy                 | nobody
    hide.check.against            | observers
    hide.check.rule               | next stealth
    hide.leastCover               | half
    hide.outOfSight               | no
    hide.findingTie               | hidden
    hide.condition                | none
    hide.canBeTargeted            | no
    hide.ends                     | [loud sound, found, attack roll, Verbal spell, in view]
    ready.initiative              | before the trigger
    ready.spellNeedsConcentration | no
    objectInteraction.freePerTurn | usual
    influence                     | none
    coupDeGrace.withinFeet        | 5
  `,
} as const

/** Carrying Capacity, Movement: the differences between editions. */
export const RULES_OF_EXPLORATION = {
  heading: 'Carrying Capacity, Movement, rules',
  page: 3,
  columns: ['Figure', 'Value'],
  rows: `
    carrying.overloadedSpeedFeet         | 5
    carrying.overloadedBy                | [drag, push]
    carrying.encumbered.rule             | next strength
    carrying.encumbered.speedReducedFeet | 10
    carrying.encumbered.d20Tests         | Disadvantage
    carrying.encumbranceVariant          | []
    suffocation                          | none
    dailyNeeds                           | none
    poisons                              | none
    traps                                | none
    afflictions                          | []
    travel.decidedBy                     | Speed
    travel.timesPerMinute                | 10
    travel.hustleTimes                   | 2
    vision.lightlyObscuredPerception     | normal
    vision.heavilyObscuredCondition      | none
    vision.senses                        | []
    objects                              | none
    hazards                              | []
    environmentalEffects                 | []
    speeds                               | [Speed]
  `,
} as const

/** The Combat Sequence and Movement: the differences between editions. */
export const RULES_OF_COMBAT = {
  heading: 'Combat, rules',
  page: 9,
  columns: ['Figure', 'Value'],
  rows: `
    combatSteps                                     | [determine surprise, roll initiative, take turns]
    initiative.advantageFrom                        | []
    initiative.disadvantageFrom                     | []
    initiative.surprises                            | set by GM
    initiative.surprisedWaitOutFirstTurn            | yes
    initiative.ties                                 | Dexterity then roll
    initiative.tiesMayBeRolled                      | no
    initiative.score                                | none
    movement.incrementFeet                          | 5
    movement.standUp                                | 5
    movement.standingHighJump                       | Strength modifier
    movement.checkDcs.hard-climb                    | set by GM
    movement.checkDcs.rough-water                   | set by GM
    movement.checkDcs.low-obstacle                  | none
    movement.checkDcs.landing-in-difficult-terrain  | none
    movement.specialSpeedsFollow                    | no
    movement.droppingProneNeedsSpeed                | yes
    movement.difficultFeatures                      | [creature, furniture, rough ground, liquid, opening, slope]
    movement.squeezingHampers                       | no
    movement.liquidSoftensFalls                     | no
    flight                                          | none
    dragging.slows                                  | extra foot
    dragging.tinySlowsNobody                        | yes
    movingAroundCreatures.passableFor               | [ally]
    movingAroundCreatures.spacesAreDifficultTerrain | never
    movingAroundCreatures.proneInSharedSpace        | no
    opportunityAttack.mustSee                       | no
    opportunityAttack.hostileOnly                   | yes
    opportunityAttack.advantage                     | yes
    opportunityAttack.mayGrip                       | no
    closeCombat.within                              | enemy reach
    closeCombat.attacks                             | weapon
    closeCombat.enemyMustBeAlert                    | no
    unseenAttack.advantageWhen                      | hidden
    twoWeaponFighting                               | none
    unarmedStrike                                   | none
    improvisedWeapon                                | none
    mountedCombat                                   | none
    underwaterCombat                                | none
    areaShapes                                      | [Cone, Cylinder, Line, Sphere, Cloud]
    weaponAttack.finesseAbilities                   | [Dexterity]
  `,
} as const

/** Attack Rolls, Damage and Dying: the differences between editions. */
export const RULES_OF_DAMAGE = {
  heading: 'Damage and Dying, rules',
  page: 13,
  columns: ['Figure', 'Value'],
  rows: `
    abilityModifierAddedTo     | dice
    criticalHit.naturalRoll    | 20
    criticalHit.damageDice     | maximum
    dying.failure              | damage
    dying.dc                   | 10
    dying.saveAbility          | Constitution
    dying.successesToStabilize | 3
    dying.failureDamage        | 1d6
    dying.stableHitPoints      | 1
    dying.stableHours          | 2d6
    bloodied.when              | fewer than half
    instantDeath.massiveDamage | no
    instantDeath.maximumOfZero | no
    knockOut.attacks           | melee weapon
    knockOut.chosen            | with the attack
    knockOut.hitPoints         | 0
    knockOut.firstAidDc        | none
    knockOut.startsShortRest   | no
    temporaryHitPoints         | no
    concentration              | none
    revival.exhaustionLevelsRemoved | 0
  `,
} as const

/** Resting, with the slower variants. */
export const RULES_OF_RESTS = {
  heading: 'Resting, rules',
  page: 14,
  columns: ['Figure', 'Value'],
  rows: `
    shortRest.minutes                                 | 10
    shortRest.leastHitPoints                          | any
    shortRest.hitDiceNeed                             | kit or feature
    shortRest.leastPerHitDie                          | 0
    shortRest.interruptions.initiative                | no
    shortRest.interruptions.attack                    | no
    shortRest.interruptions.damage                    | no
    shortRest.interruptions.spellFromLevel            | none
    shortRest.interruptions.exertionMinutes           | none
    longRest.hours                                    | 8
    longRest.sleepHours                               | 0
    longRest.lightActivityHours                       | 2
    longRest.leastHitPoints                           | 1
    longRest.nextAfter.from                           | start
    longRest.nextAfter.hours                          | 24
    longRest.recovery.usual.hitPoints                 | all
    longRest.recovery.usual.hitDice                   | all
    longRest.recovery.usual.spendsHitDice             | no
    longRest.recovery.slower-hit-points.hitPoints     | none
    longRest.recovery.slower-hit-points.hitDice       | all
    longRest.recovery.slower-hit-points.spendsHitDice | yes
    longRest.recovery.slower-hit-dice.hitPoints       | all
    longRest.recovery.slower-hit-dice.hitDice         | one plus Constitution modifier
    longRest.recovery.slower-hit-dice.spendsHitDice   | no
    longRest.recovery.slower-all-around.hitPoints     | none
    longRest.recovery.slower-all-around.hitDice       | one plus Constitution modifier
    longRest.recovery.slower-all-around.spendsHitDice | yes
    longRest.restoresReductions                       | no
    longRest.exhaustionLevelsRemoved                  | 0
    longRest.removingExhaustionNeedsFood              | no
    longRest.interruptions.initiative                 | no
    longRest.interruptions.attack                     | yes
    longRest.interruptions.damage                     | yes
    longRest.interruptions.spellFromLevel             | 0
    longRest.interruptions.exertionMinutes            | none
    longRest.interrupted.rest                         | starts over
    longRest.shortRestAfterHours                      | none
  `,
} as const

/** Magic: the differences between editions. */
export const RULES_OF_MAGIC = {
  heading: 'Magic, rules',
  page: 16,
  columns: ['Figure', 'Value'],
  rows: `
    spellFigures.saveDcBase            | 10
    spellFigures.trainingAddsToSaveDc  | no
    casting.levelZero                  | [cantrip, orison]
    casting.slotsPerTurn               | unlimited
    casting.besidesBonusActionSpell    | anything
    casting.armorTraining              | no
    casting.targetSeen                 | yes
    casting.dismissal                  | action
    casting.identifyingDc              | none
    casting.equallyPotent              | unsaid
    spellDisruption.kind               | ability check
    spellDisruption.dc                 | 10
    spellDisruption.meleeAbility       | Dexterity
    spellDisruption.meleeFeet          | 5
    spellDisruption.environmentAbility | Constitution
    ritual.extraMinutes                | own time
    ritual.prepared                    | no
    ritual.feature                     | yes
    ritual.componentsAtCost            | yes
    spellPreparation                   | none
    baseArmorClass                     | none
    multiclassSpellcasting.halfLevels  | up
    halfCasters.slotsFromLevel         | 1
    levelHitPoints.leastPerLevel       | 1
    subclassLevel                      | none
    experienceBeyond.perBonusFeat      | none
    encounters.weighedBy               | nothing
    origin.options                     | [race, background, theme]
    origin.increasesScores             | none
    breathWeapon                       | none
    languages                          | none
    background                         | none
    scoreGeneration                    | []
    equipmentByLevel                   | no
    feats                              | none
    services                           | []
    spellcastingServices               | none
    magicItemPrices                    | none
    magicItemsMadeAtCost               | no
    silvering                          | none
    downtimeHoursPerDay                | none
    learning                           | none
    recuperating                       | none
    profession                         | none
    research                           | none
  `,
} as const

/** Figures of the text, worked out by hand; the deadly Hit Points and the feet per minute are the book's own. */
export const WORKED_PLAYTEST = {
  heading: 'Movement, Dead, worked out',
  page: 6,
  columns: ['Procedure', 'Given', 'Result'],
  rows: `
    Feet in a minute       | Speed 30                         | 300
    Feet in a minute, hustling | Speed 30                     | 600
    Long Jump, feet        | Strength score 15, run-up 10     | 15
    Long Jump, feet        | Strength score 15, run-up 5      | 7
    High Jump, feet        | Strength modifier 2, run-up 10   | 5
    High Jump, feet        | Strength modifier 2, run-up 5    | 2
    High Jump, feet        | Strength modifier −1, run-up 5   | 1
    Climbing, feet         | feet 5                           | 10
    Crawling, feet         | feet 5                           | 10
    Swimming, feet         | feet 5                           | 10
    Difficult terrain, feet | feet 5                          | 10
    Standing up, feet      | Speed 30                         | 5
    Deadly Hit Points      | Constitution score 14, level 5   | −19
    Spell save, DC         | modifier 3, training 2           | 13
  `,
} as const

/** Conditions; what denies actions also denies reactions (Taking a Turn, page 9). */
export const EFFECTS_OF_CONDITIONS = {
  heading: 'Conditions, effects',
  page: 14,
  columns: ['Effect', 'Figures', 'When'],
  rows: `
    Blinded
    cannot                  | what sight                     | —
    speed divided           | by 2                           | —
    attack rolls against    | gives Advantage                | —
    attack rolls            | gives Disadvantage             | —
    Charmed
    cannot to source        | what harm                      | —
    social checks of source | gives Advantage                | —
    Deafened
    cannot                  | what hearing                   | —
    sneaked up on           | —                              | —
    Ethereal
    damage taken divided    | by 2, except Force             | —
    damage dealt divided    | by 2, except Force             | —
    passes through          | what creatures                 | —
    passes through          | what objects                   | —
    inside objects          | condition Blinded, targetsOnlyTheObject yes | —
    Frightened
    ability checks          | gives Disadvantage             | sourceInSight yes
    attack rolls            | gives Disadvantage             | sourceInSight yes
    Invisible
    heavily obscured        | —                              | —
    attack rolls against    | gives Disadvantage             | —
    Intoxicated
    attack rolls            | gives Disadvantage             | —
    ability checks          | gives Disadvantage             | —
    spells need check       | ability Constitution, dc 10    | —
    damage taken reduced    | by 1d6                         | —
    Paralyzed
    cannot                  | what movement                  | —
    cannot                  | what limbs                     | —
    cannot                  | what speech                    | —
    drops what it holds     | —                              | —
    falls                   | condition Prone, at start      | —
    saving throws fail      | ability Strength               | —
    saving throws fail      | ability Dexterity              | —
    attack rolls against    | gives Advantage                | —
    Prone
    crawls                  | —                              | —
    attack roll bonus       | bonus −2                       | —
    attack rolls against    | gives Advantage                | attack melee
    attack rolls against    | gives Disadvantage             | attack ranged, beyondFeet 10
    Restrained
    speed 0                 | —                              | —
    attack rolls against    | gives Advantage                | —
    attack rolls            | gives Disadvantage             | —
    saving throws           | ability Dexterity, gives Disadvantage | —
    Stunned
    cannot                  | what movement                  | —
    cannot                  | what action                    | —
    cannot                  | what reaction                  | —
    saving throws fail      | ability Strength               | —
    saving throws fail      | ability Dexterity              | —
    attack rolls against    | gives Advantage                | —
    Unconscious
    drops what it holds     | —                              | —
    falls                   | condition Prone, at start      | —
    cannot                  | what movement                  | —
    cannot                  | what action                    | —
    cannot                  | what reaction                  | —
    cannot                  | what awareness                 | —
    saving throws fail      | ability Strength               | —
    saving throws fail      | ability Dexterity              | —
    attack rolls against    | gives Advantage                | —
  `,
} as const
