import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { localePaths } from '../../library/languages.ts'
import { stringsUnder } from '../../library/strings.ts'

export const getStaticPaths = () => localePaths()

/** What is said only once a reader has asked for something: rolls, their history, and what is kept offline. */
const ASKED_FOR = ['roll', 'rolls', 'offline']

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { locale } }) =>
  Response.json(
    Object.fromEntries(
      ASKED_FOR.flatMap((key) =>
        Object.entries(stringsUnder(locale, 'site', key)).map(([name, text]) => [`${key}.${name}`, text]),
      ),
    ),
  )
