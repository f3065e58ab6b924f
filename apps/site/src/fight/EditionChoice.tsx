import type { JSX } from 'preact'
import { EDITIONS } from './fight-editions.ts'
import { Segments } from './Parts.tsx'
import type { Scene } from './scene.ts'
import { hasBegun, under } from './table-moves.ts'

/** The choice of the edition: possible until the fight has begun, and not if acts can be redone. */
export function EditionChoice({ scene }: { readonly scene: Scene }): JSX.Element {
  const { talk, held, actions } = scene
  const { t } = talk
  const { table } = held
  const canRedo = table.document.done < table.document.acts.length
  if (canRedo || hasBegun(table)) {
    return <p class="hint">{t('edition.held', { edition: t(`edition.names.${talk.edition}`) })}</p>
  }
  return (
    <Segments
      label={t('edition.title')}
      name="edition"
      value={talk.edition}
      options={EDITIONS.map((one) => [one, t(`edition.names.${one}`)] as const)}
      onChange={(edition) => {
        const other = under(table, edition)
        if (other !== undefined) actions.replace(other)
      }}
    />
  )
}
