import { EDITIONS } from '@rulestone/core'
import type { JSX } from 'preact'
import type { FightContext } from './fight-context.ts'
import { hasBegun, inEdition } from './fight-history.ts'
import { Segments } from './parts/Choices.tsx'

/** The choice of the edition: possible until the fight has begun, and not if acts can be redone. */
export function EditionChoice({ context }: { readonly context: FightContext }): JSX.Element {
  const { language, tracker, actions } = context
  const { t } = language
  const { fight } = tracker
  const canRedo = fight.document.done < fight.document.acts.length
  if (canRedo || hasBegun(fight)) {
    return <p class="hint">{t('edition.held', { edition: t(`edition.names.${language.edition}`) })}</p>
  }
  return (
    <Segments
      label={t('edition.title')}
      name="edition"
      value={language.edition}
      options={EDITIONS.map((one) => [one, t(`edition.names.${one}`)] as const)}
      onChange={(edition) => {
        const other = inEdition(fight, edition)
        if (other !== undefined) actions.replace(other)
      }}
    />
  )
}
