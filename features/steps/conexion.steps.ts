import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { isCallName, type CallName } from '@/adapters/fake/call-name'
import type { Persona } from '@/adapters/fake/personas/persona'
import { refinancingHashOf } from '#tests/support/lender-links'
import { Connection } from '#features/support/engineering/connection'
import type { PortalWorld } from '#features/support/world'
import { martasMastercard } from '#tests/support/test-cards'

Given('una conexión en la que ingresó {persona}', function (this: PortalWorld, persona: Persona) {
  Connection.of(this).signIn(persona.id)
})

Given('una conexión en la que nadie ingresó', function (this: PortalWorld) {
  Connection.of(this)
})

Given('el token venció', function (this: PortalWorld) {
  Connection.of(this).expireAccessToken()
})

Given('la sesión venció del todo', function (this: PortalWorld) {
  Connection.of(this).expireRefreshToken()
})

Given('el servidor no responde a {string}', function (this: PortalWorld, call: string) {
  Connection.of(this).answer(callNamed(call), 'never')
})

Given('la respuesta a {string} se pierde', function (this: PortalWorld, call: string) {
  Connection.of(this).answer(callNamed(call), 'lost-answer')
})

Given('el servidor responde {int} a {string}', function (this: PortalWorld, status: number, call: string) {
  Connection.of(this).answer(callNamed(call), { status })
})

Given(
  'el servidor responde {int} a {string} con el mensaje {string}',
  function (this: PortalWorld, status: number, call: string, message: string) {
    Connection.of(this).answer(callNamed(call), { status, message })
  },
)

When('el portal pide los préstamos', async function (this: PortalWorld) {
  await Connection.of(this).askLoans()
})

When(
  'el portal pide los préstamos y pasan {int} segundos',
  async function (this: PortalWorld, seconds: number) {
    await Connection.of(this).askLoansFor(seconds)
  },
)

When('el portal pide los préstamos {int} veces a la vez', async function (this: PortalWorld, times: number) {
  await Connection.of(this).askManyAtOnce(times)
})

When(
  'la situación de la cuenta se pide, pasa a un estudio jurídico, se pide en otra pestaña y la primera respuesta llega última',
  async function (this: PortalWorld) {
    await Connection.of(this).askStatusBeforeAnotherTab()
  },
)

Then('en las dos pestañas la cuenta está en un estudio jurídico', function (this: PortalWorld) {
  assert.ok(Connection.of(this).isInLegalStudy(), 'An older answer took the place of a newer one')
})

When('el portal pide los préstamos en dos pestañas a la vez', async function (this: PortalWorld) {
  await Connection.of(this).askInTwoTabs()
})

When('el portal registra la llave {string}', async function (this: PortalWorld, id: string) {
  await Connection.of(this).registerPasskey(id)
})

When('el portal ingresa con la llave {string}', async function (this: PortalWorld, id: string) {
  await Connection.of(this).enterWithPasskey(id)
})

When(
  /^el portal manda un código para (ingresar|restablecer la contraseña)$/,
  async function (this: PortalWorld, purpose: string) {
    await Connection.of(this).enterWithCode('4821', purpose === 'ingresar' ? 'enter' : 'reset-password')
  },
)

When(
  'el portal actualiza la tarjeta del enlace de {persona}',
  async function (this: PortalWorld, { id }: Persona) {
    await Connection.of(this).updateCard(id, martasMastercard)
  },
)

When('el portal pide el contrato del préstamo {string}', async function (this: PortalWorld, loanId: string) {
  await Connection.of(this).askAgreement(loanId)
})

When(
  'el portal pide la propuesta del enlace de {persona}',
  async function (this: PortalWorld, persona: Persona) {
    await Connection.of(this).askRefinancing(refinancingHashOf(persona.id))
  },
)

When('el portal busca el DNI {string}', async function (this: PortalWorld, dni: string) {
  await Connection.of(this).findPeople(dni)
})

When(
  'el portal anota para los avisos el dispositivo {string}',
  async function (this: PortalWorld, token: string) {
    await Connection.of(this).subscribe(token)
  },
)

Then('el pedido llevó el enlace de {persona}', function (this: PortalWorld, persona: Persona) {
  assert.equal(
    new URL(Connection.of(this).lastAddress()).searchParams.get('hash'),
    refinancingHashOf(persona.id),
  )
})

Then('el pedido fue a {string}', function (this: PortalWorld, address: string) {
  assert.equal(Connection.of(this).lastAddress(), address)
})

When(/^el portal paga con la tarjeta guardada(?: de Marta)?$/, async function (this: PortalWorld) {
  await Connection.of(this).pay()
})

When(
  'el portal ordena a la vez los pagos de:',
  async function (this: PortalWorld, table: { raw(): string[][] }) {
    await Connection.of(this).payAtTheSameTime(table.raw().flat().map(Number))
  },
)

Then('terminaron en:', function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(Connection.of(this).paymentOutcomes(), table.raw().flat())
})

When('{persona} sale mientras se renueva el token', async function (this: PortalWorld, _: Persona) {
  await Connection.of(this).leaveDuringRenewal()
})

When('el servidor responde 401 al pedido {string}', async function (this: PortalWorld, call: string) {
  await Connection.of(this).refuseWithoutSession(callNamed(call))
})

Then('cada pedido llevó el token de la sesión', function (this: PortalWorld) {
  const connection = Connection.of(this)
  assert.deepEqual(connection.tokensSent(), [connection.sessionToken()])
})

Then('ningún pedido llevó un token', function (this: PortalWorld) {
  assert.deepEqual(Connection.of(this).tokensSent(), ['sin token'])
})

Then(
  'el pedido {string} llevó:',
  async function (this: PortalWorld, call: string, table: { rowsHash(): Record<string, string> }) {
    assert.deepEqual(await Connection.of(this).fieldsSentTo(callNamed(call)), { ...table.rowsHash() })
  },
)

Then('la respuesta para el cliente es {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await Connection.of(this).messageShown(), text)
})

Then('los pedidos fueron:', function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(Connection.of(this).calls(), table.raw().flat())
})

Then('el pedido {string} se hizo {int} vez/veces', function (this: PortalWorld, call: string, times: number) {
  assert.equal(
    Connection.of(this)
      .calls()
      .filter((name) => name === call).length,
    times,
  )
})

Then('en la conexión se cobró {int} vez/veces', function (this: PortalWorld, times: number) {
  assert.equal(Connection.of(this).charges(), times)
})

Then('ya no hay sesión', function (this: PortalWorld) {
  assert.equal(Connection.of(this).isSignedIn(), false)
})

Then('la sesión sigue abierta', function (this: PortalWorld) {
  assert.equal(Connection.of(this).isSignedIn(), true)
})

function callNamed(name: string): CallName {
  if (!isCallName(name)) throw new Error(`No call is named ${name}`)
  return name
}
