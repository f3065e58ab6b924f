import type { Offence } from '@rulestone/compendium'
import type { Ability, DamageType, RollState } from '@rulestone/core'

/** What is compared with all creatures, as the controls of the page and its URL name it. */
export const OFFENCE_DEFAULTS = {
  spell: '',
  level: '',
  by: 'attack',
  bonus: '7',
  state: 'normal',
  attacks: '2',
  ability: 'dexterity',
  dc: '15',
  damage: '1d8+4',
  type: 'slashing',
  success: 'half',
} as const satisfies Readonly<Record<string, string>>

/** The name of a control. */
export type OffenceField = keyof typeof OFFENCE_DEFAULTS

/** The texts of all controls. */
export type OffenceTexts = Readonly<Record<OffenceField, string>>

export const OFFENCE_FIELDS = Object.keys(OFFENCE_DEFAULTS) as readonly OffenceField[]

/** The bounds of the numbers, as the calculators of attacks and saves have them. */
export const BOUNDS = {
  bonus: { minimum: -10, maximum: 30 },
  attacks: { minimum: 1, maximum: 12 },
  dc: { minimum: 1, maximum: 40 },
} as const

/** The type of damage that no creature resists, because it is not known. */
export const UNTYPED = 'none'

/** The texts that a spell decides at each level at which it can be cast, lowest first. */
export type SpellTexts = readonly (readonly [level: string, texts: Partial<OffenceTexts>])[]

/** The texts that a spell decides; with a level that it doesn’t have, at its lowest. */
export function textsOfSpell(spell: SpellTexts | undefined, level: string): Partial<OffenceTexts> {
  const [found, texts] = spell?.find(([one]) => one === level) ?? spell?.[0] ?? []
  return found === undefined ? {} : { ...texts, level: found }
}

/** Finds the texts of a spell. */
export type FindSpell = (id: string) => SpellTexts | undefined

/** The texts before the reader changes any: those of the spell, otherwise the defaults. */
const startOf = (spell: string, level: string, find: FindSpell): OffenceTexts => ({
  ...OFFENCE_DEFAULTS,
  ...(find(spell) && { spell }),
  ...textsOfSpell(find(spell), level),
})

/**
 * Reads what is compared from the query of a URL.
 *
 * @example
 * offenceFromQuery(new URLSearchParams('spell=fireball&level=5&dc=17'), find).damage // => '10d6'
 */
export function offenceFromQuery(query: URLSearchParams, find: FindSpell): OffenceTexts {
  const start = startOf(query.get('spell') ?? '', query.get('level') ?? '', find)
  const given = OFFENCE_FIELDS.filter((name) => name !== 'spell' && name !== 'level').flatMap((name) => {
    const text = query.get(name)
    return text === null ? [] : [[name, text]]
  })
  return { ...start, ...Object.fromEntries(given) }
}

/** What the URL has to say: the spell and its level, and what differs from it, or from the defaults; the rest is empty. */
export function offenceToQuery(texts: OffenceTexts, find: FindSpell): OffenceTexts {
  const start: OffenceTexts = { ...startOf(texts.spell, texts.level, find), spell: '', level: '' }
  const lowest = find(texts.spell)?.[0]?.[0]
  const entries = OFFENCE_FIELDS.map((name) => {
    const isDefault = name === 'level' ? texts.level === lowest : texts[name] === start[name]
    return [name, isDefault ? '' : texts[name]]
  })
  return Object.fromEntries(entries) as OffenceTexts
}

/** A text as an integer within bounds; undefined if it is none. */
function integerIn(text: string, { minimum, maximum }: { readonly minimum: number; readonly maximum: number }) {
  const value = Number(text.normalize('NFKC').replace('−', '-'))
  return text !== '' && Number.isInteger(value) && value >= minimum && value <= maximum ? value : undefined
}

/** The offence of the texts, or the control whose number is wrong. Damage is read where the odds are computed. */
export function offenceOf(
  texts: OffenceTexts,
): Offence | { readonly kind: 'wrong'; readonly field: keyof typeof BOUNDS } {
  const damage = {
    damage: texts.damage,
    ...(texts.type !== UNTYPED && { type: texts.type as DamageType }),
  }
  if (texts.by === 'save') {
    const dc = integerIn(texts.dc, BOUNDS.dc)
    if (dc === undefined) return { kind: 'wrong', field: 'dc' }
    const onSuccess = texts.success === 'none' ? 'none' : 'half'
    return { kind: 'save', ability: texts.ability as Ability, dc, onSuccess, ...damage }
  }
  const bonus = integerIn(texts.bonus, BOUNDS.bonus)
  if (bonus === undefined) return { kind: 'wrong', field: 'bonus' }
  const attacks = integerIn(texts.attacks, BOUNDS.attacks)
  if (attacks === undefined) return { kind: 'wrong', field: 'attacks' }
  return { kind: 'attack', bonus, state: texts.state as RollState, attacks, ...damage }
}
