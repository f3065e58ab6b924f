import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/**
 * Preact islands without Astro's own integration, which renders every island twice to detect its framework, sends
 * signals to every reader, and loads Babel in a build. Babel is loaded only in development, for hot reloading.
 */
export const preactIslands = (): AstroIntegration => ({
  name: 'preact-islands',
  hooks: {
    'astro:config:setup': async ({ command, addRenderer, updateConfig }) => {
      addRenderer({
        name: 'preact',
        serverEntrypoint: here('preact-renderer.ts'),
        clientEntrypoint: here('hydrate-island.ts'),
      })
      if (command !== 'dev') return
      const { preact } = await import('@preact/preset-vite')
      updateConfig({ vite: { plugins: [preact({ include: '**/apps/site/src/**/*.tsx' })] } })
    },
  },
})
