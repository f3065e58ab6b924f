import { build } from 'esbuild'
import { searchIndex } from './uses/search-index.ts'

await build({
  entryPoints: ['page.ts'],
  outfile: 'page.js',
  bundle: true,
  define: { SEARCH_INDEX: JSON.stringify(searchIndex()) },
})
