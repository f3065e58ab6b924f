/** Jobs that take longer than this are reported as slow. */
const SLOW_MS = 200

/** A job of a queue. */
interface Job {
  /** the field that it sets: a later job for the same field replaces a waiting one, unless a job without a field waits */
  readonly field?: string
  run(): Promise<void>
  /** called instead of `run` when the queue is cleared */
  drop?(): void
}

interface JobQueueOptions {
  /** fetches what every job needs; its time does not count as slow */
  readonly prepare: () => Promise<unknown>
  /** stops the running job, whose promise then rejects */
  readonly stop: () => void
  readonly onSlow: (isSlow: boolean) => void
  readonly onError: (error: unknown) => void
}

/** Runs jobs one after the other. */
export interface JobQueue {
  add(job: Job): void
  /** stops the running job and drops the waiting ones */
  clear(): void
}

export function jobQueue({ prepare, stop, onSlow, onError }: JobQueueOptions): JobQueue {
  let waiting: Job[] = []
  let running: Job | undefined
  let isSlow = false
  const setSlow = (next: boolean): void => {
    if (next !== isSlow) onSlow(next)
    isSlow = next
  }

  const run = async (job: Job): Promise<void> => {
    running = job
    let timer: ReturnType<typeof setTimeout> | undefined
    try {
      await prepare()
      timer = setTimeout(() => setSlow(true), SLOW_MS)
      await job.run()
    } catch (error) {
      onError(error)
    } finally {
      clearTimeout(timer)
      setSlow(false)
      running = undefined
    }
  }
  const work = async (): Promise<void> => {
    if (running) return
    for (let job = waiting.shift(); job; job = waiting.shift()) await run(job)
  }

  return {
    add(job) {
      const { field } = job
      if (field !== undefined && waiting.every((one) => one.field !== undefined)) {
        waiting = waiting.filter((one) => one.field !== field)
        // The answer to an outdated text is not worth waiting for.
        if (isSlow && running?.field === field) stop()
      }
      waiting.push(job)
      void work()
    },
    clear() {
      for (const job of waiting.splice(0)) job.drop?.()
      stop()
    },
  }
}
