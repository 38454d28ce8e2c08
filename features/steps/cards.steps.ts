import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { CardFields } from '#features/support/tasks/card-update.tasks'
import type { PortalWorld } from '#features/support/world'

interface Table {
  raw(): string[][]
}

const paulasCard: CardFields = {
  number: '4517650012344821',
  holder: 'Paula Navarro',
  expiry: '12/30',
  securityCode: '123',
  dni: '31447902',
}

When('abre la tarjeta {string}', async function (this: PortalWorld, name: string) {
  await (await this.portal()).cards.open(name)
})

When('quiere agregar una tarjeta', async function (this: PortalWorld) {
  await (await this.portal()).cards.startAdding()
})

When('elige el préstamo de {string}', async function (this: PortalWorld, facts: string) {
  await (await this.portal()).cards.chooseLoans([facts])
})

When('prepara una tarjeta nueva para:', async function (this: PortalWorld, table: Table) {
  const { cards } = await this.portal()
  await cards.startAdding()
  await cards.chooseLoans(table.raw().flat())
  await cards.give(paulasCard)
})

When(
  'prepara una tarjeta a nombre de {string} para {string}',
  async function (this: PortalWorld, holder: string, loan: string) {
    const { cards } = await this.portal()
    await cards.startAdding()
    await cards.chooseLoans([loan])
    await cards.give({ ...paulasCard, holder })
  },
)

When('cambia los préstamos por {string}', async function (this: PortalWorld, facts: string) {
  const { cards } = await this.portal()
  await cards.changeLoans()
  await cards.chooseLoans([facts])
})

When('carga su tarjeta nueva', async function (this: PortalWorld) {
  await (await this.portal()).cards.give(paulasCard)
})

When('carga una tarjeta con el DNI {string}', async function (this: PortalWorld, dni: string) {
  await (await this.portal()).cards.give({ ...paulasCard, dni })
})

When('carga una tarjeta con el número {string}', async function (this: PortalWorld, number: string) {
  await (await this.portal()).cards.give({ ...paulasCard, number })
})

When('carga una tarjeta que vence en {string}', async function (this: PortalWorld, expiry: string) {
  await (await this.portal()).cards.give({ ...paulasCard, expiry })
})

Then('de la tarjeta nueva lee {string}', async function (this: PortalWorld, text: string) {
  assert.ok(await (await this.portal()).cards.tells(text))
})

Then(
  'lo que sigue es {string} en {string}',
  async function (this: PortalWorld, words: string, address: string) {
    assert.deepEqual(await (await this.portal()).cards.nextLink(), [words, address])
  },
)

When('no completa la tarjeta nueva', async function (this: PortalWorld) {
  await (await this.portal()).cards.give({})
})

When('confirma la tarjeta', async function (this: PortalWorld) {
  await (await this.portal()).cards.confirm()
})

When('confirma la tarjeta y se va al inicio sin esperar', async function (this: PortalWorld) {
  await (await this.portal()).cards.confirmAndGoHome()
})

When('cancela', async function (this: PortalWorld) {
  await (await this.portal()).cards.cancel()
})

When('pide los términos y condiciones', async function (this: PortalWorld) {
  await (await this.portal()).cards.openTerms()
})

When('quiere reemplazar la tarjeta {string}', async function (this: PortalWorld, name: string) {
  const { cards, cardReplacement } = await this.portal()
  await cards.open(name)
  await cardReplacement.start()
})

When('quiere reemplazar la tarjeta {string} por una nueva', async function (this: PortalWorld, name: string) {
  const { cards, cardReplacement } = await this.portal()
  await cards.open(name)
  await cardReplacement.start()
  await cardReplacement.goOn()
  await cardReplacement.addInstead()
})

When(
  'empieza a reemplazar {string} por {string} y se va al inicio',
  async function (this: PortalWorld, name: string, other: string) {
    const { cards, cardReplacement } = await this.portal()
    await cards.open(name)
    await cardReplacement.begin(other)
    await cardReplacement.sendAndGoHome()
  },
)

When(
  'vuelve a reemplazar {string} por {string}',
  async function (this: PortalWorld, name: string, other: string) {
    const { cards, cardReplacement } = await this.portal()
    await cards.open(name)
    await cardReplacement.begin(other)
    await cardReplacement.send()
  },
)

When('manda su tarjeta nueva sin esperar', async function (this: PortalWorld) {
  await (await this.portal()).cards.send(paulasCard)
})

When('manda su tarjeta nueva y se va al inicio', async function (this: PortalWorld) {
  await (await this.portal()).cards.sendAndGoHome(paulasCard)
})

When('manda una tarjeta que el banco no acepta y se va al inicio', async function (this: PortalWorld) {
  await (await this.portal()).cards.sendAndGoHome({ ...paulasCard, number: '4517650012340002' })
})

When('manda una tarjeta de otra persona y se va al inicio', async function (this: PortalWorld) {
  await (await this.portal()).cards.sendAndGoHome({ ...paulasCard, dni: '28456123' })
})

When('sigue con el reemplazo', async function (this: PortalWorld) {
  await (await this.portal()).cardReplacement.goOn()
})

When('la reemplaza por {string}', async function (this: PortalWorld, name: string) {
  await (await this.portal()).cardReplacement.replaceBy(name)
})

When(
  'la reemplaza por {string} y se va al inicio sin esperar',
  async function (this: PortalWorld, name: string) {
    await (await this.portal()).cardReplacement.replaceByAndGoHome(name)
  },
)

When(
  'la reemplaza por {string} y vuelve un paso sin esperar',
  async function (this: PortalWorld, name: string) {
    await (await this.portal()).cardReplacement.replaceByAndGoBack(name)
  },
)

When('elige {string} para reemplazarla', async function (this: PortalWorld, name: string) {
  await (await this.portal()).cardReplacement.choose(name)
})

When('prefiere una tarjeta nueva', async function (this: PortalWorld) {
  await (await this.portal()).cardReplacement.addInstead()
})

When('sigue por donde se le ofrece', async function (this: PortalWorld) {
  await (await this.portal()).cards.follow()
})

Then('sus tarjetas son:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).cards.cards(), table.raw().flat())
})

Then('las marcas dibujadas son:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).cards.marks(), table.raw().flat())
})

Then('los bordes de sus tarjetas son:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).cards.borders(), table.raw().flat())
})

Then('puede agregar una tarjeta', async function (this: PortalWorld) {
  assert.ok(await (await this.portal()).cards.offersAdding())
})

Then('no se le ofrece agregar una tarjeta', async function (this: PortalWorld) {
  assert.ok(!(await (await this.portal()).cards.offersAdding()))
})

Then('puede reemplazarla', async function (this: PortalWorld) {
  assert.ok(await (await this.portal()).cards.offersReplacing())
})

Then('no se le ofrece reemplazarla', async function (this: PortalWorld) {
  assert.ok(!(await (await this.portal()).cards.offersReplacing()))
})

Then('la tarjeta vence en {string}', async function (this: PortalWorld, expiry: string) {
  assert.equal(await (await this.portal()).cards.expiry(), expiry)
})

Then('los préstamos de la tarjeta son:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).cards.loans(), table.raw().flat())
})

Then('en lugar de préstamos lee {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).cards.noLoans(), text)
})

Then('el total de las cuotas es {string}', async function (this: PortalWorld, amount: string) {
  assert.equal(await (await this.portal()).cards.total(), amount)
})

Then('para seguir se le pide {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).cards.obstacle(), text)
})

Then('la tarjeta a agregar es {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).cards.newCard(), text)
})

Then('puede reemplazarla por:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).cardReplacement.choices(), table.raw().flat())
})

Then(
  'de la tarjeta quedó escrito {string}, sin el número ni el código',
  async function (this: PortalWorld, holder: string) {
    assert.deepEqual(await (await this.portal()).cards.typed(), ['', '', holder])
  },
)

Then('en sus tarjetas se explica {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).cards.message(), text)
})

Then('se abre un documento', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).cards.openedDocuments(1), 1)
})
