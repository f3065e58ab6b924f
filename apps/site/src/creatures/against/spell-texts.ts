import { castAt, castingLevels, SPELL_IDS, type SpellEffect, type SpellId } from '@rulestone/compendium'
import { BOUNDS, type OffenceTexts, type SpellTexts } from './offence-fields.ts'

/** The spellcasting ability modifier that damage adds if the spell says so; the reader can change the damage. */
const ABILITY_MODIFIER = 4

/** Whether creatures can be compared by an effect: one roll at once decides its damage, and a miss leaves none. */
const isComparable = ({ decidedBy, damage = [], occasion, onMiss, target }: SpellEffect): boolean =>
  (decidedBy === 'attack-roll' || decidedBy === 'saving-throw') &&
  damage.some(({ dice, types }) => dice !== '0' && types.length > 0) &&
  occasion === undefined &&
  onMiss === undefined &&
  target !== 'caster'

/** The damage of an effect in notation: the first type goes without a label. */
function damageOf({ damage = [] }: SpellEffect): Pick<OffenceTexts, 'damage' | 'type'> {
  const dealt = damage.filter(({ dice }) => dice !== '0')
  const [type = 'none'] = dealt[0]?.types ?? []
  const parts = dealt.map(({ dice, types, addsModifier }, index) => {
    const all = addsModifier ? `${dice}+${ABILITY_MODIFIER}` : dice
    const label = dealt.length > 1 ? (types[0] ?? type) : undefined
    return label === undefined ? all : `${index > 0 || addsModifier ? `(${all})` : all}[${label}]`
  })
  return { damage: parts.join('+'), type }
}

/** The texts that a casting of a spell decides. */
function textsAt(id: SpellId, level: number): Partial<OffenceTexts> | undefined {
  const effect = castAt(id, level).effects.find(isComparable)
  if (!effect) return undefined
  const { attacks = 1, ability = 'dexterity', onSuccess = 'none' } = effect
  return effect.decidedBy === 'attack-roll'
    ? { by: 'attack', attacks: String(Math.min(attacks, BOUNDS.attacks.maximum)), ...damageOf(effect) }
    : { by: 'save', ability, success: onSuccess, ...damageOf(effect) }
}

/** What a spell decides at each level that changes it; undefined if nothing of it can be compared. */
export function spellTexts(id: SpellId): SpellTexts | undefined {
  const rows = castingLevels(id).flatMap((level) => {
    const texts = textsAt(id, level)
    return texts ? [[String(level), texts] as const] : []
  })
  return rows.length > 0 ? rows : undefined
}

/** The spells that creatures can be compared by. */
export const comparedSpells = (): readonly (readonly [SpellId, SpellTexts])[] =>
  SPELL_IDS.flatMap((id) => {
    const texts = spellTexts(id)
    return texts ? [[id, texts] as const] : []
  })
