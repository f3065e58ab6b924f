import { tests } from '@rulestone/testing/vitest'
import { aliases } from './aliases.mjs'

export default { ...tests('site', { experimental: { viteModuleRunner: true } }), resolve: { alias: aliases } }
