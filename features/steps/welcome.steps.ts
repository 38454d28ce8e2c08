import { Then, When, defineParameterType } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { welcomeTexts } from '@/ui/texts/welcome.texts'
import { deviceKinds, type DeviceKind } from '#features/support/device'
import { type ScenarioWordsForActions, translateActionsToScenarioWords } from '#features/support/next-steps'
import { screenPathsByName } from '#features/support/screens'
import type { StepPhrases } from '#features/support/step-phrases'
import type { StepTable } from '#features/support/step-table'
import type { PortalWorld } from '#features/support/world'

const { install } = welcomeTexts

const scenarioWordsForInstallActions: ScenarioWordsForActions = [
  ['instalar el portal', install.install],
  ['abrir la app', install.open],
  ['seguir en el navegador', install.proceed],
]

defineParameterType({
  name: 'dispositivo',
  regexp: new RegExp(deviceKinds.join('|')),
  transformer: (name: string): DeviceKind => deviceKinds.find((kind) => kind === name) ?? 'un celular',
})

export const welcomeStepPhrases: StepPhrases = {
  'elige … "…"': {
    'la contraseña nueva': ({ welcome }, password) => welcome.saveNewPassword(password, password),
  },
  'escribe … "…"': {
    'su contraseña actual': ({ welcome }, password) => welcome.typeCurrentAndSaveNewPassword(password),
  },
  'mira …': {
    'lo que escribió': ({ welcome }) => welcome.revealTypedPassword(),
  },
  '… lee "…"': {
    'en la contraseña nueva se': ({ welcome }) => welcome.shownPassword(),
    'de la instalación': ({ welcome }) => welcome.installationMessage(),
  },
  'vuelve …': {
    'al ingreso': ({ welcome }) => welcome.continueToLogin(),
  },
  'sigue …': {
    'con la presentación': ({ welcome }) => welcome.goToNextIntroductionStep(),
    'en el navegador': ({ welcome }) => welcome.continueInBrowser(),
  },
  'el navegador …': {
    'ofrece instalar el portal': ({ welcome }) => welcome.offerInstallation('accepted'),
    'ofrece instalar el portal, y ella no quiere': async ({ welcome }) => {
      await welcome.offerInstallation('dismissed')
      await welcome.installApp()
    },
  },
  '… puede:': {
    'para seguir': async ({ welcome }) =>
      translateActionsToScenarioWords(await welcome.installActionNames(), scenarioWordsForInstallActions),
  },
  '… lleva a "…"': {
    'el código': ({ welcome }) => welcome.pathInQrCode(),
  },
  'que … (portal)': {
    'la pantalla para instalar la app se rompe': async (world) =>
      await (await world.portal()).welcome.makeInstallScreenFailToLoad('unexplained'),
    'otra versión ocupó el lugar de la pantalla para instalar la app': async (world) =>
      await (await world.portal()).welcome.makeInstallScreenFailToLoad('replaced'),
    'la pantalla para instalar la app no llega porque se cortó internet': async (world) =>
      await (await world.portal()).welcome.makeInstallScreenFailToLoad('unreachable'),
  },
}

When(
  'abre {string} en {dispositivo}',
  async function (this: PortalWorld, screen: string, device: DeviceKind) {
    await (await this.portal()).welcome.openAddressOnDevice(device, screenPathsByName[screen] ?? screen)
  },
)

When(
  'elige la contraseña nueva {string} y la repite {string}',
  async function (this: PortalWorld, password: string, repeated: string) {
    await (await this.portal()).welcome.saveNewPassword(password, repeated)
  },
)

When(
  'vuelve al ingreso y entra con {string} y {string}',
  async function (this: PortalWorld, dni: string, password: string) {
    const { welcome, access } = await this.portal()
    await welcome.continueToLogin()
    await access.enterDni(dni)
    await access.enterPassword(password)
  },
)

When('entra con {string} y {string}', async function (this: PortalWorld, dni: string, password: string) {
  const { access, session } = await this.portal()
  await session.openAddress('/validacion-dni')
  await access.enterDni(dni)
  await access.enterPassword(password)
})

Then('puede salir para {string}', async function (this: PortalWorld, name: string) {
  assert.equal(await (await this.portal()).welcome.addressOfLinkNamed(name), '/cerrar-sesion')
})

When('salta la presentación', async function (this: PortalWorld) {
  await (await this.portal()).welcome.skipIntroduction()
})

When('instala el portal', async function (this: PortalWorld) {
  await (await this.portal()).welcome.installApp()
})

When('la instalación termina', async function (this: PortalWorld) {
  await (await this.portal()).welcome.finishInstallation()
})

Then('de la instalación no lee nada', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).welcome.installationMessage(), '')
})

Then(
  'la empresa sabe que el ingreso de {string} fue desde {string}',
  async function (this: PortalWorld, taxId: string, where: string) {
    const shown = await (await this.portal()).welcome.lastLoginInAppOrTab(taxId)
    assert.equal(shown, where === 'la app' ? 'app' : 'tab')
  },
)

Then(
  'para la empresa ya no hay ninguna sesión de {string}',
  async function (this: PortalWorld, taxId: string) {
    assert.deepEqual(await (await this.portal()).welcome.sessionStatesAtLender(taxId), ['terminada'])
  },
)

Then(
  'la empresa le avisa a {string} en {int} dispositivo(s)',
  async function (this: PortalWorld, taxId: string, count: number) {
    assert.equal((await (await this.portal()).welcome.notificationDevicesAtLender(taxId)).length, count)
  },
)

Then('para la empresa nunca hubo una sesión de {string}', async function (this: PortalWorld, taxId: string) {
  assert.deepEqual(await (await this.portal()).welcome.sessionStatesAtLender(taxId), [])
})

Then('para instalarlo a mano lee:', async function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(await (await this.portal()).welcome.manualInstallationSteps(), table.raw().flat())
})

Then('para instalarlo escanea {string}', async function (this: PortalWorld, picture: string) {
  assert.equal(await (await this.portal()).welcome.installationQrCodeLabel(), picture)
})

Then('el navegador encuentra para instalar:', async function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(await (await this.portal()).welcome.installationManifestTexts(), table.raw().flat())
})

When('el celular vuelve a tener internet', async function (this: PortalWorld) {
  await (await this.portal()).welcome.dispatchOnlineEvent()
})

When('la pantalla para instalar la app vuelve a andar', async function (this: PortalWorld) {
  await (await this.portal()).welcome.makeInstallScreenLoadAgain()
})
