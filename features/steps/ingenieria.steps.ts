import { After, Given, Then, When } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { isCallName, type CallName } from '@/adapters/fake/call-name'
import type { Persona } from '@/adapters/fake/personas/persona'
import {
  buttonColourWith,
  buttonColourWithoutAccent,
  configuredAccent,
  explanationOf,
  explanationOfTheShipped,
  explanationWith,
} from '#features/support/engineering/configuration-check'
import { Connection } from '#features/support/engineering/connection'
import { askedToEnter, askedToRegister } from '#features/support/engineering/device-questions'
import { brokenBy } from '#features/support/engineering/kept-checks'
import { keptOfCustomers, keptOfVisitors, oddlyKept } from '#features/support/engineering/kept-values'
import { PageChecks } from '#features/support/engineering/page-checks'
import type { PortalWorld } from '#features/support/world'
import { demoTraces } from '#scripts/support/live-build-is-clean'
import { builtRows, rowsThatAreUsed, rowsWithHandler } from '#tests/adapters/http/every-gateway-method'

/** What a step found, for the next one to look at. */
const found = new WeakMap<PortalWorld, readonly string[]>()
/** What the device would be asked for, by the words of the specification. */
const asked = new WeakMap<PortalWorld, Readonly<Record<string, string>>>()
const pages = new WeakMap<PortalWorld, PageChecks>()

async function pageOf(world: PortalWorld): Promise<PageChecks> {
  const checks = pages.get(world) ?? new PageChecks(await world.portal())
  pages.set(world, checks)
  return checks
}

After(async function (this: PortalWorld) {
  await pages.get(this)?.putBack()
})

Given('una conexión en la que ingresó {persona}', function (this: PortalWorld, persona: Persona) {
  Connection.of(this).letIn(persona.id)
})

Given('una conexión en la que nadie ingresó', function (this: PortalWorld) {
  Connection.of(this)
})

Given('el token venció', function (this: PortalWorld) {
  Connection.of(this).letAccessTokenExpire()
})

Given('la sesión venció del todo', function (this: PortalWorld) {
  Connection.of(this).letRefreshTokenExpire()
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

Given('que el servidor ya no acepta la sesión', function (this: PortalWorld) {
  this.given({ next: [{ call: 'session.validateSession', answer: { status: 403, code: 'FORBIDDEN' } }] })
})

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
    await Connection.of(this).updateCard(id, {
      number: '5412750012345014',
      holder: 'Marta Giménez',
      expiryMonth: '12',
      expiryYear: '39',
      securityCode: '123',
      dni: '28456123',
    })
  },
)

When('el portal prepara lo que pide al dispositivo para activar la huella', function (this: PortalWorld) {
  asked.set(this, askedToRegister())
})

When('el portal prepara lo que pide al dispositivo para ingresar', function (this: PortalWorld) {
  asked.set(this, askedToEnter())
})

When('el portal busca el DNI {string}', async function (this: PortalWorld, dni: string) {
  await Connection.of(this).findPeople(dni)
})

When(
  'el portal anota para los avisos el dispositivo {string}',
  async function (this: PortalWorld, token: string) {
    await Connection.of(this).subscribe(token)
  },
)

Then('el pedido fue a {string}', function (this: PortalWorld, address: string) {
  assert.equal(Connection.of(this).lastAddress(), address)
})

When('el portal paga con la tarjeta guardada', async function (this: PortalWorld) {
  await Connection.of(this).pay()
})

When('{persona} sale mientras se renueva el token', async function (this: PortalWorld, _: Persona) {
  await Connection.of(this).leaveDuringRenewal()
})

When('el servidor responde 401 al pedido {string}', async function (this: PortalWorld, call: string) {
  await Connection.of(this).beRefusedAtTheDoor(callNamed(call))
})

When('se comparan el contrato y la demostración', function (this: PortalWorld) {
  found.set(this, rowsWithHandler())
})

When('se usa cada función de los adaptadores', async function (this: PortalWorld) {
  found.set(this, await rowsThatAreUsed())
})

When('se lee la configuración que se entrega', function (this: PortalWorld) {
  this.answer = explanationOfTheShipped()
})

When(
  'se lee la configuración con {string} en {string}',
  function (this: PortalWorld, key: string, value: string) {
    this.answer = explanationWith(key, value)
  },
)

When('la configuración no se puede leer', function (this: PortalWorld) {
  this.answer = explanationOf(undefined)
})

When('el portal arranca con el color {string}', function (this: PortalWorld, accent: string) {
  this.answer = buttonColourWith(accent)
})

When('el portal arranca sin color configurado', function (this: PortalWorld) {
  this.answer = buttonColourWithoutAccent()
})

When('se revisa la construcción real', { timeout: 120_000 }, async function (this: PortalWorld) {
  found.set(this, wordsOf(await tracesIn('live')))
})

When(
  'se revisa la construcción de la demostración',
  { timeout: 120_000 },
  async function (this: PortalWorld) {
    found.set(this, wordsOf(await tracesIn('demo')))
  },
)

When('se corta todo lo que no sea el sitio', async function (this: PortalWorld) {
  await (await pageOf(this)).cutOff()
})

When(
  /^pone (el puntero|el foco) sobre el aviso y pasan 60 segundos$/,
  async function (this: PortalWorld, what: string) {
    const page = await pageOf(this)
    await page.putOnToast(what)
    await page.letPass(60)
  },
)

When('mira el inicio con {int} píxeles de ancho', async function (this: PortalWorld, width: number) {
  await (await pageOf(this)).widen(width)
})

When('abre el menú lateral', async function (this: PortalWorld) {
  await (await pageOf(this)).openDrawer()
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
    assert.deepEqual(await Connection.of(this).sentWith(callNamed(call)), { ...table.rowsHash() })
  },
)

Then('al dispositivo le pide:', function (this: PortalWorld, table: { rowsHash(): Record<string, string> }) {
  assert.deepEqual(asked.get(this), { ...table.rowsHash() })
})

Then('la respuesta para el cliente es {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await Connection.of(this).sentence(), text)
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

Then('cada pedido del contrato tiene su respuesta', function (this: PortalWorld) {
  assert.deepEqual(found.get(this), builtRows())
})

Then('se hicieron todos los pedidos del contrato, y ningún otro', function (this: PortalWorld) {
  assert.deepEqual(found.get(this), builtRows())
})

Then('la configuración es válida', function (this: PortalWorld) {
  assert.equal(this.answer, '')
})

Then('la explicación es {string}', function (this: PortalWorld, text: string) {
  assert.equal(this.answer, text)
})

Then('el color de los botones es {string}', function (this: PortalWorld, colour: string) {
  assert.equal(this.answer, colour)
})

Then('el color configurado es {string}', function (this: PortalWorld, colour: string) {
  assert.equal(configuredAccent(), colour)
})

Then('no hay rastros de la demostración', function (this: PortalWorld) {
  assert.deepEqual(found.get(this), [])
})

Then('hay rastros de {string} y de {string}', function (this: PortalWorld, word: string, other: string) {
  assert.deepEqual(
    [word, other].filter((each) => !found.get(this)?.includes(each)),
    [],
  )
})

Then('nada salió del sitio', async function (this: PortalWorld) {
  assert.deepEqual((await pageOf(this)).askedOutside(), [])
})

Then('el aviso sigue', async function (this: PortalWorld) {
  assert.ok(await (await pageOf(this)).isToastShown())
})

Then('se va a los 5 segundos de quedar solo', async function (this: PortalWorld) {
  const page = await pageOf(this)
  await page.leaveToast()
  await page.letPass(4)
  assert.ok(await page.isToastShown())
  await page.letPass(1)
  await page.toastGone()
})

Then(
  /^la barra de abajo (se ve|no está) y el botón del menú (se ve|no está)$/,
  async function (this: PortalWorld, bar: string, button: string) {
    const page = await pageOf(this)
    assert.deepEqual([await page.bottomBar(), await page.menuButton()], [bar, button])
  },
)

Then('el menú lateral mide {int} píxeles', async function (this: PortalWorld, width: number) {
  assert.equal(await (await pageOf(this)).drawerWidth(), width)
})

function callNamed(name: string): CallName {
  if (!isCallName(name)) throw new Error(`No call is named ${name}`)
  return name
}

/** Builds only where nothing is built yet; the builder is loaded for nobody else. */
async function tracesIn(mode: 'live' | 'demo'): ReturnType<typeof demoTraces> {
  const { ensureBuilt } = await import('#scripts/support/portal-build')
  return demoTraces(await ensureBuilt(mode))
}

function wordsOf(traces: readonly { readonly word: string }[]): readonly string[] {
  return [...new Set(traces.map(({ word }) => word))]
}

When(
  'abre cada pantalla del ingreso con algo raro guardado',
  { timeout: 600_000 },
  async function (this: PortalWorld) {
    found.set(this, await brokenBy((await this.portal()).page, oddlyKept(keptOfVisitors)))
  },
)

When(
  'abre cada pantalla suya con algo raro guardado',
  { timeout: 600_000 },
  async function (this: PortalWorld) {
    found.set(this, await brokenBy((await this.portal()).page, oddlyKept(keptOfCustomers)))
  },
)

Then('ninguna se rompe', function (this: PortalWorld) {
  assert.deepEqual(found.get(this), [])
})
