import type { Locale } from '@rulestone/text'
import { addresses } from './addresses.ts'
import { getT } from './i18n.ts'

/** The main pages of the site, as the header and the home page list them. */
export function places(locale: Locale) {
  const t = getT(locale)
  return [
    { id: 'rules', href: addresses.contents(locale), text: t('navigation.rules') },
    { id: 'spells', href: addresses.spells(locale), text: t('spells.title') },
    { id: 'creatures', href: addresses.creatures(locale), text: t('creatures.title') },
    { id: 'calculators', href: addresses.calculators(locale), text: t('navigation.calculators') },
    { id: 'fight', href: addresses.fight(locale), text: t('fight.title') },
    { id: 'encounter', href: addresses.encounter(locale), text: t('navigation.encounter') },
    { id: 'glossary', href: addresses.glossary(locale), text: t('navigation.glossary') },
    { id: 'editions', href: addresses.editions(locale), text: t('editions.title') },
    { id: 'rolls', href: addresses.rolls(locale), text: t('rolls.open') },
  ] as const
}
