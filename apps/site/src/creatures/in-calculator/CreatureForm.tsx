import { type Blow, type BlowAgainst, blowsOf, type CreatureRole } from '@rulestone/compendium'
import { ABILITIES, type CalculatorId, DAMAGE_TYPES, isOneOf } from '@rulestone/core'
import { toText } from '@rulestone/core/calculators/fields'
import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { fillCalculator } from '../../calculator/fill.ts'
import { LazyPicker, type PickOption } from '../../calculator/picker.ts'
import type { CompendiumCreature } from '../../fight/compendium-creatures.ts'
import { useFightData } from '../../fight/use-fight-data.ts'
import { makeT, type Strings, under } from '../../shared/make-t.ts'
import { type Chosen, valuesOf } from './values-of.ts'

export interface CreatureFormProps {
  /** the id of the calculator of the page */
  readonly calculator: CalculatorId
  readonly roles: readonly CreatureRole[]
  /** what of a blow the figures of a target depend on */
  readonly asks: readonly (keyof BlowAgainst)[]
  /** the URL of the creatures of the fight tracker */
  readonly from: string
  /** the language for `Intl` */
  readonly tag: string
  readonly strings: Strings
}

const NOTHING: Chosen = { creatures: {}, blow: undefined, type: undefined, ability: undefined }

const texts = (values: ReturnType<typeof valuesOf>) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, toText(value)]))

/** Fills the calculator of the page in with the figures of creatures. */
export default function CreatureForm(props: CreatureFormProps): JSX.Element {
  const { calculator, roles, asks, from, tag, strings } = props
  const t = useMemo(() => makeT(tag, strings), [tag, strings])
  const creatures = useFightData<CompendiumCreature>(from)
  const [chosen, setChosen] = useState(NOTHING)
  const page = (): Element | null => document.querySelector(`[data-calculator="${calculator}"]`)
  // The calculator is loaded before it is needed.
  useEffect(() => void page()?.dispatchEvent(new Event('pointerover')), [])
  const attackers = useMemo(
    () =>
      (typeof creatures === 'object' ? creatures : []).filter((one) => blowsOf(calculator, one.newcomer).length > 0),
    [creatures, calculator],
  )
  if (typeof creatures !== 'object') return <p class="hint">{t(creatures === 'failed' ? 'not-loaded' : 'loading')}</p>

  const show = (next: Chosen): void => {
    setChosen(next)
    const figure = page()
    if (figure) fillCalculator(figure, texts(valuesOf(calculator, next)))
  }
  const picker = (
    name: string,
    options: readonly PickOption[],
    value: string | undefined,
    pick: (id: string) => void,
  ): JSX.Element => (
    <div class="control picked">
      <p class="label">
        <label for={`creature-${name}`}>{t(name)}</label>
      </p>
      <LazyPicker id={`creature-${name}`} {...{ options, value, pick }} t={under(t, 'site.')} />
    </div>
  )
  const { attacker, target } = chosen.creatures
  const blows = attacker ? blowsOf(calculator, attacker.newcomer) : []
  const takeBlow = (next: Chosen, blow: Blow | undefined): void =>
    show({ ...next, blow, type: undefined, ability: undefined })
  const take = (role: CreatureRole, id: string): void => {
    const one = creatures.find((creature) => creature.id === id)
    const next = { ...chosen, creatures: { ...chosen.creatures, [role]: one } }
    if (one && role === 'attacker') takeBlow(next, blowsOf(calculator, one.newcomer)[0])
    else show(next)
  }
  const creaturePicker = (role: CreatureRole, options: readonly CompendiumCreature[]): JSX.Element | false =>
    roles.includes(role) && picker(role, options, chosen.creatures[role]?.id, (id) => take(role, id))
  const blowNames = blows.map(({ id }) => ({ id, name: id }))
  const termNames = (ids: readonly string[]): readonly PickOption[] => ids.map((id) => ({ id, name: t(id) }))
  return (
    <div class="controls">
      {creaturePicker('attacker', attackers)}
      {blows.length > 1 &&
        picker('blow', blowNames, chosen.blow?.id, (id) =>
          takeBlow(
            chosen,
            blows.find((blow) => blow.id === id),
          ),
        )}
      {creaturePicker('target', creatures)}
      {target &&
        asks.includes('types') &&
        picker('type', termNames(DAMAGE_TYPES), chosen.type ?? chosen.blow?.types[0], (id) => {
          if (isOneOf(id, DAMAGE_TYPES)) show({ ...chosen, type: id })
        })}
      {target &&
        asks.includes('ability') &&
        picker('save', termNames(ABILITIES), chosen.ability ?? chosen.blow?.ability ?? 'dexterity', (id) => {
          if (isOneOf(id, ABILITIES)) show({ ...chosen, ability: id })
        })}
      {creaturePicker('subject', creatures)}
    </div>
  )
}
