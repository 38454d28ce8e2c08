import * as v from 'valibot'
import type { PracticeScore } from './player'

const key = 'reglas.cursos.1'

const stored = v.record(
  v.string(),
  v.object({ acts: v.number(), right: v.number(), hints: v.number(), milliseconds: v.number() }),
)

export type Progress = Readonly<Record<string, PracticeScore>>

/** Returns the trainee's scores on this device, by scenario. Nothing is sent anywhere. Source: RUL-06. */
export function progress(): Progress {
  const read = v.safeParse(stored, parsed(window.localStorage.getItem(key)))
  return read.success ? read.output : {}
}

/** Stores the score of a scenario that the trainee has practised, unless an earlier score of it is better. */
export function noteDone(scenario: string, score: PracticeScore): void {
  const all = progress()
  const before = all[scenario]
  if (before && shareOf(before) > shareOf(score)) return
  window.localStorage.setItem(key, JSON.stringify({ ...all, [scenario]: score }))
}

export function forget(scenarios: readonly string[]): void {
  const rest = Object.entries(progress()).filter(([scenario]) => !scenarios.includes(scenario))
  window.localStorage.setItem(key, JSON.stringify(Object.fromEntries(rest)))
}

/**
 * Returns the share of the user actions, from 0 to 1, that were right at the first press; 1 if there
 * were no actions.
 */
export function shareOf({ acts, right }: Pick<PracticeScore, 'acts' | 'right'>): number {
  return acts === 0 ? 1 : right / acts
}

/**
 * Returns the share of right user actions over all scenarios of a course; undefined if the trainee has
 * not practised all of them.
 */
export function courseShare(scenarios: readonly string[], all: Progress): number | undefined {
  const scores = scenarios.map((scenario) => all[scenario])
  if (scores.some((score) => score === undefined)) return undefined
  const sum = (part: 'acts' | 'right'): number =>
    scores.reduce((total, score) => total + (score?.[part] ?? 0), 0)
  return shareOf({ acts: sum('acts'), right: sum('right') })
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}') as unknown
  } catch {
    return {}
  }
}
