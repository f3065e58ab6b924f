import type { Creature, FightEvent, SpecialAction } from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { noBreakNodes } from '../../shared/no-break.tsx'
import { type FightContext, nameOf, submitAndClose, tryEvents } from '../fight-context.ts'
import { attackName } from '../log/fight-language.ts'
import { Segments, Select } from '../parts/Choices.tsx'
import { CreatureFlags } from '../parts/CreatureFlags.tsx'
import { SheetForm } from '../parts/SheetForm.tsx'
import { StatBlockLink } from '../parts/StatBlockLink.tsx'
import { Sheet } from '../Sheet.tsx'
import { specialActionEvent } from '../special-actions.ts'
import { likelyTargets } from './attack-plan.ts'
import { Odds } from './Odds.tsx'
import { Refused } from './Refused.tsx'
import { failureChance } from './save-chance.ts'
import { specialFacts } from './special-facts.ts'
import { likelySpecialTargets, nearSpecialEvents, reachOfSpecial } from './special-plan.ts'

interface TargetsProps {
  readonly context: FightContext
  readonly action: SpecialAction
  readonly creatures: readonly Creature[]
  readonly targets: readonly string[]
  readonly onChange: (targets: readonly string[]) => void
}

/** Whom it is aimed at: one creature, one for each of its attacks, or all in an area. */
function Targets({ context, action, creatures, targets, onChange }: TargetsProps): JSX.Element | null {
  const { t, formats } = context.language
  const options = creatures.map(({ id }) => [id, nameOf(context, id)] as const)
  const { makes, save, targets: most } = action
  if ((makes?.times ?? most) === 1) {
    return (
      <Segments
        label={t('attack.target')}
        name="target"
        hasDigits
        value={targets[0] ?? ''}
        options={options}
        onChange={(id) => onChange([id])}
      />
    )
  }
  if (makes) {
    return (
      <div class="fight-grid">
        {Array.from({ length: makes.times }, (_, place) => (
          <Select
            key={place}
            label={t('special.nth', { number: formats.integer(place + 1) })}
            value={targets[place] ?? ''}
            options={[['', t('special.nobody')], ...options]}
            onChange={(id) =>
              onChange(Array.from({ length: makes.times }, (_one, at) => (at === place ? id : (targets[at] ?? ''))))
            }
          />
        ))}
      </div>
    )
  }
  return save ? (
    <fieldset class="choice fight-flags">
      <legend>{t('save.targets')}</legend>
      {targets.length === 0 ? <p class="hint">{t('nobody-chosen')}</p> : null}
      <CreatureFlags context={context} creatures={creatures} chosen={targets} onChange={onChange} />
    </fieldset>
  ) : null
}

/** The odds before the dice are rolled: of each attack, or of each saving throw. */
function SpecialOdds({
  context,
  creature,
  action: { save, makes },
  targets,
}: {
  readonly context: FightContext
  readonly creature: Creature
  readonly action: SpecialAction
  readonly targets: readonly string[]
}): JSX.Element | null {
  const { language } = context
  const { t, formats } = language
  const each = Array.from(new Set(targets))
  if (makes) {
    return (
      <>
        {each.map((target) => (
          <div key={target}>
            {each.length > 1 ? <p class="hint">{nameOf(context, target)}</p> : null}
            <Odds
              context={context}
              events={[{ kind: 'attack', creature: creature.id, target, attack: makes.attack }]}
            />
          </div>
        ))}
      </>
    )
  }
  const chances = save
    ? each.flatMap((target) => {
        const chance = failureChance(context, target, save)
        return chance === undefined
          ? []
          : [t('special.fails', { name: nameOf(context, target), chance: formats.percent(chance) })]
      })
    : []
  return chances.length === 0 ? null : (
    <p class="fight-odds">{t('special.chances', { chances: language.list(chances) })}</p>
  )
}

/** A special action of a creature: its targets and figures; and the reason if it is not possible. */
export function SpecialActionSheet({
  context,
  creature: id,
  action: name,
}: {
  readonly context: FightContext
  readonly creature: string
  readonly action: string
}): JSX.Element | null {
  const { language, state } = context
  const { t } = language
  const creature = state.creatures[id]
  const action = creature?.specialActions?.find((one) => one.id === name)
  const [chosen, setChosen] = useState(() =>
    creature && action ? likelySpecialTargets(context, creature, action) : [],
  )
  if (creature === undefined || action === undefined) return null
  const creatures = likelyTargets(context, creature)
  const targets = chosen.filter((one) => one !== '')
  const needsTargets = action.save !== undefined || action.makes !== undefined
  const isReady = !needsTargets || targets.length > 0
  const events: readonly FightEvent[] = [specialActionEvent(id, name, targets)]
  const attempt = tryEvents(context, events)
  const isFar = !attempt.ok && attempt.error.code === 'out-of-range'
  const near = isFar ? nearSpecialEvents(context, creature, action, targets) : undefined
  const reach = reachOfSpecial(creature, action)
  return (
    <Sheet
      context={context}
      title={t('acts.one', { act: nameOf(context, id), choice: attackName(name, language) })}
      closing={t('close')}
    >
      <p class="hint">
        {noBreakNodes(
          language.joinFigures([t(`acts.groups.${action.takes}`), ...specialFacts(creature, action, language)]),
          t,
        )}
      </p>
      <SheetForm disabled={!attempt.ok || !isReady} onSubmit={() => submitAndClose(context, events)}>
        {needsTargets ? (
          <Targets context={context} action={action} creatures={creatures} targets={chosen} onChange={setChosen} />
        ) : (
          <p>{t('special.in-words')}</p>
        )}
        <StatBlockLink creature={creature} language={language} />
        <SpecialOdds context={context} creature={creature} action={action} targets={targets} />
        {attempt.ok || !isReady ? null : <Refused context={context} refusal={attempt.error} events={events} />}
        <div class="fight-ways">
          <button type="submit" class="live strong" disabled={!attempt.ok || !isReady}>
            {t('special.do')}
          </button>
          {near === undefined || reach === undefined ? null : (
            <button type="button" class="live" onClick={() => submitAndClose(context, near)}>
              {t('special.near', { feet: language.length(reach) })}
            </button>
          )}
        </div>
      </SheetForm>
    </Sheet>
  )
}
