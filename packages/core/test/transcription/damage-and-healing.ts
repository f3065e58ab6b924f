/** Damage Types. */
export const DAMAGE_TYPES = {
  heading: 'Damage Types',
  page: 180,
  columns: ['Type'],
  rows: `
    Acid
    Bludgeoning
    Cold
    Fire
    Force
    Lightning
    Necrotic
    Piercing
    Poison
    Psychic
    Radiant
    Slashing
    Thunder
  `,
} as const

/** Critical Hits, dying, knocking out and Concentration: the differences between editions. */
export const RULES_OF_DAMAGE = {
  heading: 'Damage and Healing, rules',
  page: 16,
  columns: ['Figure', 'Value'],
  rows: `
    abilityModifierAddedTo          | dice
    criticalHit.naturalRoll         | 20
    criticalHit.damageDice          | rolled again
    criticalHit.damageRolls         | 2
    dying.failure                   | counted
    dying.dc                        | 10
    dying.saveAbility               | none
    dying.successesToStabilize      | 3
    dying.failuresToDie             | 3
    dying.natural1Failures          | 2
    dying.natural20HitPoints        | 1
    dying.damageFailures            | 1
    dying.criticalHitFailures       | 2
    dying.stabilizeDc               | 10
    dying.stableHitPoints           | 1
    dying.stableHours               | 1d4
    bloodied.when                   | half or fewer
    instantDeath.massiveDamage      | yes
    instantDeath.maximumOfZero      | yes
    knockOut.attacks                | melee
    knockOut.chosen                 | on dropping
    knockOut.hitPoints              | 1
    knockOut.firstAidDc             | 10
    knockOut.startsShortRest        | yes
    temporaryHitPoints              | yes
    concentration.saveAbility       | Constitution
    concentration.minimumDc         | 10
    concentration.maximumDc         | 30
    concentration.environmentDc     | none
    revival.exhaustionLevelsRemoved | 1
  `,
} as const

/** Short Rest (page 187) and Long Rest: the differences between editions. */
export const RULES_OF_RESTS = {
  heading: 'Long Rest, Short Rest',
  page: 185,
  columns: ['Figure', 'Value'],
  rows: `
    shortRest.minutes                       | 60
    shortRest.leastHitPoints                | 1
    shortRest.hitDiceNeed                   | nothing
    shortRest.leastPerHitDie                | 1
    shortRest.interruptions.initiative      | yes
    shortRest.interruptions.attack          | no
    shortRest.interruptions.damage          | yes
    shortRest.interruptions.spellFromLevel  | 1
    shortRest.interruptions.exertionMinutes | none
    longRest.hours                          | 8
    longRest.sleepHours                     | 6
    longRest.lightActivityHours             | 2
    longRest.leastHitPoints                 | 1
    longRest.nextAfter.from                 | end
    longRest.nextAfter.hours                | 16
    longRest.recovery.usual.hitPoints       | all
    longRest.recovery.usual.hitDice         | all
    longRest.recovery.usual.spendsHitDice   | no
    longRest.restoresReductions             | yes
    longRest.exhaustionLevelsRemoved        | 1
    longRest.removingExhaustionNeedsFood    | no
    longRest.interruptions.initiative       | yes
    longRest.interruptions.attack           | no
    longRest.interruptions.damage           | yes
    longRest.interruptions.spellFromLevel   | 1
    longRest.interruptions.exertionMinutes  | 60
    longRest.interrupted.rest               | resumes
    longRest.interrupted.extraHours         | 1
    longRest.shortRestAfterHours            | 1
  `,
} as const

/** Damage: figures of the text, worked out by hand; the last of Order of Application is the book’s own. */
export const WORKED_DAMAGE = {
  heading: 'Damage, worked out',
  page: 17,
  columns: ['Procedure', 'Given', 'Result'],
  rows: `
    Half damage               | damage 7  | 3
    Resistance                | damage 9  | 4
    Vulnerability             | damage 9  | 18
    Penalty of 5              | damage 3  | 0
    Aura, Resistance, Vulnerability | damage 28 | 22
  `,
} as const
