import { describe, expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import type { CardPayableLoan } from '@/domain/cards/card-loan'
import { CardQueries } from '@/application/cards/card-queries'
import type { LoansThatAcceptCardFailure } from '@/application/cards/card.port'
import { aCardPayableLoan, aDebitCard } from '#tests/domain/cards/a-debit-card'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryCardGateway } from './memory-card-gateway'

type LoansThatAcceptCardAnswer = Result<readonly CardPayableLoan[], LoansThatAcceptCardFailure>

const noAnswerFailure = failure({ kind: 'no-answer' } as const)
const card = aDebitCard()
const validCard = aDebitCard({ cardId: 'td-2', expiry: { month: 12, year: 2099 } })
const expiredCard = aDebitCard({ cardId: 'td-3', expiry: { month: 1, year: 2001 } })

function createQueries() {
  const gateway = new MemoryCardGateway()
  return { gateway, queries: new CardQueries(gateway, new ManualClock()) }
}

describe('the loans to which a card can be added', () => {
  it.each<[string, LoansThatAcceptCardAnswer, LoansThatAcceptCardAnswer]>([
    ['those the lender lists', success([aCardPayableLoan()]), success([aCardPayableLoan()])],
    ['none, where the lender lists none', success([]), failure({ kind: 'no-loans' })],
    ['not known, where the lender does not answer', noAnswerFailure, noAnswerFailure],
  ])('are %s', async (_, answer, expected) => {
    const { gateway, queries } = createQueries()
    gateway.loansThatAcceptCardAnswer = answer
    expect(await queries.loansThatAcceptCard()).toEqual(expected)
  })
})

describe('the loans of a card and the cards that can replace it', () => {
  it('are its loans and the other cards that have not expired', async () => {
    const { gateway, queries } = createQueries()
    gateway.loansPaidByCardAnswer = success([aCardPayableLoan()])
    gateway.cardsAnswer = success([card, validCard, expiredCard])
    expect(await queries.replacementOptions(card)).toEqual(
      success({ loans: [aCardPayableLoan()], replacementCards: success([validCard]) }),
    )
    expect(gateway.receivedCalls).toEqual(['loans of td-1', 'cards'])
  })

  it('are only its loans when the cards are unknown', async () => {
    const { gateway, queries } = createQueries()
    gateway.loansPaidByCardAnswer = success([aCardPayableLoan()])
    gateway.cardsAnswer = noAnswerFailure
    expect(await queries.replacementOptions(card)).toEqual(
      success({ loans: [aCardPayableLoan()], replacementCards: noAnswerFailure }),
    )
  })

  it('are unknown without its loans', async () => {
    const { gateway, queries } = createQueries()
    gateway.loansPaidByCardAnswer = noAnswerFailure
    expect(await queries.replacementOptions(card)).toEqual(noAnswerFailure)
  })
})
