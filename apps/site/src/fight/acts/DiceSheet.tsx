import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Sheet } from '../Sheet.tsx'
import { nameIn, type Scene } from '../scene.ts'
import { now } from '../table-moves.ts'
import { askedNext, readFaces } from './asked-dice.ts'

/** Asks for the faces of real dice, one kind after the other, as the rules need them. */
export function DiceSheet({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const { talk, held, actions } = scene
  const { t, formats } = talk
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { asking } = held
  const faces = asking?.faces.length ?? 0
  useEffect(() => input.current?.focus(), [faces])
  const asked = asking === undefined ? undefined : askedNext(now(held.table), asking.events, asking.faces)
  if (asked === undefined) return null
  const { count, sides, by } = asked
  const dice = `${count > 1 ? count : ''}d${sides}`
  const bounds = { dice, minimum: formats.integer(count), maximum: formats.integer(count * sides) }
  const submit = (): void => {
    const told = readFaces(text, asked)
    setWrong(told === undefined)
    if (told === undefined) return
    setText('')
    actions.tell(told)
  }
  const label = by === undefined ? dice : t('dice.by', { name: nameIn(scene, by), dice })
  return (
    <Sheet scene={scene} title={t('dice.title')} closing={t('cancel')}>
      <form
        class="fight-form"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <label class="fight-field fight-amount">
          <span>{label}</span>
          <input
            ref={input}
            type="text"
            inputmode="numeric"
            autocomplete="off"
            value={text}
            aria-invalid={isWrong}
            aria-describedby="fight-dice-hint"
            onInput={({ currentTarget }) => {
              setWrong(false)
              setText(currentTarget.value)
            }}
          />
        </label>
        <p id="fight-dice-hint" class={isWrong ? 'problem' : 'hint'} role={isWrong ? 'alert' : undefined}>
          <span class={isWrong ? 'problem-sentence' : undefined}>
            {t(count > 1 ? 'dice.several' : 'dice.one', bounds)}
          </span>
        </p>
        <div class="fight-ways">
          <button type="submit" class="live strong">
            {t('dice.tell')}
          </button>
          <button type="button" class="live" onClick={actions.rollTheRest}>
            {t('dice.rest')}
          </button>
        </div>
      </form>
    </Sheet>
  )
}
