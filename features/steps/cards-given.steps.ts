import { Given } from '@cucumber/cucumber'
import type { Persona } from '@/adapters/fake/personas/persona'
import { addresses } from '@/ui/addresses'
import { findCallNameBySpanishName } from '#features/support/call-names'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { setNextCallAnswer, setNextCallAnswers } from '#features/support/set-next-call-answer'
import type { StepTable } from '#features/support/step-table'

/**
 * The lender's answers to the requests for the customer's cards: one list for each request, in the order of
 * the requests.
 */
type SuccessiveCardLists = readonly (readonly ReturnType<typeof expiredCard>[])[]

export const givenStepPhrasesForCards: StepPhrases = {
  'que el prestamista …': {
    'manda enteros los números de las tarjetas': (world) =>
      world.changeDemoState({ set: { wholeCardNumbers: true } }),
  },
  'que … (cliente)': {
    'la tarjeta no paga ningún préstamo': (world) => {
      const answer = { status: 200, body: [] }
      setNextCallAnswers(world, 'cards.listLinkedLoans', answer, 2)
    },
  },
  'que … (respuesta)': {
    'los préstamos de la tarjeta llegan sin su cuota actual': (world) => {
      const body = [loanLinkedToCard('40151208', 1), loanLinkedToCard('40153391', 6)]
      setNextCallAnswer(world, 'cards.listLinkedLoans', { status: 200, body })
    },
  },
}

Given('que las tarjetas de {persona} son:', function (this: PortalWorld, persona: Persona, table: StepTable) {
  this.beginWithSignedInCustomer(persona.firstName, addresses.cards.path)
  const body = table
    .raw()
    .flat()
    .map((brand, position) => ({
      ...expiredCard(`33${position}0`, `td-${position}`),
      brand,
      status: 'ACTIVE',
    }))
  setNextCallAnswer(this, 'cards.listCards', { status: 200, body })
})

Given('que {persona} solo tiene tarjetas vencidas', function (this: PortalWorld, persona: Persona) {
  this.beginWithSignedInCustomer(persona.firstName, addresses.cards.path)
  const answer = { status: 200, body: [expiredCard('0926', 'td-d5b3612a'), expiredCard('5540', 'td-otra')] }
  setNextCallAnswers(this, 'cards.listCards', answer, 2)
})

Given(
  'que además de la vencida {persona} tiene una tarjeta que vence este mes',
  function (this: PortalWorld, persona: Persona) {
    const cards = [expiredCard('0926', 'td-d5b3612a'), soonExpiringCard('3308', 'td-3308')]
    startScenarioWithCards(this, persona, [cards, cards, cards])
  },
)

Given(
  'que de las tarjetas de {persona} solo carga la vencida',
  function (this: PortalWorld, persona: Persona) {
    this.beginWithSignedInCustomer(persona.firstName, addresses.cards.path)
    const answer = { status: 200, body: [expiredCard('0926', 'td-d5b3612a')] }
    this.changeDemoState({
      next: [
        { call: 'cards.listCards', answer },
        { call: 'cards.listCards', answer: { status: 500 } },
      ],
    })
  },
)

Given(
  'que {string} dice que se rechazó con {string}',
  function (this: PortalWorld, call: string, errorCode: string) {
    const answer = { status: 200, body: { status: 'REJECTED', errorCode } }
    setNextCallAnswer(this, findCallNameBySpanishName(call), answer)
  },
)

Given(
  /^que el prestamista no (lleva|encuentra las) claves de las tarjetas$/,
  function (this: PortalWorld, word: string) {
    const answer = word === 'lleva' ? { status: 404 } : { status: 200, body: { status: 'NOT_FOUND' } }
    setNextCallAnswers(this, 'payments.paymentStatus', answer)
  },
)

Given(
  'que {persona} tiene otra tarjeta, que al elegir se hace esperar',
  function (this: PortalWorld, persona: Persona) {
    const [overdue, other] = [expiredCard('0926', 'td-d5b3612a'), soonExpiringCard('3308', 'td-3308')]
    startScenarioWithCards(this, persona, [
      [overdue, other],
      [overdue, other],
    ])
    setNextCallAnswer(this, 'cards.listCards', 'never')
  },
)

Given(
  'que {persona} tiene otra tarjeta, que al elegir ya no está',
  function (this: PortalWorld, persona: Persona) {
    const [overdue, other] = [expiredCard('0926', 'td-d5b3612a'), soonExpiringCard('3308', 'td-3308')]
    startScenarioWithCards(this, persona, [[overdue, other], [overdue, other], [overdue]])
  },
)

function expiredCard(number: string, cardId: string) {
  return {
    cardId,
    token: cardId,
    brand: 'Maestro Débito',
    number,
    status: 'OVERDUE',
    expirationDate: '2020-10-31',
  }
}

function soonExpiringCard(number: string, cardId: string) {
  return {
    ...expiredCard(number, cardId),
    brand: 'Visa Débito',
    status: 'DUE_SOON',
    expirationDate: '2026-11-30',
  }
}

function startScenarioWithCards(
  world: PortalWorld,
  { firstName }: Persona,
  inTurn: SuccessiveCardLists,
): void {
  world.beginWithSignedInCustomer(firstName, addresses.cards.path)
  const next = inTurn.map((body) => ({ call: 'cards.listCards', answer: { status: 200, body } }) as const)
  world.changeDemoState({ now: '2026-11-21T12:00:00-03:00', next })
}

function loanLinkedToCard(externalId: string, installmentCount: number) {
  const amount = installmentCount === 1 ? 1000 : 2000
  const product = { loanId: `p-${externalId}`, externalId, productId: 1, subproductId: 1 }
  return {
    ...product,
    installments: installmentCount,
    installmentCount,
    installmentAmount: amount,
    averageInstallmentAmount: amount,
  }
}
