import { describe, expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import type { CardPayableLoan } from '@/domain/cards/card-loan'
import { CardQueries } from '@/application/cards/card-queries'
import type { LoansThatAcceptCardFailure } from '@/application/cards/card.port'
import { aCardPayableLoan, aDebitCard } from '#tests/domain/cards/a-debit-card'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryCardGateway } from './memory-card-gateway'

type Linkable = Result<readonly CardPayableLoan[], LoansThatAcceptCardFailure>

const noAnswer = failure({ kind: 'no-answer' } as const)
const card = aDebitCard()
const good = aDebitCard({ cardId: 'td-2', expiry: { month: 12, year: 2099 } })
const expired = aDebitCard({ cardId: 'td-3', expiry: { month: 1, year: 2001 } })

function asking() {
  const gateway = new MemoryCardGateway()
  return { gateway, queries: new CardQueries(gateway, new ManualClock()) }
}

describe('the loans to which a card can be added', () => {
  it.each<[string, Linkable, Linkable]>([
    ['those the lender lists', success([aCardPayableLoan()]), success([aCardPayableLoan()])],
    ['none, where the lender lists none', success([]), failure({ kind: 'no-loans' })],
    ['not known, where the lender does not answer', noAnswer, noAnswer],
  ])('are %s', async (_, answer, expected) => {
    const { gateway, queries } = asking()
    gateway.linkable = answer
    expect(await queries.loansThatAcceptCard()).toEqual(expected)
  })
})

describe('the loans of a card and the cards that can replace it', () => {
  it('are its loans and the other cards that have not expired', async () => {
    const { gateway, queries } = asking()
    gateway.linked = success([aCardPayableLoan()])
    gateway.listed = success([card, good, expired])
    expect(await queries.replacementOptions(card)).toEqual(
      success({ loans: [aCardPayableLoan()], replacements: success([good]) }),
    )
    expect(gateway.receivedCalls).toEqual(['loans of td-1', 'cards'])
  })

  it('are only its loans when the cards are unknown', async () => {
    const { gateway, queries } = asking()
    gateway.linked = success([aCardPayableLoan()])
    gateway.listed = noAnswer
    expect(await queries.replacementOptions(card)).toEqual(
      success({ loans: [aCardPayableLoan()], replacements: noAnswer }),
    )
  })

  it('are unknown without its loans', async () => {
    const { gateway, queries } = asking()
    gateway.linked = noAnswer
    expect(await queries.replacementOptions(card)).toEqual(noAnswer)
  })
})
