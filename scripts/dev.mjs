// `npm run dev`: installs and serves the site for editing; saved changes appear in the browser.
import { install, run } from './workspace.mjs'

const status = await install()
process.exitCode = status === 0 ? await run('pnpm', ['--filter=@rulestone/site', 'dev']) : status
