import type { JSX } from 'preact'
import type { T } from '../../shared/make-t.ts'
import { Outline } from '../rolled/Die.tsx'
import type { D20State } from '../text/d20-state.ts'
import type * as Notation from './notation.ts'

/** The sides of the dice of the game. */
const SIDES = [4, 6, 8, 10, 12, 20, 100]

interface DiceKeysProps {
  /** the state of the d20 in the field; undefined if Advantage does not apply */
  readonly state: D20State | undefined
  readonly change: (by: (notation: typeof Notation, text: string) => string) => void
  /** the strings of rolled dice */
  readonly roll: T
  /** the strings of the tray */
  readonly tray: T
}

/** Buttons that change the dice in the field: another die, the modifier, Advantage or Disadvantage. */
export function DiceKeys({ state, change, roll, tray }: DiceKeysProps): JSX.Element {
  return (
    <>
      <fieldset class="dice-keys" aria-label={tray('keys')}>
        {SIDES.map((sides) => (
          <button
            key={sides}
            type="button"
            data-sides={sides}
            onClick={() => change(({ addDie }, text) => addDie(text, sides))}
          >
            <Outline sides={sides} />d{sides}
          </button>
        ))}
        {[-1, 1].map((by) => (
          <button
            key={by}
            type="button"
            class="small"
            onClick={() => change(({ addModifier }, text) => addModifier(text, by))}
          >
            {by < 0 ? '−1' : '+1'}
          </button>
        ))}
        <button type="button" class="small" onClick={() => change(() => '')}>
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
            aria-describedby={state === undefined ? 'tray-needs-d20' : undefined}
            onClick={() => change(({ inState }, text) => inState(text, state === name ? 'normal' : name))}
          >
            {roll(name)}
          </button>
        ))}
        {state === undefined ? (
          <span id="tray-needs-d20" class="hint">
            {tray('needs-d20')}
          </span>
        ) : null}
      </p>
    </>
  )
}
