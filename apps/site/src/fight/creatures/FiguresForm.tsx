import type { Creature, FightEvent } from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { enteredArmorClass } from '../armor-class.ts'
import type { FightContext } from '../fight-context.ts'
import { Flag } from '../parts/Choices.tsx'
import { TextField } from '../parts/FormFields.tsx'
import { SheetForm } from '../parts/SheetForm.tsx'
import { feetText } from '../typed-figures.ts'
import { readFigure } from './creature-line.ts'
import { fieldProblemText } from './problem-text.ts'

interface FiguresFormProps {
  readonly context: FightContext
  readonly creature: Creature
}

const FIGURES = { ac: 'armorClass', hp: 'hitPoints', speed: 'speed' } as const

type Figure = keyof typeof FIGURES

/** Figures of a creature that can be changed: Armor Class, Hit Point maximum and Speed. */
export function FiguresForm({ context, creature }: FiguresFormProps): JSX.Element {
  const { language, actions, tracker } = context
  const { t, units, unit } = language
  const { id, speeds, normalHitPointMaximum } = creature
  const maximum = creature.hitPointsKnown ? String(normalHitPointMaximum) : ''
  const now: Readonly<Record<Figure, string>> = {
    ac: String(enteredArmorClass(tracker.fight, creature) ?? ''),
    hp: maximum,
    speed: feetText(speeds.speed, units),
  }
  const [texts, setTexts] = useState<Partial<Record<Figure, string>>>({})
  const [byEffect, setByEffect] = useState(false)
  const textOf = (figure: Figure): string => texts[figure] ?? now[figure]
  const changed = (figure: Figure): boolean => textOf(figure).trim() !== '' && textOf(figure).trim() !== now[figure]
  const read = (figure: Figure): ReturnType<typeof readFigure> | undefined =>
    changed(figure) ? readFigure(FIGURES[figure], textOf(figure), units) : undefined
  const all = { ac: read('ac'), hp: read('hp'), speed: read('speed') }
  const [ac, hp, speed] = [all.ac, all.hp, all.speed].map((one) => (one?.ok ? one.value : undefined))
  const events: FightEvent[] = [
    ...(ac === undefined ? [] : [{ kind: 'set-armor-class', creature: id, armorClass: ac } as const]),
    ...(hp === undefined
      ? []
      : [{ kind: 'set-hit-point-maximum', creature: id, maximum: hp, ...(byEffect ? { byEffect } : {}) } as const]),
    ...(speed === undefined ? [] : [{ kind: 'set-speed', creature: id, feet: speed } as const]),
  ]
  const isWrong = Object.values(all).some((one) => one?.ok === false)
  const field = (figure: Figure): JSX.Element => {
    const one = all[figure]
    const isLength = figure === 'speed'
    return (
      <TextField
        label={t(`figures.${figure}`, { unit })}
        value={textOf(figure)}
        numeric
        decimal={isLength && units !== 'feet'}
        problem={one?.ok === false ? fieldProblemText(one.error, language, { isLength }) : undefined}
        onChange={(text) => setTexts({ ...texts, [figure]: text })}
      />
    )
  }
  return (
    <SheetForm
      submit={t('creature.set')}
      class="fight-form fight-grid"
      disabled={events.length === 0 || isWrong}
      onSubmit={() => {
        if (actions.submit(events)) setTexts({})
      }}
    >
      {field('ac')}
      {field('hp')}
      {field('speed')}
      {hp === undefined ? null : (
        <div class="fight-whole">
          <Flag label={t('figures.by-effect')} checked={byEffect} onChange={setByEffect} />
          <p class="hint">{t(byEffect ? 'figures.effect-hint' : 'figures.entered-hint')}</p>
        </div>
      )}
    </SheetForm>
  )
}
