import { Given, Then, When } from '@cucumber/cucumber'
import { switchableCapabilities } from '@/domain/session/switchable-capabilities'
import { assert } from '#features/support/assert'
import type { PortalAddressProblems } from '#features/support/tasks/configuration-change.tasks'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'

const portalAddressProblemsByScenario = new WeakMap<PortalWorld, PortalAddressProblems>()

const maintenanceText = 'Mejoramos los pagos. Lo que ya pagaste está registrado.'
const allCapabilitiesOff = Object.fromEntries(switchableCapabilities.map((each) => [each, false]))

export const configurationChangeStepPhrases: StepPhrases = {
  'que el prestamista …': {
    'apagó todo lo que se puede apagar': (world) =>
      world.changeConfiguration({ capabilities: allCapabilitiesOff }),
  },
  '… lleva a "…"': {
    'el menú': ({ configurationChange }) => configurationChange.addressesOfLinksOnScreenAndInMenu(),
  },
}

Given('que el prestamista apagó {string}', function (this: PortalWorld, capability: string) {
  this.changeConfiguration({ capabilities: { [capability]: false } })
})

Given(
  /^que el prestamista publicó un mantenimiento de todo hasta las (\d\d:\d\d) del (\d\d) de noviembre$/,
  function (this: PortalWorld, time: string, day: string) {
    this.changeConfiguration({
      maintenance: { text: maintenanceText, until: `2026-11-${day}T${time}:00-03:00` },
    })
  },
)

Given('que el prestamista publicó un mantenimiento de {string}', function (this: PortalWorld, part: string) {
  this.changeConfiguration({ maintenance: { text: maintenanceText, capabilities: [part] } })
})

When(
  'el prestamista apaga {string} y ella vuelve a la página',
  async function (this: PortalWorld, capability: string) {
    await (
      await this.portal()
    ).configurationChange.publishConfiguration({ capabilities: { [capability]: false } })
  },
)

When('el prestamista enciende todo y ella vuelve a la página', async function (this: PortalWorld) {
  await (await this.portal()).configurationChange.publishConfiguration({ capabilities: {} })
})

When('empieza un mantenimiento de todo y ella vuelve a la página', async function (this: PortalWorld) {
  await (
    await this.portal()
  ).configurationChange.publishConfiguration({ maintenance: { text: maintenanceText } })
})

When('termina el mantenimiento y ella prueba de nuevo', async function (this: PortalWorld) {
  await (await this.portal()).configurationChange.publishConfigurationAndRetry({ maintenance: undefined })
})

When('recorre cada dirección del portal', async function (this: PortalWorld) {
  portalAddressProblemsByScenario.set(
    this,
    await (await this.portal()).configurationChange.findAddressProblems(),
  )
})

Then('ninguna pantalla lleva a algo apagado', function (this: PortalWorld) {
  assert.deepEqual(portalAddressProblemsByScenario.get(this)?.switchedOffLinks, [])
})

Then('ninguna pantalla ofrece probar de nuevo', function (this: PortalWorld) {
  assert.deepEqual(portalAddressProblemsByScenario.get(this)?.failedScreens, [])
})

Then('ninguna pantalla nombra la huella ni el rostro', function (this: PortalWorld) {
  assert.deepEqual(portalAddressProblemsByScenario.get(this)?.passkeyTexts, [])
})

Then('ninguna pantalla pide algo apagado', async function (this: PortalWorld) {
  assert.deepEqual(await (await this.portal()).configurationChange.sentCallNamesOfCapabilities(), [])
})

Then('no se pidió nada de {string}', async function (this: PortalWorld, module: string) {
  assert.deepEqual(await (await this.portal()).configurationChange.sentCallNamesOfModule(module), [])
})

Then('ni la pantalla ni el menú llevan a {string}', async function (this: PortalWorld, address: string) {
  const targets = await (await this.portal()).configurationChange.addressesOfLinksOnScreenAndInMenu()
  const found = targets.filter((to) => to.split('?')[0] === address)
  assert.deepEqual(found, [])
  assert.includes(targets, '/mis-prestamos')
})

Then('puede seguir a {string}', async function (this: PortalWorld, address: string) {
  assert.includes(await (await this.portal()).configurationChange.screenLinkAddresses(), address)
})
