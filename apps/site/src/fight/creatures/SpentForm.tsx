import type { Creature, FightEvent } from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { FightContext } from '../fight-context.ts'
import { Flag } from '../parts/Choices.tsx'
import { LengthField } from '../parts/FormFields.tsx'
import { SheetForm } from '../parts/SheetForm.tsx'
import { typedFeet } from '../typed-figures.ts'

interface SpentFormProps {
  readonly context: FightContext
  readonly creature: Creature
}

/** What a creature has used this turn, as the GM corrects it. Only what differs is changed. */
export function SpentForm({ context, creature }: SpentFormProps): JSX.Element {
  const { language, ruleset, actions } = context
  const { t, units } = language
  const { spent, id } = creature
  const [action, setAction] = useState(spent.action)
  const [bonusAction, setBonusAction] = useState(spent.bonusAction)
  const [reaction, setReaction] = useState(spent.reaction)
  const [text, setText] = useState<string>()
  const movementFeet = text === undefined ? spent.movementFeet : typedFeet(text, units)
  const event: FightEvent = {
    kind: 'set-spent',
    creature: id,
    ...(action === spent.action ? {} : { action }),
    ...(bonusAction === spent.bonusAction ? {} : { bonusAction }),
    ...(reaction === spent.reaction ? {} : { reaction }),
    ...(movementFeet === undefined || movementFeet === spent.movementFeet ? {} : { movementFeet }),
  }
  const isChanged = Object.keys(event).length > 2
  return (
    <SheetForm
      submit={t('creature.set')}
      disabled={!isChanged || movementFeet === undefined}
      onSubmit={() => {
        if (actions.submit([event])) setText(undefined)
      }}
    >
      <Flag label={t('left.action')} checked={action} onChange={setAction} />
      {ruleset.actions.bonusActions ? (
        <Flag label={t('left.bonus-action')} checked={bonusAction} onChange={setBonusAction} />
      ) : null}
      <Flag label={t('left.reaction')} checked={reaction} onChange={setReaction} />
      <LengthField
        language={language}
        label="spent.movement"
        typed={text}
        feet={spent.movementFeet}
        onChange={setText}
      />
    </SheetForm>
  )
}
