import { CREATURE_IDS, SPELL_IDS } from '@rulestone/compendium'
import { CALCULATORS } from '@rulestone/core'
import { SOURCE_LOCALE } from '@rulestone/text'
import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { filtersOf as creatureFilters } from '../../../creatures/list/filters.ts'
import { calculatorNames, getT } from '../../../library/i18n.ts'
import { localePaths } from '../../../library/languages.ts'
import { stringsUnder } from '../../../library/strings.ts'
import type { AnswersDocument } from '../../../search/answers-document.ts'
import {
  askWords,
  calculatorWords,
  exampleQueries,
  filledWords,
  filterNames,
  filterWords,
  outsideNames,
} from '../../../search/asked-words.ts'
import { otherWords, searchedList } from '../../../search/list-words.ts'
import { filtersOf as spellFilters } from '../../../spells/list/filters.ts'

export const getStaticPaths = () => localePaths()

/** What the search answers besides rules: calculators, filled in, and names outside the rules. Loaded after the names. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { locale } }) => {
  const [t, english] = [getT(locale), getT(SOURCE_LOCALE)]
  const names = calculatorWords(locale)
  const calculators = [
    ...CALCULATORS.map(({ id, rules }) => ({
      path: `calculators/${id}/`,
      ...calculatorNames(locale, id),
      english: calculatorNames(SOURCE_LOCALE, id).title,
      rules,
      ...(names[id] && { names: names[id] }),
    })),
    {
      path: 'fight/',
      title: t('fight.title'),
      english: english('fight.title'),
      caption: t('fight.link'),
      rules: [],
      ...(names['fight'] && { names: names['fight'] }),
    },
    {
      path: 'encounter/',
      title: t('encounter.title'),
      english: english('encounter.title'),
      caption: t('encounter.part'),
      rules: [],
      ...(names['encounter'] && { names: names['encounter'] }),
    },
    {
      path: 'creatures/against/',
      title: t('against.title'),
      english: english('against.title'),
      caption: t('against.link'),
      rules: [],
      ...(names['against'] && { names: names['against'] }),
    },
    {
      path: 'calculators/',
      title: t('calculators.title'),
      english: english('calculators.title'),
      caption: '',
      rules: [],
    },
  ]
  const ofPage = Object.entries(stringsUnder(locale, 'search')).filter(([key]) => !key.startsWith('page.'))
  const document: AnswersDocument = {
    heading: t('rule.calculators'),
    calculators: calculators.map(({ english, ...one }) => (english === one.title ? one : { ...one, english })),
    strings: Object.fromEntries(ofPage),
    filterNames: filterNames(locale),
    filterWords: filterWords(),
    asks: askWords(locale),
    filled: filledWords(locale),
    outside: outsideNames(locale),
    lists: [
      searchedList(locale, 'spells', t('spells.title'), (one) => spellFilters(one, SPELL_IDS)),
      searchedList(locale, 'creatures', t('creatures.title'), (one) => creatureFilters(one, CREATURE_IDS)),
    ],
    listWords: otherWords(locale),
    suggestions: exampleQueries(locale).suggestions,
  }
  return Response.json(document)
}
