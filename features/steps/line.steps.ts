import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { Persona } from '@/adapters/fake/personas/persona'
import type { PortalWorld } from '#features/support/world'

interface Table {
  raw(): string[][]
}

Given(
  'que {persona} debe la cuota de su préstamo {string}',
  function (this: PortalWorld, persona: Persona, externalId: string) {
    const loan = persona.loans.find((each) => each.externalId === externalId)
    this.given({ set: { loans: { [externalId]: { owes: (loan?.nextDueNumber ?? 2) - 1 } } } })
  },
)

Given('que la línea tuvo {int} movimientos más', function (this: PortalWorld, lineMovements: number) {
  this.given({ set: { lineMovements } })
})

Given('que de los costos la empresa informa una parte', function (this: PortalWorld) {
  this.given({ set: { costsInPart: true } })
})

Given(
  'que la tarjeta con que se paga viene como {string}',
  function (this: PortalWorld, debitCardNumber: string) {
    const body = { debitCardNumber }
    this.given({ next: [{ call: 'revolving-line.findActiveCard', answer: { status: 200, body } }] })
  },
)

When('escribe que necesita {string}', async function (this: PortalWorld, text: string) {
  await (await this.portal()).line.typeAmount(text)
})

When('pide {string} de su línea', async function (this: PortalWorld, text: string) {
  await (await this.portal()).line.askFor(text)
})

When('elige pagar en {string}', async function (this: PortalWorld, installments: string) {
  await (await this.portal()).line.choose(installments)
})

When('pide {string} en {string}', async function (this: PortalWorld, amount: string, installments: string) {
  const { line } = await this.portal()
  await line.askFor(amount)
  await line.choose(installments)
  await line.request()
})

When(
  'aprieta dos veces para pedir {string} en {string}',
  async function (this: PortalWorld, amount: string, installments: string) {
    const { line } = await this.portal()
    await line.askFor(amount)
    await line.choose(installments)
    await line.requestTwice()
  },
)

When(
  'pide {string} en {string} en dos pestañas',
  async function (this: PortalWorld, amount: string, installments: string) {
    const { line } = await this.portal()
    await line.askFor(amount)
    await line.choose(installments)
    await line.requestInTwoTabs()
  },
)

When(
  'pide {string} en {string} sin esperar la respuesta',
  async function (this: PortalWorld, amount: string, installments: string) {
    const { line } = await this.portal()
    await line.askFor(amount)
    await line.choose(installments)
    await line.requestWithoutWaiting()
  },
)

When(
  'en otra pestaña pide {string} en {string}',
  async function (this: PortalWorld, amount: string, installments: string) {
    await (await this.portal()).line.requestElsewhere(amount, installments)
  },
)

When(
  'en otra pestaña elige {string} en {string}, sin pedirlo',
  async function (this: PortalWorld, amount: string, installments: string) {
    await (await this.portal()).line.chooseElsewhere(amount, installments)
  },
)

When('sigue a las cuotas sin esperarlas', async function (this: PortalWorld) {
  await (await this.portal()).line.goOnWithoutWaiting()
})

When('vuelve de su selfie sin que se sepa el resultado', async function (this: PortalWorld) {
  await (await this.portal()).line.takeUnansweredSelfie()
})

When('abre los términos del préstamo', async function (this: PortalWorld) {
  await (await this.portal()).qrPayment.openTerms()
})

When('manda el pedido otra vez', async function (this: PortalWorld) {
  await (await this.portal()).line.tryAgain()
})

When('su selfie termina en {string}', async function (this: PortalWorld, ending: string) {
  await (await this.portal()).line.takeSelfie(ending)
})

When(
  'su selfie termina en {string} y vuelve con {string}',
  async function (this: PortalWorld, ending: string, spelling: string) {
    await (await this.portal()).line.takeSelfie(ending, spelling)
  },
)

Then('en el campo del importe queda {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).line.typedAmount(), text)
})

Then('el costo dice:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).line.cost(), table.raw().flat())
})

Then('los movimientos son:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).line.movements(), table.raw().flat())
})

Then('el último movimiento es {string}', async function (this: PortalWorld, movement: string) {
  assert.equal((await (await this.portal()).line.movements())[0] ?? '', movement)
})

Then('lo pedido dice {string}', async function (this: PortalWorld, words: string) {
  assert.equal(await (await this.portal()).line.ordered(), words)
})

Then('el anillo dice {string}', async function (this: PortalWorld, words: string) {
  assert.equal(await (await this.portal()).line.ring(), words)
})

Then(
  'no puede tocar {string} porque {string}',
  async function (this: PortalWorld, words: string, reason: string) {
    assert.equal(await (await this.portal()).line.reason(words), reason)
  },
)

Then('hay un código para seguir en el celular', async function (this: PortalWorld) {
  assert.ok(await (await this.portal()).line.hasCode())
})
