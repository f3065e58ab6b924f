import type { RunReply, RunRequest } from './messages.ts'

/** Sends requests to the worker, or to the page itself if the browser allows no worker. */
export interface Runner {
  readonly send: (request: RunRequest) => void
  readonly close: () => void
}

/** Plays in the page: each request waits for a frame, so that the page stays usable. */
function runOnPage(onReply: (reply: RunReply) => void): Runner {
  const serving = import('./serve-runs.ts').then(({ serveRuns }) => serveRuns(onReply))
  return {
    send: (request) => void serving.then((serve) => setTimeout(() => serve(request))),
    close: () => {},
  }
}

/**
 * Starts a worker for runs. If it is blocked or crashes, the page plays from then on.
 *
 * @param onReply is called for each part that was played
 */
export function startRunner(onReply: (reply: RunReply) => void): Runner {
  if (typeof Worker === 'undefined') return runOnPage(onReply)
  /** what the page plays again if the worker fails */
  const sent: RunRequest[] = []
  let runner: Runner | undefined
  const worker = new Worker(new URL('./encounter-worker.ts', import.meta.url), { type: 'module' })
  const fail = (): void => {
    if (runner) return
    worker.terminate()
    runner = runOnPage(onReply)
    for (const request of sent) runner.send(request)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<RunReply>) => onReply(data))
  worker.addEventListener('error', fail)
  worker.addEventListener('messageerror', fail)
  return {
    send: (request) => {
      if (request.kind === 'begin') sent.length = 0
      sent.push(request)
      if (runner) runner.send(request)
      else worker.postMessage(request)
    },
    close: () => worker.terminate(),
  }
}
