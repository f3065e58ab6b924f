import * as core from '../../src/index.ts'
import { byKey, counted, damageOf, figuresOf, inParts, list, optional, rowsOf, slug, slugs, whole } from './cells.ts'
import { type Comparison, compare, keyed } from './comparison.ts'
import * as book from './gear-descriptions.ts'

const OUNCES: Readonly<Record<string, number>> = { ounces: 1, pint: 16, pints: 16, gallon: 128, gallons: 128 }

/** `1½ pints` in ounces. */
const fluidOunces = (cell: string): number => inParts(cell, OUNCES[cell.split(' ')[1] ?? ''] ?? 0)

/** `+5 bonus`, or the id of another benefit. */
function benefitOf(cell: string) {
  const [, bonus] = /^\+(\d) bonus$/.exec(cell) ?? []
  return bonus === undefined ? { benefit: slug(cell) } : { benefit: 'bonus', bonus: Number(bonus) }
}

/** Chapter “Equipment”: what the descriptions of adventuring gear say. */
export const GEAR_DESCRIPTIONS: readonly Comparison[] = [
  compare(
    book.WHAT_CONTAINERS_HOLD,
    keyed(core.CONTAINERS, ({ container }) => container),
    byKey(
      rowsOf(book.WHAT_CONTAINERS_HOLD).map((row) => [
        slug(row('Container')),
        {
          container: slug(row('Container')),
          ...optional('pounds', row('Weight'), whole),
          ...optional('tenthsOfCubicFoot', row('Cubic Feet'), (cell) => inParts(cell, 10)),
          ...optional('fluidOunces', row('Liquid'), fluidOunces),
          ...optional('pieces', row('Pieces'), (cell) => byKey(list(cell).map(counted))),
          ...(row('Alternatives') === 'yes' ? { or: true } : {}),
        },
      ]),
    ),
  ),
  compare(
    book.LIGHTS,
    core.LIGHT_SOURCES,
    byKey(
      rowsOf(book.LIGHTS).map((row) => [
        slug(row('Source')),
        {
          shape: slug(row('Shape')),
          brightFeet: whole(row('Bright Light')),
          additionalDimFeet: whole(row('Dim Light')),
          ...optional('hoodedDimFeet', row('Hood Lowered'), whole),
          burns: slug(row('Burns')),
          hours: whole(row('Hours')),
        },
      ]),
    ),
  ),
  compare(
    book.THROWN_IN_PLACE_OF_AN_ATTACK,
    core.THROWN_GEAR,
    byKey(
      rowsOf(book.THROWN_IN_PLACE_OF_AN_ATTACK).map((row) => [
        slug(row('Item')),
        {
          rangeFeet: whole(row('Range')),
          targets: slug(row('Target')),
          mustSeeTarget: row('Seen') === 'yes',
          ...damageOf(row('Damage')),
          ...optional('effect', row('Effect'), slug),
          ...optional('onlyCreatureTypes', row('Only'), slugs),
          ...optional('automaticSuccessFrom', row('Succeeds From'), slug),
        },
      ]),
    ),
  ),
  compare(book.SAVE_AGAINST_THROWN, core.THROWN_GEAR_SAVE, figuresOf(book.SAVE_AGAINST_THROWN)),
  compare(
    book.SPREAD_ON_THE_GROUND,
    core.SPREAD_GEAR,
    byKey(
      rowsOf(book.SPREAD_ON_THE_GROUND).map((row) => [
        slug(row('Item')),
        {
          ...optional('squareFeet', row('Square'), whole),
          ...optional('withinFeet', row('Within'), whole),
          ...optional('saveDc', row('Save DC'), whole),
          ...damageOf(row('Damage')),
          ...optional('effect', row('Effect'), slug),
          ...optional('recoveryMinutes', row('Recovery'), whole),
        },
      ]),
    ),
  ),
  compare(
    book.CHECKS_WITH_GEAR,
    keyed(core.GEAR_CHECKS, ({ gear, use }) => `${gear} ${use}`),
    byKey(
      rowsOf(book.CHECKS_WITH_GEAR).map((row) => [
        `${slug(row('Item'))} ${slug(row('Use'))}`,
        {
          gear: slug(row('Item')),
          use: slug(row('Use')),
          ability: slug(row('Ability')),
          skill: slug(row('Skill')),
          dc: whole(row('DC')),
        },
      ]),
    ),
  ),
  compare(
    book.BENEFITS_OF_GEAR,
    keyed(core.GEAR_BENEFITS, ({ gear }) => gear),
    byKey(
      rowsOf(book.BENEFITS_OF_GEAR).map((row) => [
        slug(row('Item')),
        {
          gear: slug(row('Item')),
          roll: slug(row('Roll')),
          ...benefitOf(row('Benefit')),
          ...optional('ability', row('Ability'), slug),
          ...optional('skills', row('Skills'), slugs),
          occasion: slug(row('Occasion')),
          ...optional('durationMinutes', row('Duration'), (cell) => 60 * whole(cell)),
          ...optional('withinFeet', row('Within'), whole),
        },
      ]),
    ),
  ),
  compare(book.FIGURES_OF_GEAR, core.GEAR_FIGURES, figuresOf(book.FIGURES_OF_GEAR)),
  compare(
    book.MAGIC_ITEMS_AMONG_GEAR,
    [
      ['potion-of-healing', { healing: core.HEALING_POTION_STATISTICS['potion-of-healing'].healing }],
      ...core.SPELL_SCROLLS.filter(({ level }) => level <= 1).map(({ level, saveDc, attackBonus }) => [
        `spell-scroll-${level === 0 ? 'cantrip' : `level-${level}`}`,
        { saveDc, attackBonus },
      ]),
    ],
    rowsOf(book.MAGIC_ITEMS_AMONG_GEAR).map((row) => [
      slug(row('Item')),
      {
        ...optional('healing', row('Healing'), (cell) => cell.replaceAll(' ', '')),
        ...optional('saveDc', row('Save DC'), whole),
        ...optional('attackBonus', row('Attack Bonus'), whole),
      },
    ]),
  ),
]
