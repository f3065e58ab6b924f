// `npm run build`: installs, then builds the packages and the site with its preview images, as a host publishes it.
import { install, run } from './workspace.mjs'

const installed = await install()
process.exitCode =
  installed === 0 ? await run('turbo', ['run', 'build', 'pictures', '--output-logs=errors-only']) : installed
