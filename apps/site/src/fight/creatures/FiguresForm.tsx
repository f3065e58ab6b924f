import type { Creature, FightEvent } from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { UnitSystem } from '../../display/units.ts'
import { Flag, TextField } from '../Parts.tsx'
import { isCounted, type Scene } from '../scene.ts'
import { feetText, typedFeet, wholeNumber } from '../typed-figures.ts'

interface FiguresFormProps {
  readonly scene: Scene
  readonly creature: Creature
}

const BOUNDS = { ac: [0, 40], hp: [1, 9999], speed: [0, 500] } as const

type Figure = keyof typeof BOUNDS

/** A typed figure; undefined if it is invalid. */
function told(figure: Figure, text: string, units: UnitSystem): number | undefined {
  const value = figure === 'speed' ? typedFeet(text, units) : wholeNumber(text)
  const [minimum, maximum] = BOUNDS[figure]
  return value !== undefined && value >= minimum && value <= maximum ? value : undefined
}

/** Figures of a creature that can be changed: Armor Class, Hit Point maximum and Speed. */
export function FiguresForm({ scene, creature }: FiguresFormProps): JSX.Element {
  const { talk, actions } = scene
  const { t, formats, units, unit } = talk
  const { id, armorClass, speeds, normalHitPointMaximum } = creature
  const maximum = isCounted(creature) ? String(normalHitPointMaximum) : ''
  const now: Readonly<Record<Figure, string>> = {
    ac: String(armorClass),
    hp: maximum,
    speed: feetText(speeds.speed, units),
  }
  const [texts, setTexts] = useState<Partial<Record<Figure, string>>>({})
  const [byEffect, setByEffect] = useState(false)
  const textOf = (figure: Figure): string => texts[figure] ?? now[figure]
  const changed = (figure: Figure): boolean => textOf(figure).trim() !== '' && textOf(figure).trim() !== now[figure]
  const isWrong = (figure: Figure): boolean => changed(figure) && told(figure, textOf(figure), units) === undefined
  const [ac, hp, speed] = (['ac', 'hp', 'speed'] as const).map((figure) =>
    changed(figure) ? told(figure, textOf(figure), units) : undefined,
  )
  const events: FightEvent[] = [
    ...(ac === undefined ? [] : [{ kind: 'set-armor-class', creature: id, armorClass: ac } as const]),
    ...(hp === undefined
      ? []
      : [{ kind: 'set-hit-point-maximum', creature: id, maximum: hp, ...(byEffect ? { byEffect } : {}) } as const]),
    ...(speed === undefined ? [] : [{ kind: 'set-speed', creature: id, feet: speed } as const]),
  ]
  const wrong = (['ac', 'hp', 'speed'] as const).some(isWrong)
  const field = (figure: Figure): JSX.Element => {
    const isLength = figure === 'speed' && units !== 'feet'
    const [minimum = '', maximum = ''] = BOUNDS[figure].map((bound) =>
      isLength ? feetText(bound, units) : formats.integer(bound),
    )
    return (
      <TextField
        label={t(`figures.${figure}`, { unit })}
        value={textOf(figure)}
        numeric
        decimal={isLength}
        problem={
          isWrong(figure) ? t(isLength ? 'figures.wrong-length' : 'figures.wrong', { minimum, maximum }) : undefined
        }
        onChange={(text) => setTexts({ ...texts, [figure]: text })}
      />
    )
  }
  return (
    <form
      class="fight-form fight-grid"
      onSubmit={(event) => {
        event.preventDefault()
        if (events.length > 0 && !wrong && actions.propose(events)) setTexts({})
      }}
    >
      {field('ac')}
      {field('hp')}
      {field('speed')}
      {hp === undefined ? null : (
        <div class="fight-whole">
          <Flag label={t('figures.by-effect')} checked={byEffect} onChange={setByEffect} />
          <p class="hint">{t(byEffect ? 'figures.effect-hint' : 'figures.told-hint')}</p>
        </div>
      )}
      <button type="submit" class="live" disabled={events.length === 0 || wrong}>
        {t('creature.set')}
      </button>
    </form>
  )
}
