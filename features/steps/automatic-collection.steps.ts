import { Given, Then } from '@cucumber/cucumber'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import { addresses } from '@/ui/addresses'
import { assert } from '#features/support/assert'
import { setNextCallAnswer } from '#features/support/set-next-call-answer'
import type { StepPhrases } from '#features/support/step-phrases'
import type { StepTable } from '#features/support/step-table'
import type { PortalWorld } from '#features/support/world'

/** The lender's failures to list automatic collections, by the words with which a step describes them. */
const failureAnswersByPhrase: Readonly<Record<string, DemoNextCallAnswer>> = {
  'no contesta': 'never',
  'no lo ofrece': { status: 404 },
  'todavía no lo ofrece': { status: 501 },
  falla: { status: 500 },
}

export const automaticCollectionStepPhrases: StepPhrases = {
  'que … (respuesta)': {
    'al abrir todavía no había un cobro programado': (world) => {
      const none = { status: 200, body: [] }
      setNextCallAnswer(world, 'automatic-collection.listCollections', none)
    },
  },
  'elige …': {
    'ahí la tarjeta de débito': ({ methodChoice }) => methodChoice.chooseMethod('Tarjeta de débito'),
  },
  'paga …': {
    'a mano igual con la tarjeta guardada': async ({ automaticCollection, methodChoice, payments }) => {
      await automaticCollection.choosePayingManually()
      await methodChoice.chooseMethod('Tarjeta de débito')
      await payments.payWithChosenCard()
    },
  },
  '… lee "…"': {
    'del cobro automático': async ({ automaticCollection }) => ({
      within: await automaticCollection.loanAutomaticCollectionText(),
    }),
  },
  '… son:': {
    'los intentos del cobro': ({ automaticCollection }) => automaticCollection.nextCollectionAttempts(),
    'los cobros anteriores': ({ automaticCollection }) => automaticCollection.pastCollections(),
  },
  '… es:': {
    'en su calendario el cobro': async ({ loans, session }) => {
      await session.toastTexts()
      return loans.collectionEventsInCalendarFile()
    },
  },
}

Given('que al cobro automático el prestamista {string}', function (this: PortalWorld, how: string) {
  const answer = failureAnswersByPhrase[how]
  if (answer === undefined) throw new Error(`Unknown answer: ${how}`)
  setNextCallAnswer(this, 'automatic-collection.listCollections', answer)
})

Given(
  'que al cobro automático el prestamista {string} las dos veces',
  function (this: PortalWorld, how: string) {
    const answer = failureAnswersByPhrase[how]
    if (answer === undefined) throw new Error(`Unknown answer: ${how}`)
    const refused = { call: 'automatic-collection.listCollections', answer } as const
    this.changeDemoState({ next: [refused, refused] })
  },
)

Given(
  'que del cobro, si se paga a mano, el prestamista dice {string}',
  function (this: PortalWorld, said: string) {
    this.changeDemoState({ set: { ifPaidByHand: said as 'REFUNDED' | 'NEXT_INSTALLMENT' | 'NOT_SAID' } })
  },
)

Given(
  'que los intentos del cobro, según el prestamista, son:',
  function (this: PortalWorld, table: StepTable) {
    const attempts = table.raw().map(([date = '', result = '']) => ({ date, ...(result && { result }) }))
    const next = {
      collectionId: 'cobro-6',
      installmentNumber: 6,
      date: attempts[0]?.date,
      amount: 21_340,
      status: 'SCHEDULED',
      attempts,
    }
    const loan = { externalId: '40166205', status: 'ACTIVE', toCollect: [], past: [], next }
    const answer = { status: 200, body: [loan] }
    setNextCallAnswer(this, 'automatic-collection.listCollections', answer)
  },
)

/** Returns the lender's answer that Marta's loan can be collected, with these installments. */
function collectableLoanAnswer(installments: readonly (readonly string[])[]): DemoNextCallAnswer {
  const toCollect = installments.map(([date, amount], position) => ({
    installmentNumber: position + 4,
    date,
    amount: Number(amount),
  }))
  return { status: 200, body: [{ externalId: '40128753', status: 'AVAILABLE', toCollect, past: [] }] }
}

Given('que las cuotas a cobrar, según el prestamista, son:', function (this: PortalWorld, table: StepTable) {
  setNextCallAnswer(this, 'automatic-collection.listCollections', collectableLoanAnswer(table.raw()))
})

Given('que el cobro automático se puede leer dos veces, y después falla', function (this: PortalWorld) {
  const read = collectableLoanAnswer([['2026-12-01', '12625']])
  for (const answer of [read, read, { status: 500 }])
    setNextCallAnswer(this, 'automatic-collection.listCollections', answer)
})

Then(
  'del préstamo {string} el cobro de la cuota {int} quedó {string}',
  async function (this: PortalWorld, loanId: string, installment: number, status: string) {
    const { session, automaticCollection } = await this.portal()
    await session.openAddress(addresses.loan.createPath({ idLoan: loanId }))
    assert.includes(await automaticCollection.pastCollectionOfInstallment(installment), status)
  },
)

Then(
  'del préstamo {string} del cobro automático no se lee {string}',
  async function (this: PortalWorld, loanId: string, text: string) {
    const { session, automaticCollection } = await this.portal()
    await session.openAddress(addresses.loan.createPath({ idLoan: loanId }))
    const read = await automaticCollection.loanAutomaticCollectionText()
    assert.includes(read, 'Activar el cobro automático')
    assert.ok(!read.includes(text))
  },
)

Then('del cobro automático no lee {string}', async function (this: PortalWorld, text: string) {
  const read = await (await this.portal()).automaticCollection.loanAutomaticCollectionText()
  assert.includes(read, 'Cobro automático')
  assert.ok(!read.includes(text))
})

Then(
  'en su calendario hay {int} vencimientos y ningún cobro',
  async function (this: PortalWorld, dueDates: number) {
    const { loans, session } = await this.portal()
    await session.toastTexts()
    assert.equal((await loans.eventsInSavedCalendarFile()).length, dueDates)
    assert.deepEqual(await loans.collectionEventsInCalendarFile(), [])
  },
)

Then('la pantalla no dice nada del cobro automático', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).automaticCollection.loanAutomaticCollectionText(), '')
})
