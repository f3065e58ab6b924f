import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/**
 * Islands of Preact. Each function in a template is one: the integration of Astro draws every island twice, to find that
 * out, brings signals to every reader, and loads Babel to build. Babel comes along only where an edited island is to be
 * replaced in the open page.
 */
export const preactIslands = (): AstroIntegration => ({
  name: 'preact-islands',
  hooks: {
    'astro:config:setup': async ({ command, addRenderer, updateConfig }) => {
      addRenderer({
        name: 'preact',
        serverEntrypoint: here('preact-renderer.ts'),
        clientEntrypoint: here('wake-island.ts'),
      })
      if (command !== 'dev') return
      const { preact } = await import('@preact/preset-vite')
      updateConfig({ vite: { plugins: [preact({ include: '**/apps/site/src/**/*.tsx' })] } })
    },
  },
})
