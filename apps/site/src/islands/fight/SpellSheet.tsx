import type { FightEvent } from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { moveOn } from '../../lib/fight/moments.ts'
import { now } from '../../lib/fight/table-moves.ts'
import { Flag, Reason, TextField } from './Parts.tsx'
import { Sheet } from './Sheet.tsx'
import { actorOf, doAndClose, nameIn, type Scene } from './scene.ts'

/** The Magic action: a spell by its name, and whether it takes Concentration. */
export function SpellSheet({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const { talk, held, state } = scene
  const { t } = talk
  const [effect, setEffect] = useState('')
  const [concentration, setConcentration] = useState(false)
  const caster = actorOf(state)
  if (caster === undefined) return null
  const events: FightEvent[] = [
    {
      kind: 'magic',
      creature: caster.id,
      effect: effect.trim() || t('spell.some'),
      level: 0,
      ...(concentration ? { concentration } : {}),
    },
  ]
  const tried = moveOn(now(held.table), { events }, () => 0)
  return (
    <Sheet scene={scene} title={t('spell.title', { who: nameIn(scene, caster.id) })} closing={t('close')}>
      <form
        class="fight-form"
        onSubmit={(event) => {
          event.preventDefault()
          doAndClose(scene, events)
        }}
      >
        <TextField label={t('spell.effect')} value={effect} first onChange={setEffect} />
        <Flag label={t('spell.concentration')} checked={concentration} onChange={setConcentration} />
        <p class="hint">{t('spell.hint')}</p>
        {tried.ok ? null : <Reason refusal={tried.error} talk={talk} />}
        <button type="submit" class="live strong" disabled={!tried.ok}>
          {t('spell.do')}
        </button>
      </form>
    </Sheet>
  )
}
