// `npm run setup`: installs the workspace with the pinned version of pnpm.
import { install } from './workspace.mjs'

process.exitCode = await install()
