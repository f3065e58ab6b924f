import { type Creature, disengageMoveFeet, distanceFeet, type FightEvent, movementLeftFeet } from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { actorOf, type FightContext, isOut, type MoveBy, nameOf } from '../fight-context.ts'
import { Flag, Segments } from '../parts/Choices.tsx'
import { LengthField } from '../parts/FormFields.tsx'
import { Sheet } from '../Sheet.tsx'
import { typedFeet } from '../typed-figures.ts'
import { EventsForm } from './EventsForm.tsx'

interface MoveSheetProps {
  readonly context: FightContext
  readonly by: MoveBy
}

/** A move of the creature whose turn it is: nearer to a target or farther away. */
export function MoveSheet({ context, by }: MoveSheetProps): JSX.Element | null {
  const { language, state, ruleset } = context
  const { t, units, length } = language
  const mover = actorOf(state)
  const feetTo = (id: string): number => (mover === undefined ? 0 : distanceFeet(state, mover.id, id))
  const rank = ({ id, side }: Creature): number => (side === mover?.side ? 1_000_000 : 0) + feetTo(id)
  const others = Object.values(state.creatures)
    .filter((one) => one.id !== mover?.id && !isOut(one))
    .toSorted((one, other) => rank(one) - rank(other))
  const leaves = by === 'disengage'
  const first = others.find(({ id, side }) => side !== mover?.side && (leaves || feetTo(id) > 5)) ?? others[0]
  const [to, setTo] = useState(first?.id ?? '')
  const [direction, setDirection] = useState<'nearer' | 'farther'>(leaves ? 'farther' : 'nearer')
  const [text, setText] = useState<string>()
  const [difficult, setDifficult] = useState(false)
  if (mover === undefined) return null
  const turnFeet = movementLeftFeet({ ruleset, state }, mover)
  const feetBy = { move: turnFeet, hustle: mover.speeds.speed, disengage: disengageMoveFeet(ruleset) }
  const left = feetBy[by]
  const known = state.creatures[to] === undefined ? 0 : distanceFeet(state, mover.id, to)
  const usual = direction === 'nearer' ? Math.max(0, Math.min(left, known - 5)) : left
  const feet = text === undefined ? usual : typedFeet(text, units)
  const after = direction === 'nearer' ? Math.max(0, known - (feet ?? 0)) : known + (feet ?? 0)
  const distances = state.creatures[to] === undefined ? [] : [{ to, feet: after }]
  const events: FightEvent[] = [
    { kind: by, creature: mover.id, legs: [{ kind: 'feet', feet: Math.max(0, feet ?? 0), distances, difficult }] },
  ]
  return (
    <Sheet
      context={context}
      title={t(by === 'move' ? 'move.title' : `move.${by}`, { who: nameOf(context, mover.id) })}
      closing={t('close')}
    >
      <EventsForm
        context={context}
        events={events}
        isReady={feet !== undefined && feet > 0}
        submit={t(by === 'move' ? 'move.do' : `events.${by}`)}
      >
        <p class="hint">{t('left.feet', { feet: length(left) })}</p>
        <Segments
          label={t('move.way')}
          name="way"
          value={direction}
          options={[
            ['nearer', t('move.nearer')],
            ['farther', t('move.farther')],
          ]}
          onChange={(one) => {
            setDirection(one)
            setText(undefined)
          }}
        />
        {others.length === 0 ? null : (
          <Segments
            label={t('move.whom')}
            name="whom"
            value={to}
            options={others.map(({ id }) => [id, nameOf(context, id)] as const)}
            onChange={(one) => {
              setTo(one)
              setText(undefined)
            }}
          />
        )}
        <LengthField language={language} label="move.feet" typed={text} feet={usual} onChange={setText} />
        <p class="hint">{t('move.after', { from: length(known), to: length(after) })}</p>
        <Flag label={t('move.difficult')} checked={difficult} onChange={setDifficult} />
      </EventsForm>
    </Sheet>
  )
}
