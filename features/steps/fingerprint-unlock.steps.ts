import { Given, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { Persona } from '@/adapters/fake/personas/persona'
import { screenPathsByName } from '#features/support/screens'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'

export const fingerprintUnlockStepPhrases: StepPhrases = {
  'que … (dispositivo)': {
    'su dispositivo tiene lector de huella': async (world) =>
      await (await world.portal()).unlock.addFingerprintReader(),
    'su dispositivo tarda en decir si tiene lector de huella': async (world) =>
      await (await world.portal()).unlock.keepReaderAvailabilityPending(),
  },
  'cancela …': {
    'el pedido de su dispositivo al activar su huella': async ({ unlock }) => {
      await unlock.cancelFingerprintRequests()
      await unlock.activateFingerprint()
    },
    'lo que su dispositivo le pida': ({ unlock }) => unlock.cancelFingerprintRequests(),
    'el pedido de su dispositivo al ingresar': async ({ unlock }) => {
      await unlock.cancelFingerprintRequests()
      await unlock.logInWithFingerprintButton()
    },
  },
  'deja …': {
    'la huella para después': ({ unlock }) => unlock.postponeFingerprint(),
  },
  'pide …': {
    'que no se le vuelva a preguntar por la huella': ({ unlock }) => unlock.declineFingerprintForever(),
  },
  'ingresa …': {
    'con su huella': ({ unlock }) => unlock.logInWithFingerprintButton(),
  },
  'quiere …': {
    'restablecer su huella': ({ unlock }) => unlock.beginFingerprintReset(),
    'restablecer su huella y se arrepiente': ({ unlock }) => unlock.cancelFingerprintReset(),
  },
  'no ve …': {
    'ningún aviso': async ({ unlock }) => assert.deepEqual(await unlock.toastTexts(), []),
  },
}

Given(
  /^que su lector de huella (está roto|no comprueba quién es)$/,
  async function (this: PortalWorld, how: string) {
    await (await this.portal()).unlock.failFingerprintRequests(how === 'está roto' ? 'broken' : 'unverified')
  },
)

Given(
  'que {persona} activó su huella y cerró la sesión',
  async function (this: PortalWorld, persona: Persona) {
    this.beginWithSignedInCustomer(persona.firstName, screenPathsByName['el desbloqueo'])
    const { unlock, access } = await this.portal()
    await unlock.addFingerprintReader()
    await unlock.activateFingerprint()
    await unlock.takeFingerOffReader()
    await access.logOut()
    await access.closeLogoutNotice()
  },
)

When('activa su huella', async function (this: PortalWorld) {
  await (await this.portal()).unlock.activateFingerprint()
})

When('apoya el dedo en el lector', async function (this: PortalWorld) {
  await (await this.portal()).unlock.putFingerOnReader()
})

When('restablece su huella con la contraseña {string}', async function (this: PortalWorld, password: string) {
  await (await this.portal()).unlock.resetFingerprint({ password })
})

When('restablece su huella con la huella misma', async function (this: PortalWorld) {
  await (await this.portal()).unlock.resetFingerprint('with-passkey')
})

When('restablece su huella sin que le pidan nada', async function (this: PortalWorld) {
  await (await this.portal()).unlock.resetFingerprint('without-proof')
})
