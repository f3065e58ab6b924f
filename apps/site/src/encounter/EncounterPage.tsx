import type { ChallengeRating } from '@rulestone/core'
import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { RuleLink } from '../library/rule-links.ts'
import { ADDRESS_DELAY } from '../shared/address-delay.ts'
import type { Strings } from '../shared/make-t.ts'
import { writeQuery } from '../shared/write-query.ts'
import { Answer } from './answer/Answer.tsx'
import { Budget } from './answer/Budget.tsx'
import { FighterTable } from './answer/FighterTable.tsx'
import { Progress } from './answer/Progress.tsx'
import { InTracker } from './in-tracker/InTracker.tsx'
import { pageLanguage } from './language.ts'
import { useRun } from './run/use-run.ts'
import { CreatureRows } from './setup/CreatureRows.tsx'
import { readState, writeState } from './setup/encounter-address.ts'
import { type EncounterState, EXAMPLE, MOST_FIGHTERS } from './setup/encounter-state.ts'
import { TextField } from './setup/fields.tsx'
import { PartyRows } from './setup/PartyRows.tsx'
import { type Fighters, fighterKinds, planEncounter, ratingsOf } from './setup/planned-encounter.ts'
import { useFighters } from './use-fighters.ts'
import { CountsList } from './way/CountsList.tsx'
import { WayForm } from './way/WayForm.tsx'

/** The props of the page of an encounter. */
export interface EncounterPageProps {
  /** the language for `Intl` */
  readonly tag: string
  readonly strings: Strings
  /** of the files with the fighters, the list of creatures and the fight tracker */
  readonly addresses: {
    readonly characters: string
    readonly creatures: string
    readonly creature: string
    readonly fight: string
  }
  /** the rule of the encounter budget */
  readonly rule: RuleLink
}

/** The state of the page, kept in its URL; undefined until the URL is read. */
function useAddressState(): readonly [EncounterState, (state: EncounterState) => void, boolean] {
  const [state, setState] = useState(EXAMPLE)
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    const read = (): void => {
      setState(readState(location.search))
      setRead(true)
    }
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])
  useEffect(() => {
    if (!isRead) return undefined
    const timer = setTimeout(() => writeQuery(writeState(state)), ADDRESS_DELAY)
    return () => clearTimeout(timer)
  }, [state, isRead])
  return [state, setState, isRead]
}

/** The odds of an encounter: a party, creatures, and what comes of many fights between them. */
export default function EncounterPage({ tag, strings, addresses, rule }: EncounterPageProps): JSX.Element {
  const language = useMemo(() => pageLanguage(tag, strings), [tag, strings])
  const { t, formats } = language
  const [state, setState, isRead] = useAddressState()
  const loaded = useFighters(addresses)
  const fighters: Fighters | undefined = typeof loaded === 'object' ? loaded : undefined
  const plan = useMemo(
    () => (fighters && isRead ? planEncounter(state, fighters, t) : undefined),
    [state, fighters, isRead, t],
  )
  const planned = typeof plan === 'object' ? plan : undefined
  const input = useMemo(() => planned && { encounter: planned.encounter, seed: state.seed }, [planned, state.seed])
  const [run, actions] = useRun(input)
  const { played } = run
  const ratings: readonly ChallengeRating[] = fighters ? ratingsOf(state, fighters) : []
  const sentence =
    loaded === 'failed'
      ? t('answer.not-loaded')
      : typeof plan === 'string'
        ? t(`answer.${plan}`, { most: formats.integer(MOST_FIGHTERS) })
        : run.status === 'failed'
          ? t('answer.failed')
          : undefined
  return (
    <div class="encounter" data-status={run.status}>
      <div class="encounter-answer">
        <h2 class="visually-hidden">{t('answer.title')}</h2>
        {sentence === undefined ? null : (
          <p class="problem" role="alert">
            <span class="problem-sentence">{sentence}</span>
          </p>
        )}
        {planned && played ? (
          <Answer played={played} language={language} />
        ) : sentence === undefined ? (
          <p class="hint encounter-loading">{t('answer.loading')}</p>
        ) : null}
        {planned && played ? <Progress {...{ run, actions, language }} /> : null}
      </div>
      <div class="encounter-setup">
        <PartyRows
          party={state.party}
          characters={fighters?.characters}
          language={language}
          onChange={(party) => setState({ ...state, party })}
        />
        <CreatureRows
          rows={state.creatures}
          creatures={fighters?.creatures}
          address={addresses.creature}
          language={language}
          onChange={(creatures) => setState({ ...state, creatures })}
        />
        <WayForm way={state.way} language={language} onChange={(way) => setState({ ...state, way })} />
        {fighters ? (
          <CountsList
            kinds={fighterKinds(state, fighters, t)}
            limitedUses={state.way.limitedUses}
            language={language}
          />
        ) : null}
      </div>
      {planned && played && input ? (
        <div class="encounter-details">
          <FighterTable fighters={planned.fighters} {...{ played, language }} />
          <Budget {...{ ratings, rule, language }} levels={planned.levels} />
          <InTracker fights={played.fights} address={addresses.fight} {...{ input, language }} />
          <div class="encounter-part">
            <TextField
              label={t('answer.seed')}
              value={state.seed}
              describedBy="encounter-seed"
              onChange={(text) => setState({ ...state, seed: text })}
            />
            <p id="encounter-seed" class="hint">
              {t('answer.seed-hint')}
            </p>
          </div>
        </div>
      ) : null}
    </div>
  )
}
