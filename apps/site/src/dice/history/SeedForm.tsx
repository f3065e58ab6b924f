import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import type { HistoryProps } from './history-props.ts'
import { nextTurn, setSeed } from './roll-store.ts'
import { MOST_SEED } from './shared-roll.ts'

/** Sets or clears the seed that rolls come from. */
export function SeedForm({ t }: Pick<HistoryProps, 't'>): JSX.Element {
  const turn = nextTurn()
  const input = useRef<HTMLInputElement>(null)
  return (
    <form
      class="roll-seed"
      onSubmit={(event) => {
        event.preventDefault()
        setSeed(input.current?.value.trim() ?? '')
      }}
    >
      <label for="roll-seed">{t('seed')}</label>
      <p class="roll-row">
        <input
          ref={input}
          id="roll-seed"
          type="text"
          autocomplete="off"
          spellcheck={false}
          maxLength={MOST_SEED}
          defaultValue={turn?.seed ?? ''}
          aria-describedby="roll-seed-hint"
        />
        <button type="submit" class="live">
          {t('set')}
        </button>
        {turn === undefined ? null : (
          <button
            type="button"
            class="plain"
            onClick={() => {
              if (input.current) input.current.value = ''
              setSeed('')
            }}
          >
            {t('no-seed')}
          </button>
        )}
      </p>
      <p id="roll-seed-hint" class="hint">
        {turn === undefined ? t('seed-hint') : t('next-turn', { seed: turn.seed, turn: turn.turn })}
      </p>
    </form>
  )
}
