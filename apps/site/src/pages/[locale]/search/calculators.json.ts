import { CALCULATORS } from '@rulestone/core'
import { SOURCE_LOCALE } from '@rulestone/text'
import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { calculatorNames, getT } from '../../../library/i18n.ts'
import { localePaths } from '../../../library/languages.ts'
import type { CalculatorsDocument } from '../../../search/search-calculators.ts'

export const getStaticPaths = () => localePaths()

/** The calculators for search, which are shown beside the found rules; loaded after the names. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { locale } }) => {
  const [t, english] = [getT(locale), getT(SOURCE_LOCALE)]
  const calculators = [
    ...CALCULATORS.map(({ id, rules }) => ({
      path: `calculators/${id}/`,
      ...calculatorNames(locale, id),
      english: calculatorNames(SOURCE_LOCALE, id).title,
      rules,
    })),
    { path: 'fight/', title: t('fight.title'), english: english('fight.title'), caption: t('fight.link'), rules: [] },
    {
      path: 'calculators/',
      title: t('calculators.title'),
      english: english('calculators.title'),
      caption: '',
      rules: [],
    },
  ]
  const document: CalculatorsDocument = {
    heading: t('rule.calculators'),
    calculators: calculators.map(({ english, ...one }) => (english === one.title ? one : { ...one, english })),
  }
  return Response.json(document)
}
