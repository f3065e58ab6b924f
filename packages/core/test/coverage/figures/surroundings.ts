import type { SectionSize, Size, Substance } from '../../../src/index.ts'
import { alike, type Core, type Figures, when } from '../says.ts'

const armorClass =
  (...substances: readonly Substance[]) =>
  ({ objectArmorClass }: Core): number | string =>
    alike(...substances.map(objectArmorClass))

const hitPoints =
  (size: SectionSize) =>
  ({ objectHitPoints }: Core): string =>
    (['fragile', 'resilient'] as const)
      .map((resilience) => objectHitPoints({ size, resilience }))
      .map(({ average, dice }) => `${average} (${dice})`)
      .join(' / ')

/** Pounds for each point of Strength; weights are in quarter pounds. */
const carried =
  (...sizes: readonly Size[]) =>
  ({ carryingCapacity, srd521 }: Core): number | string =>
    alike(...sizes.map((size) => carryingCapacity({ strengthScore: 10, size }, srd521).carryPounds / 10))

const hauled =
  (...sizes: readonly Size[]) =>
  ({ carryingCapacity, srd521 }: Core): number | string =>
    alike(...sizes.map((size) => carryingCapacity({ strengthScore: 10, size }, srd521).dragLiftPushPounds / 10))

/** A number of quarters as the glossary writes it. */
const quarters = (count: number): number | string => (count % 4 === 0 ? count / 4 : `${count}/4`)

const water =
  (size: Size) =>
  ({ DAILY_NEEDS }: Core): number | string =>
    quarters(DAILY_NEEDS[size].waterQuarterGallons)

const food =
  (size: Size) =>
  ({ DAILY_NEEDS }: Core): number | string =>
    quarters(DAILY_NEEDS[size].foodQuarterPounds)

/** Objects, loads, hazards, cover and areas of effect. */
export const surroundings: Figures = {
  'Breaking Objects: AC cloth, paper, rope': armorClass('cloth', 'paper'),
  'Breaking Objects: AC crystal, glass, ice': armorClass('crystal', 'glass'),
  'Breaking Objects: AC wood': armorClass('wood'),
  'Breaking Objects: AC stone': armorClass('stone'),
  'Breaking Objects: AC iron, steel': armorClass('iron', 'steel'),
  'Breaking Objects: AC mithral': armorClass('mithral'),
  'Breaking Objects: AC adamantine': armorClass('adamantine'),
  'Breaking Objects: HP Tiny fragile / resilient': hitPoints('tiny'),
  'Breaking Objects: HP Small fragile / resilient': hitPoints('small'),
  'Breaking Objects: HP Medium fragile / resilient': hitPoints('medium'),
  'Breaking Objects: HP Large fragile / resilient': hitPoints('large'),
  'Breaking Objects: HP at which an object is destroyed': ({ damageObject, srd521 }) => {
    const after = (damage: number) =>
      damageObject({ hitPoints: 5, dealt: [{ type: 'bludgeoning', damage }] }, srd521).value
    return when(after(5).hitPoints, [after(5).destroyed, true], [after(4).destroyed, false])
  },
  'Breaking Objects: Poison and Psychic damage': ({ damageObject, DAMAGE_TYPES, srd521 }) => {
    const harmless = DAMAGE_TYPES.filter(
      (type) => damageObject({ hitPoints: 5, dealt: [{ type, damage: 9 }] }, srd521).value.damage === 0,
    )
    return when('immune', [harmless.join(' '), 'poison psychic'])
  },
  'Breaking Objects: saving throws, no ability scores': ({ savingThrowSucceeds }) =>
    when('auto-fail', [savingThrowSucceeds({ score: 'none', total: 30, dc: 5 }), false]),
  'Burning: Fire damage at the start of each turn': ({ HAZARD_FIGURES }) =>
    when(HAZARD_FIGURES.burning.damage, [HAZARD_FIGURES.burning.damageType, 'fire']),
  'Burning: to extinguish by going Prone': ({ extinguishing }) => {
    const { action, condition } = extinguishing('rolling-on-the-ground')
    return when('action', [action, true], [condition, 'prone'])
  },
  'Carrying Capacity: lb. x Str carry, Tiny': carried('tiny'),
  'Carrying Capacity: lb. x Str drag/lift/push, Tiny': hauled('tiny'),
  'Carrying Capacity: lb. x Str carry, Small/Medium': carried('small', 'medium'),
  'Carrying Capacity: lb. x Str drag/lift/push, Small/Medium': hauled('small', 'medium'),
  'Carrying Capacity: lb. x Str carry, Large': carried('large'),
  'Carrying Capacity: lb. x Str drag/lift/push, Large': hauled('large'),
  'Carrying Capacity: lb. x Str carry, Huge': carried('huge'),
  'Carrying Capacity: lb. x Str drag/lift/push, Huge': hauled('huge'),
  'Carrying Capacity: lb. x Str carry, Gargantuan': carried('gargantuan'),
  'Carrying Capacity: lb. x Str drag/lift/push, Gargantuan': hauled('gargantuan'),
  'Carrying Capacity: ft maximum Speed while dragging/lifting/pushing above carry': ({ laden, srd521 }) => {
    const speed = (by: 'drag' | 'lift' | 'push', pounds: number): number =>
      laden({ strengthScore: 10, size: 'medium', speedFeet: 30, carriedPounds: 0, hauled: { by, pounds } }, srd521)
        .value.speedFeet
    return when(alike(speed('drag', 151), speed('lift', 151), speed('push', 151)), [speed('drag', 150), 30])
  },
  'Cone: geometry': ({ isInArea }) => {
    const origin = { x: 0, y: 0, z: 0 }
    const cone = { shape: 'cone', origin, direction: { x: 1, y: 0, z: 0 }, lengthFeet: 60 } as const
    const reaches = (x: number, y: number): boolean => isInArea({ area: cone, point: { x, y, z: 0 } })
    return when(
      'width = distance from origin',
      [reaches(10, 5), true],
      [reaches(10, 5.5), false],
      [reaches(60, 30), true],
      [reaches(60, 30.5), false],
    )
  },
  'Cone: ft wide at 15 ft, example': ({ isInArea }) => {
    const origin = { x: 0, y: 0, z: 0 }
    const cone = { shape: 'cone', origin, direction: { x: 1, y: 0, z: 0 }, lengthFeet: 15 } as const
    const across = [-8, -7.5, -7, 0, 7, 7.5, 8].filter((y) => isInArea({ area: cone, point: { x: 15, y, z: 0 } }))
    return Math.max(...across) - Math.min(...across)
  },
  'Area of Effect: shapes': ({ srd521 }) => srd521.areaShapes.length,
  'Cover: AC and Dex save bonus, Half': ({ coverBonus }) => coverBonus('half'),
  'Cover: AC and Dex save bonus, Three-Quarters': ({ coverBonus }) => coverBonus('three-quarters'),
  'Cover: degrees': ({ COVER }) => COVER.length,
  'Cover: degree that applies (most protective)': ({ mostProtectiveCover, coverBonus }) =>
    when(1, [coverBonus(mostProtectiveCover(['half', 'three-quarters', 'half'])), 5]),
  'Dehydration: of daily water, below which 1 Exhaustion level': ({ dehydration, fraction }) =>
    when(
      '1/2',
      [dehydration({ size: 'medium', drunkGallons: fraction(1, 2) }).value.exhaustionLevels, 0],
      [dehydration({ size: 'medium', drunkGallons: fraction(49, 100) }).value.exhaustionLevels, 1],
    ),
  'Dehydration: Exhaustion level at day end': ({ dehydration, fraction }) =>
    dehydration({ size: 'medium', drunkGallons: fraction(0) }).value.exhaustionLevels,
  'Dehydration: gallon/day Tiny': water('tiny'),
  'Dehydration: gallon/day Small': water('small'),
  'Dehydration: gallon/day Medium': water('medium'),
  'Dehydration: gallons/day Large': water('large'),
  'Dehydration: gallons/day Huge': water('huge'),
  'Dehydration: gallons/day Gargantuan': water('gargantuan'),
  'Falling: Bludgeoning per 10 ft': ({ HAZARD_FIGURES, fallingDice }) =>
    when(
      HAZARD_FIGURES.falling.damage,
      [HAZARD_FIGURES.falling.damageType, 'bludgeoning'],
      [fallingDice(10), 1],
      [fallingDice(30), 3],
    ),
  'Falling: ft per die': ({ fallingDice }) => when(10, [fallingDice(9), 0], [fallingDice(10), 1], [fallingDice(20), 2]),
  'Falling: maximum': ({ fallingDice }) => `${fallingDice(1000)}d6`,
  'Falling: DC Athletics or Acrobatics (Reaction) into liquid': ({ fall }) => {
    const damage = (liquidCheck: number): number => fall({ feet: 30, rolled: 12, liquidCheck }).value.damage
    return when(15, [damage(15), 6], [damage(14), 12])
  },
  'Falling: damage on success into liquid': ({ fall }) =>
    when('1/2', [fall({ feet: 30, rolled: 11, liquidCheck: 15 }).value.damage, 5]),
  'Malnutrition: of daily food, below which a save': ({ malnutrition, fraction }) =>
    when(
      '1/2',
      [malnutrition({ size: 'medium', eatenPounds: fraction(1, 2) }).value.save === 'none', true],
      [malnutrition({ size: 'medium', eatenPounds: fraction(49, 100) }).value.save === 'none', false],
    ),
  'Malnutrition: DC Constitution save': ({ malnutrition, fraction }) => {
    const {
      value: { save },
    } = malnutrition({ size: 'medium', eatenPounds: fraction(1, 4) })
    return save === 'none' ? 'no save' : when(save.dc, [save.ability, 'constitution'])
  },
  'Malnutrition: Exhaustion level': ({ malnutrition, fraction }) => {
    const {
      value: { save },
    } = malnutrition({ size: 'medium', eatenPounds: fraction(1, 4) })
    return save === 'none' ? 'no save' : save.exhaustionLevels
  },
  'Malnutrition: days eating nothing: automatic level, then 1 per further day': ({ malnutrition, fraction }) => {
    const levels = [3, 4, 5].map(
      (earlierDays) =>
        malnutrition({ size: 'medium', eatenPounds: fraction(0), earlierDaysWithoutFood: earlierDays }).value
          .exhaustionLevels,
    )
    return when(5, [levels.join(' '), '0 1 1'])
  },
  'Malnutrition: lb/day Tiny': food('tiny'),
  'Malnutrition: lb/day Small': food('small'),
  'Malnutrition: lb/day Medium': food('medium'),
  'Malnutrition: lb/day Large': food('large'),
  'Malnutrition: lb/day Huge': food('huge'),
  'Malnutrition: lb/day Gargantuan': food('gargantuan'),
  'Suffocation: minutes of breath': ({ breathSeconds }) =>
    when('1 + Con modifier', [breathSeconds(0), 60], [breathSeconds(3), 240]),
  'Suffocation: seconds minimum': ({ breathSeconds }) => breathSeconds(-3),
  'Suffocation: Exhaustion level at the end of each turn out of breath': ({ suffocateForTurn, srd521 }) =>
    suffocateForTurn({ exhaustionLevel: 2, fromSuffocating: 0 }, srd521).exhaustionLevel - 2,
}
