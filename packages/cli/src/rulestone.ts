#!/usr/bin/env node
import { once } from 'node:events'
import { enableCompileCache } from 'node:module'
import { main } from './main.ts'

// Compiled code is cached in the temporary folder, which halves the start-up time of later commands.
enableCompileCache()

const { stdin, stdout, stderr } = process

// The output pipe may close early, as in `rulestone odds 20d6 | head`; that is not an error.
for (const stream of [stdout, stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
}

process.exitCode = await main(process.argv.slice(2), {
  out: (text) => stdout.write(`${text}\n`),
  error: (text) => stderr.write(`${text}\n`),
  drained: async () => {
    if (stdout.writableNeedDrain) await once(stdout, 'drain')
  },
  input: () => stdin,
  columns: stdout.columns ?? 80,
  colours: stdout.isTTY && stdout.hasColors(),
  ...(stderr.isTTY && { progress: (text: string) => stderr.write(`\r\u001b[K${text}`) }),
  onInterrupt: (stop) => {
    process.once('SIGINT', stop)
    return () => process.off('SIGINT', stop)
  },
})
