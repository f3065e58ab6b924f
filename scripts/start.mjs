// `npm start`: installs, builds and serves the site.
import { install, run } from './workspace.mjs'

const steps = [
  () => install(),
  () => run('turbo', ['run', 'build', '--filter=@rulestone/site', '--output-logs=errors-only']),
  () => run('node', ['scripts/serve.mjs']),
]

for (const step of steps) {
  const status = await step()
  if (status !== 0) process.exit(status)
}
