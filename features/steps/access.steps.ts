import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { demoPassword, type Persona } from '@/adapters/fake/personas/persona'
import { addresses } from '@/ui/addresses'
import { accessTexts } from '@/ui/texts/access.texts'
import { failureTexts } from '@/ui/texts/failures.texts'
import { assertWaysOn, type Wording } from '#features/support/ways-on'
import type { PortalWorld } from '#features/support/world'

const { notACustomer, notReceived } = accessTexts

const waysToEnter: Wording = [
  ['ingresar', accessTexts.code.submit],
  ['ingresar', accessTexts.password.submit],
  ['probar de nuevo', failureTexts.retry],
  ['ingresar con su huella', accessTexts.password.unlock],
  ['decir que olvidó la contraseña', accessTexts.password.forgot],
  ['pedir otro código', accessTexts.code.resend],
  ['decir que no le llegó el código', accessTexts.code.notReceived],
  ['decir que ese no es su número', accessTexts.code.wrongNumber],
  ['volver al código', notReceived.back],
  ['cambiar de usuario', accessTexts.changeUser],
  ['cambiar de persona', accessTexts.changeIdentity],
  ['dar otro DNI', notACustomer.otherDni],
  ['decir que perdió el celular', accessTexts.lostPhone],
  ['hablar por chat', notReceived.chat],
  ['hablar por chat', notACustomer.contact],
]

Given('que {persona} está por ingresar', function (this: PortalWorld, _: Persona) {
  this.startingAt(addresses.dni.path)
})

Given('que dos personas tienen ese DNI', function (this: PortalWorld) {
  const body = ['27142230785', '20142230780'].map((customerTaxId) => ({ fullname: 'Castro', customerTaxId }))
  this.given({ next: [{ call: 'access.findPeople', answer: { status: 200, body } }] })
})

Given('que todos sus préstamos están en estado {string}', function (this: PortalWorld, status: string) {
  this.given({ set: { loanStatus: status } })
})

Given('que ya no le queda ningún préstamo activo', function (this: PortalWorld) {
  this.given({ set: { loanStatus: 'CAN' } })
})

Given('que su correo no recibe nada', function (this: PortalWorld) {
  this.given({ set: { emailUnreachable: true } })
})

Given(
  'que el prestamista dice que mandó el código a {string} y a {string}',
  function (this: PortalWorld, phoneNumber: string, customerEmail: string) {
    const body = { phoneNumber, customerEmail, smsCode: '1234' }
    const answer = { call: 'access.sendCode', answer: { status: 200, body } } as const
    this.given({ next: [answer, answer] })
  },
)

When('escribe {string} en el DNI', async function (this: PortalWorld, text: string) {
  this.answer = await (await this.portal()).access.typeDni(text)
})

When('ingresa el DNI {string}', async function (this: PortalWorld, dni: string) {
  await (await this.portal()).access.enterDni(dni)
})

When('ingresa su DNI {string} y pide que se recuerde', async function (this: PortalWorld, dni: string) {
  await (await this.portal()).access.enterDniToRemember(dni)
})

When('ingresa su DNI {string} y pide que no se recuerde', async function (this: PortalWorld, dni: string) {
  await (await this.portal()).access.enterDniToForget(dni)
})

When('dice que todavía no es cliente', async function (this: PortalWorld) {
  await (await this.portal()).access.saysNotACustomer()
})

When('elige ser {string}', async function (this: PortalWorld, name: string) {
  await (await this.portal()).access.chooseIdentity(name)
})

When('en otra pestaña elige ser {string}', async function (this: PortalWorld, name: string) {
  await (await this.portal()).access.chooseIdentityElsewhere(name)
})

When('dice que no es ninguna de esas personas', async function (this: PortalWorld) {
  await (await this.portal()).access.chooseNobody()
})

When('ingresa la contraseña {string}', async function (this: PortalWorld, password: string) {
  await (await this.portal()).access.enterPassword(password)
})

When('manda la contraseña {string}', async function (this: PortalWorld, password: string) {
  await (await this.portal()).access.sendPassword(password)
})

When('manda el código que le llegó', async function (this: PortalWorld) {
  await (await this.portal()).access.sendSentCode()
})

When('prefiere dar otro DNI', async function (this: PortalWorld) {
  await (await this.portal()).access.prefersAnotherDni()
})

When('vuelve al código', async function (this: PortalWorld) {
  await (await this.portal()).access.goesBackToCode()
})

When('dice que es otra persona', async function (this: PortalWorld) {
  await (await this.portal()).access.isSomebodyElse()
})

When('ingresa tres veces la contraseña {string}', async function (this: PortalWorld, password: string) {
  const { access } = await this.portal()
  for (let times = 0; times < 3; times += 1) await access.enterPassword(password)
})

When('ingresa el código que le llegó', async function (this: PortalWorld) {
  await (await this.portal()).access.enterSentCode()
})

When('ingresa el código {string}', async function (this: PortalWorld, code: string) {
  await (await this.portal()).access.enterCode(code)
})

When('pide otro código diez veces, una por minuto', async function (this: PortalWorld) {
  const { access, session } = await this.portal()
  for (let times = 0; times < 10; times += 1) {
    await access.shownCode()
    await session.letPass(60)
    await access.resendCode()
  }
})

Given(
  'que el celular de {persona} lee los mensajes con códigos',
  async function (this: PortalWorld, _: Persona) {
    await (await this.portal()).access.givePhoneThatReads()
  },
)

When('su celular lee el mensaje con el código', async function (this: PortalWorld) {
  await (await this.portal()).access.letMessageBeRead()
})

When('anota el código que le llegó', async function (this: PortalWorld) {
  this.answer = await (await this.portal()).access.sentCode()
})

When('ingresa el código que anotó', async function (this: PortalWorld) {
  await (await this.portal()).access.enterCode(this.answer)
})

When('pide otro código', async function (this: PortalWorld) {
  await (await this.portal()).access.resendCode()
})

When('dice que no le llegó el código', async function (this: PortalWorld) {
  await (await this.portal()).access.saysCodeDidNotArrive()
})

When('dice que olvidó la contraseña', async function (this: PortalWorld) {
  await (await this.portal()).access.forgetPassword()
})

When('cambia de usuario', async function (this: PortalWorld) {
  await (await this.portal()).access.changeUser()
})

When('{persona} cierra la sesión', async function (this: PortalWorld, _: Persona) {
  await (await this.portal()).access.logOut()
})

When('{persona} sale desde el menú', async function (this: PortalWorld, _: Persona) {
  await (await this.portal()).access.logOutByMenu()
})

When('{persona} sale y vuelve a ingresar', async function (this: PortalWorld, { dni }: Persona) {
  const { access } = await this.portal()
  await access.logOut()
  await access.closeLogoutNotice()
  await access.enterDni(dni)
  await access.enterPassword(demoPassword)
})

When(
  '{persona} vuelve a ingresar a {string}',
  async function (this: PortalWorld, { dni }: Persona, address: string) {
    const { access, session } = await this.portal()
    await session.open(address)
    await access.enterDni(dni)
    await access.enterPassword(demoPassword)
  },
)

When('cierra el aviso de salida', async function (this: PortalWorld) {
  await (await this.portal()).access.closeLogoutNotice()
})

Then('el DNI ya está escrito: {string}', async function (this: PortalWorld, dni: string) {
  assert.equal(await (await this.portal()).access.rememberedDni(), dni)
})

Then('lee {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).access.explanation(), text)
})

Then('puede elegir entre:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).access.identities(), table.raw().flat())
})

Then('ve quién está por ingresar: {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).access.knownPerson(), text)
})

Then('el código va a {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).access.codeDestination(), text)
})

Then('el código se muestra en pantalla', async function (this: PortalWorld) {
  assert.match(await (await this.portal()).access.shownCode(), /: \d{4}$/)
})

Then('no se le pide revisar ningún dato', async function (this: PortalWorld) {
  assert.ok(!(await (await this.portal()).access.asksToRevise()))
})

Then('puede pedir otro código recién en {string}', async function (this: PortalWorld, time: string) {
  assert.equal(await (await this.portal()).access.resendWait(), `Podés pedir otro código en ${time}.`)
})

Then('el chat está en {string}', async function (this: PortalWorld, address: string) {
  assert.equal(await (await this.portal()).access.chatAddress(), address)
})

Then('para ingresar puede:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assertWaysOn(await (await this.portal()).access.waysOn(), table.raw().flat(), waysToEnter)
})
