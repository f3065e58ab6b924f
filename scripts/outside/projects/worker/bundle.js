import { build } from 'esbuild'
import { searchIndex } from './uses/search-index.ts'

await build({
  entryPoints: ['worker.ts'],
  outfile: 'worker.js',
  bundle: true,
  format: 'esm',
  define: { SEARCH_INDEX: JSON.stringify(searchIndex()) },
})
