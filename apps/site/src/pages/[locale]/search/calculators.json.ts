import { CALCULATORS } from '@rulestone/core'
import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { calculatorNames, getT } from '../../../lib/i18n.ts'
import { localePaths } from '../../../lib/languages.ts'
import type { CalculatorsDocument } from '../../../scripts/search-calculators.ts'

export const getStaticPaths = () => localePaths()

/** The calculators, which stand beside the rules that are found; loaded after the names. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { locale } }) => {
  const calculators = CALCULATORS.map(({ id, rules }) => ({ id, ...calculatorNames(locale, id), rules }))
  const document: CalculatorsDocument = { heading: getT(locale)('rule.calculators'), calculators }
  return Response.json(document)
}
