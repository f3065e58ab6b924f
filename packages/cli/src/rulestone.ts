#!/usr/bin/env node
import { once } from 'node:events'
import { main } from './main.ts'

const { stdin, stdout, stderr } = process

// Whoever reads may stop early: `rulestone odds 20d6 | head` is no mistake.
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
})
