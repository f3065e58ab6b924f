import type { GivenInitiative } from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { copyGroup, enteredCounts } from '../creatures/newcomers.ts'
import { type FightContext, nameOf, submitAndClose } from '../fight-context.ts'
import { Flag } from '../parts/Choices.tsx'
import { CreatureFlags } from '../parts/CreatureFlags.tsx'
import { Fold } from '../parts/Fold.tsx'
import { SheetForm } from '../parts/SheetForm.tsx'
import { Sheet } from '../Sheet.tsx'
import { wholeNumber } from '../typed-figures.ts'

/** The Initiative of all creatures: typed counts are used, the rest is rolled. */
export function InitiativeSheet({ context }: { readonly context: FightContext }): JSX.Element {
  const { language, tracker, state } = context
  const { t } = language
  const creatures = Object.values(state.creatures)
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() => {
    const events = tracker.fight.document.acts.slice(0, tracker.fight.document.done).flatMap((act) => act.events)
    return Object.fromEntries(Array.from(enteredCounts(events), ([id, count]) => [id, String(count)]))
  })
  const [surprised, setSurprised] = useState<readonly string[]>([])
  const [together, setTogether] = useState(true)
  const problem = (id: string): boolean => (texts[id] ?? '').trim() !== '' && wholeNumber(texts[id] ?? '') === undefined
  const isWrong = creatures.some(({ id }) => problem(id))

  const start = (): void => {
    const counts = creatures.flatMap(({ id }): GivenInitiative[] => {
      const count = wholeNumber(texts[id] ?? '')
      return count === undefined ? [] : [{ creature: id, count }]
    })
    const entered = new Set(counts.map(({ creature }) => creature))
    const rolling = creatures.filter(({ id }) => !entered.has(id))
    const groups = Array.from(new Set(rolling.map(copyGroup)), (kind) =>
      rolling.filter((creature) => copyGroup(creature) === kind).map(({ id }) => id),
    ).filter((ids) => ids.length > 1)
    submitAndClose(context, [
      {
        kind: 'roll-initiative',
        counts,
        ...(surprised.length === 0 ? {} : { surprised }),
        ...(together && groups.length > 0 ? { groups } : {}),
      },
    ])
  }
  return (
    <Sheet context={context} title={t('initiative.title')} closing={t('close')}>
      <SheetForm submit={t('initiative.start')} isMain disabled={isWrong} onSubmit={start}>
        <p class="hint">{t('initiative.hint')}</p>
        <ul class="fight-counts">
          {creatures.map((creature, index) => (
            <li key={creature.id}>
              <label>
                <span>{nameOf(context, creature.id)}</span>
                <input
                  type="text"
                  inputmode="numeric"
                  autocomplete="off"
                  autofocus={index === 0}
                  placeholder={t('initiative.rolled')}
                  value={texts[creature.id] ?? ''}
                  aria-invalid={problem(creature.id)}
                  onInput={({ currentTarget }) => setTexts({ ...texts, [creature.id]: currentTarget.value })}
                />
              </label>
            </li>
          ))}
        </ul>
        {isWrong ? (
          <p class="problem" role="alert">
            <span class="problem-sentence">{t('initiative.wrong')}</span>
          </p>
        ) : null}
        <Flag label={t('initiative.together')} checked={together} onChange={setTogether} />
        <Fold title={t('initiative.surprised')}>
          <CreatureFlags context={context} creatures={creatures} chosen={surprised} onChange={setSurprised} />
        </Fold>
      </SheetForm>
    </Sheet>
  )
}
