import type { JSX } from 'preact'
import type { T } from '../../shared/make-t.ts'
import { Outline } from '../rolled/Die.tsx'
import { addDie, addModifier, inState, stateIn } from './edit-dice.ts'

/** The sides of the dice of the game. */
const SIDES = [4, 6, 8, 10, 12, 20, 100]

interface DiceKeysProps {
  readonly text: string
  readonly setText: (text: string) => void
  /** the strings of rolled dice */
  readonly roll: T
  /** the strings of the tray */
  readonly tray: T
}

/** Buttons that change the dice of a text: another die, the modifier, Advantage or Disadvantage. */
export function DiceKeys({ text, setText, roll, tray }: DiceKeysProps): JSX.Element {
  const state = stateIn(text)
  return (
    <>
      <fieldset class="dice-keys" aria-label={tray('keys')}>
        {SIDES.map((sides) => (
          <button key={sides} type="button" data-sides={sides} onClick={() => setText(addDie(text, sides))}>
            <Outline sides={sides} />d{sides}
          </button>
        ))}
        {[-1, 1].map((change) => (
          <button key={change} type="button" class="small" onClick={() => setText(addModifier(text, change))}>
            {change < 0 ? '−1' : '+1'}
          </button>
        ))}
        <button type="button" class="small" onClick={() => setText('')}>
          {tray('clear')}
        </button>
      </fieldset>
      <p class="roll-states">
        {(['advantage', 'disadvantage'] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={state === name}
            disabled={state === undefined}
            onClick={() => setText(inState(text, state === name ? 'normal' : name))}
          >
            {roll(name)}
          </button>
        ))}
      </p>
    </>
  )
}
