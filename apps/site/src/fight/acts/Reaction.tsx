import { type FightEvent, legal } from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { type FightContext, nameOf, submitAndClose, tryEvents } from '../fight-context.ts'
import { attackName } from '../log/fight-language.ts'
import { Segments } from '../parts/Choices.tsx'
import { SheetForm } from '../parts/SheetForm.tsx'
import { choiceLabel } from './choice-label.ts'
import { Odds } from './Odds.tsx'
import { Refused } from './Refused.tsx'

/** The Reaction that a creature is offered first, ready to be taken or declined. */
export function Reaction({ context }: { readonly context: FightContext }): JSX.Element | null {
  const { language, state, ruleset } = context
  const { t } = language
  const [chosen, setChosen] = useState(0)
  const [offer] = state.offers
  if (offer === undefined) return null
  const kind = offer.kind === 'readied' ? 'trigger-readied' : 'opportunity-attack'
  const { events: possible = [] } =
    legal(ruleset, state).find((one) => one.creature === offer.by && one.kind === kind) ?? {}
  const who = nameOf(context, offer.by)
  const { length: targets } = offer.kind === 'readied' ? [] : offer.against
  const label = (one: FightEvent): string =>
    one.kind === 'opportunity-attack' && targets === 1 ? attackName(one.attack, language) : choiceLabel(one, language)
  const events = possible.filter((one, index) => index === possible.findIndex((other) => label(other) === label(one)))
  const event = events[chosen] ?? events[0]
  if (event === undefined) return null
  const attempt = tryEvents(context, [event])
  return (
    <SheetForm disabled={!attempt.ok} onSubmit={() => submitAndClose(context, [event])}>
      <p class="hint">
        {offer.kind === 'readied'
          ? t('react.readied', { by: nameOf(context, offer.triggeredBy) })
          : t('react.leaves', { target: nameOf(context, offer.against[0] ?? ''), who })}
      </p>
      {events.length < 2 ? null : (
        <Segments
          label={t(`events.${kind}`)}
          name="reaction"
          value={String(events.indexOf(event))}
          options={events.map((one, index) => [String(index), label(one)] as const)}
          onChange={(index) => setChosen(Number(index))}
        />
      )}
      <Odds context={context} events={[event]} />
      {attempt.ok ? null : <Refused context={context} refusal={attempt.error} events={[event]} />}
      <div class="fight-ways">
        <button type="submit" class="live strong" disabled={!attempt.ok}>
          {label(event) === ''
            ? t(`events.${kind}`)
            : t('acts.one', { act: t(`events.${kind}`), choice: label(event) })}
        </button>
        <button
          type="button"
          class="live"
          onClick={() => submitAndClose(context, [{ kind: 'decline', creature: offer.by }])}
        >
          {t('bar.decline')}
        </button>
      </div>
    </SheetForm>
  )
}
