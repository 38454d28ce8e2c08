import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { demoPassword, type Persona } from '@/adapters/fake/personas/persona'
import { addresses } from '@/ui/addresses'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { CardFormFields } from '#features/support/tasks/card-update.tasks'
import { assertOfferedActions, type ScenarioWordsForActions } from '#features/support/next-steps'
import type { StepPhrases } from '#features/support/step-phrases'
import type { StepTable } from '#features/support/step-table'
import type { PortalWorld } from '#features/support/world'

/** A card that the demo's issuer accepts. */
const acceptedCard: CardFormFields = {
  number: '5412 7500 1234 5014',
  holder: 'Marta Giménez',
  expiry: '12/39',
  securityCode: '123',
  dni: '28456123',
}

const { refusal } = paymentsTexts

const scenarioWordsForDeclinedCardActions: ScenarioWordsForActions = [
  ['corregir el número', refusal.typeAgain],
  ['usar otra tarjeta', refusal.otherCard],
  ['pagar con Mercado Pago', refusal.toProvider],
  ['ir al inicio', failureActionTexts.goHome],
]

export const cardPaymentStepPhrases: StepPhrases = {
  'elige … "…"': {
    'pagar con la tarjeta terminada en': ({ cardPayment }, digits) => cardPayment.chooseSavedCard(digits),
    'de la lista la tarjeta terminada en': ({ cardPayment }, digits) =>
      cardPayment.chooseCardFromDropDown(digits),
  },
  'elige …': {
    'pagar con otra tarjeta': ({ cardPayment }) => cardPayment.openNewCardForm(),
  },
  'carga …': {
    'una tarjeta': ({ cardPayment }) => cardPayment.typeCardFields(acceptedCard),
    'una tarjeta de otra persona': ({ cardPayment }) =>
      cardPayment.typeCardFields({ ...acceptedCard, holder: 'Otra Persona', dni: '30111222' }),
  },
  'escribe … "…"': {
    'la tarjeta': ({ cardPayment }, number) => cardPayment.typeCardFields({ number }),
  },
  'paga …': {
    'con una tarjeta nueva': async ({ cardPayment, payments }) => {
      await cardPayment.typeCardFields(acceptedCard)
      await payments.payWithChosenCard()
    },
    'dos veces seguidas con una tarjeta nueva': async ({ cardPayment, payments }) => {
      await cardPayment.typeCardFields(acceptedCard)
      await payments.pressPayTwice()
    },
    'con una conexión lenta, y sale apenas se envía': async ({ cardPayment, demo }) => {
      await cardPayment.waitForPayButton()
      await demo.setLatency(3)
      await cardPayment.payAndGoBackOnceSent()
      await demo.setLatency(0)
    },
  },
  'prefiere …': {
    'otra tarjeta': ({ cardPayment }) => cardPayment.pressDeclinedCardAction(refusal.otherCard),
    'pagar con Mercado Pago': ({ cardPayment }) => cardPayment.pressDeclinedCardAction(refusal.toProvider),
  },
  'se le …': {
    'piden los datos de la tarjeta': async ({ cardPayment }) =>
      assert.equal(await cardPayment.cardFormOrSavedCardsTitle(), paymentsTexts.debitCard.newTitle),
  },
  've …': {
    'sus tarjetas guardadas': async ({ cardPayment }) =>
      assert.equal(await cardPayment.cardFormOrSavedCardsTitle(), paymentsTexts.debitCard.title),
  },
  'no se le …': {
    'dice cuánto va a pagar': async ({ cardPayment }) =>
      assert.equal(await cardPayment.amountOnPayButton(), ''),
  },
  '… lee "…"': {
    'del rechazo': ({ cardPayment }) => cardPayment.declineAdviceText(),
  },
}

Given(
  'que {persona} está por pagar con tarjeta de débito el préstamo {string}',
  function (this: PortalWorld, persona: Persona, externalId: string) {
    this.beginWithSignedInCustomer(persona.firstName, addresses.payByDebitCard.createPath({ externalId }))
  },
)

When(
  '{persona} ingresa y paga el préstamo {string} con su tarjeta guardada',
  async function (this: PortalWorld, { dni }: Persona, externalId: string) {
    const { access, payments, session } = await this.portal()
    await access.enterDni(dni)
    await access.enterPassword(demoPassword)
    await session.openAddress(addresses.payByDebitCard.createPath({ externalId }))
    await payments.payWithChosenCard()
  },
)

When('intenta pagar con una tarjeta nueva', async function (this: PortalWorld) {
  const { cardPayment } = await this.portal()
  await cardPayment.typeCardFields(acceptedCard)
  await cardPayment.pressPayButton()
})

When('intenta pagar', async function (this: PortalWorld) {
  await (await this.portal()).cardPayment.pressPayButton()
})

When('intenta pagar con la tarjeta:', async function (this: PortalWorld, table: StepTable) {
  const { cardPayment } = await this.portal()
  const fields = table.rowsHash()
  await cardPayment.typeCardFields({
    number: fields['número'] ?? '',
    holder: fields['titular'] ?? '',
    expiry: fields['vencimiento'] ?? '',
    securityCode: fields['código'] ?? '',
    dni: fields['DNI'] ?? '',
  })
  await cardPayment.pressPayButton()
})

When(
  /^intenta pagar con (número|titular|vencimiento|código|DNI) "([^"]*)"$/,
  async function (this: PortalWorld, field: string, text: string) {
    const { cardPayment } = await this.portal()
    await cardPayment.typeCardFields({ ...acceptedCard, ...toCardFormFields(field, text) })
    await cardPayment.pressPayButton()
  },
)

When('edita el importe a {string}', async function (this: PortalWorld, text: string) {
  await (await this.portal()).cardPayment.typeAmount(text)
})

Then('en el importe queda escrito {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).cardPayment.typedAmount(), text)
})

When('corrige el número', async function (this: PortalWorld) {
  await (await this.portal()).cardPayment.pressDeclinedCardAction(refusal.typeAgain)
})

Then('va a pagar {string}', async function (this: PortalWorld, amount: string) {
  assert.equal(await (await this.portal()).cardPayment.amountOnPayButton(), amount)
})

Then('paga con {string}', async function (this: PortalWorld, card: string) {
  assert.equal(await (await this.portal()).cardPayment.cardNameOnPayButton(), card)
})

Then('de la tarjeta quedan escritos:', async function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(await (await this.portal()).cardPayment.typedValues(), table.raw().flat())
})

Then('el pago no se hizo: {string}', async function (this: PortalWorld, title: string) {
  assert.deepEqual(await (await this.portal()).cardPayment.declineMessage(), [
    title,
    'Si nos escribís, pasanos este código: 409',
  ])
})

Then('el pago no se envió: {string}', async function (this: PortalWorld, reason: string) {
  assert.equal(await (await this.portal()).cardPayment.paymentNotSentReason(), reason)
})

Then('del resultado solo puede {string}', async function (this: PortalWorld, steps: string) {
  assertOfferedActions(
    await (await this.portal()).payments.resultActionTexts(),
    steps.split(', '),
    scenarioWordsForDeclinedCardActions,
  )
})

Then('para seguir puede {string}', async function (this: PortalWorld, steps: string) {
  assertOfferedActions(
    await (await this.portal()).cardPayment.declinedCardActionTexts(),
    steps.split(', '),
    scenarioWordsForDeclinedCardActions,
  )
})

function toCardFormFields(name: string, text: string): CardFormFields {
  switch (name) {
    case 'número':
      return { number: text }
    case 'titular':
      return { holder: text }
    case 'vencimiento':
      return { expiry: text }
    case 'código':
      return { securityCode: text }
    case 'DNI':
      return { dni: text }
    default:
      throw new Error(`${cardsTexts.form.label} has no ${name}`)
  }
}

When('paga con {int} toques:', async function (this: PortalWorld, count: number, table: StepTable) {
  const presses = table.raw().flat()
  assert.equal(presses.length, count)
  const { payments } = await this.portal()
  for (const words of presses.slice(0, -1)) await payments.pressLinkOrButton(words)
  await payments.payWithButtonNamed(presses.at(-1) ?? '')
})

/**
 * Presses the link or button that each row of the table names. If the row also names a field, fills it in
 * first.
 */
When(
  'llega hasta pagar con {int} toques:',
  async function (this: PortalWorld, count: number, table: StepTable) {
    const presses = table.raw()
    assert.equal(presses.length, count)
    const { cardPayment } = await this.portal()
    for (const [words = '', field = '', text = ''] of presses)
      await cardPayment.fillFieldAndPressLinkOrButton(words, field === '' ? undefined : { field, text })
  },
)
