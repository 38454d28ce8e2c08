import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { identityProviderStandInTexts } from '@/adapters/fake/access/identity-stand-in.texts'
import { addresses } from '@/ui/addresses'
import type { StepPhrases } from '#features/support/step-phrases'
import type { StepTable } from '#features/support/step-table'
import type { PortalWorld } from '#features/support/world'

export const phoneChangeStepPhrases: StepPhrases = {
  'dice que …': {
    'ese no es su número': ({ phoneChange }) => phoneChange.openPhoneChangeFromSmsCode(),
    'ya lo cambió en su celular': ({ phoneChange }) => phoneChange.reportPhoneChangeCompleted(),
  },
  'abre …': {
    'el cambio de celular': async ({ session, phoneChange }) => {
      await session.openAddress(addresses.phoneChange.path)
      await phoneChange.pageAddressQuery()
    },
  },
  'la selfie … "…"': {
    'termina en': ({ phoneChange }, ending) => phoneChange.takeSelfie(ending),
  },
  'vuelve … "…"': {
    'a terminar la misma selfie en': ({ phoneChange }, ending) => phoneChange.goBackAndEndSelfieAgain(ending),
    'con la dirección': ({ phoneChange }, query) => phoneChange.returnFromSelfieByForgedAddress(query),
  },
  'pide …': {
    'sacarse la selfie': ({ phoneChange }) => phoneChange.startSelfie(),
  },
  'vuelve …': {
    'de la selfie': ({ phoneChange }) => phoneChange.returnBeforeSelfieResult(),
    'a intentar la validación': ({ phoneChange }) => phoneChange.retryAfterFailure(),
  },
  'deja …': {
    'el cambio de celular': ({ phoneChange }) => phoneChange.leaveWithoutChangingPhone(),
  },
  'copia …': {
    'el enlace del cambio de celular': async ({ phoneChange }, world) => {
      world.lastReadText = await phoneChange.copyPhoneLinkAndReadPath()
    },
  },
  '… lleva a "…"': {
    'el enlace copiado': async (_, world) => world.lastReadText,
  },
  'sigue …': {
    'después del cambio': ({ phoneChange }) => phoneChange.continueAfterPhoneChange(),
  },
  '… lee "…"': {
    'mientras espera': ({ phoneChange }) => phoneChange.pendingSelfieResultText(),
  },
  '… explica "…"': {
    'el cambio de celular': ({ phoneChange }) => phoneChange.sentenceUnderTitle(),
  },
}

Given('que la validación de identidad resulta {string}', function (this: PortalWorld, decision: string) {
  this.changeDemoState({ set: { identityDecision: decision } })
})

When('lo abre en una computadora', async function (this: PortalWorld) {
  await (await this.portal()).phoneChange.openOnDesktop()
})

When(
  'la selfie termina en {string} y vuelve con {string}',
  async function (this: PortalWorld, ending: string, spelling: string) {
    await (await this.portal()).phoneChange.takeSelfie(ending, spelling)
  },
)

When(
  'desde el historial vuelve a terminar la misma selfie en {string}',
  async function (this: PortalWorld, ending: string) {
    await (await this.portal()).phoneChange.reopenAddressAndEndSelfieAgain(ending)
  },
)

When(
  'valida su identidad y recién después ingresa con {string}',
  async function (this: PortalWorld, password: string) {
    const { access, phoneChange, session } = await this.portal()
    await session.openAddress(addresses.phoneChange.path)
    await phoneChange.takeSelfie(identityProviderStandInTexts.decisions.HIT)
    await session.openAddress(addresses.password.path)
    await access.enterPassword(password)
  },
)

Then('es el celular de {string}', async function (this: PortalWorld, person: string) {
  assert.equal(await (await this.portal()).phoneChange.nameAndCuitOfPersonChangingPhone(), person)
})

Then('al proveedor le llega:', async function (this: PortalWorld, table: StepTable) {
  const { externalId: _, ...given } = Object.fromEntries(
    await (await this.portal()).phoneChange.fieldsSentToIdentityProvider(),
  )
  assert.deepEqual(given, { ...table.rowsHash() })
})

Then('al proveedor le llega el número de la validación', async function (this: PortalWorld) {
  const given = await (await this.portal()).phoneChange.fieldsSentToIdentityProvider()
  assert.notEqual(given.get('externalId') ?? '', '')
})

When('da el celular {string}', async function (this: PortalWorld, cellphone: string) {
  await (await this.portal()).phoneChange.enterPhoneNumber(cellphone)
})

When('escribe {string} en el celular', async function (this: PortalWorld, text: string) {
  this.lastReadText = await (await this.portal()).phoneChange.typePhoneNumberAndReadField(text)
})

When('da el código que llegó al celular nuevo', async function (this: PortalWorld) {
  await (await this.portal()).phoneChange.enterSentSmsCode()
})

When('da el código {string} del celular nuevo', async function (this: PortalWorld, code: string) {
  await (await this.portal()).phoneChange.enterSmsCode(code)
})

Then('el cambio de celular muestra {string}', async function (this: PortalWorld, title: string) {
  assert.equal(await (await this.portal()).phoneChange.screenTitle(), title)
})

Then('en la dirección no queda ningún dato suyo', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).phoneChange.pageAddressQuery(), '')
})

Then('puede escanear {string}', async function (this: PortalWorld, picture: string) {
  assert.equal(await (await this.portal()).phoneChange.phoneLinkQrCodeLabel(), picture)
})
