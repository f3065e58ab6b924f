import {
  castAt,
  castingLevels,
  type SpellArea,
  type SpellCasting,
  type SpellEffect,
  type SpellId,
} from '@rulestone/compendium'
import { proficiencyBonusAtLevel, spellAttackModifier, spellSaveDc } from '@rulestone/core'
import { expectOk, mean, odds, parse } from '@rulestone/core/dice'
import { onceEach } from '../library/once.ts'

/** A calculator with the values that a casting of a spell gives it. */
interface Calculation {
  readonly calculator: 'area-of-effect' | 'attack' | 'dice' | 'save-for-half'
  readonly texts: Readonly<Record<string, string>>
}

/** The caster of every example: a character of level 5 whose ability modifier is +4. */
const ABILITY_MODIFIER = 4
const CASTER = { abilityModifier: ABILITY_MODIFIER, training: proficiencyBonusAtLevel(5) }
const SAVE_DC = spellSaveDc(CASTER).value
const ATTACK_MODIFIER = spellAttackModifier(CASTER).value

/** How many creatures an area of effect hits in an example. */
const TARGETS_IN_AREA = 3

/** The dice of an effect, added up, or undefined if it has none. */
function amountOf({ damage = [], healing, darts = 1 }: SpellEffect): string | undefined {
  const dice = [...damage, ...(healing ? [healing] : [])].filter((one) => one.dice !== '0')
  if (dice.length === 0) return undefined
  const once = dice.map(({ dice: rolled, addsModifier }) => (addsModifier ? `${rolled}+${ABILITY_MODIFIER}` : rolled))
  return Array<string>(darts).fill(once.join('+')).join('+')
}

function diceCalculation(dice: string): Calculation {
  const { numerator, denominator } = mean(expectOk(odds(expectOk(parse(dice)))))
  return { calculator: 'dice', texts: { expr: dice, 'at-least': String(numerator / denominator) } }
}

function effectCalculation(effect: SpellEffect, { areas, targets }: SpellCasting): Calculation | undefined {
  const dice = amountOf(effect)
  if (dice === undefined || effect.decidedBy === 'earlier-roll') return undefined
  const { attacks = 1, ability = 'dexterity', onSuccess = 'half' } = effect
  switch (effect.decidedBy) {
    case 'attack-roll':
      return { calculator: 'attack', texts: { bonus: String(ATTACK_MODIFIER), damage: dice, attacks: String(attacks) } }
    case 'hit':
      return effect.replacesDamage
        ? { calculator: 'attack', texts: { bonus: String(ATTACK_MODIFIER), damage: dice } }
        : { calculator: 'attack', texts: { 'extra-damage': dice } }
    case 'saving-throw': {
      const saving = areas.length > 0 ? TARGETS_IN_AREA : typeof targets === 'number' ? Math.max(targets, 1) : 1
      return {
        calculator: 'save-for-half',
        texts: { damage: dice, dc: String(SAVE_DC), ability, 'on-success': onSuccess, targets: String(saving) },
      }
    }
    case 'nothing':
      return diceCalculation(dice)
  }
}

/** The longest area that the calculator draws. */
const LONGEST_FEET = 120

function areaCalculation(area: SpellArea): Calculation | undefined {
  const textsOf = (size: number, more: Readonly<Record<string, number>> = {}): Calculation | undefined =>
    Math.max(size, ...Object.values(more)) > LONGEST_FEET || size % 5 !== 0
      ? undefined
      : {
          calculator: 'area-of-effect',
          texts: {
            shape: area.shape,
            size: String(size),
            ...Object.fromEntries(Object.entries(more).map(([name, feet]) => [name, String(feet)])),
          },
        }
  switch (area.shape) {
    case 'sphere':
    case 'emanation':
      return textsOf(area.radiusFeet)
    case 'cube':
      return textsOf(area.sideFeet)
    case 'cone':
      return textsOf(area.lengthFeet)
    case 'cylinder':
      return textsOf(area.radiusFeet, { height: area.heightFeet })
    case 'line':
      return textsOf(area.lengthFeet, { width: area.widthFeet })
    default:
      return undefined
  }
}

/** Something that can be calculated about a spell, with its values at each level at which it can be cast. */
export interface SpellCalculation {
  readonly calculator: Calculation['calculator']
  /** without the levels at which the calculator can’t take the values */
  readonly textsByLevel: ReadonlyMap<number, Calculation['texts']>
}

/** What can be calculated about a spell, effects first; effects with the same values are one. */
export const calculationsOf = onceEach((id: SpellId): readonly SpellCalculation[] => {
  const rows = castingLevels(id).map((level) => {
    const casting = castAt(id, level)
    return [
      level,
      [...casting.effects.map((effect) => effectCalculation(effect, casting)), ...casting.areas.map(areaCalculation)],
    ] as const
  })
  const [[, first] = [0, []]] = rows
  const all = first.flatMap((_, index): SpellCalculation[] => {
    const found = rows.flatMap(([level, calculations]) => {
      const calculation = calculations[index]
      return calculation ? [[level, calculation] as const] : []
    })
    const [one] = found
    if (!one) return []
    const textsByLevel = new Map(found.map(([level, { texts }]) => [level, texts]))
    return [{ calculator: one[1].calculator, textsByLevel }]
  })
  return Array.from(new Map(all.map((one) => [JSON.stringify([one.calculator, ...one.textsByLevel]), one])).values())
})
