import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type JobQueue, jobQueue } from './job-queue.ts'

const log: string[] = []
let stopJob: (error: Error) => void
let queue: JobQueue

/** A job that takes so many milliseconds, unless it is stopped. */
const job = (name: string, ms: number, field?: string) => ({
  ...(field !== undefined && { field }),
  run: () =>
    new Promise<void>((resolve, reject) => {
      stopJob = reject
      setTimeout(() => {
        log.push(name)
        resolve()
      }, ms)
    }),
  drop: () => void log.push(`${name} dropped`),
})

beforeEach(() => {
  vi.useFakeTimers()
  log.length = 0
  queue = jobQueue({
    prepare: async () => {},
    stop: () => stopJob(new Error('stopped')),
    onSlow: (isSlow) => void log.push(isSlow ? 'slow' : 'not slow'),
    onError: (error) => {
      log.push(error instanceof Error ? error.message : '')
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
})

test('runs jobs one after the other', async () => {
  queue.add(job('a', 100))
  queue.add(job('b', 10))
  await vi.runAllTimersAsync()
  expect(log).toEqual(['a', 'b'])
})

test('a later job replaces a waiting job of the same field', async () => {
  for (const text of ['1', '12', '123']) queue.add(job(text, 50, 'ac'))
  queue.add(job('other', 10, 'bonus'))
  await vi.runAllTimersAsync()
  expect(log).toEqual(['1', '123', 'other'])
})

test('a job that a job without a field waits for is not replaced', async () => {
  queue.add(job('first', 50))
  queue.add(job('1', 50, 'ac'))
  queue.add(job('undo', 10))
  queue.add(job('2', 50, 'ac'))
  await vi.runAllTimersAsync()
  expect(log).toEqual(['first', '1', 'undo', '2'])
})

test('reports a slow job and stops it for a later job of the same field', async () => {
  queue.add(job('old', 1000, 'ac'))
  await vi.advanceTimersByTimeAsync(201)
  expect(log).toEqual(['slow'])
  queue.add(job('other', 10, 'bonus'))
  queue.add(job('new', 10, 'ac'))
  await vi.advanceTimersByTimeAsync(100)
  expect(log).toEqual(['slow', 'stopped', 'not slow', 'other', 'new'])
})

test('clearing stops the running job and drops the waiting ones', async () => {
  queue.add(job('a', 50))
  queue.add(job('b', 50))
  await vi.advanceTimersByTimeAsync(10)
  queue.clear()
  await vi.advanceTimersByTimeAsync(10)
  expect(log).toEqual(['b dropped', 'stopped'])
})

test('a failed job is reported, and the next one runs', async () => {
  queue.add({ run: () => Promise.reject(new Error('failed')) })
  queue.add(job('next', 10))
  await vi.runAllTimersAsync()
  expect(log).toEqual(['failed', 'next'])
})
