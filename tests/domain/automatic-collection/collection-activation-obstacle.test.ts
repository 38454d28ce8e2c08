import { expect, it } from 'vitest'
import { collectionActivationObstacle } from '@/domain/automatic-collection/collection-activation-obstacle'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'

const installment = { number: 5, date: calendarDate('2026-12-01'), amount: cents(1_262_500) }

it.each([
  ['installments to collect', { installmentsToCollect: [installment] }, undefined],
  ['nothing to collect', { installmentsToCollect: [] }, 'nothing-to-collect'],
  ['an active agreement', { activeAgreement: {}, installmentsToCollect: [installment] }, 'already-active'],
  [
    'an active agreement and nothing to collect',
    { activeAgreement: {}, installmentsToCollect: [] },
    'already-active',
  ],
])(
  'the automatic collection of a loan with %s can be activated, or it is said why not',
  (_, loan, obstacle) => {
    expect(collectionActivationObstacle(loan)).toBe(obstacle)
  },
)
