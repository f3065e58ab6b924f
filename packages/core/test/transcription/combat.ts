/** Creature Size and Space: a side of the space in feet, its squares, and how many creatures share a square. */
export const CREATURE_SIZE_AND_SPACE = {
  heading: 'Creature Size and Space',
  page: 14,
  columns: ['Size', 'Feet', 'Squares'],
  rows: `
    Tiny       | 2½ | 4 per square
    Small      | 5  | 1
    Medium     | 5  | 1
    Large      | 10 | 4 (2 by 2)
    Huge       | 15 | 9 (3 by 3)
    Gargantuan | 20 | 16 (4 by 4)
  `,
} as const

/** Cover. */
export const COVER = {
  heading: 'Cover',
  page: 15,
  columns: ['Degree', 'AC', 'Dexterity Saves', 'Can Be Targeted'],
  rows: `
    Half           | +2 | +2 | yes
    Three-Quarters | +5 | +5 | yes
    Total          | —  | —  | no
  `,
} as const

/** Area of Effect: the shapes on pages 179 to 188. */
export const AREAS_OF_EFFECT = {
  heading: 'Area of Effect',
  page: 177,
  columns: ['Shape', 'Dimensions', 'Origin', 'Origin Included', 'Extends', 'Moves with Origin'],
  rows: `
    Cone      | length         | point                   | no  | straight lines | no
    Cube      | size           | point on a face         | no  | straight lines | no
    Cylinder  | radius, height | center of top or bottom | yes | straight lines | no
    Emanation | distance       | creature or object      | no  | straight lines | yes
    Line      | length, width  | point                   | no  | straight lines | no
    Sphere    | radius         | point                   | yes | straight lines | no
  `,
} as const

/** Combat: the differences between editions, by the names of core. */
export const RULES_OF_COMBAT = {
  heading: 'Combat, rules',
  page: 13,
  columns: ['Figure', 'Value'],
  rows: `
    combatSteps                                     | [Establish Positions, Roll Initiative, Take Turns]
    initiative.advantageFrom                        | [Invisible]
    initiative.disadvantageFrom                     | [surprise, Incapacitated]
    initiative.surprises                            | set by GM
    initiative.surprisedWaitOutFirstTurn            | no
    initiative.ties                                 | decided
    initiative.tiesMayBeRolled                      | no
    initiative.score.base                           | 10
    initiative.score.advantage                      | +5
    initiative.score.disadvantage                   | −5
    movement.incrementFeet                          | 1
    movement.standUp                                | half Speed
    movement.standingHighJump                       | half
    movement.checkDcs.hard-climb                    | 15
    movement.checkDcs.rough-water                   | 15
    movement.checkDcs.low-obstacle                  | 10
    movement.checkDcs.landing-in-difficult-terrain  | 10
    movement.specialSpeedsFollow                    | yes
    movement.droppingProneNeedsSpeed                | yes
    movement.difficultFeatures                      | [creature, furniture, rough ground, liquid, opening, slope]
    movement.squeezingHampers                       | no
    movement.liquidSoftensFalls                     | yes
    flight.fallsWhen                                | [Incapacitated, Prone, no Fly Speed]
    flight.magicHoldsAloft                          | no
    dragging.slows                                  | extra foot
    dragging.tinySlowsNobody                        | yes
    movingAroundCreatures.passableFor               | [ally, Incapacitated, Tiny, two sizes apart]
    movingAroundCreatures.spacesAreDifficultTerrain | unless Tiny or ally
    movingAroundCreatures.proneInSharedSpace        | yes
    opportunityAttack.mustSee                       | yes
    opportunityAttack.hostileOnly                   | no
    opportunityAttack.advantage                     | no
    opportunityAttack.mayGrip                       | yes
    closeCombat.within                              | 5
    closeCombat.attacks                             | any
    closeCombat.enemyMustBeAlert                    | yes
    unseenAttack.advantageWhen                      | unseen
    twoWeaponFighting.meleeOnly                     | no
    unarmedStrike.reachFeet                         | 5
    unarmedStrike.baseDamage                        | 1
    unarmedStrike.damageType                        | Bludgeoning
    unarmedStrike.weaponAttack                      | no
    unarmedStrike.grip.decidedBy                    | saving throw
    unarmedStrike.grip.baseDc                       | 8
    unarmedStrike.grip.saves                        | [Strength, Dexterity]
    unarmedStrike.shoveFeet                         | 5
    unarmedStrike.maximumSizesLarger                | 1
    improvisedWeapon.damage                         | 1d4
    improvisedWeapon.normalRangeFeet                | 20
    improvisedWeapon.longRangeFeet                  | 60
    improvisedWeapon.addsProficiency                | no
    mountedCombat.minimumSizesLarger                | 1
    mountedCombat.withinFeet                        | 5
    mountedCombat.costsSpeedDividedBy               | 2
    mountedCombat.controlledActions                 | [Dash, Disengage, Dodge]
    mountedCombat.fallingOffDc                      | 10
    mountedCombat.fallingOffSave                    | Dexterity
    mountedCombat.whenMountFalls                    | save
    mountedCombat.oncePerMove                       | no
    mountedCombat.opportunityAttackTargets          | [mount]
    underwaterCombat.unimpededMelee.damageType      | Piercing
    underwaterCombat.unimpededRanged                | []
    underwaterCombat.resistances                    | [Fire]
    areaShapes                                      | [Cone, Cube, Cylinder, Emanation, Line, Sphere]
    weaponAttack.finesseAbilities                   | [Strength, Dexterity]
  `,
} as const

/** Combat: figures that are not in a table, by the names of core. */
export const FIGURES_OF_COMBAT = {
  heading: 'Combat, figures',
  page: 13,
  columns: ['Figure', 'Value'],
  rows: `
    roundSeconds | 6
    squareFeet   | 5
    reachFeet    | 5
    escapeSkills | [Athletics, Acrobatics]
  `,
} as const

/** Combat: figures of the text, worked out by hand. */
export const WORKED_COMBAT = {
  heading: 'Combat, worked out',
  page: 13,
  columns: ['Procedure', 'Given', 'Result'],
  rows: `
    Rounds            | minutes 1                                 | 10
    Squares of Speed  | Speed 30                                  | 6
    Mounting, feet    | Speed 30                                  | 15
    Mounting, feet    | Speed 25                                  | 12
    Standing up, feet | Speed 25                                  | 12
    Unarmed Strike, damage | Strength modifier 3                  | 4
    Unarmed Strike, DC | Strength modifier 3, Proficiency Bonus 2 | 13
    Concentration, DC | damage 7                                  | 10
    Concentration, DC | damage 23                                 | 11
    Concentration, DC | damage 99                                 | 30
    Spell save, DC    | modifier 3, Proficiency Bonus 2           | 13
    Ritual, minutes   | casting 1, own 0                          | 11
    Exhaustion, D20 Tests | level 3                               | −6
    Exhaustion, Speed     | level 3                               | 15
  `,
} as const

/** The highest level of each condition: 1 if it has no levels. */
export const CONDITIONS = {
  heading: 'Condition',
  page: 179,
  columns: ['Condition', 'Levels'],
  rows: `
    Blinded       | 1
    Charmed       | 1
    Deafened      | 1
    Exhaustion    | 6
    Frightened    | 1
    Grappled      | 1
    Incapacitated | 1
    Invisible     | 1
    Paralyzed     | 1
    Petrified     | 1
    Poisoned      | 1
    Prone         | 1
    Restrained    | 1
    Stunned       | 1
    Unconscious   | 1
  `,
} as const

/** The effects of the conditions, by the names of core, and their figures. */
export const EFFECTS_OF_CONDITIONS = {
  heading: 'Conditions, effects',
  page: 177,
  columns: ['Effect', 'Figures', 'When'],
  rows: `
    Blinded
    cannot                  | what sight                          | —
    ability checks fail     | needing sight                       | —
    attack rolls against    | gives Advantage                     | —
    attack rolls            | gives Disadvantage                  | —
    Charmed
    cannot to source        | what harm                           | —
    social checks of source | gives Advantage                     | —
    Deafened
    cannot                  | what hearing                        | —
    ability checks fail     | needing hearing                     | —
    Exhaustion
    dies                    | atLevel 6                           | —
    d20 tests               | bonusPerLevel −2                    | —
    speed reduced           | feetPerLevel 5                      | —
    Frightened
    ability checks          | gives Disadvantage                  | sourceInSight yes
    attack rolls            | gives Disadvantage                  | sourceInSight yes
    cannot to source        | what approach                       | —
    Grappled
    speed 0                 | —                                   | —
    attack rolls            | gives Disadvantage                  | targetIsSource no
    moved by source         | —                                   | —
    Incapacitated
    cannot                  | what action                         | —
    cannot                  | what Bonus Action                   | —
    cannot                  | what Reaction                       | —
    cannot                  | what Concentration                  | —
    cannot                  | what speech                         | —
    initiative              | gives Disadvantage                  | —
    Invisible
    initiative              | gives Advantage                     | —
    concealed               | —                                   | —
    attack rolls against    | gives Disadvantage                  | seen no
    attack rolls            | gives Advantage                     | seen no
    Paralyzed
    includes                | condition Incapacitated             | —
    speed 0                 | —                                   | —
    saving throws fail      | ability Strength                    | —
    saving throws fail      | ability Dexterity                   | —
    attack rolls against    | gives Advantage                     | —
    critical hits against   | withinFeet 5                        | —
    Petrified
    weight                  | times 10                            | —
    does not age            | —                                   | —
    includes                | condition Incapacitated             | —
    speed 0                 | —                                   | —
    attack rolls against    | gives Advantage                     | —
    saving throws fail      | ability Strength                    | —
    saving throws fail      | ability Dexterity                   | —
    resistance              | damage all                          | —
    immunity                | condition Poisoned                  | —
    Poisoned
    attack rolls            | gives Disadvantage                  | —
    ability checks          | gives Disadvantage                  | —
    Prone
    crawls                  | —                                   | —
    attack rolls            | gives Disadvantage                  | —
    attack rolls against    | gives Advantage                     | withinFeet 5
    attack rolls against    | gives Disadvantage                  | beyondFeet 5
    Restrained
    speed 0                 | —                                   | —
    attack rolls against    | gives Advantage                     | —
    attack rolls            | gives Disadvantage                  | —
    saving throws           | ability Dexterity, gives Disadvantage | —
    Stunned
    includes                | condition Incapacitated             | —
    saving throws fail      | ability Strength                    | —
    saving throws fail      | ability Dexterity                   | —
    attack rolls against    | gives Advantage                     | —
    Unconscious
    includes                | condition Incapacitated             | —
    includes                | condition Prone                     | —
    drops what it holds     | —                                   | —
    falls                   | condition Prone, at end             | —
    speed 0                 | —                                   | —
    attack rolls against    | gives Advantage                     | —
    saving throws fail      | ability Strength                    | —
    saving throws fail      | ability Dexterity                   | —
    critical hits against   | withinFeet 5                        | —
    cannot                  | what awareness                      | —
  `,
} as const
