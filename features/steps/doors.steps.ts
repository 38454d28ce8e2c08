import { Given, Then, When, defineParameterType } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { welcomeTexts } from '@/ui/texts/welcome.texts'
import { deviceKinds, type DeviceKind } from '#features/support/device'
import { assertWaysOn, type Wording } from '#features/support/ways-on'
import { screens } from '#features/support/screens'
import type { PortalWorld } from '#features/support/world'

const { install } = welcomeTexts

const waysToInstall: Wording = [
  ['instalar el portal', install.install],
  ['abrir la app', install.open],
  ['seguir en el navegador', install.proceed],
]

defineParameterType({
  name: 'dispositivo',
  regexp: new RegExp(deviceKinds.join('|')),
  transformer: (name: string): DeviceKind => deviceKinds.find((kind) => kind === name) ?? 'un celular',
})

Given('que el envío de códigos falla con {string}', function (this: PortalWorld, code: string) {
  this.given({ next: [{ call: 'access.sendCode', answer: { status: 409, code } }] })
})

When(
  'abre {string} en {dispositivo}',
  async function (this: PortalWorld, screen: string, device: DeviceKind) {
    await (await this.portal()).doors.openOn(device, screens[screen] ?? screen)
  },
)

When('elige la contraseña nueva {string}', async function (this: PortalWorld, password: string) {
  await (await this.portal()).doors.setPassword(password, password)
})

When(
  'elige la contraseña nueva {string} y la repite {string}',
  async function (this: PortalWorld, password: string, repeated: string) {
    await (await this.portal()).doors.setPassword(password, repeated)
  },
)

When(
  'vuelve al ingreso y entra con {string} y {string}',
  async function (this: PortalWorld, dni: string, password: string) {
    const { doors, access } = await this.portal()
    await doors.logInAgain()
    await access.enterDni(dni)
    await access.enterPassword(password)
  },
)

When('entra con {string} y {string}', async function (this: PortalWorld, dni: string, password: string) {
  const { access, session } = await this.portal()
  await session.open('/validacion-dni')
  await access.enterDni(dni)
  await access.enterPassword(password)
})

When('escribe su contraseña actual {string}', async function (this: PortalWorld, password: string) {
  await (await this.portal()).doors.proveWithPassword(password)
})

Then('puede salir para {string}', async function (this: PortalWorld, name: string) {
  assert.equal(await (await this.portal()).doors.wayOut(name), '/cerrar-sesion')
})

When('mira lo que escribió', async function (this: PortalWorld) {
  await (await this.portal()).doors.showPassword()
})

Then('en la contraseña nueva se lee {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).doors.readablePassword(), text)
})

When('vuelve al ingreso', async function (this: PortalWorld) {
  await (await this.portal()).doors.logInAgain()
})

When('pide el código de nuevo', async function (this: PortalWorld) {
  await (await this.portal()).doors.retryCode()
})

When('sigue con la presentación', async function (this: PortalWorld) {
  await (await this.portal()).doors.nextStep()
})

When('salta la presentación', async function (this: PortalWorld) {
  await (await this.portal()).doors.skipIntroduction()
})

When('el navegador ofrece instalar el portal', async function (this: PortalWorld) {
  await (await this.portal()).doors.browserOffersInstall('accepted')
})

When('el navegador ofrece instalar el portal, y ella no quiere', async function (this: PortalWorld) {
  const { doors } = await this.portal()
  await doors.browserOffersInstall('dismissed')
  await doors.install()
})

When('instala el portal', async function (this: PortalWorld) {
  await (await this.portal()).doors.install()
})

When('la instalación termina', async function (this: PortalWorld) {
  await (await this.portal()).doors.installationEnds()
})

When('sigue en el navegador', async function (this: PortalWorld) {
  await (await this.portal()).doors.continueInBrowser()
})

Then('la clave se titula {string}', async function (this: PortalWorld, title: string) {
  assert.equal(await (await this.portal()).doors.title(), title)
})

Then('de la clave se le pide que corrija:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).doors.complaints(), table.raw().flat())
})

Then('de la instalación lee {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).doors.installationNews(), text)
})

Then('de la instalación no lee nada', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).doors.installationNews(), '')
})

Then(
  'la empresa sabe que el ingreso de {string} fue desde {string}',
  async function (this: PortalWorld, taxId: string, where: string) {
    const told = await (await this.portal()).doors.lastEntry(taxId)
    assert.equal(told, where === 'la app' ? 'app' : 'tab')
  },
)

Then(
  'para la empresa ya no hay ninguna sesión de {string}',
  async function (this: PortalWorld, taxId: string) {
    assert.deepEqual(await (await this.portal()).doors.sessionsAtLender(taxId), ['terminada'])
  },
)

Then(
  'la empresa le avisa a {string} en {int} dispositivo(s)',
  async function (this: PortalWorld, taxId: string, count: number) {
    assert.equal((await (await this.portal()).doors.devicesAtLender(taxId)).length, count)
  },
)

Then('para la empresa nunca hubo una sesión de {string}', async function (this: PortalWorld, taxId: string) {
  assert.deepEqual(await (await this.portal()).doors.sessionsAtLender(taxId), [])
})

Then('para seguir puede:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assertWaysOn(await (await this.portal()).doors.installWays(), table.raw().flat(), waysToInstall)
})

Then('el código lleva a {string}', async function (this: PortalWorld, path: string) {
  assert.equal(await (await this.portal()).doors.scannedPath(), path)
})

Then('para instalarlo a mano lee:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).doors.installingByHand(), table.raw().flat())
})

Then('para instalarlo escanea {string}', async function (this: PortalWorld, picture: string) {
  assert.equal(await (await this.portal()).doors.scannable(), picture)
})

Then(
  'el navegador encuentra para instalar:',
  async function (this: PortalWorld, table: { raw(): string[][] }) {
    assert.deepEqual(await (await this.portal()).doors.installability(), table.raw().flat())
  },
)

Given('que la pantalla para instalar la app se rompe', async function (this: PortalWorld) {
  await (await this.portal()).doors.installationBreaks('unexplained')
})

Given(
  'que otra versión ocupó el lugar de la pantalla para instalar la app',
  async function (this: PortalWorld) {
    await (await this.portal()).doors.installationBreaks('replaced')
  },
)

Given(
  'que la pantalla para instalar la app no llega porque se cortó internet',
  async function (this: PortalWorld) {
    await (await this.portal()).doors.installationBreaks('unreachable')
  },
)

When('el celular vuelve a tener internet', async function (this: PortalWorld) {
  await (await this.portal()).doors.networkIsBack()
})

When('la pantalla para instalar la app vuelve a andar', async function (this: PortalWorld) {
  await (await this.portal()).doors.installationIsMended()
})
