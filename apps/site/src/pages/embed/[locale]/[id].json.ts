import { CALCULATORS } from '@rulestone/core'
import type { APIRoute, InferGetStaticPropsType } from 'astro'
import type { HostedPart } from '../../../calculator/HostedCalculator.tsx'
import { calculatorPart } from '../../../calculator/server.ts'
import { localePaths } from '../../../library/languages.ts'
import { stringsUnder } from '../../../library/strings.ts'

export const getStaticPaths = () =>
  localePaths().flatMap(({ params: { locale } }) =>
    CALCULATORS.map(({ id }) => ({ params: { locale, id }, props: { locale, calculator: { id } } })),
  )

/** The data of a calculator on a page of another site, with the strings of problems. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const part: HostedPart = {
    ...(await calculatorPart(props.locale, props.calculator.id)),
    errors: stringsUnder(props.locale, 'errors'),
  }
  return Response.json(part)
}
