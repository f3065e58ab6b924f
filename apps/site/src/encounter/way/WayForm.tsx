import type { WayToPlay } from '@rulestone/core'
import { AREA_CATCHES, PREFERRED_TARGETS } from '@rulestone/core/encounter'
import type { JSX } from 'preact'
import type { PageLanguage } from '../language.ts'
import { SelectField } from '../setup/fields.tsx'

interface WayFormProps {
  readonly way: WayToPlay
  readonly language: PageLanguage
  readonly onChange: (way: WayToPlay) => void
}

const PARTS = ['lines', 'turn', 'targets', 'damage', 'falling', 'left-out', 'end'] as const

/** How the sides play: what can be changed, and the rest in words. */
export function WayForm({ way, language: { t }, onChange }: WayFormProps): JSX.Element {
  const targets = PREFERRED_TARGETS.map((value) => ({ value, text: t(`way.${value}`) }))
  return (
    <section class="encounter-part" aria-labelledby="encounter-way">
      <h2 id="encounter-way">{t('way.title')}</h2>
      <SelectField
        label={t('way.party-targets')}
        value={way.targets.party}
        options={targets}
        onChange={(party) => onChange({ ...way, targets: { ...way.targets, party } })}
      />
      <SelectField
        label={t('way.creature-targets')}
        value={way.targets.creatures}
        options={targets}
        onChange={(creatures) => onChange({ ...way, targets: { ...way.targets, creatures } })}
      />
      <SelectField
        label={t('way.area')}
        value={way.areaCatches}
        options={AREA_CATCHES.map((value) => ({ value, text: t(`way.${value}`) }))}
        onChange={(areaCatches) => onChange({ ...way, areaCatches })}
      />
      <label class="flag">
        <input
          type="checkbox"
          checked={way.limitedUses}
          onChange={({ currentTarget }) => onChange({ ...way, limitedUses: currentTarget.checked })}
        />
        <span>{t('way.limited')}</span>
      </label>
      <details class="encounter-whole">
        <summary>{t('way.whole')}</summary>
        <dl>
          {PARTS.map((part) => (
            <div key={part}>
              <dt>{t(`way.parts.${part}.title`)}</dt>
              <dd>{t(`way.parts.${part}.text`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}
