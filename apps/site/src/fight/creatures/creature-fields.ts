import { type DamageType, fail, ok, type Result } from '@rulestone/core'
import type { UnitSystem } from '../../display/units.ts'
import {
  type LineProblem,
  PLAIN_ATTACK,
  readDamage,
  readFigure,
  readName,
  type TypedCreature,
} from './creature-line.ts'
import type { LineWords } from './line-words.ts'

/** The text fields of the form for one creature, empty. */
export const EMPTY_FIELDS = { name: '', copies: '1', ac: '', hp: '', init: '', speed: '', bonus: '', damage: '' }

/** The typed fields. */
export type CreatureFields = Readonly<typeof EMPTY_FIELDS>

/** The name of a field. */
export type CreatureField = keyof CreatureFields

/** What is wrong with each field; the other fields are fine. */
export type FieldProblems = Partial<Readonly<Record<CreatureField, LineProblem>>>

/** The figures that the fields give. */
const FIGURES = {
  copies: 'copies',
  ac: 'armorClass',
  hp: 'hitPoints',
  init: 'initiativeBonus',
  speed: 'speed',
  bonus: 'bonus',
} as const

/** Reads a creature from the fields of a form, with the checks of a creature line. */
export function readCreatureFields(
  fields: CreatureFields,
  damageType: DamageType,
  words: LineWords,
  units: UnitSystem,
): Result<TypedCreature, FieldProblems> {
  const problems: Partial<Record<CreatureField, LineProblem>> = {}
  const take = <Value>(field: CreatureField, read: Result<Value, LineProblem>): Value | undefined => {
    if (read.ok) return read.value
    problems[field] = read.error
    return undefined
  }
  const isEmpty = (field: CreatureField): boolean => fields[field].trim() === ''
  const figure = (field: keyof typeof FIGURES): number | undefined =>
    isEmpty(field) ? undefined : take(field, readFigure(FIGURES[field], fields[field], units))
  const name = take('name', readName(fields.name, words)) ?? ''
  const [copies = 1, armorClass, hitPoints, initiativeBonus, speed, bonus = 0] = (
    ['copies', 'ac', 'hp', 'init', 'speed', 'bonus'] as const
  ).map(figure)
  const damage = isEmpty('damage') ? undefined : take('damage', readDamage(fields.damage))
  if (isEmpty('damage') && !isEmpty('bonus')) problems.damage = { code: 'no-damage', got: fields.bonus }
  if (Object.keys(problems).length > 0) return fail(problems)
  return ok({
    name,
    copies,
    ...(armorClass === undefined ? {} : { armorClass }),
    ...(hitPoints === undefined ? {} : { hitPoints }),
    ...(initiativeBonus === undefined ? {} : { initiativeBonus }),
    ...(speed === undefined ? {} : { speed }),
    attacks: damage === undefined ? [] : [{ ...PLAIN_ATTACK, damage, damageType, bonus }],
  })
}
