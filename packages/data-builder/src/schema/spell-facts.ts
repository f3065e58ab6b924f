import {
  ABILITIES,
  AREA_SHAPES,
  CLASSES,
  CONDITIONS,
  DAMAGE_TYPES,
  SCHOOLS_OF_MAGIC,
  SPELL_COMPONENTS,
} from '@rulestone/core'
import { z } from 'zod'

const count = z.int().min(1)
const feet = z.int().min(1)
const dice = z.string().describe('dice notation, or a number')
const slot = z.int().min(1).max(9)
const yes = z.literal(true).optional()
const condition = z.enum(CONDITIONS)

const range = z.union([
  z.enum(['self', 'touch', 'sight', 'unlimited', 'special']),
  z.strictObject({ feet }),
  z.strictObject({ miles: count }),
])

const time = z.union([
  z.strictObject({ rounds: count, atMost: yes }),
  z.strictObject({ minutes: count, atMost: yes }),
  z.strictObject({ hours: count, atMost: yes }),
  z.strictObject({ days: count, atMost: yes }),
])

const duration = z.union([
  z.enum(['instantaneous', 'until-dispelled', 'until-dispelled-or-triggered', 'special']),
  time,
])

const castingTime = z.union([
  z.enum(['action', 'bonus-action', 'reaction']),
  z.strictObject({ minutes: count }),
  z.strictObject({ hours: count }),
])

/** The sizes of areas and how they grow. */
const area = z
  .strictObject({
    shape: z.enum([...AREA_SHAPES, 'circle', 'square', 'wall', 'ring', 'panels']),
    radiusFeet: feet.optional(),
    diameterFeet: feet.optional(),
    lengthFeet: feet.optional(),
    widthFeet: feet.optional(),
    sideFeet: feet.optional(),
    heightFeet: feet.optional(),
    thicknessFeet: z.number().optional(),
    panels: count.optional(),
    addedFeet: feet.optional().describe('how much it grows with each level of the slot above that of the spell'),
    count: count.optional().describe('how many of them there are; 1 if absent'),
  })
  .meta({ id: 'SpellArea', description: 'The size of an area.' })

const rolled = {
  dice,
  addsModifier: yes.describe('whether the spellcasting ability modifier is added'),
  added: dice
    .optional()
    .describe('what comes with each level of the slot above that of the spell, or with each upgrade of a cantrip'),
  upgrades: z
    .array(dice)
    .length(3)
    .optional()
    .describe('the dice of a cantrip at levels 5, 11 and 17, if they are not the first and `added`'),
}

const amount = z.strictObject(rolled).meta({ id: 'SpellDice', description: 'Dice of a spell, and how they grow.' })

const damage = z
  .strictObject({
    ...rolled,
    types: z
      .array(z.enum(DAMAGE_TYPES))
      .describe('with several, the caster or the rule chooses one; with none, it has the type of the weapon'),
    orOfWeapon: yes.describe('whether it can have the type of the weapon instead'),
  })
  .meta({ id: 'SpellDamage', description: 'Damage of a spell, and how it grows.' })

const effect = z
  .strictObject({
    decidedBy: z
      .enum(['attack-roll', 'saving-throw', 'hit', 'earlier-roll', 'nothing'])
      .describe('`hit` is that of another attack; `earlier-roll` is that of an earlier effect of the spell'),
    attack: z.enum(['melee', 'ranged']).optional(),
    attacks: count.optional().describe('the number of attack rolls; 1 if absent'),
    addedAttacks: count.optional(),
    onMiss: z.literal('half').optional(),
    ability: z.enum(ABILITIES).optional().describe('of the saving throw'),
    onSuccess: z.enum(['half', 'none']).optional().describe('what a successful save leaves of the damage'),
    target: z.literal('caster').optional().describe('who saves, if it is the caster'),
    darts: count.optional().describe('how many times the damage is dealt without a roll'),
    addedDarts: count.optional(),
    occasion: z
      .enum(['later', 'each-turn', 'mishap'])
      .optional()
      .describe('when it comes, if the casting itself does not bring it'),
    replacesDamage: yes.describe('whether the damage replaces that of the weapon'),
    damage: z.array(damage).optional(),
    healing: amount.optional(),
    temporaryHitPoints: amount.optional(),
    hitPointMaximum: amount.optional().describe('what is added to Hit Points and their maximum'),
    bonusToRolls: dice.optional(),
    bonusUpgrades: z
      .array(z.strictObject({ slot, bonus: dice }))
      .optional()
      .describe('the bonus with a slot of a level or higher, up to the next row'),
    penaltyToRolls: dice.optional(),
    damageReducedBy: dice.optional(),
    armorClassBonus: z.int().optional(),
    baseArmorClass: z.int().optional().describe('in place of that without armor; Dexterity is added'),
    leastArmorClass: z.int().optional(),
    conditions: z.array(condition).optional().describe('those that come with a hit, a failed save, or at once'),
    oneOfConditions: z.array(condition).optional(),
    ends: z.array(condition).optional(),
    endsOneOf: z.array(condition).optional(),
  })
  .meta({ id: 'SpellEffect', description: 'What a spell does in figures; everything else is in its text.' })

/** The facts of a spell, as the compendium has them, without the page. */
export const spellFacts = z
  .strictObject({
    level: z.int().min(0).max(9).describe('0 for a cantrip'),
    school: z.enum(SCHOOLS_OF_MAGIC),
    lists: z.array(z.enum(CLASSES)).describe('the classes whose lists it is on'),
    castingTimes: z.array(castingTime),
    trigger: yes.describe('whether it can be cast only after what its text names'),
    ritual: yes,
    range,
    components: z.array(z.enum(SPELL_COMPONENTS)),
    materials: z
      .array(
        z.strictObject({
          costCopperPieces: count.describe('the least worth of one piece'),
          pieces: count.optional().describe('1 if absent'),
          forEachTarget: yes.describe('one such piece for each target'),
          consumed: yes.describe('whether the spell consumes it'),
        }),
      )
      .optional()
      .describe('Material components that have a cost'),
    duration,
    concentration: yes,
    targets: z
      .union([count, z.enum(['any', 'modifier'])])
      .optional()
      .describe('how many the caster chooses; `modifier`: the spellcasting ability modifier'),
    addedTargets: count.optional().describe('how many more for each level of the slot above that of the spell'),
    andCaster: yes.describe('whether the caster is a target too'),
    areas: z.array(area).optional(),
    effects: z.array(effect).optional(),
    addedDuration: time.optional().describe('with each level of the slot above that of the spell'),
    longer: z
      .array(z.strictObject({ slot, duration, concentration: yes }))
      .optional()
      .describe('how long it lasts with a slot of a level or higher, up to the next row'),
    rangeUpgrades: z.array(range).length(3).optional().describe('the range of a cantrip at levels 5, 11 and 17'),
    grows: yes.describe('whether a higher slot, or for a cantrip a higher level of the caster, does more'),
  })
  .meta({ id: 'SpellFacts', description: 'The facts of a spell; a field that says `true` is absent if it is not so.' })
