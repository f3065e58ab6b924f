import { parse, typeset } from '@rulestone/core/dice'
import type { NumberFormats } from '@rulestone/text/number-formats'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { CopyByHand } from '../../shared/CopyByHand.tsx'
import type { T } from '../../shared/make-t.ts'
import { saveFile } from '../../shared/save-file.ts'
import { useCopy } from '../../shared/use-copy.ts'
import { Die } from '../rolled/Die.tsx'
import { makeRoll } from '../rolled/make-roll.tsx'
import { keptRolls, nextTurn, onRolls, setRolls, setSeed } from './roll-store.ts'
import { historyCsv, historyJson, type KeptRoll, placeIn } from './saved-roll.ts'
import { MOST_SEED, type SharedRoll, sharedQuery } from './seeded-roll.ts'

/** How many rolls are in sight at first, and how many more come at a time. */
const SHOWN = 25

/** The most dice of one roll that are laid out. */
const MOST_FACES = 20

/** What the history needs of the page that it stands on. */
export interface RollHistoryProps {
  /** the strings of `roll` */
  readonly roll: T
  /** the strings of `rolls` */
  readonly t: T
  readonly tag: string
  readonly formats: NumberFormats
  /** the page of the history, without a query */
  readonly address: string
}

interface ItemProps extends RollHistoryProps {
  readonly item: KeptRoll
  readonly again: () => void
  readonly share: (shared: SharedRoll) => void
  readonly remove: () => void
}

function Item({ item, roll, t, tag, formats, address, again, share, remove }: ItemProps): JSX.Element {
  const { seed, turn, dice, total } = item
  const time = new Date(item.time)
  // It is named in the language it was rolled in, and leads to the page in this one.
  const place = placeIn(address.replace(/[^/]+\/$/u, ''), item.address)
  const name = item.label ?? typeset(dice)
  const named = (key: string): string => `${t(key)}: ${name}, ${formats.integer(total)}`
  return (
    <li>
      <p class="rolled-total">
        <span class="total">{formats.integer(total)}</span>
        <span class="rolled-label">
          {item.label === undefined ? null : (
            <>
              <span lang={place.from}>{item.label}</span>{' '}
            </>
          )}
          {typeset(dice)}
        </span>
      </p>
      <p class="rolled-dice" aria-hidden="true">
        {item.faces.slice(0, MOST_FACES).map((face, index) => (
          <Die key={index} kind="die" {...face} />
        ))}
        {item.faces.length > MOST_FACES ? <span class="term">…</span> : null}
      </p>
      <p class="visually-hidden">
        {item.faces
          .map(({ value, kept }) => (kept ? String(value) : roll('noted', { value, notes: roll('dropped') })))
          .join(roll('separator'))}
      </p>
      <p class="roll-origin">
        <a href={place.address}>
          <span lang={place.from}>{item.title}</span>
        </a>{' '}
        <time dateTime={time.toISOString()}>
          {new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(time)}
        </time>
        {seed === undefined || turn === undefined ? null : (
          <>
            {' '}
            <span>{t('from-seed', { seed, turn })}</span>
          </>
        )}
      </p>
      <p class="roll-row">
        <button type="button" class="plain" aria-label={named('again')} onClick={again}>
          {t('again')}
        </button>
        {seed === undefined || turn === undefined ? null : (
          <button
            type="button"
            class="plain"
            aria-label={named('share')}
            onClick={() => share({ dice, seed, turn, total })}
          >
            {t('share')}
          </button>
        )}
        <button type="button" class="plain" aria-label={named('delete')} onClick={remove}>
          {t('delete')}
        </button>
      </p>
    </li>
  )
}

/** The seed that rolls come from. */
function Seed({ t }: Pick<RollHistoryProps, 't'>): JSX.Element {
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

/** Every roll that was made in this browser, newest first, with what can be done about it. */
export function RollHistory(props: RollHistoryProps & { readonly children?: ComponentChildren }): JSX.Element {
  const { t, roll, formats, address, children } = props
  const [rolls, setShown] = useState(keptRolls)
  const [most, setMost] = useState(SHOWN)
  const { said, say, left, copy } = useCopy(t('copied'))
  /** What was deleted last. */
  const [deleted, setDeleted] = useState<readonly KeptRoll[]>()
  useEffect(() => onRolls(() => setShown(keptRolls())), [])
  const list = useRef<HTMLOListElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  /** The entry, by its place, and what of it gets the focus when the button that had it is gone. */
  const next = useRef<{ readonly at: number; readonly part: 'a' | 'button:last-child' }>()
  useLayoutEffect(() => {
    if (!next.current) return
    const { at, part } = next.current
    next.current = undefined
    const items = list.current?.children
    const target = items?.[Math.min(at, items.length - 1)]?.querySelector<HTMLElement>(part) ?? undoButton.current
    target?.focus()
  })

  const again = (item: KeptRoll): void => {
    const parsed = parse(item.dice)
    if (!parsed.ok) return
    const { title, address: where, label } = item
    const words = { t: roll, integer: formats.integer, place: { title, address: where } }
    say(makeRoll(parsed.value, label === undefined ? words : { ...words, label }).spoken)
  }
  const share = (shared: SharedRoll): void => {
    const url = new URL(address, location.href)
    url.search = sharedQuery(shared)
    copy(url.href)
  }
  const remove = (kept: readonly KeptRoll[], at: number): void => {
    next.current = { at, part: 'button:last-child' }
    setDeleted(rolls)
    setRolls(kept)
    say(t('deleted'))
  }
  const undo = (): void => {
    if (!deleted) return
    const known = new Set(deleted.map(({ id }) => id))
    const shown = new Set(rolls.map(({ id }) => id))
    const back = [...keptRolls().filter(({ id }) => !known.has(id)), ...deleted]
    next.current = { at: back.findIndex(({ id }) => !shown.has(id)), part: 'button:last-child' }
    setRolls(back)
    setDeleted(undefined)
    say('')
  }
  return (
    <div class="roll-history">
      {children}
      <Seed t={t} />
      <p class="roll-row roll-all">
        {rolls.length === 0 ? null : (
          <>
            <button
              type="button"
              class="plain"
              onClick={() => saveFile('rolls.json', new Blob([historyJson(rolls)], { type: 'application/json' }))}
            >
              {t('save', { format: 'JSON' })}
            </button>
            <button
              type="button"
              class="plain"
              onClick={() => saveFile('rolls.csv', new Blob(['\ufeff', historyCsv(rolls)], { type: 'text/csv' }))}
            >
              {t('save', { format: 'CSV' })}
            </button>
            <button type="button" class="plain" onClick={() => remove([], 0)}>
              {t('delete-all')}
            </button>
          </>
        )}
        {deleted === undefined ? null : (
          <button ref={undoButton} type="button" class="plain" onClick={undo}>
            {t('undo')}
          </button>
        )}
        <span class="hint" role="status">
          {said}
        </span>
      </p>
      <CopyByHand label={t('copy-by-hand')} rows={3} text={left} />
      {rolls.length === 0 ? (
        <p class="hint">{t('none')}</p>
      ) : (
        <ol ref={list} class="roll-list" aria-label={t('title')}>
          {rolls.slice(0, most).map((item, at) => (
            <Item
              key={item.id}
              {...{ ...props, item, share }}
              again={() => again(item)}
              remove={() =>
                remove(
                  rolls.filter(({ id }) => id !== item.id),
                  at,
                )
              }
            />
          ))}
        </ol>
      )}
      {rolls.length > most ? (
        <button
          type="button"
          class="plain"
          onClick={() => {
            next.current = { at: most, part: 'a' }
            setMost(most + SHOWN * 4)
          }}
        >
          {t('more', { count: rolls.length - most })}
        </button>
      ) : null}
    </div>
  )
}
