import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { setNextCallAnswer } from '#features/support/set-next-call-answer'

/**
 * The lender's list of the customer's devices: two sessions and two passkeys. One session and one passkey
 * have no name.
 */
const deviceListAnswerWithMissingNames = {
  status: 200,
  body: {
    sessions: [
      { id: 'unnamed', lastUsedAt: '2026-11-20T12:30:00.000Z', isCurrent: false },
      {
        id: 'named',
        device: 'Firefox en Linux',
        place: 'Morón',
        lastUsedAt: '2026-11-21T15:00:00.000Z',
        isCurrent: true,
      },
    ],
    passkeys: [
      { id: 'bmFtZWQ', name: 'Celular de Marta', createdAt: '2026-10-01T15:00:00.000Z' },
      { id: 'dW5uYW1lZA' },
    ],
    userId: 'bWFydGE',
  },
}

const currentSession = { id: 'this', lastUsedAt: '2026-11-21T15:00:00.000Z', isCurrent: true }
const androidSession = {
  id: 'android',
  device: 'Chrome en Android',
  lastUsedAt: '2026-11-19T15:00:00.000Z',
  isCurrent: false,
}

export const accountProtectionStepPhrases: StepPhrases = {
  'dice que …': {
    'perdió el celular': ({ accountProtection }) => accountProtection.openLostPhoneForm(),
    'no fue ella': ({ accountProtection }) => accountProtection.reportUnrecognisedChange(),
    'no fue ella dos veces seguidas': ({ accountProtection }) =>
      accountProtection.pressReportUnrecognisedChangeTwice(),
  },
  'sigue …': {
    'con el reclamo': ({ accountProtection }) => accountProtection.continueToClaim(),
  },
  '… es "…"': {
    'el DNI que se protege': ({ accountProtection }) => accountProtection.dniInProtectionForm(),
  },
  '… dice "…"': {
    'no se protege, y se le': ({ accountProtection }) => accountProtection.accountNotProtectedReason(),
    'no se cierra, y una sola vez se le': ({ accountProtection }) =>
      accountProtection.sessionNotEndedReasonSaidOnce(),
    'junto a la contraseña se le': ({ accountProtection }) => accountProtection.passwordFieldDescription(),
    'no se cierra, y se le': ({ accountProtection }) => accountProtection.sessionNotEndedReason(),
  },
  'se le …': {
    'pide corregir un dato': async ({ accountProtection }) =>
      assert.ok(await accountProtection.isFieldMarkedInvalid()),
  },
  'no se le …': {
    'pide corregir ningún dato': async ({ accountProtection }) =>
      assert.equal(await accountProtection.isFieldMarkedInvalid(), false),
  },
  '… lleva a:': {
    'la pregunta de quién es': ({ accountProtection }) => accountProtection.identityProofDialogLinks(),
  },
  'que el prestamista …': {
    'protege la cuenta y deja ingresar con la huella': (world) => {
      const answer = { status: 200, body: { reportedAt: '2026-11-21T15:00:00.000Z' } }
      setNextCallAnswer(world, 'protection.reportLostPhone', answer)
    },
    'retiene los cambios porque cambió su celular': (world) =>
      world.changeDemoState({ set: { heldBack: 'PHONE_CHANGED' } }),
    'retiene los cambios porque avisó que perdió el celular': (world) =>
      world.changeDemoState({ set: { heldBack: 'LOST_PHONE' } }),
    'retiene los cambios porque se agregó una huella': (world) =>
      world.changeDemoState({ set: { heldBack: 'DEVICE_CHANGED' } }),
    'retiene los cambios porque dijo que no hizo un cambio': (world) =>
      world.changeDemoState({ set: { heldBack: 'DISOWNED_CHANGE' } }),
    'manda ilegible su única huella': (world) => {
      const body = { sessions: [currentSession, androidSession], passkeys: [{ id: 7 }], userId: 'u-1' }
      setNextCallAnswer(world, 'protection.listDevices', { status: 200, body })
    },
    'manda ilegible su otra sesión': (world) => {
      const body = { sessions: [currentSession, { id: 7 }], passkeys: [], userId: 'u-1' }
      setNextCallAnswer(world, 'protection.listDevices', { status: 200, body })
    },
    'dice sólo una parte de sus dispositivos': (world) =>
      setNextCallAnswer(world, 'protection.listDevices', deviceListAnswerWithMissingNames),
  },
  'va …': {
    'a sus dispositivos': ({ accountProtection }) => accountProtection.openDeviceList(),
  },
  '… son:': {
    'sus sesiones': ({ accountProtection }) => accountProtection.devicesWithOpenSession(),
  },
}

When(
  'protege la cuenta del DNI {string} con {string}',
  async function (this: PortalWorld, dni: string, password: string) {
    await (await this.portal()).accountProtection.protectAccount(password, dni)
  },
)

When('protege su cuenta con {string}', async function (this: PortalWorld, password: string) {
  await (await this.portal()).accountProtection.protectAccount(password)
})

When(
  'prueba proteger tres veces la cuenta del DNI {string} con {string}',
  async function (this: PortalWorld, dni: string, password: string) {
    const { accountProtection } = await this.portal()
    for (let times = 0; times < 3; times += 1) await accountProtection.protectAccount(password, dni)
  },
)

When(
  'cierra la sesión de {string} con la contraseña {string}',
  async function (this: PortalWorld, device: string, password: string) {
    await (await this.portal()).accountProtection.endSession(device, password)
  },
)

When('escribe la contraseña {string} sin confirmarla', async function (this: PortalWorld, password: string) {
  await (await this.portal()).accountProtection.typePassword(password)
})

When('cierra la sesión de {string} con la huella', async function (this: PortalWorld, device: string) {
  await (await this.portal()).accountProtection.endSessionWithPasskey(device)
})

When('se arrepiente de cerrar la sesión de {string}', async function (this: PortalWorld, device: string) {
  await (await this.portal()).accountProtection.cancelEndingSession(device)
})

When(
  'cierra todas las otras sesiones con la contraseña {string}',
  async function (this: PortalWorld, password: string) {
    await (await this.portal()).accountProtection.endOtherSessions(password)
  },
)

When(
  'quita {string} con la contraseña {string}',
  async function (this: PortalWorld, name: string, password: string) {
    await (await this.portal()).accountProtection.removePasskey(name, password)
  },
)

When('quita {string} con la huella', async function (this: PortalWorld, name: string) {
  await (await this.portal()).accountProtection.removePasskeyWithPasskey(name)
})

Then('le quedan las sesiones {string}', async function (this: PortalWorld, names: string) {
  const sessions = await (await this.portal()).accountProtection.devicesWithOpenSession()
  assert.equal(sessions.map(([name]) => name).join(', '), names)
})
