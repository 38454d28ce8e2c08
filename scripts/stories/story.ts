import type { NextAnswer } from '@/adapters/fake/demo-state'
import { Chance } from './chance'

/** What she does, or what happens to her, after her first press on pay. */
export const moves = [
  'back',
  'reload',
  'second tab',
  'second device',
  'storage cleared',
  'logout elsewhere',
  'lender away',
  'waits',
  'asks again',
  'tries again',
] as const
export type Move = (typeof moves)[number]

/** A payment and what goes wrong with it, told by its seed. */
export interface Story {
  readonly seed: number
  /** Presses pay twice in a row. */
  readonly isDouble: boolean
  /** Pays a part, in pesos. */
  readonly part: number | undefined
  readonly appliesLater: boolean
  /** How each of her first charges goes wrong. */
  readonly charges: readonly NextAnswer[]
  /** How the first questions for what became of it go wrong. */
  readonly statuses: readonly NextAnswer[]
  readonly moves: readonly Move[]
  /** Where she is told that a payment was or may have been made, she pays again all the same. */
  readonly paysAgain: boolean
}

const chargeMishaps: readonly [NextAnswer, ...NextAnswer[]] = [
  'lost-answer',
  'network-error',
  'malformed',
  'captive-portal',
  'never',
  { late: 1 },
  { late: 4 },
  { late: 9 },
  ...[500, 502, 503, 504, 408, 409, 429].map((status) => ({ done: { status } })),
]

const statusMishaps: readonly [NextAnswer, ...NextAnswer[]] = [
  { status: 404 },
  { status: 500 },
  { status: 200, body: { status: 'SETTLED' } },
  { status: 200, body: { status: 'IN_PROCESS', transactionId: 7 } },
  'network-error',
  'captive-portal',
]

export function storyOf(seed: number): Story {
  const chance = new Chance(seed)
  const several = <Each>(share: number, each: () => Each): readonly Each[] =>
    chance.happens(share) ? Array.from({ length: chance.between(1, 2) }, each) : []
  return {
    seed,
    isDouble: chance.happens(0.3),
    part: chance.happens(0.2) ? 5000 : undefined,
    appliesLater: chance.happens(0.6),
    charges: several(0.75, () => chance.oneOf(chargeMishaps)),
    statuses: several(0.4, () => chance.oneOf(statusMishaps)),
    moves: Array.from({ length: chance.between(2, 4) }, () =>
      chance.oneOf(moves as readonly [Move, ...Move[]]),
    ),
    paysAgain: chance.happens(0.15),
  }
}
