import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { type FightContext, nameOf } from '../fight-context.ts'
import { currentSnapshot } from '../fight-history.ts'
import { AmountField } from '../parts/FormFields.tsx'
import { SheetForm } from '../parts/SheetForm.tsx'
import { Sheet } from '../Sheet.tsx'
import { nextDice, readFaces } from './needed-dice.ts'

/** Asks for the faces of real dice, one kind after the other, as the rules need them. */
export function DiceSheet({ context }: { readonly context: FightContext }): JSX.Element | null {
  const { language, tracker, actions } = context
  const { t, formats } = language
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { pending } = tracker
  const faces = pending?.faces.length ?? 0
  useEffect(() => input.current?.focus(), [faces])
  const needed =
    pending === undefined ? undefined : nextDice(currentSnapshot(tracker.fight), pending.events, pending.faces)
  if (needed === undefined) return null
  const { count, sides, by } = needed
  const dice = `${count > 1 ? count : ''}d${sides}`
  const bounds = { dice, minimum: formats.integer(count), maximum: formats.integer(count * sides) }
  const submit = (): void => {
    const entered = readFaces(text, needed)
    setWrong(entered === undefined)
    if (entered === undefined) return
    setText('')
    actions.enterFaces(entered)
  }
  const label = by === undefined ? dice : t('dice.by', { name: nameOf(context, by), dice })
  return (
    <Sheet context={context} title={t('dice.title')} closing={t('cancel')}>
      <SheetForm onSubmit={submit}>
        <AmountField
          label={label}
          value={text}
          hint={t(count > 1 ? 'dice.several' : 'dice.one', bounds)}
          isWrong={isWrong}
          inputmode="numeric"
          element={input}
          onChange={(typed) => {
            setWrong(false)
            setText(typed)
          }}
        />
        <div class="fight-ways">
          <button type="submit" class="live strong">
            {t('dice.tell')}
          </button>
          <button type="button" class="live" onClick={actions.rollRemaining}>
            {t('dice.rest')}
          </button>
        </div>
      </SheetForm>
    </Sheet>
  )
}
