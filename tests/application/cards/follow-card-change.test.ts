import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { ExpectedCardChange } from '@/domain/cards/card-evidence'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import { CardListEvidence } from '@/application/cards/card-list-evidence'
import { FollowCardChange } from '@/application/cards/follow-card-change'
import { AskLenderAboutOperation } from '@/application/shared/ask-lender-about-operation'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { OperationStatusAnswer } from '@/application/shared/operation-status.port'
import { aCardPayableLoan, aDebitCard } from '#tests/domain/cards/a-debit-card'
import { ManualClock } from '#tests/support/manual-clock'
import { createOperationFollowUp, storeOperation, createOperationStorage } from '#tests/support/operations-in'
import { martaCustomer } from '#tests/support/test-customers'
import { MemoryCardGateway } from './memory-card-gateway'

type StatusAnswer = Result<OperationStatusAnswer, GatewayFailure>

const noAnswer: StatusAnswer = failure({ kind: 'no-answer' })
const keyNotFoundAnswer: StatusAnswer = success({ status: 'not-found' })
const loan = aCardPayableLoan()
const expectedCardChange: ExpectedCardChange = { loanExternalIds: [loan.externalId], lastDigits: '4821' }
const addedCard = aDebitCard({ cardId: 'td-new', lastDigits: '4821' })
const existingCard = aDebitCard({ cardId: 'td-2', lastDigits: '3308' })

function createFollowUp(said: StatusAnswer = noAnswer) {
  const gateway = new MemoryCardGateway()
  const clock = new ManualClock()
  const { log, records } = createOperationStorage({ clock })
  const target = { customerTaxId: martaCustomer.taxId, target: 'card-addition' }
  const terms = { kind: 'card-addition', externalIds: expectedCardChange.loanExternalIds } as const
  const operation = storeOperation(records, target, 'sent', { amount: cents(0), terms })
  const status = () => records.operationsOnTarget(target)[0]?.status
  const follow = new FollowCardChange(
    { status: () => Promise.resolve(said) },
    new AskLenderAboutOperation(log),
    createOperationFollowUp({ log, clock }),
    log,
    new CardListEvidence(gateway),
  )
  const stepAfter = async (sought?: ExpectedCardChange) => {
    const kinds: string[] = []
    const owner = { identifiedBy: 'session', taxId: martaCustomer.taxId } as const
    const change = { operation, owner, ...(sought ? { expectedChange: sought } : {}) }
    follow.execute(change, new Subject<void>()).subscribe((step) => {
      kinds.push(step.kind === 'final' ? step.status : step.kind)
    })
    for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    return kinds.at(-1)
  }
  return { gateway, status, stepAfter }
}

describe('the outcome of a card change', () => {
  it.each([
    ['does not answer by key', noAnswer],
    ['does not know the key', keyNotFoundAnswer],
    ['has not decided', success({ status: 'in-process' } as const)],
  ])('is found in the list of a lender that %s', async (_, said) => {
    const { gateway, status, stepAfter } = createFollowUp(said)
    gateway.cardsAnswer = success([existingCard, addedCard])
    gateway.loansPaidByCardAnswer = success([])
    gateway.loansPaidByCardAnswerByCardId.set('td-new', success([loan]))
    expect([await stepAfter(expectedCardChange), status()]).toEqual(['approved', 'confirmed'])
  })

  it.each([
    ['the card is not listed', success([existingCard]), success([loan])],
    ['the card pays another loan', success([addedCard]), success([aCardPayableLoan({ externalId: '1' })])],
    ['the cards are not known', failure({ kind: 'no-answer' } as const), success([loan])],
    ['the loans are not known', success([addedCard]), failure({ kind: 'no-answer' } as const)],
  ])('stays unknown when %s', async (_, listed, linked) => {
    const { gateway, status, stepAfter } = createFollowUp()
    gateway.cardsAnswer = listed
    gateway.loansPaidByCardAnswer = linked
    expect([await stepAfter(expectedCardChange), status()]).toEqual(['no-answer', 'sent'])
  })

  it('stays unknown when the loans of the replaced card are unknown', async () => {
    const { gateway, stepAfter } = createFollowUp()
    const old = aDebitCard({ cardId: 'td-old' })
    gateway.cardsAnswer = success([old, addedCard])
    gateway.loansPaidByCardAnswerByCardId
      .set('td-new', success([loan]))
      .set('td-old', failure({ kind: 'no-answer' }))
    const sought = { ...expectedCardChange, replacedCardId: 'td-old' }
    expect(await stepAfter(sought)).toBe('no-answer')
    gateway.loansPaidByCardAnswerByCardId.set('td-old', success([loan]))
    expect(await stepAfter(sought)).toBe('no-answer')
    gateway.loansPaidByCardAnswerByCardId.set('td-old', success([]))
    expect(await stepAfter(sought)).toBe('approved')
  })

  it.each([
    ['approved', 'confirmed'],
    ['rejected', 'rejected'],
  ] as const)('is %s when the lender says so by key, without reading its list', async (word, stored) => {
    const { gateway, status, stepAfter } = createFollowUp(success({ status: word }))
    expect([await stepAfter(expectedCardChange), status()]).toEqual([word, stored])
    expect(gateway.receivedCalls).toEqual([])
  })

  it('is not searched for when the change is unknown', async () => {
    const { gateway, stepAfter } = createFollowUp()
    expect(await stepAfter()).toBe('no-answer')
    expect(gateway.receivedCalls).toEqual([])
  })
})
