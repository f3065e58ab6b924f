import { castAt, castingLevels, SPELL_IDS, type SpellEffect, spell } from '@rulestone/compendium'
import type { Ability, Condition, DamageType, SpellLevel } from '@rulestone/core'
import { type Locale, SOURCE_LOCALE } from '@rulestone/text'
import { entryIn } from '../library/rules.ts'
import { allSpells } from '../library/spells.ts'

/** The saving throw that a spell asks for when it is cast. */
interface SpellSave {
  readonly ability: Ability
  readonly onSuccess: 'half' | 'none'
  readonly condition?: Condition
  readonly type?: DamageType
  /** the dice of the damage by the level of the slot, or of the caster for a cantrip */
  readonly damage?: Readonly<Record<number, string>>
}

/** A spell as the tracker casts it. */
export interface CastableSpell {
  readonly name: string
  /** if it differs */
  readonly english?: string
  readonly level: SpellLevel
  readonly concentration?: true
  readonly silent?: true
  /** the number of attack rolls by level, as for the damage */
  readonly attacks?: Readonly<Record<number, number>>
  readonly save?: SpellSave
}

/** The first effect that the casting itself brings, decided in a way. */
const firstEffect = (effects: readonly SpellEffect[], by: SpellEffect['decidedBy']): SpellEffect | undefined =>
  effects.find(({ decidedBy, occasion }) => decidedBy === by && occasion === undefined)

const byLevel = <Value>(
  levels: readonly number[],
  valueAt: (level: number) => Value,
): Readonly<Record<number, Value>> => Object.fromEntries(levels.map((level) => [level, valueAt(level)]))

function saveOf(
  levels: readonly number[],
  effectAt: (level: number) => SpellEffect | undefined,
): SpellSave | undefined {
  const first = effectAt(levels[0] ?? 1)
  if (first?.ability === undefined) return undefined
  const { ability, onSuccess = 'none', damage = [], conditions = [] } = first
  const [type] = damage[0]?.types ?? []
  const [condition] = conditions
  const isMixed = new Set(damage.flatMap(({ types }) => types)).size > 1
  const notation = (level: number): string =>
    (effectAt(level)?.damage ?? []).map(({ dice, types }) => (isMixed ? `${dice}[${types[0]}]` : dice)).join('+')
  return {
    ability,
    onSuccess,
    ...(condition && { condition }),
    ...(type && { type, damage: byLevel(levels, notation) }),
  }
}

/** The spells in a language, by name, as the tracker casts them. */
export async function castableSpells(locale: Locale): Promise<readonly CastableSpell[]> {
  const rules = await allSpells()
  return SPELL_IDS.flatMap((id): CastableSpell[] => {
    const rule = rules.get(id)
    if (!rule) return []
    const { level, concentration, components } = spell(id)
    const levels = castingLevels(id)
    const effectAt = (by: SpellEffect['decidedBy']) => (at: number) => firstEffect(castAt(id, at).effects, by)
    const save = saveOf(levels, effectAt('saving-throw'))
    const attack = effectAt('attack-roll')
    const name = entryIn(rule, locale).title
    const english = entryIn(rule, SOURCE_LOCALE).title
    return [
      {
        name,
        ...(english !== name && { english }),
        level,
        ...(concentration && { concentration }),
        ...(!components.includes('verbal') && { silent: true }),
        ...(attack(levels[0] ?? 1) && { attacks: byLevel(levels, (at) => attack(at)?.attacks ?? 1) }),
        ...(save && { save }),
      },
    ]
  })
}
