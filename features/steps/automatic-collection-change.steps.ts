import { Given, Then, When } from '@cucumber/cucumber'
import { addresses } from '@/ui/addresses'
import { assert } from '#features/support/assert'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { setNextCallAnswer, setNextCallAnswers } from '#features/support/set-next-call-answer'
import type { StepTable } from '#features/support/step-table'

export const automaticCollectionChangeStepPhrases: StepPhrases = {
  'que … (cliente)': {
    'ya dejó ese cobro automático en otro dispositivo': (world) =>
      setNextCallAnswer(world, 'automatic-collection.leave', {
        status: 409,
        code: 'COLLECTION_NOT_ACTIVE',
        message: 'No se cobra.',
      }),
  },
  'que … (respuesta)': {
    'el alta del cobro automático se hace pero su respuesta se pierde': (world) =>
      setNextCallAnswer(world, 'automatic-collection.join', 'lost-answer'),
    'el alta del cobro automático no llega al prestamista': (world) =>
      setNextCallAnswer(world, 'automatic-collection.join', 'network-error'),
    'la baja del cobro automático se hace pero su respuesta se pierde': (world) =>
      setNextCallAnswer(world, 'automatic-collection.leave', 'lost-answer'),
    'la baja del cobro automático no llega al prestamista': (world) =>
      setNextCallAnswer(world, 'automatic-collection.leave', 'network-error'),
    'el prestamista no contesta qué pasó con el cobro automático': (world) =>
      setNextCallAnswers(world, 'payments.paymentStatus', 'network-error'),
  },
  'vuelve …': {
    'al préstamo': ({ automaticCollectionChange }) => automaticCollectionChange.returnToLoan(),
    'al préstamo sin saber qué pasó': ({ automaticCollectionChange }) =>
      automaticCollectionChange.returnToLoanWithOutcomeUnknown(),
  },
  'deja …': {
    'el cobro automático': ({ automaticCollectionChange }) =>
      automaticCollectionChange.deactivateCollection(),
  },
  'abre … "…"': {
    'el cobro anterior': ({ automaticCollection }, collection) =>
      automaticCollection.openPastCollection(collection),
  },
  '… dice "…"': {
    'la cuenta no sirve, y se le': ({ automaticCollectionChange }) =>
      automaticCollectionChange.bankAccountProblemText(),
    'no se activa, y se le': ({ automaticCollectionChange }) =>
      automaticCollectionChange.activationFailureReason(),
  },
  '… son:': {
    'los intentos que se le muestran': ({ automaticCollectionChange }) =>
      automaticCollectionChange.firstCollectionAttempts(),
  },
  '… es:': {
    'el calendario de los intentos': ({ automaticCollectionChange }) =>
      automaticCollectionChange.collectionCalendarWeeks(),
  },
}

Given(
  'que de ese cobro, si lo deja, el prestamista dice {string}',
  function (this: PortalWorld, ifLeft: string) {
    const next = {
      collectionId: 'cobro-6',
      installmentNumber: 6,
      date: '2026-11-25',
      amount: 21_340,
      status: 'SCHEDULED',
      attempts: [{ date: '2026-11-25', result: 'SCHEDULED' }],
      ...(ifLeft === '' ? {} : { ifLeft }),
    }
    const account = { kind: 'CBU', lastDigits: '1869' }
    const loan = { externalId: '40166205', status: 'ACTIVE', account, toCollect: [], past: [], next }
    setNextCallAnswer(this, 'automatic-collection.listCollections', { status: 200, body: [loan] })
  },
)

Given(
  'que el prestamista vuelve a intentar a las {int} y a las {int} horas',
  function (this: PortalWorld, first: number, second: number) {
    this.changeConfiguration({ automaticCollection: { retryHours: [first, second] } })
  },
)

When('da la cuenta {string}', async function (this: PortalWorld, account: string) {
  await (await this.portal()).automaticCollectionChange.enterBankAccount(account)
})

When(
  'da la cuenta {string} y la autoriza con la contraseña {string}',
  async function (this: PortalWorld, account: string, password: string) {
    const { automaticCollectionChange } = await this.portal()
    await automaticCollectionChange.enterBankAccount(account)
    await automaticCollectionChange.consentToAutomaticCollection()
    await automaticCollectionChange.confirmActivationWithPassword(password)
  },
)

When('lo autoriza con la contraseña {string}', async function (this: PortalWorld, password: string) {
  const { automaticCollectionChange } = await this.portal()
  await automaticCollectionChange.consentToAutomaticCollection()
  await automaticCollectionChange.confirmActivationWithPassword(password)
})

When(
  'da la cuenta {string} y la autoriza con la huella',
  async function (this: PortalWorld, account: string) {
    const { automaticCollectionChange } = await this.portal()
    await automaticCollectionChange.enterBankAccount(account)
    await automaticCollectionChange.consentToAutomaticCollection()
    await automaticCollectionChange.confirmActivationWithPasskey()
  },
)

When('la cambia por {string}', async function (this: PortalWorld, account: string) {
  await (await this.portal()).automaticCollectionChange.changeBankAccount(account)
})

Then(
  'del préstamo {string} los cobros anteriores siguen:',
  async function (this: PortalWorld, loanId: string, table: StepTable) {
    const { session, automaticCollection } = await this.portal()
    await session.openAddress(addresses.loan.createPath({ idLoan: loanId }))
    assert.deepEqual(await automaticCollection.pastCollections(), table.raw().flat())
  },
)

Then('el comprobante del cobro automático dice:', async function (this: PortalWorld, table: StepTable) {
  const text = (
    await (await this.portal()).automaticCollectionChange.receiptDetailsOfCollectionChange()
  ).join(' ')
  assert.includes(text, ...table.raw().map((cells) => cells.join(' ')))
})
