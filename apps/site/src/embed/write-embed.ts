import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'rolldown'

const ENTRY = fileURLToPath(new URL('./embed.ts', import.meta.url))

/** Imports a style sheet as text, without comments. */
const sheetsAsText: Plugin = {
  name: 'sheets-as-text',
  resolveId: {
    filter: { id: /\.css\?inline$/ },
    handler: (id, importer = '') => join(dirname(importer), id.replace('?inline', '')),
  },
  load: {
    filter: { id: /\.css$/ },
    handler: (id) => {
      const text = readFileSync(id, 'utf8')
        .replace(/\/\*[\s\S]*?\*\//gu, '')
        .replace(/\s+/gu, ' ')
      return { code: `export default ${JSON.stringify(text.trim())}`, moduleType: 'js' }
    },
  },
}

/**
 * Writes the code for pages of other sites: `embed.js`, and in `embed/` what it imports on demand.
 *
 * @param folder of the built site
 */
export const writeEmbed = async (folder: string): Promise<void> => {
  await build({
    input: { embed: ENTRY },
    plugins: [sheetsAsText],
    output: {
      dir: folder,
      format: 'es',
      minify: true,
      entryFileNames: '[name].js',
      chunkFileNames: 'embed/[name].[hash].js',
      codeSplitting: { groups: [{ name: 'shared', minShareCount: 4 }] },
    },
  })
}
