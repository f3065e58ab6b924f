import type { JSX } from 'preact'
import type { PageLanguage } from '../language.ts'
import type { FighterKind } from '../setup/planned-encounter.ts'
import { type WhatCounts, whatCounts } from './what-counts.ts'

interface CountsListProps {
  readonly kinds: readonly FighterKind[]
  readonly limitedUses: boolean
  readonly language: PageLanguage
}

const LISTS = ['attacks', 'actions', 'bonus', 'legendary', 'limited', 'words', 'reactions'] as const

/** The sentences about a fighter: what counts first. */
function sentencesOf(
  counts: WhatCounts,
  { limitedUses, language: { t, formats } }: CountsListProps,
): readonly string[] {
  const used = (names: readonly string[]): readonly string[] =>
    limitedUses ? names : names.filter((name) => !counts.limited.includes(name))
  const lists = {
    ...counts,
    actions: used(counts.actions),
    bonus: used(counts.bonus),
    legendary: used(counts.legendary),
  }
  const isIdle = lists.attacks.length + lists.actions.length + lists.bonus.length + lists.legendary.length === 0
  return [
    ...(isIdle ? [t('counts.nothing')] : []),
    ...LISTS.flatMap((list) => {
      const names = lists[list]
      if (names.length === 0) return []
      const key = list === 'limited' && !limitedUses ? 'limited-out' : list
      const sentence = t(`counts.${key}`, { names: formats.list(names) })
      return list === 'attacks' && counts.multiattack ? [sentence, t('counts.multiattack')] : [sentence]
    }),
    ...(counts.conditions ? [t('counts.conditions')] : []),
  ]
}

/** For each kind of fighter, what counts of what it can do, and what is left out. */
export function CountsList(props: CountsListProps): JSX.Element {
  const { kinds, language } = props
  const { t } = language
  return (
    <section class="encounter-counts" aria-labelledby="encounter-counts">
      <h2 id="encounter-counts">{t('counts.title')}</h2>
      {kinds.map(({ name, member, isCreature }) => (
        <details key={name} class="encounter-whole">
          <summary>{name}</summary>
          <ul>
            {[...sentencesOf(whatCounts(member), props), ...(isCreature ? [t('counts.traits')] : [])].map(
              (sentence) => (
                <li key={sentence}>{sentence}</li>
              ),
            )}
          </ul>
        </details>
      ))}
    </section>
  )
}
