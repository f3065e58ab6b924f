import type { ComponentChildren, ComponentType, JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { ADDRESS_DELAY } from '../../shared/address-delay.ts'
import { CopyByHand } from '../../shared/CopyByHand.tsx'
import { fetchStrings } from '../../shared/fetch-strings.ts'
import { useCopy } from '../../shared/use-copy.ts'
import { useModule } from '../../shared/use-module.ts'
import { writeQuery } from '../../shared/write-query.ts'
import type { HistoryProps } from '../history/history-props.ts'
import { sharedQuery } from '../history/shared-roll.ts'
import type { MadeRoll } from '../rolled/make-roll.tsx'
import { placeOf } from '../rolled/roll-place.ts'
import { DiceKeys } from './DiceKeys.tsx'
import { Favourites } from './Favourites.tsx'
import type { Favourite } from './favourites.ts'
import type * as Notation from './notation.ts'

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
type Made = MadeRoll & { readonly dice: string; readonly label: string | undefined }

/** The code and strings that explain a mistake: most readers make none. */
async function loadExplanation() {
  const [{ TextProblem }, { notationSentence }, errors] = await Promise.all([
    import('../TextProblem.tsx'),
    import('../notation-sentence.ts'),
    fetchStrings('errors'),
  ])
  return { TextProblem, notationSentence, errors }
}

const loadNotation = (): Promise<typeof Notation> => import('./notation.ts')

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
  /** Whether the reader has used the tray, or a link has: only then its code is fetched. */
  const [isUsed, setUsed] = useState(text !== '')
  const notation = useModule(loadNotation, isUsed)
  const parsed = useMemo(() => notation?.parse(text), [notation, text])
  const dice = parsed?.ok ? notation?.format(parsed.value) : undefined
  const mistake = parsed && !parsed.ok ? parsed.error : undefined
  const isUnfinished = mistake !== undefined && mistake.at >= text.trimEnd().length && mistake.code !== 'over-limit'
  const isWrong = mistake !== undefined && (isLeft || !isUnfinished)
  const explanation = useModule(loadExplanation, isWrong)
  const odds = useModule(page?.loadOdds ?? noOdds, dice !== undefined)

  const edit = (next: string): void => {
    setText(next)
    setLeft(false)
  }
  const change = (by: (notation: typeof Notation, text: string) => string): void => {
    setUsed(true)
    setLeft(false)
    loadNotation().then(
      (code) => setText((before) => by(code, before)),
      () => setFailed(true),
    )
  }
  /** The button disappears with the problem, so the focus moves to the field. */
  const take = (next: string): void => {
    edit(next)
    input.current?.focus()
  }
  /** Rolls dice, or moves the focus to the field if they have a mistake. The code of rolls is fetched at the first one. */
  const rollDice = async (typed: string, label?: string): Promise<void> => {
    if (!input.current) return
    setUsed(true)
    say('')
    const here = placeOf(input.current)
    const place = page ? { ...here, address: `${address}?${new URLSearchParams({ dice: typed })}` } : here
    const named = label === undefined ? {} : { label }
    try {
      const { rollText } = await import('../rolled/roll-text.ts')
      const rolled = rollText(typed, { t: roll, integer: formats.integer, place, isShareable: true, ...named })
      setFailed(false)
      if (rolled) {
        count.current += 1
        setMade({ ...rolled, dice: typed, label })
      } else {
        setLeft(true)
        input.current?.focus()
      }
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
    if (text === page.start && !made) return
    const shared = made?.dice === text ? made.shared : undefined
    const write = (): void =>
      writeQuery({
        dice: text.trim(),
        seed: shared?.seed ?? '',
        turn: String(shared?.turn ?? ''),
        total: String(shared?.total ?? ''),
      })
    const timer = setTimeout(write, ADDRESS_DELAY)
    return () => clearTimeout(timer)
  }, [text, made])
  const share = (): void => {
    if (!made?.shared) return
    const url = new URL(address, location.href)
    url.search = sharedQuery(made.shared)
    copy(url.href)
  }
  const problem = isWrong && notation ? { ...notation.diceProblem(mistake), got: text } : undefined
  const query = dice === undefined ? '' : `?${new URLSearchParams(page ? { expr: dice } : { dice })}`
  return (
    <div class={page ? 'dice-tray on-page' : 'dice-tray'}>
      <div class="tray-dice" onPointerEnter={() => setUsed(true)} onFocusIn={() => setUsed(true)}>
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
          {problem && explanation ? (
            <explanation.TextProblem
              id="tray-problem"
              problem={problem}
              sentence={explanation.notationSentence(problem, { errors: explanation.errors, tag, formats })}
              context={{ errors: explanation.errors, tag }}
              take={take}
            />
          ) : null}
          <DiceKeys {...{ change, roll, tray }} state={notation ? notation.stateIn(text) : 'normal'} />
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
            page?.shared
          )}
        </div>
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
      <Favourites {...{ dice, tray }} roll={rollFavourite} />
    </div>
  )
}
