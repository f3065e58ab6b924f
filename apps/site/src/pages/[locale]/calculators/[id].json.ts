import { CALCULATORS } from '@rulestone/core'
import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { calculatorPart } from '../../../calculator/server.ts'
import { localePaths } from '../../../library/languages.ts'

export const getStaticPaths = () =>
  localePaths().flatMap(({ params: { locale } }) =>
    CALCULATORS.map(({ id }) => ({ params: { locale, id }, props: { locale, calculator: { id } } })),
  )

/** The data of a calculator, independent of its place: its fields and strings. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  Response.json(await calculatorPart(props.locale, props.calculator.id))
