import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { demoPassword, type Persona } from '@/adapters/fake/personas/persona'
import { addresses } from '@/ui/addresses'
import { accessTexts } from '@/ui/texts/access.texts'
import { chatLinkText } from '@/ui/texts/chat.texts'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { type ScenarioWordsForActions, translateActionsToScenarioWords } from '#features/support/next-steps'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { setNextCallAnswer } from '#features/support/set-next-call-answer'

const { notACustomer, notReceived } = accessTexts

const scenarioWordsForLoginActions: ScenarioWordsForActions = [
  ['ingresar', accessTexts.code.submit],
  ['ingresar', accessTexts.password.submit],
  ['probar de nuevo', failureActionTexts.retry],
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
  ['hablar por chat', chatLinkText],
]

export const loginStepPhrases: StepPhrases = {
  'que … (cliente)': {
    'dos personas tienen ese DNI': (world) => {
      const body = ['27142230785', '20142230780'].map((customerTaxId) => ({
        fullname: 'Castro',
        customerTaxId,
      }))
      setNextCallAnswer(world, 'access.findPeople', { status: 200, body })
    },
    'ya no le queda ningún préstamo activo': (world) => world.changeDemoState({ set: { loanStatus: 'CAN' } }),
    'su correo no recibe nada': (world) => world.changeDemoState({ set: { emailUnreachable: true } }),
  },
  'ingresa … "…"': {
    'el DNI': ({ access }, dni) => access.enterDni(dni),
    'la contraseña': ({ access }, password) => access.enterPassword(password),
    'tres veces la contraseña': async ({ access }, password) => {
      for (let times = 0; times < 3; times += 1) await access.enterPassword(password)
    },
    'el código': ({ access }, code) => access.enterSmsCode(code),
  },
  'dice que …': {
    'todavía no es cliente': ({ access }) => access.openNotACustomerScreen(),
    'no es ninguna de esas personas': ({ access }) => access.chooseNoneOfTheIdentities(),
    'es otra persona': ({ access }) => access.reportWrongPerson(),
    'no le llegó el código': ({ access }) => access.openSmsCodeNotReceivedScreen(),
    'olvidó la contraseña': ({ access }) => access.pressForgotPassword(),
  },
  'elige … "…"': {
    ser: ({ access }, name) => access.chooseIdentity(name),
  },
  'en otra pestaña … "…"': {
    'elige ser': ({ access }, name) => access.chooseIdentityInAnotherTab(name),
  },
  'manda …': {
    'el código que le llegó': ({ access }) => access.enterSentSmsCodeWithoutWaiting(),
  },
  'prefiere …': {
    'dar otro DNI': ({ access }) => access.followOtherDniLink(),
  },
  'vuelve …': {
    'al código': ({ access }) => access.goBackToSmsCode(),
  },
  'ingresa …': {
    'el código que le llegó': ({ access }) => access.enterSentSmsCode(),
    'el código que anotó': ({ access }, world) => access.enterSmsCode(world.lastReadText),
  },
  'pide …': {
    'otro código diez veces, una por minuto': async ({ access, session }) => {
      for (let times = 0; times < 10; times += 1) {
        await access.demoSmsCodeText()
        await session.advanceClock(60)
        await access.requestAnotherSmsCode()
      }
    },
    'otro código': ({ access }) => access.requestAnotherSmsCode(),
  },
  'cierra …': {
    'el aviso de salida': ({ access }) => access.closeLogoutNotice(),
  },
  'puede …:': {
    'elegir entre': ({ access }) => access.identityOptionTexts(),
  },
  'no se le …': {
    'pide revisar ningún dato': async ({ access }) => assert.ok(!(await access.isFieldMarkedInvalid())),
  },
  '… está en "…"': {
    'el chat': ({ access }) => access.supportChatAddress(),
  },
  '… puede:': {
    'para ingresar': async ({ access }) =>
      translateActionsToScenarioWords(await access.buttonAndLinkTexts(), scenarioWordsForLoginActions),
  },
}

Given('que {persona} está por ingresar', function (this: PortalWorld, _: Persona) {
  this.setStartAddress(addresses.dni.path)
})

Given('que todos sus préstamos están en estado {string}', function (this: PortalWorld, status: string) {
  this.changeDemoState({ set: { loanStatus: status } })
})

Given(
  'que el prestamista dice que mandó el código a {string} y a {string}',
  function (this: PortalWorld, phoneNumber: string, customerEmail: string) {
    const body = { phoneNumber, customerEmail, smsCode: '1234' }
    const answer = { call: 'access.sendCode', answer: { status: 200, body } } as const
    this.changeDemoState({ next: [answer, answer] })
  },
)

When('escribe {string} en el DNI', async function (this: PortalWorld, text: string) {
  this.lastReadText = await (await this.portal()).access.typeDniAndReadField(text)
})

When('ingresa su DNI {string} y pide que se recuerde', async function (this: PortalWorld, dni: string) {
  await (await this.portal()).access.enterDniAndRememberIt(dni)
})

When('ingresa su DNI {string} y pide que no se recuerde', async function (this: PortalWorld, dni: string) {
  await (await this.portal()).access.enterDniWithoutRememberingIt(dni)
})

When('manda la contraseña {string}', async function (this: PortalWorld, password: string) {
  await (await this.portal()).access.enterPasswordWithoutWaiting(password)
})

Given(
  'que el celular de {persona} lee los mensajes con códigos',
  async function (this: PortalWorld, _: Persona) {
    await (await this.portal()).access.letPhoneReadSmsCodes()
  },
)

When('su celular lee el mensaje con el código', async function (this: PortalWorld) {
  await (await this.portal()).access.receiveSmsCode()
})

When('anota el código que le llegó', async function (this: PortalWorld) {
  this.lastReadText = await (await this.portal()).access.sentSmsCode()
})

When('cambia de usuario', async function (this: PortalWorld) {
  await (await this.portal()).access.chooseAnotherUser()
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
    await session.openAddress(address)
    await access.enterDni(dni)
    await access.enterPassword(demoPassword)
  },
)

Then('el DNI ya está escrito: {string}', async function (this: PortalWorld, dni: string) {
  assert.equal(await (await this.portal()).access.rememberedDni(), dni)
})

Then('lee {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).access.explanationBeforeLogin(), text)
})

Then('ve quién está por ingresar: {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).access.nameAndCuitOnPasswordScreen(), text)
})

Then('el código va a {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).access.smsCodeDestinationText(), text)
})

Then('el código se muestra en pantalla', async function (this: PortalWorld) {
  assert.match(await (await this.portal()).access.demoSmsCodeText(), /: \d{4}$/)
})

Then('puede pedir otro código recién en {string}', async function (this: PortalWorld, time: string) {
  assert.equal(
    await (await this.portal()).access.smsCodeResendWaitText(),
    `Podés pedir otro código en ${time}.`,
  )
})
