import { type Data, fileUrl, jsonSchema } from '@rulestone/data-builder'
import { compile } from 'json-schema-to-typescript'

/** The schema of `data.json`. */
const schemaOf = (site: string): object => jsonSchema('all', fileUrl(site, 'schema/all.json'))

/** TypeScript types of a schema, with its descriptions as comments. */
async function typesOf(schema: object): Promise<string> {
  const types = await compile({ ...schema, $id: 'Data' }, 'Data', { bannerComment: '', additionalProperties: false })
  return `${types}\n/** All rules, spells, terms, tables, figures, calculators, editions and sources. */\nexport declare const data: Data\n`
}

/** The files of the npm package, by name. */
export async function packageFiles(data: Data, site: string): Promise<Readonly<Record<string, string>>> {
  const schema = schemaOf(site)
  return {
    'data.json': JSON.stringify(data),
    'schema.json': JSON.stringify(schema),
    'index.js': "export { default as data } from './data.json' with { type: 'json' }\n",
    'index.d.ts': await typesOf(schema),
  }
}
