import { apply, type FightEvent } from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { noBreakNodes } from '../../shared/no-break.tsx'
import type { CompendiumCreature } from '../compendium-creatures.ts'
import type { FightContext } from '../fight-context.ts'
import { creatureName, type FightLanguage } from '../log/fight-language.ts'
import { Segments } from '../parts/Choices.tsx'
import { Fold } from '../parts/Fold.tsx'
import { SheetForm } from '../parts/SheetForm.tsx'
import { Sheet } from '../Sheet.tsx'
import { DICE_TO_COME } from '../snapshots.ts'
import { feetText } from '../typed-figures.ts'
import { CompendiumSearch, type HowMany } from './CompendiumSearch.tsx'
import { readCreatureLine, type TypedCreature } from './creature-line.ts'
import { lineWords } from './line-words.ts'
import { joinEvents, newcomerOf, type Side } from './newcomers.ts'
import { PRESETS, type Preset } from './presets.ts'
import { lineProblemText } from './problem-text.ts'
import { TypedCreatureForm } from './TypedCreatureForm.tsx'

/** The interpretation of a line, shown while it is typed. */
function lineSummary(typed: TypedCreature, side: Side, { t, formats, joinFigures, length }: FightLanguage): string {
  const { name, copies, armorClass, hitPoints, initiativeBonus, count, speed, attacks } = typed
  return joinFigures([
    copies > 1 ? t('line.copies', { name, copies: formats.integer(copies) }) : name,
    t(`sides.${typed.side ?? side}`),
    t('line.ac', { value: armorClass === undefined ? '?' : formats.integer(armorClass) }),
    hitPoints === undefined ? t('line.uncounted') : t('line.hp', { value: formats.integer(hitPoints) }),
    ...(initiativeBonus === undefined ? [] : [t('line.init', { value: formats.signed(initiativeBonus) })]),
    ...(count === undefined ? [] : [t('line.count', { value: formats.integer(count) })]),
    ...(speed === undefined ? [] : [t('line.speed', { value: length(speed) })]),
    ...attacks.map(({ bonus = 0, damage, damageType }) =>
      t('line.attack', { bonus: formats.signed(bonus), damage, type: t(`damage-types.${damageType}`) }),
    ),
  ])
}

/** The lengths in the sample lines. */
const SAMPLE_FEET = { speed: 30, reach: 10, near: 150, far: 600 } as const

/** Adds creatures: presets, typed lines, and a form. It stays open, so that a fight can be set up at once. */
export function AddSheet({
  context,
  chosen,
}: {
  readonly context: FightContext
  /** the creature of the compendium that a link names */
  readonly chosen: string | undefined
}): JSX.Element {
  const { language, actions, state, ruleset } = context
  const { t } = language
  const [side, setSide] = useState<Side>('foes')
  const [lines, setLines] = useState('')
  /** everyone who has joined since the sheet was opened */
  const [added, setAdded] = useState<readonly string[]>([])
  /** why the lines could not be added, after a try */
  const [refused, setRefused] = useState('')
  const words = lineWords(t)
  const read = lines
    .split(/[\n;；]/u)
    .filter((line) => line.trim() !== '')
    .map((line) => readCreatureLine(line, words, language.units))
  const lengths = Object.fromEntries(
    Object.entries(SAMPLE_FEET).map(([name, feet]) => [name, feetText(feet, language.units)]),
  )
  const hasProblem = read.some(({ ok }) => !ok)

  const join = (events: readonly FightEvent[]): boolean => {
    if (!actions.submit(events)) return false
    const names = events.flatMap((event) => (event.kind === 'join' ? [creatureName(event.entering.id, language)] : []))
    setAdded([...added, ...names])
    return true
  }
  const joinPreset = ({ id, side: own, newcomer }: Preset): boolean =>
    join(joinEvents(state, `@${id}`, newcomer, { side: own }))
  const joinFromCompendium = (
    { name, newcomer }: CompendiumCreature,
    { copies = 1, count, ...more }: HowMany,
  ): boolean =>
    join(
      joinEvents(state, name, newcomer, {
        side: more.side ?? side,
        copies,
        ...(count === undefined ? {} : { count }),
      }),
    )
  const joinTyped = (typed: readonly TypedCreature[]): boolean => {
    let after = state
    const events: FightEvent[] = []
    for (const one of typed) {
      const { name, copies, count } = one
      const own = one.side ?? side
      const joining = joinEvents(after, name, newcomerOf(one, own), {
        side: own,
        copies,
        ...(count === undefined ? {} : { count }),
      })
      for (const event of joining) {
        const applied = apply(ruleset, after, event, DICE_TO_COME)
        if (applied.ok) after = applied.value.state
        events.push(event)
      }
    }
    return join(events)
  }
  const submit = (): void => {
    const problems = read.flatMap((one) => (one.ok ? [] : [lineProblemText(one.error, language)]))
    setRefused(language.joinSentences(problems))
    if (problems.length > 0 || read.length === 0) return
    if (joinTyped(read.flatMap((one) => (one.ok ? [one.value] : [])))) setLines('')
  }
  return (
    <Sheet context={context} title={t('add.title')} closing={t('done')}>
      <SheetForm submit={t('add.submit')} isMain disabled={hasProblem || read.length === 0} onSubmit={submit}>
        <Segments
          label={t('add.side')}
          name="side"
          value={side}
          options={[
            ['party', t('sides.party')],
            ['foes', t('sides.foes')],
          ]}
          onChange={setSide}
        />
        <label class="fight-field">
          <span>{t('add.line')}</span>
          <textarea
            rows={3}
            autofocus={chosen === undefined}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            placeholder={t('add.example')}
            value={lines}
            aria-invalid={hasProblem}
            aria-describedby="fight-line-reading"
            onInput={({ currentTarget }) => {
              setRefused('')
              setLines(currentTarget.value)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
              event.preventDefault()
              submit()
            }}
          />
        </label>
        <div id="fight-line-reading" class="fight-reading" role="status">
          {read.length === 0 ? <p class="hint">{t('add.hint')}</p> : null}
          {read.map((one, index) =>
            one.ok ? (
              <p key={index}>{noBreakNodes(lineSummary(one.value, side, language), t)}</p>
            ) : (
              <p key={index} class="problem">
                <span class="problem-sentence">{lineProblemText(one.error, language)}</span>
              </p>
            ),
          )}
        </div>
      </SheetForm>
      <p class="visually-hidden" role="alert">
        {refused}
      </p>
      <p class="fight-added" role="status">
        {added.length === 0 ? null : noBreakNodes(t('add.added', { names: language.list(added) }), t)}
      </p>
      <h3>{t('add.compendium')}</h3>
      <CompendiumSearch language={language} chosen={chosen} onAdd={joinFromCompendium} />
      <h3>{t('add.ready')}</h3>
      {language.edition === 'next-2012' ? <p class="hint">{t('add.ready-figures')}</p> : null}
      <ul class="fight-presets">
        {PRESETS.map((preset) => (
          <li key={preset.id}>
            <button type="button" onClick={() => joinPreset(preset)}>
              <span>{t(`presets.${preset.id}`)}</span>
              <span class="hint">
                {t('add.figures', {
                  ac: language.formats.integer(preset.newcomer.armorClass ?? 10),
                  hp: language.formats.integer(preset.newcomer.hitPointMaximum),
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Fold title={t('add.form')}>
        <TypedCreatureForm language={language} side={side} onAdd={(typed) => joinTyped([typed])} />
      </Fold>
      <Fold title={t('add.help')}>
        <p>{t('add.help-text')}</p>
        <ul class="fight-samples">
          {['one', 'two', 'three', 'four'].map((sample) => (
            <li key={sample}>
              <code>{t(`add.samples.${sample}`, lengths)}</code>
            </li>
          ))}
        </ul>
      </Fold>
    </Sheet>
  )
}
