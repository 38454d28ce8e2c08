import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { CardFormFields } from '#features/support/tasks/card-update.tasks'
import type { StepPhrases } from '#features/support/step-phrases'
import type { StepTable } from '#features/support/step-table'
import type { PortalWorld } from '#features/support/world'

const paulasCard: CardFormFields = {
  number: '4517650012344821',
  holder: 'Paula Navarro',
  expiry: '12/30',
  securityCode: '123',
  dni: '31447902',
}

export const cardsStepPhrases: StepPhrases = {
  'abre … "…"': {
    'la tarjeta': ({ cards }, name) => cards.openCard(name),
  },
  'quiere …': {
    'agregar una tarjeta': ({ cards }) => cards.startAddingCard(),
  },
  'elige … "…"': {
    'el préstamo de': ({ cards }, facts) => cards.chooseLoansAndContinue([facts]),
  },
  'carga …': {
    'su tarjeta nueva': ({ cards }) => cards.submitCard(paulasCard),
  },
  'carga … "…"': {
    'una tarjeta con el DNI': ({ cards }, dni) => cards.submitCard({ ...paulasCard, dni }),
    'una tarjeta con el número': ({ cards }, number) => cards.submitCard({ ...paulasCard, number }),
    'una tarjeta que vence en': ({ cards }, expiry) => cards.submitCard({ ...paulasCard, expiry }),
  },
  'no completa …': {
    'la tarjeta nueva': ({ cards }) => cards.submitCard({}),
  },
  'pide …': {
    'los términos y condiciones': ({ cards }) => cards.openDirectDebitTerms(),
  },
  'manda …': {
    'su tarjeta nueva sin esperar': ({ cards }) => cards.submitCardWithoutWaiting(paulasCard),
    'su tarjeta nueva y se va al inicio': ({ cards }) => cards.submitCardAndGoHome(paulasCard),
    'una tarjeta que el banco no acepta y se va al inicio': ({ cards }) =>
      cards.submitCardAndGoHome({ ...paulasCard, number: '4517650012340002' }),
    'una tarjeta de otra persona y se va al inicio': ({ cards }) =>
      cards.submitCardAndGoHome({ ...paulasCard, dni: '28456123' }),
  },
  'sigue …': {
    'con el reemplazo': ({ cardReplacement }) => cardReplacement.continueToNextStep(),
    'por donde se le ofrece': ({ cards }) => cards.pressFirstActionOnResultScreen(),
  },
  'elige "…" …': {
    'para reemplazarla': ({ cardReplacement }, name) => cardReplacement.chooseReplacementCard(name),
  },
  'prefiere …': {
    'una tarjeta nueva': ({ cardReplacement }) => cardReplacement.openNewCardForm(),
  },
  '… son:': {
    'sus tarjetas': ({ cards }) => cards.cardTexts(),
    'las marcas dibujadas': ({ cards }) => cards.cardBrandsInLogos(),
    'los bordes de sus tarjetas': ({ cards }) => cards.cardBorderColours(),
    'los préstamos de la tarjeta': ({ cards }) => cards.loansOfCard(),
  },
  'puede …': {
    'agregar una tarjeta': async ({ cards }) => assert.ok(await cards.isAddingCardOffered()),
    reemplazarla: async ({ cards }) => assert.ok(await cards.isReplacingCardOffered()),
  },
  'no se le …': {
    'ofrece agregar una tarjeta': async ({ cards }) => assert.ok(!(await cards.isAddingCardOffered())),
    'ofrece reemplazarla': async ({ cards }) => assert.ok(!(await cards.isReplacingCardOffered())),
  },
  '… lee "…"': {
    'en lugar de préstamos': ({ cards }) => cards.textInPlaceOfCardLoans(),
  },
  '… es "…"': {
    'el total de las cuotas': ({ cards }) => cards.loansTotalAmountText(),
    'la tarjeta a agregar': ({ cards }) => cards.newCardTextInSummary(),
  },
  'puede …:': {
    'reemplazarla por': ({ cardReplacement }) => cardReplacement.replacementCardOptions(),
  },
  '… explica "…"': {
    'en sus tarjetas se': ({ cards }) => cards.failureMessage(),
  },
}

When('prepara una tarjeta nueva para:', async function (this: PortalWorld, table: StepTable) {
  const { cards } = await this.portal()
  await cards.startAddingCard()
  await cards.chooseLoansAndContinue(table.raw().flat())
  await cards.submitCard(paulasCard)
})

When(
  'prepara una tarjeta a nombre de {string} para {string}',
  async function (this: PortalWorld, holder: string, loan: string) {
    const { cards } = await this.portal()
    await cards.startAddingCard()
    await cards.chooseLoansAndContinue([loan])
    await cards.submitCard({ ...paulasCard, holder })
  },
)

When('cambia los préstamos por {string}', async function (this: PortalWorld, facts: string) {
  const { cards } = await this.portal()
  await cards.goFromSummaryToLoanSelection()
  await cards.chooseLoansAndContinue([facts])
})

Then('de la tarjeta nueva lee {string}', async function (this: PortalWorld, text: string) {
  assert.ok(await (await this.portal()).cards.isTextShown(text))
})

Then(
  'lo que sigue es {string} en {string}',
  async function (this: PortalWorld, words: string, address: string) {
    assert.deepEqual(await (await this.portal()).cards.textAndAddressOfOnlyLink(), [words, address])
  },
)

When('confirma la tarjeta', async function (this: PortalWorld) {
  await (await this.portal()).cards.confirmCardAddition()
})

When('confirma la tarjeta y se va al inicio sin esperar', async function (this: PortalWorld) {
  await (await this.portal()).cards.confirmCardAdditionAndGoHome()
})

When('cancela', async function (this: PortalWorld) {
  await (await this.portal()).cards.cancelCardAddition()
})

When('quiere reemplazar la tarjeta {string}', async function (this: PortalWorld, name: string) {
  const { cards, cardReplacement } = await this.portal()
  await cards.openCard(name)
  await cardReplacement.startCardReplacement()
})

When('quiere reemplazar la tarjeta {string} por una nueva', async function (this: PortalWorld, name: string) {
  const { cards, cardReplacement } = await this.portal()
  await cards.openCard(name)
  await cardReplacement.startCardReplacement()
  await cardReplacement.continueToNextStep()
  await cardReplacement.openNewCardForm()
})

When(
  'empieza a reemplazar {string} por {string} y se va al inicio',
  async function (this: PortalWorld, name: string, other: string) {
    const { cards, cardReplacement } = await this.portal()
    await cards.openCard(name)
    await cardReplacement.startReplacementAndChooseCard(other)
    await cardReplacement.confirmReplacementAndGoHome()
  },
)

When(
  'vuelve a reemplazar {string} por {string}',
  async function (this: PortalWorld, name: string, other: string) {
    const { cards, cardReplacement } = await this.portal()
    await cards.openCard(name)
    await cardReplacement.startReplacementAndChooseCard(other)
    await cardReplacement.confirmReplacement()
  },
)

When('la reemplaza por {string}', async function (this: PortalWorld, name: string) {
  await (await this.portal()).cardReplacement.replaceBySavedCard(name)
})

When(
  'la reemplaza por {string} y se va al inicio sin esperar',
  async function (this: PortalWorld, name: string) {
    await (await this.portal()).cardReplacement.replaceBySavedCardAndGoHome(name)
  },
)

When(
  'la reemplaza por {string} y vuelve un paso sin esperar',
  async function (this: PortalWorld, name: string) {
    await (await this.portal()).cardReplacement.replaceBySavedCardAndGoBack(name)
  },
)

Then('la tarjeta vence en {string}', async function (this: PortalWorld, expiry: string) {
  assert.equal(await (await this.portal()).cards.cardExpiry(), expiry)
})

Then('para seguir se le pide {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).cards.continueButtonDisabledReason(), text)
})

Then(
  'de la tarjeta quedó escrito {string}, sin el número ni el código',
  async function (this: PortalWorld, holder: string) {
    assert.deepEqual(await (await this.portal()).cards.typedValues(), ['', '', holder])
  },
)

Then('se abre un documento', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).cards.countOpenedDocuments(1), 1)
})
