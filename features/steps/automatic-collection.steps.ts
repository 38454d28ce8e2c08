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

Then('del cobro automático lee {string}', async function (this: PortalWorld, text: string) {
  assert.includes(await (await this.portal()).automaticCollection.read(), text)
})

Then('los intentos del cobro son:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).automaticCollection.attempts(), table.raw().flat())
})

Then('los cobros anteriores son:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).automaticCollection.past(), table.raw().flat())
})

Then('la pantalla no dice nada del cobro automático', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).automaticCollection.read(), '')
})
