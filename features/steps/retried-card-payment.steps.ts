import { Given } from '@cucumber/cucumber'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { preparedAnswerCount, setNextCallAnswers } from '#features/support/set-next-call-answer'

function savedCard(end: string, debitCardId = `td-${end}`) {
  const card = {
    debitCardId,
    debitCardNumber: `XXXXXXXXXXXX${end}`,
    effectiveBrand: 'VISA DEBITO',
  }
  return { ...card, expiryMonth: 9, expiryYear: 2028 }
}

function setSavedCards(world: PortalWorld, times: number, ...ends: readonly string[]): void {
  const cards = ends.map((end) => savedCard(end))
  setSavedCardListAnswer(world, times, cards)
}

function setSavedCardListAnswer(
  world: PortalWorld,
  times: number,
  body: readonly ReturnType<typeof savedCard>[],
): void {
  const answer = { status: 200, body }
  setNextCallAnswers(world, 'payments.listSavedCards', answer, times)
}

export const retriedCardPaymentStepPhrases: StepPhrases = {
  'que … (respuesta)': {
    'la empresa dice una vez que el pago no llegó, y después no contesta': (world) => {
      const call = 'payments.paymentStatus'
      const notFound = { call, answer: { status: 200, body: { status: 'NOT_FOUND' } } } as const
      const silent = Array.from(
        { length: preparedAnswerCount },
        () => ({ call, answer: 'network-error' }) as const,
      )
      world.changeDemoState({ next: [notFound, ...silent] })
    },
  },
}

Given(
  'que tiene guardadas las tarjetas {string} y {string}',
  function (this: PortalWorld, one: string, other: string) {
    setSavedCards(this, preparedAnswerCount, one, other)
  },
)

Given(
  'que la tarjeta {string} deja de estar guardada después de pagar, y queda {string}',
  function (this: PortalWorld, gone: string, left: string) {
    setSavedCards(this, 1, gone)
    setSavedCards(this, preparedAnswerCount, left)
  },
)

/**
 * A suffix that does not change a short hash of a card's id when it is added to the id. The portal's hash
 * must be different with and without the suffix.
 */
const suffixIgnoredByShortHash = 'x'.repeat(1_024)

const martasCardId = 'td-51c7a8e0'

Given(
  'que su tarjeta {string} deja de estar guardada después de pagar, y queda la parecida {string}',
  function (this: PortalWorld, gone: string, left: string) {
    setSavedCardListAnswer(this, 1, [savedCard(gone, martasCardId)])
    setSavedCardListAnswer(this, preparedAnswerCount, [
      savedCard(left, martasCardId + suffixIgnoredByShortHash),
    ])
  },
)
