import { toAscii } from '@rulestone/core/dice'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { PageLanguage } from '../language.ts'
import type { RunInput } from '../run/run.ts'
import { TextField } from '../setup/fields.tsx'

interface WatchFightProps {
  readonly input: RunInput
  /** how many fights have been played */
  readonly fights: number
  /** the address of the fight tracker */
  readonly address: string
  readonly language: PageLanguage
}

/** Opens one of the fights in the fight tracker. Readers count from 1. */
export function WatchFight({ input, fights, address, language: { t, formats } }: WatchFightProps): JSX.Element {
  const [typed, setTyped] = useState('1')
  const [isImpossible, setImpossible] = useState(false)
  const number = Number(toAscii(typed))
  const isWrong = !(Number.isInteger(number) && number >= 1 && number <= fights)
  const open = async (): Promise<void> => {
    try {
      const { fightToWatch } = await import('./fight-to-watch.ts')
      location.assign(address + (await fightToWatch(input, number - 1)))
    } catch {
      setImpossible(true)
    }
  }
  return (
    <section class="encounter-watch" aria-labelledby="encounter-watch">
      <h2 id="encounter-watch">{t('watch.title')}</h2>
      <form
        class="encounter-line"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isWrong) void open()
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
