import * as v from 'valibot'
import type { PracticeScore } from './player'

/** Key under which the browser's local storage contains the trainee's scores. */
const scoresStorageKey = 'reglas.cursos.1'

const storedScoresSchema = v.record(
  v.string(),
  v.object({
    acts: v.number(),
    right: v.number(),
    hints: v.number(),
    milliseconds: v.number(),
    day: v.exactOptional(v.pipe(v.string(), v.isoDate())),
  }),
)

/** The trainee's score in a scenario, as this device stores it. */
interface StoredScore extends PracticeScore {
  /**
   * Calendar date of the practice, such as `2026-03-10`; missing in scores that an earlier release of the
   * rulebook stored.
   */
  readonly day?: string
}

/** The trainee's scores, by scenario id. */
export type ScoresByScenario = Readonly<Record<string, StoredScore>>

/** Returns the trainee's scores that this device stores. They are not sent anywhere. Source: RUL-06. */
export function readStoredScores(): ScoresByScenario {
  const stored = window.localStorage.getItem(scoresStorageKey)
  const parsed = v.safeParse(storedScoresSchema, parseJsonOrEmpty(stored))
  return parsed.success ? parsed.output : {}
}

/** Stores the score of a scenario that the trainee has practised, unless an earlier score of it is better. */
export function storeScoreUnlessWorse(scenarioId: string, score: Required<StoredScore>): void {
  const scores = readStoredScores()
  const earlierScore = scores[scenarioId]
  if (earlierScore && correctActionShare(earlierScore) > correctActionShare(score)) return
  window.localStorage.setItem(scoresStorageKey, JSON.stringify({ ...scores, [scenarioId]: score }))
}

export function deleteStoredScores(scenarioIds: readonly string[]): void {
  const remaining = Object.entries(readStoredScores()).filter(([id]) => !scenarioIds.includes(id))
  window.localStorage.setItem(scoresStorageKey, JSON.stringify(Object.fromEntries(remaining)))
}

/**
 * Returns the share of user actions, from 0 to 1, that were right at the first press; 1 if there were no
 * actions.
 */
export function correctActionShare({ acts, right }: Pick<PracticeScore, 'acts' | 'right'>): number {
  return acts === 0 ? 1 : right / acts
}

/**
 * Returns the share of right user actions, from 0 to 1, over all scenarios of a course; undefined if the
 * trainee has not practised all of them.
 */
export function courseCorrectActionShare(
  scenarioIds: readonly string[],
  scoresByScenario: ScoresByScenario,
): number | undefined {
  const scores = scenarioIds.map((id) => scoresByScenario[id])
  if (scores.some((score) => score === undefined)) return undefined
  const sum = (field: 'acts' | 'right'): number =>
    scores.reduce((total, score) => total + (score?.[field] ?? 0), 0)
  return correctActionShare({ acts: sum('acts'), right: sum('right') })
}

/**
 * Returns the calendar date, such as `2026-03-10`, of the last of the trainee's stored practices of the
 * scenarios; undefined if none of their dates is known.
 */
export function lastPracticeDay(
  scenarioIds: readonly string[],
  scoresByScenario: ScoresByScenario,
): string | undefined {
  return scenarioIds
    .flatMap((id) => scoresByScenario[id]?.day ?? [])
    .toSorted()
    .at(-1)
}

/** Returns the value of a JSON text; an empty object if there is no text or it is not valid JSON. */
function parseJsonOrEmpty(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '{}') as unknown
  } catch {
    return {}
  }
}
