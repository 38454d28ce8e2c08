import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { PortalWorld } from '#features/support/world'

When('dice que perdió el celular', async function (this: PortalWorld) {
  await (await this.portal()).protection.saysPhoneIsLost()
})

When(
  'protege la cuenta del DNI {string} con {string}',
  async function (this: PortalWorld, dni: string, password: string) {
    await (await this.portal()).protection.protect(password, dni)
  },
)

When('protege su cuenta con {string}', async function (this: PortalWorld, password: string) {
  await (await this.portal()).protection.protect(password)
})

When(
  'prueba proteger tres veces la cuenta del DNI {string} con {string}',
  async function (this: PortalWorld, dni: string, password: string) {
    const { protection } = await this.portal()
    for (let times = 0; times < 3; times += 1) await protection.protect(password, dni)
  },
)

Then('el DNI que se protege es {string}', async function (this: PortalWorld, dni: string) {
  assert.equal(await (await this.portal()).protection.dni(), dni)
})

Then('no se protege, y se le dice {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).protection.whyNotProtected(), text)
})

Given('que el prestamista protege la cuenta y deja ingresar con la huella', function (this: PortalWorld) {
  const answer = { status: 200, body: { reportedAt: '2026-11-21T15:00:00.000Z' } }
  this.given({ next: [{ call: 'protection.reportLostPhone', answer }] })
})

Given('que el prestamista retiene los cambios porque cambió su celular', function (this: PortalWorld) {
  this.given({ set: { heldBack: 'PHONE_CHANGED' } })
})

Given(
  'que el prestamista retiene los cambios porque avisó que perdió el celular',
  function (this: PortalWorld) {
    this.given({ set: { heldBack: 'LOST_PHONE' } })
  },
)

When('va a sus dispositivos', async function (this: PortalWorld) {
  await (await this.portal()).protection.openDevices()
})

When(
  'cierra la sesión de {string} con la contraseña {string}',
  async function (this: PortalWorld, device: string, password: string) {
    await (await this.portal()).protection.endSession(device, password)
  },
)

When('cierra la sesión de {string} con la huella', async function (this: PortalWorld, device: string) {
  await (await this.portal()).protection.endSessionWithPasskey(device)
})

When('se arrepiente de cerrar la sesión de {string}', async function (this: PortalWorld, device: string) {
  await (await this.portal()).protection.regretsEnding(device)
})

When(
  'cierra todas las otras sesiones con la contraseña {string}',
  async function (this: PortalWorld, password: string) {
    await (await this.portal()).protection.endOthers(password)
  },
)

When(
  'quita {string} con la contraseña {string}',
  async function (this: PortalWorld, name: string, password: string) {
    await (await this.portal()).protection.removePasskey(name, password)
  },
)

When('quita {string} con la huella', async function (this: PortalWorld, name: string) {
  await (await this.portal()).protection.removePasskeyWithPasskey(name)
})

When('dice que no fue ella', async function (this: PortalWorld) {
  await (await this.portal()).protection.disown()
})

Then('sus sesiones son:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).protection.sessions(), table.raw())
})

Then('le quedan las sesiones {string}', async function (this: PortalWorld, names: string) {
  const sessions = await (await this.portal()).protection.sessions()
  assert.equal(sessions.map(([name]) => name).join(', '), names)
})

Then('no se cierra, y se le dice {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).protection.whyNotEnded(), text)
})
