import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { Persona } from '@/adapters/fake/personas/persona'
import { screens } from '#features/support/screens'
import type { PortalWorld } from '#features/support/world'

Given('que su dispositivo tiene lector de huella', async function (this: PortalWorld) {
  await (await this.portal()).unlock.giveReader()
})

Given(
  /^que su lector de huella (está roto|no comprueba quién es)$/,
  async function (this: PortalWorld, how: string) {
    await (await this.portal()).unlock.readerIs(how === 'está roto' ? 'broken' : 'unverified')
  },
)

Given('que su dispositivo tarda en decir si tiene lector de huella', async function (this: PortalWorld) {
  await (await this.portal()).unlock.hesitate()
})

Given(
  'que {persona} activó su huella y cerró la sesión',
  async function (this: PortalWorld, persona: Persona) {
    this.signedIn(persona.firstName, screens['el desbloqueo'])
    const { unlock, access } = await this.portal()
    await unlock.giveReader()
    await unlock.activate()
    await unlock.letGo()
    await access.logOut()
    await access.closeLogoutNotice()
  },
)

When('activa su huella', async function (this: PortalWorld) {
  await (await this.portal()).unlock.activate()
})

When('cancela el pedido de su dispositivo al activar su huella', async function (this: PortalWorld) {
  const { unlock } = await this.portal()
  await unlock.cancelsFromNowOn()
  await unlock.activate()
})

When('deja la huella para después', async function (this: PortalWorld) {
  await (await this.portal()).unlock.putOff()
})

When('pide que no se le vuelva a preguntar por la huella', async function (this: PortalWorld) {
  await (await this.portal()).unlock.putOffForEver()
})

When('apoya el dedo en el lector', async function (this: PortalWorld) {
  await (await this.portal()).unlock.touch()
})

When('ingresa con su huella', async function (this: PortalWorld) {
  await (await this.portal()).unlock.enterByHand()
})

When('cancela lo que su dispositivo le pida', async function (this: PortalWorld) {
  await (await this.portal()).unlock.cancelsFromNowOn()
})

When('cancela el pedido de su dispositivo al ingresar', async function (this: PortalWorld) {
  const { unlock } = await this.portal()
  await unlock.cancelsFromNowOn()
  await unlock.enterByHand()
})

When('restablece su huella con la contraseña {string}', async function (this: PortalWorld, password: string) {
  await (await this.portal()).unlock.reset({ password })
})

When('restablece su huella con la huella misma', async function (this: PortalWorld) {
  await (await this.portal()).unlock.reset('with-passkey')
})

When('restablece su huella sin que le pidan nada', async function (this: PortalWorld) {
  await (await this.portal()).unlock.reset('without-proof')
})

When('quiere restablecer su huella', async function (this: PortalWorld) {
  await (await this.portal()).unlock.beginReset()
})

When('quiere restablecer su huella y se arrepiente', async function (this: PortalWorld) {
  await (await this.portal()).unlock.thinkBetterOfReset()
})

Then('no ve ningún aviso', async function (this: PortalWorld) {
  assert.deepEqual(await (await this.portal()).unlock.notices(), [])
})
