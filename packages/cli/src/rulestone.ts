#!/usr/bin/env node
import { main } from './main.ts'

// Whoever reads may stop early: `rulestone odds 20d6 | head` is no mistake.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await main(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  error: (text) => process.stderr.write(`${text}\n`),
  columns: process.stdout.columns ?? 80,
})
