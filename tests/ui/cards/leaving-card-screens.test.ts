import { describe, expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import type { CardPayableLoan } from '@/domain/cards/card-loan'
import type { DebitCard } from '@/domain/cards/debit-card'
import type { LoansThatAcceptCardFailure } from '@/application/cards/card.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { addresses } from '@/ui/addresses'
import { CardAdditionResultViewModel } from '@/ui/cards/card-addition-result-view-model'
import { CardDetailViewModel } from '@/ui/cards/card-detail-view-model'
import { CardsViewModel } from '@/ui/cards/cards-view-model'
import { LoansForNewCardViewModel } from '@/ui/cards/loans-for-new-card-view-model'
import { NewCardSummaryViewModel } from '@/ui/cards/new-card-summary-view-model'
import { NewCardViewModel } from '@/ui/cards/new-card-view-model'
import { ReplacementCardFormViewModel } from '@/ui/cards/replacement-card-form-view-model'
import { ReplacementCardChoiceViewModel } from '@/ui/cards/replacement-card-choice-view-model'
import { CardReplacementIntroViewModel } from '@/ui/cards/card-replacement-intro-view-model'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { MyCardsPage, waitForQueuedTasks, typeCardDetails, type MountableViewModel } from './a-card-page'

describe('the portal forgets the new card', () => {
  it.each([
    [addresses.cardLoans.path, LoansForNewCardViewModel],
    [addresses.newCard.path, NewCardViewModel],
    [addresses.newCardSummary.path, NewCardSummaryViewModel],
    [addresses.newCardResult.path, CardAdditionResultViewModel],
  ])('when the customer leaves its steps at %s', async (path, screen) => {
    const page = new MyCardsPage(path)
    page.storeChosenLoanAndTypedCard()
    page.storeDeclinedCardAddition()
    page.gateway.loansThatAcceptCardAnswer = new ManuallyResolvedAnswer<
      Result<readonly CardPayableLoan[], LoansThatAcceptCardFailure>
    >().promise
    await page.openScreen<MountableViewModel>(screen)
    expect([page.path, page.cardAdditionInProgress.enteredCard.isComplete()]).toEqual([path, true])
    page.goToScreen('/inicio')
    expect([
      page.cardAdditionInProgress.enteredCard.typedCard(),
      page.cardAdditionInProgress.chosenLoans(),
      page.cardAdditionInProgress.outcome(),
    ]).toEqual([undefined, [], undefined])
  })

  it.each([
    [addresses.cardLoans.path, LoansForNewCardViewModel],
    [addresses.newCard.path, NewCardViewModel],
    [addresses.newCardSummary.path, NewCardSummaryViewModel],
  ])('and its number and code when the browser stores the page at %s', async (path, screen) => {
    const page = new MyCardsPage(path)
    page.storeChosenLoanAndTypedCard()
    const model = await page.openScreen<MountableViewModel & { forgetSecrets(): void }>(screen)
    model.forgetSecrets()
    expect(page.cardAdditionInProgress.enteredCard.typedCard()).toMatchObject({
      number: '',
      securityCode: '',
      holder: 'Paula Navarro',
    })
  })
})

it.each([
  [addresses.newCard.path, NewCardViewModel],
  [addresses.replacementCard.path, ReplacementCardFormViewModel],
])('the fields of %s are empty afterwards', async (path, screen) => {
  const page = new MyCardsPage(path)
  page.storeChosenLoanAndTypedCard()
  page.selectOverdueCard()
  const { cardForm } = await page.openScreen<NewCardViewModel | ReplacementCardFormViewModel>(screen)
  typeCardDetails(cardForm)
  page.goToScreen('/inicio')
  const { number, holder, expiry, securityCode, dni } = cardForm.card
  expect([number, holder, expiry, securityCode, dni]).toEqual(['', '', '', '', ''])
})

describe('an answer that arrives after the customer left the screen changes nothing', () => {
  it.each<[string, Result<readonly DebitCard[], GatewayFailure>]>([
    ['no cards', success([])],
    ['a failure', failure({ kind: 'server-failure' })],
  ])('for the list: %s', async (_, answer) => {
    const page = new MyCardsPage(addresses.cards.path)
    const pending = new ManuallyResolvedAnswer<Result<readonly DebitCard[], GatewayFailure>>()
    page.gateway.cardsAnswer = pending.promise
    await page.openScreen(CardsViewModel)
    await expectAnswerChangesNothing(page, () => pending.resolveWith(answer))
  })

  it('for the loans to choose from', async () => {
    const page = new MyCardsPage(addresses.cardLoans.path)
    const pending = new ManuallyResolvedAnswer<
      Result<readonly CardPayableLoan[], LoansThatAcceptCardFailure>
    >()
    page.gateway.loansThatAcceptCardAnswer = pending.promise
    await page.openScreen(LoansForNewCardViewModel)
    await expectAnswerChangesNothing(page, () => pending.resolveWith(failure({ kind: 'no-loans' })))
  })

  it.each([
    [addresses.cardDetail.path, CardDetailViewModel],
    [addresses.cardReplacement.path, CardReplacementIntroViewModel],
  ])('for the loans of a card, at %s', async (path, screen) => {
    const page = new MyCardsPage(path)
    page.selectOverdueCard()
    const pending = new ManuallyResolvedAnswer<Result<readonly CardPayableLoan[], GatewayFailure>>()
    page.gateway.loansPaidByCardAnswer = pending.promise
    await page.openScreen<MountableViewModel>(screen)
    await expectAnswerChangesNothing(page, () => pending.resolveWith(failure({ kind: 'server-failure' })))
  })

  it('for the cards to choose from', async () => {
    const page = new MyCardsPage(addresses.replacementChoice.path)
    page.selectOverdueCard()
    const pending = new ManuallyResolvedAnswer<Result<readonly DebitCard[], GatewayFailure>>()
    page.gateway.cardsAnswer = pending.promise
    await page.openScreen(ReplacementCardChoiceViewModel)
    await expectAnswerChangesNothing(page, () => pending.resolveWith(success([])))
  })
})

/**
 * Goes to the home screen while a request of the cards screen is pending, lets the lender answer that request,
 * and checks that the answer changes nothing on the home screen.
 */
async function expectAnswerChangesNothing(page: MyCardsPage, answerRequest: () => void): Promise<void> {
  page.goToScreen('/inicio')
  answerRequest()
  await waitForQueuedTasks()
  expect([page.path, page.toasts, page.lastCardLoadFailure.lastFailure()]).toEqual(['/inicio', [], undefined])
}
