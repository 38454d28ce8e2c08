import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { isCallName, type CallName } from '@/adapters/fake/call-name'
import type { Persona } from '@/adapters/fake/personas/persona'
import { refinancingLinkHashOfPersona } from '#tests/support/lender-links'
import { HttpAdapterSession } from '#features/support/engineering/http-adapter-session'
import type { StepTable } from '#features/support/step-table'
import type { PortalWorld } from '#features/support/world'
import { martasMastercard } from '#tests/support/test-cards'

Given('una conexión en la que ingresó {persona}', function (this: PortalWorld, persona: Persona) {
  HttpAdapterSession.getOrCreateForScenario(this).signIn(persona.id)
})

Given('una conexión en la que nadie ingresó', function (this: PortalWorld) {
  HttpAdapterSession.getOrCreateForScenario(this)
})

Given('el token venció', function (this: PortalWorld) {
  HttpAdapterSession.getOrCreateForScenario(this).expireAccessToken()
})

Given('la sesión venció del todo', function (this: PortalWorld) {
  HttpAdapterSession.getOrCreateForScenario(this).expireRefreshToken()
})

Given('el servidor no responde a {string}', function (this: PortalWorld, call: string) {
  HttpAdapterSession.getOrCreateForScenario(this).setNextCallAnswer(requireCallName(call), 'never')
})

Given('la respuesta a {string} se pierde', function (this: PortalWorld, call: string) {
  HttpAdapterSession.getOrCreateForScenario(this).setNextCallAnswer(requireCallName(call), 'lost-answer')
})

Given('el servidor responde {int} a {string}', function (this: PortalWorld, status: number, call: string) {
  HttpAdapterSession.getOrCreateForScenario(this).setNextCallAnswer(requireCallName(call), { status })
})

Given(
  'el servidor responde {int} a {string} con el mensaje {string}',
  function (this: PortalWorld, status: number, call: string, message: string) {
    HttpAdapterSession.getOrCreateForScenario(this).setNextCallAnswer(requireCallName(call), {
      status,
      message,
    })
  },
)

When('el portal pide los préstamos', async function (this: PortalWorld) {
  await HttpAdapterSession.getOrCreateForScenario(this).requestLoans()
})

When(
  'el portal pide los préstamos y pasan {int} segundos',
  async function (this: PortalWorld, seconds: number) {
    await HttpAdapterSession.getOrCreateForScenario(this).requestLoansFromSilentLender(seconds)
  },
)

When('el portal pide los préstamos {int} veces a la vez', async function (this: PortalWorld, times: number) {
  await HttpAdapterSession.getOrCreateForScenario(this).requestLoansConcurrently(times)
})

When(
  'la situación de la cuenta se pide, pasa a un estudio jurídico, se pide en otra pestaña y la primera respuesta llega última',
  async function (this: PortalWorld) {
    await HttpAdapterSession.getOrCreateForScenario(this).requestAccountStatusInTwoTabs()
  },
)

Then('en las dos pestañas la cuenta está en un estudio jurídico', function (this: PortalWorld) {
  assert.ok(
    HttpAdapterSession.getOrCreateForScenario(this).isCustomersLawFirmStoredOnDevice(),
    'An older answer took the place of a newer one',
  )
})

When('el portal pide los préstamos en dos pestañas a la vez', async function (this: PortalWorld) {
  await HttpAdapterSession.getOrCreateForScenario(this).requestLoansInTwoTabs()
})

When('el portal registra la llave {string}', async function (this: PortalWorld, id: string) {
  await HttpAdapterSession.getOrCreateForScenario(this).registerPasskey(id)
})

When('el portal ingresa con la llave {string}', async function (this: PortalWorld, id: string) {
  await HttpAdapterSession.getOrCreateForScenario(this).logInWithPasskey(id)
})

When(
  /^el portal manda un código para (ingresar|restablecer la contraseña)$/,
  async function (this: PortalWorld, purpose: string) {
    await HttpAdapterSession.getOrCreateForScenario(this).logInWithSmsCode(
      '4821',
      purpose === 'ingresar' ? 'enter' : 'reset-password',
    )
  },
)

When(
  'el portal actualiza la tarjeta del enlace de {persona}',
  async function (this: PortalWorld, { id }: Persona) {
    await HttpAdapterSession.getOrCreateForScenario(this).updateCard(id, martasMastercard)
  },
)

When('el portal pide el contrato del préstamo {string}', async function (this: PortalWorld, loanId: string) {
  await HttpAdapterSession.getOrCreateForScenario(this).requestLoanAgreement(loanId)
})

When(
  'el portal pide la propuesta del enlace de {persona}',
  async function (this: PortalWorld, persona: Persona) {
    await HttpAdapterSession.getOrCreateForScenario(this).requestRefinancingProposal(
      refinancingLinkHashOfPersona(persona.id),
    )
  },
)

When('el portal busca el DNI {string}', async function (this: PortalWorld, dni: string) {
  await HttpAdapterSession.getOrCreateForScenario(this).requestPeopleWithDni(dni)
})

When(
  'el portal anota para los avisos el dispositivo {string}',
  async function (this: PortalWorld, token: string) {
    await HttpAdapterSession.getOrCreateForScenario(this).subscribeToPush(token)
  },
)

Then('el pedido llevó el enlace de {persona}', function (this: PortalWorld, persona: Persona) {
  assert.equal(
    new URL(HttpAdapterSession.getOrCreateForScenario(this).lastRequestAddress()).searchParams.get('hash'),
    refinancingLinkHashOfPersona(persona.id),
  )
})

Then('el pedido fue a {string}', function (this: PortalWorld, address: string) {
  assert.equal(HttpAdapterSession.getOrCreateForScenario(this).lastRequestAddress(), address)
})

When(/^el portal paga con la tarjeta guardada(?: de Marta)?$/, async function (this: PortalWorld) {
  await HttpAdapterSession.getOrCreateForScenario(this).payInstallment()
})

When('el portal ordena a la vez los pagos de:', async function (this: PortalWorld, table: StepTable) {
  await HttpAdapterSession.getOrCreateForScenario(this).payConcurrently(table.raw().flat().map(Number))
})

Then('terminaron en:', function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(
    HttpAdapterSession.getOrCreateForScenario(this).concurrentPaymentOutcomes(),
    table.raw().flat(),
  )
})

When('{persona} sale mientras se renueva el token', async function (this: PortalWorld, _: Persona) {
  await HttpAdapterSession.getOrCreateForScenario(this).signOutDuringTokenRenewal()
})

When('el servidor responde 401 al pedido {string}', async function (this: PortalWorld, call: string) {
  await HttpAdapterSession.getOrCreateForScenario(this).sendCallAnsweredWith401(requireCallName(call))
})

Then('cada pedido llevó el token de la sesión', function (this: PortalWorld) {
  const connection = HttpAdapterSession.getOrCreateForScenario(this)
  assert.deepEqual(connection.sentAuthorizationHeaders(), [connection.sessionAuthorizationHeader()])
})

Then('ningún pedido llevó un token', function (this: PortalWorld) {
  assert.deepEqual(HttpAdapterSession.getOrCreateForScenario(this).sentAuthorizationHeaders(), ['sin token'])
})

Then('el pedido {string} llevó:', async function (this: PortalWorld, call: string, table: StepTable) {
  assert.deepEqual(
    await HttpAdapterSession.getOrCreateForScenario(this).sentBodyFields(requireCallName(call)),
    {
      ...table.rowsHash(),
    },
  )
})

Then('la respuesta para el cliente es {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await HttpAdapterSession.getOrCreateForScenario(this).lastRequestOutcomeMessage(), text)
})

Then('los pedidos fueron:', function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(HttpAdapterSession.getOrCreateForScenario(this).sentCallNames(), table.raw().flat())
})

Then('el pedido {string} se hizo {int} vez/veces', function (this: PortalWorld, call: string, times: number) {
  assert.equal(
    HttpAdapterSession.getOrCreateForScenario(this)
      .sentCallNames()
      .filter((name) => name === call).length,
    times,
  )
})

Then('en la conexión se cobró {int} vez/veces', function (this: PortalWorld, times: number) {
  assert.equal(HttpAdapterSession.getOrCreateForScenario(this).countCharges(), times)
})

Then('ya no hay sesión', function (this: PortalWorld) {
  assert.equal(HttpAdapterSession.getOrCreateForScenario(this).isSignedIn(), false)
})

Then('la sesión sigue abierta', function (this: PortalWorld) {
  assert.equal(HttpAdapterSession.getOrCreateForScenario(this).isSignedIn(), true)
})

function requireCallName(name: string): CallName {
  if (!isCallName(name)) throw new Error(`No call is named ${name}`)
  return name
}
