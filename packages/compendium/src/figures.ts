import type { NamedFigure } from '@rulestone/core'
import { grownDice, UPGRADE_LEVELS } from './casting.ts'
import type { Spell, SpellArea, SpellDice, SpellEffect, SpellRange } from './spell.ts'
import { SPELL_IDS, type SpellId, spell } from './spells.ts'

const integer = (value: number): NamedFigure => ({ kind: 'integer', value })

const feet = (value: number): NamedFigure => ({ kind: 'quantity', value, unit: 'feet' })

/** A figure with the end of its name; an end without a figure is left out. */
type Part = readonly [end: string, figure: NamedFigure | undefined]

const number = (value: number | undefined): NamedFigure | undefined =>
  value === undefined ? undefined : integer(value)

/** Dice, or a fixed number: `8d6`, `5`. */
const amount = (notation: string | undefined): NamedFigure | undefined => {
  if (notation === undefined) return undefined
  return /^\d+$/.test(notation) ? integer(Number(notation)) : { kind: 'dice', value: notation }
}

function distance(range: SpellRange): NamedFigure | undefined {
  if (typeof range === 'string') return undefined
  return 'feet' in range ? feet(range.feet) : { kind: 'quantity', value: range.miles, unit: 'miles' }
}

function diceParts(name: string, given: SpellDice | undefined, { level }: Spell): readonly Part[] {
  if (!given) return []
  const { dice, added, upgrades } = given
  const steps = level === 0 && (added ?? upgrades) !== undefined ? UPGRADE_LEVELS : []
  return [
    [name, dice === '0' ? undefined : amount(dice)],
    [`added-${name}`, amount(added)],
    ...steps.map((reached, index): Part => [`${name}-at-level-${reached}`, amount(grownDice(given, index + 1))]),
  ]
}

const areaParts = ({ addedFeet, ...area }: SpellArea): readonly Part[] => [
  ...Object.entries(area).flatMap(([name, value]): Part[] =>
    name.endsWith('Feet') && typeof value === 'number' ? [[name.replace('Feet', ''), feet(value)]] : [],
  ),
  ...('panels' in area ? [['panels', integer(area.panels)] as const] : []),
  ['areas', number(area.count)],
  ['added-size', addedFeet === undefined ? undefined : feet(addedFeet)],
]

const effectParts = (effect: SpellEffect, spell: Spell): readonly Part[] => [
  ...(effect.damage ?? []).flatMap((damage) => diceParts('damage', damage, spell)),
  ...diceParts('healing', effect.healing, spell),
  ...diceParts('temporary-hit-points', effect.temporaryHitPoints, spell),
  ...diceParts('hit-points', effect.hitPointMaximum, spell),
  ['attacks', number(effect.attacks)],
  ['added-attacks', number(effect.addedAttacks)],
  ['darts', number(effect.darts)],
  ['added-darts', number(effect.addedDarts)],
  ['bonus', amount(effect.bonusToRolls)],
  ...(effect.bonusUpgrades ?? []).map(({ slot, bonus }): Part => [`bonus-with-level-${slot}`, amount(bonus)]),
  ['penalty', amount(effect.penaltyToRolls)],
  ['reduction', amount(effect.damageReducedBy)],
  ['ac-bonus', effect.armorClassBonus === undefined ? undefined : { kind: 'signed', value: effect.armorClassBonus }],
  ['ac', number(effect.baseArmorClass ?? effect.leastArmorClass)],
]

/**
 * The figures of a spell that running text can show, by name: the id of the spell and what the figure is. The second
 * figure of one kind ends in `-2`; one that the spell has already is left out.
 *
 * @example
 * Object.keys(figuresOfSpell('fireball')) // => ['fireball-level', 'fireball-range', 'fireball-radius', 'fireball-damage', 'fireball-added-damage']
 * figuresOfSpell('fireball')['fireball-damage'] // => { kind: 'dice', value: '8d6' }
 */
export function figuresOfSpell(id: SpellId): Readonly<Record<string, NamedFigure>> {
  const facts = spell(id)
  const { level, targets, addedTargets, areas = [], effects = [] } = facts
  const parts: readonly Part[] = [
    ['level', level === 0 ? undefined : integer(level)],
    ['range', distance(facts.range)],
    ...(facts.rangeUpgrades ?? []).map(
      (range, index): Part => [`range-at-level-${UPGRADE_LEVELS[index]}`, distance(range)],
    ),
    ['targets', typeof targets === 'number' ? integer(targets) : undefined],
    ['added-targets', number(addedTargets)],
    ...areas.flatMap(areaParts),
    ...effects.flatMap((effect) => effectParts(effect, facts)),
  ]
  const byEnd = new Map<string, NamedFigure[]>()
  for (const [end, figure] of parts) {
    const known = byEnd.get(end) ?? []
    if (!figure || known.some(({ value }) => value === figure.value)) continue
    byEnd.set(end, [...known, figure])
  }
  return Object.fromEntries(
    Array.from(byEnd, ([end, figures]) =>
      figures.map((figure, index) => [`${id}-${end}${index === 0 ? '' : `-${index + 1}`}`, figure] as const),
    ).flat(),
  )
}

/**
 * The figures of all spells that running text can show.
 *
 * @example
 * SPELL_FIGURES['aid-hit-points'] // => { kind: 'integer', value: 5 }
 */
export const SPELL_FIGURES: Readonly<Record<string, NamedFigure>> = Object.assign({}, ...SPELL_IDS.map(figuresOfSpell))
