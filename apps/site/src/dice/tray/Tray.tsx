import { diceProblem } from '@rulestone/core/calculators/dice-problem'
import { format, parse } from '@rulestone/core/dice'
import type { ComponentChildren, ComponentType, JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { CopyByHand } from '../../shared/CopyByHand.tsx'
import { fetchStrings } from '../../shared/fetch-strings.ts'
import { useCopy } from '../../shared/use-copy.ts'
import { useModule } from '../../shared/use-module.ts'
import { writeQuery } from '../../shared/write-query.ts'
import type { HistoryProps } from '../history/history-props.ts'
import { sharedQuery } from '../history/shared-roll.ts'
import type { makeRoll } from '../rolled/make-roll.tsx'
import { placeOf } from '../rolled/roll-place.ts'
import { DiceKeys } from './DiceKeys.tsx'
import { Favourites } from './Favourites.tsx'
import type { Favourite } from './favourites.ts'

/** The exact odds of dice. */
export type Odds = ComponentType<{ readonly dice: string }>

/** What only the page of rolls has: the dialog has no URL of its own. */
interface PageParts {
  /** the dice in the URL */
  readonly start: string
  /** the shared roll in the URL, or that it is incomplete */
  readonly shared: ComponentChildren
  readonly loadOdds: () => Promise<{ readonly Odds: Odds }>
  /** the URL of the dice calculator */
  readonly calculator: string
}

interface TrayProps extends HistoryProps {
  readonly page?: PageParts
}

/** A roll that the tray made. */
type Made = ReturnType<typeof makeRoll> & { readonly dice: string; readonly label: string | undefined }

/** Browsers limit how often a page may change its URL. */
const ADDRESS_DELAY_MS = 150

/** The code and strings that explain a mistake: most readers make none. */
async function loadExplanation() {
  const [{ TextProblem }, { notationSentence }, errors] = await Promise.all([
    import('../TextProblem.tsx'),
    import('../notation-sentence.ts'),
    fetchStrings('errors'),
  ])
  return { TextProblem, notationSentence, errors }
}

const noOdds = (): Promise<{ readonly Odds?: Odds }> => Promise.resolve({})

/** Dice to type or tap, their result, the favourites, and on the page of rolls their odds. */
export function Tray({ t, roll, tray, tag, formats, address, page }: TrayProps): JSX.Element {
  const [text, setText] = useState(page?.start ?? '')
  /** Whether a text without an end is explained: after the reader has tried to roll it or left the field. */
  const [isLeft, setLeft] = useState(text !== '')
  const [made, setMade] = useState<Made>()
  const [isFailed, setFailed] = useState(false)
  const count = useRef(0)
  const input = useRef<HTMLInputElement>(null)
  const { said, say, left, copy } = useCopy(t('copied'))
  const parsed = useMemo(() => parse(text), [text])
  const dice = parsed.ok ? format(parsed.value) : undefined

  const isUnfinished = !parsed.ok && parsed.error.at >= text.trimEnd().length && parsed.error.code !== 'over-limit'
  const isWrong = !parsed.ok && (isLeft || !isUnfinished)
  const explanation = useModule(loadExplanation, isWrong)
  const odds = useModule(page?.loadOdds ?? noOdds, dice !== undefined)

  const edit = (next: string): void => {
    setText(next)
    setLeft(false)
  }
  /** The button disappears with the problem, so the focus moves to the field. */
  const take = (next: string): void => {
    edit(next)
    input.current?.focus()
  }
  /** The code of rolls is fetched at the first one. */
  const rollDice = async (notation: string, label?: string): Promise<void> => {
    const read = parse(notation)
    if (!read.ok || !input.current) {
      setLeft(true)
      input.current?.focus()
      return
    }
    say('')
    const here = placeOf(input.current)
    const place = page ? { ...here, address: `${address}?${new URLSearchParams({ dice: notation })}` } : here
    const named = label === undefined ? {} : { label }
    try {
      const { makeRoll } = await import('../rolled/make-roll.tsx')
      const result = makeRoll(read.value, { t: roll, integer: formats.integer, place, isShareable: true, ...named })
      count.current += 1
      setMade({ ...result, dice: notation, label })
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  const rollFavourite = (favourite: Favourite): void => {
    edit(favourite.dice)
    rollDice(favourite.dice, favourite.name)
  }
  useEffect(() => {
    if (!page) return
    const shared = made?.shared?.dice === dice ? made?.shared : undefined
    if (text === page.start && !made) return
    const write = (): void =>
      writeQuery({
        dice: text.trim(),
        seed: shared?.seed ?? '',
        turn: String(shared?.turn ?? ''),
        total: String(shared?.total ?? ''),
      })
    const timer = setTimeout(write, ADDRESS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, made])
  const share = (): void => {
    if (!made?.shared) return
    const url = new URL(address, location.href)
    url.search = sharedQuery(made.shared)
    copy(url.href)
  }
  const query = dice === undefined ? '' : `?${new URLSearchParams(page ? { expr: dice } : { dice })}`
  return (
    <div class={page ? 'dice-tray on-page' : 'dice-tray'}>
      <div class="tray-dice">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            rollDice(text)
          }}
        >
          <p class="label">
            <label for="tray-dice">{tray('dice')}</label> <span class="hint">{tray('hint')}</span>
          </p>
          <div class="dice-text">
            <input
              ref={input}
              id="tray-dice"
              type="text"
              spellcheck={false}
              autocomplete="off"
              autocapitalize="off"
              enterkeyhint="go"
              aria-invalid={isWrong}
              aria-describedby={isWrong ? 'tray-problem' : undefined}
              value={text}
              onInput={(event) => edit(event.currentTarget.value)}
              onBlur={() => text !== '' && setLeft(true)}
            />
          </div>
          {isWrong && explanation ? (
            <explanation.TextProblem
              id="tray-problem"
              problem={{ ...diceProblem(parsed.error), got: text }}
              sentence={explanation.notationSentence(
                { ...diceProblem(parsed.error), got: text },
                { errors: explanation.errors, tag, formats },
              )}
              context={{ errors: explanation.errors, tag }}
              take={take}
            />
          ) : null}
          <DiceKeys {...{ text, setText: edit, roll, tray }} />
          <button type="submit" class="live tray-roll">
            {tray('roll')}
          </button>
        </form>
        <p class="visually-hidden" role="status">
          <span key={count.current}>{made?.spoken}</span>
        </p>
        <div class="tray-result">
          {isFailed ? (
            <p class="problem" role="status">
              {tray('failed')}
            </p>
          ) : null}
          {made ? (
            <>
              <div key={count.current}>{made.shown}</div>
              <p class="roll-actions">
                <button type="button" class="plain" onClick={() => rollDice(made.dice, made.label)}>
                  {roll('again')}
                </button>
                <button type="button" class="plain" onClick={share}>
                  {t('share')}
                </button>
                {page ? null : <a href={address + query}>{roll('odds')}</a>}
                <span class="hint" role="status">
                  {said}
                </span>
              </p>
              <CopyByHand label={t('copy-by-hand')} rows={3} text={left} />
            </>
          ) : (
            (page?.shared ?? <p class="hint">{tray('first')}</p>)
          )}
        </div>
        <Favourites {...{ dice, tray }} roll={rollFavourite} />
      </div>
      {page ? (
        <section class="tray-odds" aria-labelledby="tray-odds">
          <h2 id="tray-odds">{roll('odds')}</h2>
          {dice !== undefined && odds?.Odds ? (
            <>
              <odds.Odds dice={dice} />
              <p class="links">
                <a href={page.calculator + query}>{tray('calculator')}</a>
              </p>
            </>
          ) : (
            <p class="hint">{tray('no-odds')}</p>
          )}
        </section>
      ) : null}
    </div>
  )
}
