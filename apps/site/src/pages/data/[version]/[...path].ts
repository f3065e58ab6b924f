import { VERSION_FOLDER } from '@rulestone/data-builder'
import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { allDataFiles } from '../../../library/data.ts'

export const getStaticPaths = () =>
  allDataFiles().map(({ path, content }) => ({ params: { version: VERSION_FOLDER, path }, props: { content } }))

/** A file of the data, for other programs. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { content } }) =>
  typeof content === 'string' ? new Response(content) : Response.json(content)
