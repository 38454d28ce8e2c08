import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { identityStandInTexts } from '@/adapters/fake/access/identity-stand-in.texts'
import { addresses } from '@/ui/addresses'
import type { PortalWorld } from '#features/support/world'

Given('que la validación de identidad resulta {string}', function (this: PortalWorld, decision: string) {
  this.given({ set: { identityDecision: decision } })
})

When('dice que ese no es su número', async function (this: PortalWorld) {
  await (await this.portal()).phoneChange.saysWrongNumber()
})

When('lo abre en una computadora', async function (this: PortalWorld) {
  await (await this.portal()).phoneChange.comeByDesktop()
})

When('abre el cambio de celular', async function (this: PortalWorld) {
  const { session, phoneChange } = await this.portal()
  await session.open(addresses.phoneChange.path)
  await phoneChange.query()
})

When('la selfie termina en {string}', async function (this: PortalWorld, ending: string) {
  await (await this.portal()).phoneChange.takeSelfie(ending)
})

When(
  'la selfie termina en {string} y vuelve con {string}',
  async function (this: PortalWorld, ending: string, spelling: string) {
    await (await this.portal()).phoneChange.takeSelfie(ending, spelling)
  },
)

When('vuelve a terminar la misma selfie en {string}', async function (this: PortalWorld, ending: string) {
  await (await this.portal()).phoneChange.endSelfieAgain(ending)
})

When(
  'desde el historial vuelve a terminar la misma selfie en {string}',
  async function (this: PortalWorld, ending: string) {
    await (await this.portal()).phoneChange.endSelfieFromHistory(ending)
  },
)

When(
  'valida su identidad y recién después ingresa con {string}',
  async function (this: PortalWorld, password: string) {
    const { access, phoneChange, session } = await this.portal()
    await session.open(addresses.phoneChange.path)
    await phoneChange.takeSelfie(identityStandInTexts.decisions.HIT)
    await session.open(addresses.password.path)
    await access.enterPassword(password)
  },
)

When('pide sacarse la selfie', async function (this: PortalWorld) {
  await (await this.portal()).phoneChange.askForSelfie()
})

When('vuelve de la selfie', async function (this: PortalWorld) {
  await (await this.portal()).phoneChange.comeBackToWait()
})

When('deja el cambio de celular', async function (this: PortalWorld) {
  await (await this.portal()).phoneChange.leave()
})

When('copia el enlace del cambio de celular', async function (this: PortalWorld) {
  this.answer = await (await this.portal()).phoneChange.copyLink()
})

When('dice que ya lo cambió en su celular', async function (this: PortalWorld) {
  await (await this.portal()).phoneChange.saysChangedOnPhone()
})

Then('el enlace copiado lleva a {string}', function (this: PortalWorld, path: string) {
  assert.equal(this.answer, path)
})

Then('es el celular de {string}', async function (this: PortalWorld, person: string) {
  assert.equal(await (await this.portal()).phoneChange.person(), person)
})

Then(
  'al proveedor le llega:',
  async function (this: PortalWorld, table: { rowsHash(): Record<string, string> }) {
    const { externalId: _, ...given } = Object.fromEntries(
      await (await this.portal()).phoneChange.givenToProvider(),
    )
    assert.deepEqual(given, { ...table.rowsHash() })
  },
)

Then('al proveedor le llega el número de la validación', async function (this: PortalWorld) {
  const given = await (await this.portal()).phoneChange.givenToProvider()
  assert.notEqual(given.get('externalId') ?? '', '')
})

When('vuelve con la dirección {string}', async function (this: PortalWorld, query: string) {
  await (await this.portal()).phoneChange.comeBackWith(query)
})

When('da el celular {string}', async function (this: PortalWorld, cellphone: string) {
  await (await this.portal()).phoneChange.giveNumber(cellphone)
})

When('escribe {string} en el celular', async function (this: PortalWorld, text: string) {
  this.answer = await (await this.portal()).phoneChange.typeNumber(text)
})

When('da el código que llegó al celular nuevo', async function (this: PortalWorld) {
  await (await this.portal()).phoneChange.giveSentCode()
})

When('da el código {string} del celular nuevo', async function (this: PortalWorld, code: string) {
  await (await this.portal()).phoneChange.giveCode(code)
})

When('vuelve a intentar la validación', async function (this: PortalWorld) {
  await (await this.portal()).phoneChange.retry()
})

When('sigue después del cambio', async function (this: PortalWorld) {
  await (await this.portal()).phoneChange.goOn()
})

Then('el cambio de celular muestra {string}', async function (this: PortalWorld, title: string) {
  assert.equal(await (await this.portal()).phoneChange.title(), title)
})

Then('mientras espera lee {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).phoneChange.whileChecking(), text)
})

Then('el cambio de celular explica {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).phoneChange.lead(), text)
})

Then('en la dirección no queda ningún dato suyo', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).phoneChange.query(), '')
})

Then('puede escanear {string}', async function (this: PortalWorld, picture: string) {
  assert.equal(await (await this.portal()).phoneChange.scannable(), picture)
})
