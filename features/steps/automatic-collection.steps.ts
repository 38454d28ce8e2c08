import { Given, Then, When } from '@cucumber/cucumber'
import type { NextAnswer } from '@/adapters/fake/demo-state'
import { addresses } from '@/ui/addresses'
import { assert } from '#features/support/assert'
import type { PortalWorld } from '#features/support/world'

interface Table {
  raw(): string[][]
}

/** How a lender answers that it collects nothing automatically. */
const refusals: Readonly<Record<string, NextAnswer>> = {
  'no contesta': 'never',
  'no lo ofrece': { status: 404 },
  'todavía no lo ofrece': { status: 501 },
  falla: { status: 500 },
}

Given('que al cobro automático el prestamista {string}', function (this: PortalWorld, how: string) {
  const answer = refusals[how]
  if (answer === undefined) throw new Error(`Nobody says: ${how}`)
  this.given({ next: [{ call: 'automatic-collection.listCollections', answer }] })
})

Given(
  'que al cobro automático el prestamista {string} las dos veces',
  function (this: PortalWorld, how: string) {
    const answer = refusals[how]
    if (answer === undefined) throw new Error(`Nobody says: ${how}`)
    const refused = { call: 'automatic-collection.listCollections', answer } as const
    this.given({ next: [refused, refused] })
  },
)

Given('que al abrir todavía no había un cobro programado', function (this: PortalWorld) {
  const none = { status: 200, body: [] }
  this.given({ next: [{ call: 'automatic-collection.listCollections', answer: none }] })
})

Given(
  'que del cobro, si se paga a mano, el prestamista dice {string}',
  function (this: PortalWorld, said: string) {
    this.given({ set: { ifPaidByHand: said as 'REFUNDED' | 'NEXT_INSTALLMENT' | 'NOT_SAID' } })
  },
)

Given('que los intentos del cobro, según el prestamista, son:', function (this: PortalWorld, table: Table) {
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
  this.given({ next: [{ call: 'automatic-collection.listCollections', answer }] })
})

When('elige ahí la tarjeta de débito', async function (this: PortalWorld) {
  await (await this.portal()).wayChoice.choose('Tarjeta de débito')
})

When('paga a mano igual con la tarjeta guardada', async function (this: PortalWorld) {
  const { automaticCollection, wayChoice, payments } = await this.portal()
  await automaticCollection.payByHand()
  await wayChoice.choose('Tarjeta de débito')
  await payments.pay()
})

Then(
  'del préstamo {string} el cobro de la cuota {int} quedó {string}',
  async function (this: PortalWorld, loanId: string, installment: number, status: string) {
    const { session, automaticCollection } = await this.portal()
    await session.open(addresses.loan.to({ idLoan: loanId }))
    assert.includes(await automaticCollection.statusOf(installment), status)
  },
)

Then(
  'del préstamo {string} del cobro automático no se lee {string}',
  async function (this: PortalWorld, loanId: string, text: string) {
    const { session, automaticCollection } = await this.portal()
    await session.open(addresses.loan.to({ idLoan: loanId }))
    const read = await automaticCollection.read()
    assert.includes(read, 'Activar el cobro automático')
    assert.ok(!read.includes(text))
  },
)

Then('del cobro automático lee {string}', async function (this: PortalWorld, text: string) {
  assert.includes(await (await this.portal()).automaticCollection.read(), text)
})

Then('del cobro automático no lee {string}', async function (this: PortalWorld, text: string) {
  const read = await (await this.portal()).automaticCollection.read()
  assert.includes(read, 'Cobro automático')
  assert.ok(!read.includes(text))
})

Then('los intentos del cobro son:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).automaticCollection.attempts(), table.raw().flat())
})

Then('en su calendario el cobro es:', async function (this: PortalWorld, table: Table) {
  const { loans, session } = await this.portal()
  await session.toasts()
  assert.deepEqual(await loans.collectionsInCalendar(), table.raw())
})

Then(
  'en su calendario hay {int} vencimientos y ningún cobro',
  async function (this: PortalWorld, dueDates: number) {
    const { loans, session } = await this.portal()
    await session.toasts()
    assert.equal((await loans.calendar()).length, dueDates)
    assert.deepEqual(await loans.collectionsInCalendar(), [])
  },
)

Then('los cobros anteriores son:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).automaticCollection.past(), table.raw().flat())
})

Then('la pantalla no dice nada del cobro automático', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).automaticCollection.read(), '')
})
