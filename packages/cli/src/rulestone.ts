#!/usr/bin/env node
import { once } from 'node:events'
import { enableCompileCache } from 'node:module'
import { main } from './main.ts'

// What a command is made of is compiled once and kept in the folder for temporary files: the next answers in half the time.
enableCompileCache()

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
