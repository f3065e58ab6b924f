import type { Creature } from '@rulestone/core'
import type { JSX } from 'preact'
import type { FightLanguage } from '../log/fight-language.ts'

/** A link to the page with the stat block of a creature, if it has one. */
export const StatBlockLink = ({
  creature: { statBlock },
  language: { t },
}: {
  readonly creature: Creature
  readonly language: FightLanguage
}): JSX.Element | null =>
  statBlock === undefined || !/^[a-z][a-z0-9-]*$/u.test(statBlock) ? null : (
    <p>
      <a class="rule fight-rule" data-rule={`creature:${statBlock}`} href={`../creatures/${statBlock}/`}>
        {t('creature.stat-block')}
      </a>
    </p>
  )
