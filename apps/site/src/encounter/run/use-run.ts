import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { RunReply } from './messages.ts'
import { FIRST_PART, fewerFights, isLong, nextPart, type Pace, USUAL_FIGHTS, wholeMilliseconds } from './pace.ts'
import type { Played, RunInput } from './run.ts'
import { type Runner, startRunner } from './runner.ts'

/** How far a run is. */
export interface RunState {
  readonly status: 'waiting' | 'playing' | 'asking' | 'stopped' | 'done' | 'failed'
  readonly played: Played | undefined
  readonly goal: number
  /** if the run asks: how long all of it takes, and how many fights would take some seconds */
  readonly whole: { readonly seconds: number; readonly fewer: number } | undefined
}

/** What a reader does with a run. */
export interface RunActions {
  readonly stop: () => void
  /** goes on up to a number of fights, however long that takes */
  readonly playUpTo: (fights: number) => void
}

/** A change is played when a reader pauses. */
const DELAY = 200

const WAITING: RunState = { status: 'waiting', played: undefined, goal: USUAL_FIGHTS, whole: undefined }

/** Plays an encounter: a small part first, then more until the goal is reached or the reader stops. */
export function useRun(input: RunInput | undefined): readonly [RunState, RunActions] {
  const [state, setState] = useState(WAITING)
  const runner = useRef<Runner | undefined>(undefined)
  const now = useRef({
    key: 0,
    state: WAITING,
    milliseconds: 0,
    fastest: 0,
    fighters: 0,
    isSure: false,
    isAsked: false,
  })
  const text = useMemo(() => input && JSON.stringify(input), [input])

  const show = (next: RunState): void => {
    now.current.state = next
    setState(next)
  }
  const goOn = (played: Played): void => {
    const { key, state: before } = now.current
    if (now.current.isAsked) return
    const fights = nextPart(before.goal - played.fights, played.millisecondsPerFight)
    now.current.isAsked = true
    runner.current?.send({ kind: 'play', key, fights })
  }
  const onReply = (reply: RunReply): void => {
    const { key, state: before, milliseconds, fastest, fighters, isSure } = now.current
    if (reply.key !== key) return
    now.current.isAsked = false
    if ('error' in reply) {
      show({ ...before, status: 'failed' })
      return
    }
    const { played } = reply
    const part = played.fights - (before.played?.fights ?? 0)
    now.current.milliseconds = milliseconds + part * played.millisecondsPerFight
    now.current.fastest = Math.min(fastest, played.millisecondsPerFight)
    const { goal, status } = before
    if (status !== 'playing') {
      show({ ...before, played })
      return
    }
    const { fights } = played
    const { fastest: millisecondsPerFight } = now.current
    const pace: Pace = { fights, goal, fighters, millisecondsPerFight, milliseconds: now.current.milliseconds }
    if (fights >= goal) show({ ...before, played, status: 'done' })
    else if (!isSure && isLong(pace)) {
      const whole = { seconds: wholeMilliseconds(pace) / 1000, fewer: fewerFights(pace) }
      show({ ...before, played, status: 'asking', whole })
    } else {
      show({ ...before, played })
      goOn(played)
    }
  }

  useEffect(() => () => runner.current?.close(), [])
  useEffect(() => {
    const { key } = now.current
    now.current.key = key + 1
    if (input === undefined) {
      show(WAITING)
      return
    }
    const begin = (): void => {
      runner.current ??= startRunner((reply) => onReplyNow.current(reply))
      const { party, creatures } = input.encounter
      Object.assign(now.current, {
        milliseconds: 0,
        fighters: party.length + creatures.length,
        isSure: false,
        isAsked: true,
      })
      show({ ...WAITING, status: 'playing' })
      runner.current.send({ kind: 'begin', key: key + 1, input })
      runner.current.send({ kind: 'play', key: key + 1, fights: FIRST_PART })
    }
    if (key === 0) {
      begin()
      return
    }
    const timer = setTimeout(begin, DELAY)
    return () => clearTimeout(timer)
  }, [text])
  const onReplyNow = useRef(onReply)
  onReplyNow.current = onReply

  return [
    state,
    {
      stop: () => show({ ...now.current.state, status: 'stopped', whole: undefined }),
      playUpTo: (fights) => {
        const { played } = now.current.state
        now.current.isSure = true
        show({ ...now.current.state, goal: fights, status: 'playing', whole: undefined })
        if (played) goOn(played)
      },
    },
  ]
}
