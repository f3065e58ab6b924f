import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { BOUNDS, readFigure } from '../creatures/creature-line.ts'
import { type FightContext, nameOf } from '../fight-context.ts'
import { AmountField } from '../parts/FormFields.tsx'
import { SheetForm } from '../parts/SheetForm.tsx'
import { Sheet } from '../Sheet.tsx'

/** Asks for the AC of creatures before the first attack on one of them. */
export function ArmorClassSheet({
  context,
  ids,
}: {
  readonly context: FightContext
  readonly ids: readonly string[]
}): JSX.Element {
  const { language, actions } = context
  const { t, formats } = language
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [minimum, maximum] = BOUNDS.armorClass
  const bounds = { minimum: formats.integer(minimum), maximum: formats.integer(maximum) }
  const submit = (): void => {
    const read = readFigure('armorClass', text, language.units)
    setWrong(!read.ok)
    if (read.ok) actions.enterArmorClass(ids, read.value)
  }
  const names = language.list(ids.map((id) => nameOf(context, id)))
  return (
    <Sheet context={context} title={t('armor-class.title')} closing={t('cancel')}>
      <SheetForm submit={t('dice.tell')} isMain onSubmit={submit}>
        <AmountField
          label={t('armor-class.of', { names })}
          value={text}
          hint={t(isWrong ? 'figures.wrong' : 'armor-class.hint', bounds)}
          isWrong={isWrong}
          inputmode="numeric"
          onChange={(typed) => {
            setWrong(false)
            setText(typed)
          }}
        />
      </SheetForm>
    </Sheet>
  )
}
