import { readdirSync } from 'node:fs'
import {
  abilityModifier,
  MONSTER_HIT_DICE,
  parse,
  proficiencyBonusAtChallengeRating,
  readMonsterHitPoints,
  SKILL_ABILITIES,
} from '@rulestone/core'
import { expect, test } from 'vitest'
import {
  CREATURE_IDS,
  type Creature,
  type CreatureId,
  type CreaturePart,
  creature,
  isCreatureId,
  partsOf,
  spell,
} from '../src/index.ts'

const CREATURES: readonly (Creature & { readonly id: CreatureId })[] = CREATURE_IDS.map((id) => ({
  id,
  ...creature(id),
}))

/** The ids of the creatures that break a law. */
const breaking = (law: (creature: Creature) => boolean): readonly string[] =>
  CREATURES.filter((one) => !law(one)).map(({ id }) => id)

/** The parts that break a law, each with its creature. */
const partsBreaking = (law: (part: CreaturePart, creature: Creature) => boolean): readonly string[] =>
  CREATURES.flatMap((one) =>
    partsOf(one)
      .filter((part) => !law(part, one))
      .map((part) => `${one.id}: ${part.id}`),
  )

const bonusOf = ({ challengeRating }: Creature): number => proficiencyBonusAtChallengeRating(challengeRating)

const modifiersOf = ({ scores }: Creature): readonly number[] => Object.values(scores).map(abilityModifier)

test('each file is a creature of the index, and each creature has a file', () => {
  const files = readdirSync(new URL('../src/creatures', import.meta.url)).filter((file) => file !== 'index.ts')
  expect(files.map((file) => file.replace('.ts', '')).toSorted()).toEqual([...CREATURE_IDS].toSorted())
})

function counted(values: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

// SRD 5.2.1, Monsters A–Z and Animals (pages 258 to 364): counted in the first line of each stat block
test('330 creatures, so many of each chapter, type and alignment', () => {
  expect(counted(CREATURES.map(({ chapter }) => chapter))).toEqual({ 'monsters-a-z': 235, animals: 95 })
  expect(counted(CREATURES.map(({ type }) => type))).toEqual({
    aberration: 9,
    beast: 90,
    celestial: 13,
    construct: 10,
    dragon: 45,
    elemental: 17,
    fey: 15,
    fiend: 29,
    giant: 10,
    humanoid: 26,
    monstrosity: 37,
    ooze: 4,
    plant: 6,
    undead: 19,
  })
  expect(counted(CREATURES.map(({ alignment }) => alignment))).toEqual({
    'chaotic-evil': 45,
    'chaotic-good': 11,
    'chaotic-neutral': 7,
    'lawful-evil': 35,
    'lawful-good': 20,
    'lawful-neutral': 3,
    neutral: 50,
    'neutral-evil': 28,
    'neutral-good': 6,
    unaligned: 125,
  })
})

// SRD 5.2.1, Monsters, Hit Points (page 255)
test('the Hit Dice are those of the size, with the Constitution modifier for each', () => {
  expect(
    breaking(({ sizes, hitDice, scores }) => {
      const [, dice, die, added] = /^(\d+)(d\d+)([+-]\d+)?$/.exec(hitDice) ?? []
      const dies = sizes.map((size) => MONSTER_HIT_DICE.find((row) => row.size === size)?.die)
      return (
        readMonsterHitPoints(hitDice).ok &&
        dies.some((one) => one === `1${die}`) &&
        Number(added ?? 0) === Number(dice) * abilityModifier(scores.constitution)
      )
    }),
  ).toEqual([])
})

// SRD 5.2.1, Monsters, Initiative (page 255): some creatures add their Proficiency Bonus, or twice that
test('Initiative adds the Dexterity modifier, and the Proficiency Bonus once, twice or not at all', () => {
  expect(
    breaking((one) =>
      [0, 1, 2].some((times) => one.initiative === abilityModifier(one.scores.dexterity) + times * bonusOf(one)),
    ),
  ).toEqual([
    // printed +7; Dexterity and the Proficiency Bonus give +6
    'archmage',
  ])
})

test('a saving throw that is no bare modifier adds the Proficiency Bonus', () => {
  expect(
    breaking((one) =>
      Object.entries(one.saves ?? {}).every(
        ([ability, bonus]) => bonus === abilityModifier(one.scores[ability as never]) + bonusOf(one),
      ),
    ),
  ).toEqual([])
})

test('a skill adds the Proficiency Bonus once or twice', () => {
  expect(
    breaking((one) =>
      Object.entries(one.skills ?? {}).every(([skill, bonus]) => {
        const ability = SKILL_ABILITIES.find((row) => row.skill === skill)?.ability
        return (
          ability !== undefined &&
          [1, 2].some((times) => bonus === abilityModifier(one.scores[ability]) + times * bonusOf(one))
        )
      }),
    ),
  ).toEqual([
    // printed Stealth +4; +3 or +5 by the rule
    'giant-frog',
    // printed Stealth +3; +2 or +5 by the rule
    'shambling-mound',
  ])
})

test('an attack roll adds an ability modifier and the Proficiency Bonus', () => {
  expect(
    partsBreaking(
      ({ attack }, one) => !attack || modifiersOf(one).some((modifier) => attack.bonus === modifier + bonusOf(one)),
    ),
  ).toEqual([])
})

test('the DC of a saving throw is 8, an ability modifier and the Proficiency Bonus', () => {
  expect(
    partsBreaking(({ save, spellcasting }, one) => {
      const dcs = [save?.dc, spellcasting?.saveDc].filter((dc) => dc !== undefined)
      return dcs.every((dc) => modifiersOf(one).some((modifier) => dc === 8 + modifier + bonusOf(one)))
    }),
  ).toEqual([
    // printed 17; 18 with Charisma
    'adult-bronze-dragon: spellcasting',
    'adult-bronze-dragon: thunderclap',
    // printed 20, 16 and 10: no ability gives them
    'ancient-white-dragon: freezing-burst',
    'sphinx-of-valor: weight-of-years',
    'swarm-of-ravens: cacophony',
  ])
})

test('spellcasting uses the modifier of its ability', () => {
  expect(
    partsBreaking(({ spellcasting }, one) => {
      if (!spellcasting) return true
      const modifier = abilityModifier(one.scores[spellcasting.ability]) + bonusOf(one)
      const { saveDc = 8 + modifier, attackBonus = modifier } = spellcasting
      return saveDc === 8 + modifier && attackBonus === modifier
    }),
  ).toEqual(['adult-bronze-dragon: spellcasting'])
})

test('the parts of a creature have different ids, and a Multiattack and an effect name parts that it has', () => {
  expect(
    breaking((one) => {
      const ids = partsOf(one).map(({ id }) => id)
      const named = partsOf(one).flatMap(({ multiattack = [], effectOf }) => [
        ...multiattack.flatMap(({ steps, replaceable }) => [
          ...steps.flatMap(({ of }) => of),
          ...(replaceable?.by ?? []),
        ]),
        ...(effectOf ? [effectOf] : []),
      ])
      return new Set(ids).size === ids.length && named.every((part) => typeof part !== 'string' || ids.includes(part))
    }),
  ).toEqual([])
})

// what follows a hit, as with the Claws of the allosaurus, is in words
test('a part without figures of its own makes an attack of the creature or casts a spell, and its words say so', () => {
  expect(
    partsBreaking(({ makes, casts, attack, save, multiattack, spellcasting, inWords }, one) => {
      if (!makes && !casts) return true
      const made = makes ? partsOf(one).find(({ id }) => id === makes.attack) : undefined
      const others = [attack, save, multiattack, spellcasting, makes && casts].some((given) => given !== undefined)
      return inWords === true && !others && (!makes || (made?.attack !== undefined && makes.times > 0))
    }),
  ).toEqual([])
})

test('a spell that a part casts is one of the Spellcasting of the creature, at its level there', () => {
  expect(
    partsBreaking(({ casts }, one) => {
      if (!casts) return true
      const lists = partsOf(one).flatMap(({ spellcasting }) => spellcasting?.lists ?? [])
      return lists.some(({ spells }) => spells.some((of) => of.spell === casts.spell && of.level === casts.level))
    }),
  ).toEqual([
    // the words of these parts say with which ability, DC and components
    'adult-white-dragon: frightful-presence',
    'ancient-white-dragon: frightful-presence',
    'archmage: misty-step',
    'cloaker: phantasms',
    'cloud-giant: misty-step',
    'cultist-fanatic: spiritual-weapon',
    'doppelganger: read-thoughts',
    'dust-mephit: sleep',
    'ghost: etherealness',
    'ice-devil: ice-wall',
    'ice-mephit: fog-cloud',
    'imp: invisibility',
    'lich: frightening-gaze',
    'mage: misty-step',
    'mummy-lord: dread-command',
    'night-hag: nightmare-haunting',
    'oni: invisibility',
    'quasit: invisibility',
    'sea-hag: illusory-appearance',
    'sprite: invisibility',
    'stone-golem: slow',
    'succubus: charm',
    'vampire: charm',
    'vampire: beguile',
  ])
})

test('a spell is cast at a level above its lowest, or at none', () => {
  expect(partsBreaking(({ casts }) => casts?.level === undefined || casts.level > spell(casts.spell).level)).toEqual([])
})

// protective-magic has the trigger of the spell that it casts
test('a Reaction answers a trigger', () => {
  expect(
    breaking(({ reactions = [] }) => reactions.every(({ id, trigger }) => trigger || id === 'protective-magic')),
  ).toEqual([])
})

test('dice are in dice notation', () => {
  expect(
    partsBreaking(({ attack, save }) =>
      [attack?.hit, save?.failure, save?.secondFailure]
        .flatMap((outcome) => [
          ...(outcome?.damage ?? []),
          ...(outcome?.riders ?? []).flatMap(({ damage = [] }) => damage),
        ])
        .flatMap(({ dice, or }) => [dice, ...(or ? [or.dice] : [])])
        .every((dice) => parse(dice).ok),
    ),
  ).toEqual([])
})

test('a melee attack has a reach, a ranged one a range', () => {
  expect(
    partsBreaking(
      ({ attack }) =>
        !attack ||
        (attack.kinds.includes('melee') === (attack.reachFeet !== undefined) &&
          attack.kinds.includes('ranged') === (attack.rangeFeet !== undefined) &&
          (attack.longRangeFeet ?? Number.POSITIVE_INFINITY) > (attack.rangeFeet ?? 0)),
    ),
  ).toEqual([])
})

test('half damage on a success is half of some damage', () => {
  expect(partsBreaking(({ save }) => save?.onSuccess !== 'half' || save.failure?.damage !== undefined)).toEqual([])
})

test('a part has figures or words', () => {
  expect(
    partsBreaking(({ attack, save, multiattack, spellcasting, inWords }) =>
      [attack, save, multiattack, spellcasting, inWords].some((given) => given !== undefined),
    ),
  ).toEqual([])
})

test('one more use a day, and one more legendary action, in the lair', () => {
  expect(
    partsBreaking(({ perDay = 0, perDayInLair }) => perDayInLair === undefined || perDayInLair === perDay + 1),
  ).toEqual([])
  expect(
    breaking(
      ({ legendaryUses, legendaryUsesInLair, legendaryActions, lair }) =>
        (legendaryUses === undefined) === (legendaryActions === undefined) &&
        (legendaryUsesInLair === undefined) === (lair === undefined),
    ),
  ).toEqual([])
})

test('an unknown id is named', () => {
  expect(isCreatureId('owlbear')).toBe(true)
  expect(isCreatureId('toString')).toBe(false)
  expect(() => creature('owl-bear' as 'owlbear')).toThrow(/id is owl-bear/)
})
