import {
  ADVANTAGE_CASES,
  CONDITION_ENDS,
  CREATURE_CHAPTERS,
  CREATURE_FORMS,
  CREATURE_TAGS,
  LIMBS,
  OTHER_DAMAGE_CASES,
  REQUIRED_THINGS,
} from '@rulestone/compendium'
import {
  ABILITIES,
  ALIGNMENTS,
  AREA_SHAPES,
  CHALLENGE_RATINGS,
  CONDITIONS,
  CREATURE_TYPES,
  DAMAGE_TYPES,
  SENSES,
  SIZES,
  SKILLS,
  SPEEDS,
  SPELL_COMPONENTS,
} from '@rulestone/core'
import { z } from 'zod'
import { id } from './common.ts'

const count = z.int().min(1)
const feet = z.int().min(1)
const dice = z.string().describe('dice notation, or a number')
const yes = z.literal(true).optional()
const size = z.enum(SIZES)
const condition = z.enum(CONDITIONS)
const ability = z.enum(ABILITIES)
const damageTypes = z.array(z.enum(DAMAGE_TYPES))
const form = z.enum(CREATURE_FORMS)

/** A number for each ability. */
const byAbility = z.strictObject({
  strength: z.int(),
  dexterity: z.int(),
  constitution: z.int(),
  intelligence: z.int(),
  wisdom: z.int(),
  charisma: z.int(),
})

const speeds = z.partialRecord(z.enum(SPEEDS), feet)

const language = id.describe('the id of a language')

const languages = z
  .strictObject({
    all: yes.describe('every language'),
    speaks: z.array(language).optional().describe('which it speaks and understands'),
    others: count.optional().describe('how many more it speaks, of the GM’s choice'),
    understands: z.array(language).optional().describe('which it understands without speaking them'),
    understandsOthers: count.optional(),
    understandsCommands: yes.describe('whether it understands commands in any language, and speaks none'),
    silentIn: form.optional().describe('the form in which it can’t speak'),
    telepathyFeet: feet.optional(),
    telepathyWith: language.optional().describe('with whom alone its telepathy works: those who understand it'),
    telepathyOneWay: yes.describe('whether others can’t answer its telepathy by telepathy'),
  })
  .meta({ id: 'CreatureLanguages', description: 'The languages of a creature.' })

const damage = z
  .strictObject({
    dice,
    types: damageTypes.describe('with several, the text says which'),
    onlyIf: z.literal('advantage').optional().describe('the only case in which it is dealt'),
    or: z
      .strictObject({
        dice,
        when: z.enum(OTHER_DAMAGE_CASES),
        chargeFeet: feet.optional(),
      })
      .optional()
      .describe('what is dealt in its place in one case; `bloodied`: the creature itself is'),
  })
  .meta({ id: 'CreatureDamage', description: 'Damage that a creature deals.' })

const until = z.union([z.enum(CONDITION_ENDS), z.strictObject({ minutes: count }), z.strictObject({ hours: count })])

const rider = z
  .strictObject({
    largest: size.optional().describe('the largest size of a creature that it concerns'),
    chargeFeet: feet.optional().describe('how far the creature must have moved straight toward the target before'),
    damage: z.array(damage).optional(),
    pushFeet: feet.optional(),
    pullFeet: feet.optional(),
    conditions: z
      .array(
        z.strictObject({
          condition,
          until: until.optional().describe('what ends it, if not its own rule; turns: `its` are those of the creature'),
          escapeDc: count.optional().describe('the DC of the check that escapes a grapple'),
        }),
      )
      .optional(),
    hold: z
      .strictObject({
        limb: z.enum(LIMBS),
        limbs: count.describe('how many of them the creature has'),
        all: yes.describe('whether one grapple needs all of them'),
      })
      .optional()
      .describe('what holds the target of a grapple'),
  })
  .meta({ id: 'CreatureRider', description: 'What comes with a hit or a failed save besides the damage.' })

const outcome = z
  .strictObject({ damage: z.array(damage).optional(), riders: z.array(rider).optional() })
  .meta({ id: 'CreatureOutcome', description: 'What a hit or a failed save does, as far as it is figures.' })

const attack = z
  .strictObject({
    kinds: z.array(z.enum(['melee', 'ranged'])).describe('two if it can be either'),
    bonus: z.int(),
    reachFeet: feet.optional(),
    rangeFeet: feet.optional(),
    longRangeFeet: feet.optional(),
    advantageWhen: z.enum(ADVANTAGE_CASES).optional(),
    hit: outcome,
  })
  .meta({ id: 'CreatureAttack', description: 'An attack roll.' })

const target = z
  .strictObject({
    area: z
      .strictObject({
        shape: z.enum(AREA_SHAPES),
        radiusFeet: feet.optional(),
        lengthFeet: feet.optional(),
        widthFeet: feet.optional(),
        sideFeet: feet.optional(),
        heightFeet: feet.optional(),
      })
      .optional(),
    creatures: count.optional().describe('how many creatures, if it is no area'),
    enemies: yes.describe('only enemies of the creature'),
    withinFeet: feet.optional().describe('how far away the target, or the point where the area starts, can be'),
    seen: yes.describe('whether the creature must see the target or the point'),
    largest: size.optional(),
    having: condition.optional().describe('a condition that the target must have'),
    grappled: yes.describe('whether the creature must have grappled the target'),
    limited: yes.describe('whether the text limits the target further'),
  })
  .meta({ id: 'CreatureTarget', description: 'Whom an effect concerns.' })

const save = z
  .strictObject({
    ability,
    dc: count,
    target: target.optional().describe('if it is absent, the text names it'),
    afterHit: yes.describe('whether it follows the hit of the attack of the same part'),
    failure: outcome.optional(),
    secondFailure: outcome.optional(),
    onSuccess: z.enum(['half', 'none']).describe('what a success leaves of the damage'),
    successInWords: yes.describe('whether the text names what a success does besides that'),
  })
  .meta({ id: 'CreatureSave', description: 'A saving throw against an effect of the creature.' })

const castSpell = z.strictObject({
  spell: id.describe('the id of a spell'),
  level: count.max(9).optional().describe('of the casting, if it is not the lowest'),
})

const spellcasting = z
  .strictObject({
    ability,
    saveDc: count.optional(),
    attackBonus: z.int().optional(),
    without: z.array(z.enum(SPELL_COMPONENTS)).optional().describe('the components that it does not need'),
    lists: z.array(
      z.strictObject({
        perDay: count.optional().describe('how often each spell of the list can be cast a day; at will if absent'),
        spells: z.array(castSpell),
      }),
    ),
  })
  .meta({ id: 'CreatureSpellcasting', description: 'Spells that a creature can cast.' })

const choice = z.union([id.describe('the id of a part'), castSpell])

const multiattack = z
  .strictObject({
    steps: z.array(
      z.strictObject({
        of: z.array(choice).describe('in any combination'),
        times: count,
        optional: yes,
      }),
    ),
    replaceable: z
      .strictObject({
        by: z.array(choice),
        attacks: z
          .union([count, z.literal('any')])
          .optional()
          .describe('how many attacks it takes the place of; 1 if absent'),
        only: id.optional().describe('the one attack that can be replaced'),
      })
      .optional(),
  })
  .meta({ id: 'CreatureMultiattack', description: 'What a creature does with its Multiattack.' })

const part = z
  .strictObject({
    id: id.describe('unique within the creature; `statBlock` has its name and its text'),
    perDay: count.optional(),
    perDayInLair: count.optional(),
    recharge: z
      .union([z.int().min(2).max(6), z.literal('short-or-long-rest')])
      .optional()
      .describe('the lowest number of the d6 that recharges it at the start of a turn, or the rest that does'),
    oncePerRound: yes.describe('whether it can’t be taken again until the start of the creature’s next turn'),
    forms: z.array(form).optional().describe('the forms in which alone it can be used'),
    effectOf: id.optional().describe('the part whose effect it is: it can’t be used by itself'),
    requires: z.enum(REQUIRED_THINGS).optional().describe('a thing that the creature must have to use it'),
    trigger: yes.describe('whether it answers a trigger that its text names'),
    attack: attack.optional(),
    save: save.optional(),
    multiattack: z.array(multiattack).optional().describe('two if the creature chooses between them'),
    spellcasting: spellcasting.optional(),
    makes: z
      .strictObject({ attack: id.describe('the id of a part'), times: count })
      .optional()
      .describe('one of its attacks that it makes; its text may say more'),
    casts: castSpell
      .optional()
      .describe('the one spell that it casts; if its Spellcasting lacks it, the text says with which ability and DC'),
    inWords: yes.describe('whether its text says more than these figures'),
  })
  .meta({ id: 'CreaturePart', description: 'A trait or an action: its figures.' })

const parts = z.array(part).optional()

const gear = id.describe('the id of a thing')

/** The facts of a creature, as the compendium has them. */
export const creatureFacts = z
  .strictObject({
    chapter: z.enum(CREATURE_CHAPTERS).describe('the part of its source'),
    sizes: z.array(size).describe('with two, the GM chooses'),
    swarmOf: size.optional().describe('the size of the creatures that a swarm consists of'),
    type: z.enum(CREATURE_TYPES),
    tags: z.array(z.enum(CREATURE_TAGS)).optional(),
    alignment: z.enum(ALIGNMENTS),
    armorClass: count,
    initiative: z.int().describe('what is added to its Initiative rolls'),
    hitDice: dice,
    speeds: speeds.describe('in feet; a special speed that it lacks is absent'),
    hovers: yes,
    formSpeeds: z
      .strictObject({ form, speeds })
      .optional()
      .describe('the speeds that it has in one form only, in place of the others'),
    speedChoice: z
      .strictObject({ of: z.array(z.enum(SPEEDS)), feet })
      .optional()
      .describe('a special speed of the GM’s choice'),
    scores: byAbility.describe('its ability scores'),
    saves: z.partialRecord(ability, z.int()).optional().describe('the saves that differ from the ability modifier'),
    skills: z.partialRecord(z.enum(SKILLS), z.int()).optional(),
    vulnerabilities: damageTypes.optional(),
    resistances: damageTypes.optional(),
    immunities: damageTypes.optional(),
    conditionImmunities: z.array(condition).optional(),
    conditions: z.array(condition).optional().describe('the conditions that a trait gives it for good'),
    defencesInWords: yes.describe('whether its text names a defence that holds only in some case'),
    senses: z.partialRecord(z.enum(SENSES), feet).optional().describe('in feet'),
    seesInMagicalDarkness: yes,
    languages: languages.optional().describe('absent if it has none'),
    gear: z.array(z.union([gear, z.strictObject({ item: gear, count })])).optional(),
    challengeRating: z.enum(CHALLENGE_RATINGS),
    lair: yes.describe('whether it is worth more in its lair'),
    experience: z.int().optional().describe('the Experience Points, if they are not those of its Challenge Rating'),
    traits: parts,
    actions: parts,
    bonusActions: parts,
    reactions: parts,
    legendaryActions: parts,
    legendaryUses: count.optional().describe('how many legendary actions it can take until the start of its next turn'),
    legendaryUsesInLair: count.optional(),
  })
  .meta({
    id: 'CreatureFacts',
    description: 'The facts of a creature; a fact that it lacks is absent, and so is a field that says `true`.',
  })

/** What follows from the facts by the rules. */
export const creatureTotals = z
  .strictObject({
    hitPoints: count.describe('the average of its Hit Dice'),
    modifiers: byAbility.describe('its ability modifiers'),
    saves: byAbility.describe('the bonuses of all its saving throws'),
    initiativeScore: z.int(),
    passivePerception: z.int(),
    proficiencyBonus: count,
    experience: z.int(),
    experienceInLair: z.int().optional(),
  })
  .meta({ id: 'CreatureTotals', description: 'The figures of a stat block that follow from its facts by the rules.' })
