import { toAscii } from '@rulestone/core/dice'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { PageLanguage } from '../language.ts'
import type { RunInput } from '../run/run.ts'
import { TextField } from '../setup/fields.tsx'

interface InTrackerProps {
  readonly input: RunInput
  /** how many fights have been played */
  readonly fights: number
  /** the address of the fight tracker */
  readonly address: string
  readonly language: PageLanguage
}

/** Opens the encounter in the fight tracker, to play it, or one of its fights, to watch it. Readers count fights from 1. */
export function InTracker({ input, fights, address, language: { t, formats } }: InTrackerProps): JSX.Element {
  const [typed, setTyped] = useState('1')
  const [isImpossible, setImpossible] = useState(false)
  const number = Number(toAscii(typed))
  const isWrong = !(Number.isInteger(number) && number >= 1 && number <= fights)
  const open = async (write: (fights: typeof import('./tracker-fights.ts')) => Promise<string>): Promise<void> => {
    try {
      location.assign(address + (await write(await import('./tracker-fights.ts'))))
    } catch {
      setImpossible(true)
    }
  }
  return (
    <section class="encounter-watch" aria-labelledby="encounter-watch">
      <h2 id="encounter-watch">{t('watch.title')}</h2>
      <button type="button" class="live" onClick={() => open(({ fightToPlay }) => fightToPlay(input))}>
        {t('watch.play')}
      </button>
      <p class="hint">{t('watch.play-hint')}</p>
      <form
        class="encounter-line"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isWrong) void open(({ fightToWatch }) => fightToWatch(input, number - 1))
        }}
      >
        <TextField
          label={t('watch.number')}
          value={typed}
          isNumber
          isWrong={isWrong}
          describedBy="encounter-watch-hint"
          onChange={setTyped}
        />
        <button type="submit" class="live">
          {t('watch.open')}
        </button>
      </form>
      <p id="encounter-watch-hint" class={isWrong || isImpossible ? 'problem' : 'hint'}>
        {isImpossible
          ? t('watch.impossible')
          : isWrong
            ? t('watch.wrong', { maximum: formats.integer(fights) })
            : t('watch.hint')}
      </p>
    </section>
  )
}
