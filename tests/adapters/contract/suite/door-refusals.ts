import { accessContract } from '@/adapters/contract/access.contract'
import { autoLoginContract } from '@/adapters/contract/auto-login.contract'
import { cardRefusals } from '@/adapters/contract/card-refusals'
import { cardUpdateContract } from '@/adapters/contract/card-update.contract'
import { homeContract } from '@/adapters/contract/home.contract'
import { identityCheckContract } from '@/adapters/contract/identity-check.contract'
import { notificationsContract } from '@/adapters/contract/notifications.contract'
import { passkeysContract } from '@/adapters/contract/passkeys.contract'
import { passwordsContract } from '@/adapters/contract/passwords.contract'
import { phoneChangeContract } from '@/adapters/contract/phone-change.contract'
import { toSession } from '@/adapters/http/session-mapper'
import { renewedCard } from './card-update-answers'
import { caseOf, looseCase, servedCall, type ContractCase } from './contract-case'
import { valueOf, type Conversation } from './conversation'
import { sofiaNotification } from './home-answers'
import {
  askCodeTo,
  changePhone,
  changeWithFace,
  checkedFace,
  codeTo,
  newPhone,
  picture,
} from './identity-answers'
import { marta, martaTaxId } from './marta'
import { MartasPhone } from './martas-phone'

const raulTaxId = '20243189072'
const raulPhone = '3514567823'
const nobodysTaxId = '20111111112'

const notFound = (code: string) => ({ status: 404, code })
const conflict = (code: string) => ({ status: 409, code })

async function enterWithPassword({ client, sessions }: Conversation): Promise<void> {
  const entered = await client.send(accessContract.logInWithPassword, {
    path: { customerTaxId: martaTaxId },
    query: { isAuthFromApp: 'false' },
    body: { password: 'cuota2026' },
  })
  sessions.open(toSession(valueOf(entered)))
}

const setPassword = (
  { client }: Conversation,
  body: { readonly newPass: string; readonly currentPass?: string },
) => client.send(passwordsContract.setPassword, { path: {}, body })

const ofPasskeys: readonly ContractCase[] = [
  {
    call: 'passkeys.register',
    title: 'takes no key of a phone that did not make sure that it is she',
    ...marta,
    ask: (conversation) => {
      const phone = new MartasPhone(conversation)
      phone.authenticator.verifiesUser = false
      return phone.register()
    },
    expected: conflict('WEBAUTHN_NOT_VERIFIED'),
  },
  {
    call: 'passkeys.register',
    title: 'takes no key that was made on another site',
    ...marta,
    ask: (conversation) => {
      const phone = new MartasPhone(conversation)
      phone.authenticator.origin = 'https://otro-sitio.example'
      return phone.register()
    },
    expected: conflict('WEBAUTHN_NOT_VERIFIED'),
  },
  {
    call: 'passkeys.authenticate',
    title: 'takes a signature once',
    ...marta,
    ask: async (conversation) => {
      const phone = new MartasPhone(conversation)
      valueOf(await phone.register())
      const signed = await phone.signed()
      valueOf(await phone.enter(signed))
      return phone.enter(signed)
    },
    expected: conflict('WEBAUTHN_NOT_VERIFIED'),
  },
  {
    call: 'passkeys.authenticate',
    title: 'does not let in with a key that it was told to forget',
    ...marta,
    ask: async (conversation) => {
      const phone = new MartasPhone(conversation)
      valueOf(await phone.register())
      valueOf(await phone.deleteAll())
      return phone.enter(await phone.signed())
    },
    expected: conflict('WEBAUTHN_NOT_VERIFIED'),
  },
  caseOf(passkeysContract.deleteCredentials, {
    title: 'forgets nothing of somebody else',
    ...marta,
    input: { path: {}, query: { taxId: raulTaxId } },
    expected: { status: 403, code: 'FORBIDDEN' },
  }),
]

/** Five codes, each tried in vain until it dies. */
async function tryFiveCodesInVain(conversation: Conversation): Promise<void> {
  for (let codes = 0; codes < 5; codes += 1) {
    const sent = await conversation.sentCode(martaTaxId)
    const smsCode = sent === '0000' ? '0001' : '0000'
    const attempt = { path: { taxId: martaTaxId }, body: { smsCode } }
    for (let times = 0; times < 3; times += 1)
      await conversation.client.send(accessContract.authenticateWithCode, attempt)
  }
}

const strangersFace = { idtx: 'otro', externalId: 'otro' }

const ofPhoneChange: readonly ContractCase[] = [
  {
    call: 'access.sendCode',
    title: 'sends no sixth code to who tried five in vain',
    ask: async (conversation) => {
      await tryFiveCodesInVain(conversation)
      return conversation.client.send(accessContract.sendCode, { path: { id: martaTaxId } })
    },
    expected: { status: 429, code: 'TOO_MANY_ATTEMPTS' },
  },
  {
    call: 'access.sendCode',
    title: 'sends no code to another phone for who only knows her tax id',
    ask: async (conversation) => {
      await checkedFace(conversation, 'HIT')
      return askCodeTo(conversation, { cellphone: newPhone, face: strangersFace })
    },
    expected: conflict('IDENTITY_CHECK_EXPIRED'),
  },
  {
    call: 'access.sendCode',
    title: 'sends no code to another phone for whose face was not hers',
    ask: async (conversation) =>
      askCodeTo(conversation, { cellphone: newPhone, face: await checkedFace(conversation, 'NO_HIT') }),
    expected: conflict('IDENTITY_CHECK_EXPIRED'),
  },
  {
    call: 'access.sendCode',
    title: 'sends no second phone a code by the check of the first',
    ask: async (conversation) => {
      const face = await checkedFace(conversation, 'HIT')
      const wanted = { cellphone: newPhone, face }
      valueOf(await changePhone(conversation, { ...wanted, smsCode: await codeTo(conversation, wanted) }))
      return askCodeTo(conversation, { cellphone: '1155550002', face })
    },
    expected: conflict('IDENTITY_CHECK_USED'),
  },
  {
    call: 'phone-change.updateCellphone',
    title: 'takes no phone of who only knows her tax id and the code',
    ask: async (conversation) => {
      const wanted = { cellphone: newPhone, face: await checkedFace(conversation, 'HIT') }
      const smsCode = await codeTo(conversation, wanted)
      return changePhone(conversation, { cellphone: newPhone, face: strangersFace, smsCode })
    },
    expected: conflict('IDENTITY_CHECK_EXPIRED'),
  },
  {
    call: 'phone-change.updateCellphone',
    title: 'takes no second phone by the same check',
    ask: async (conversation) => {
      const face = await checkedFace(conversation, 'HIT')
      const [first, second] = [newPhone, '1155550002'].map((cellphone) => ({ cellphone, face }))
      if (!first || !second) throw new Error('Two phones were needed')
      const smsCode = await codeTo(conversation, second)
      valueOf(await changePhone(conversation, { ...first, smsCode: await codeTo(conversation, first) }))
      return changePhone(conversation, { ...second, smsCode })
    },
    expected: conflict('IDENTITY_CHECK_USED'),
  },
  {
    call: 'phone-change.updateCellphone',
    title: 'takes no phone that is somebody else’s',
    ask: (conversation) => changeWithFace(conversation, raulPhone),
    expected: conflict('ERROR_UPDATE_CUSTOMER_CELLPHONE'),
  },
  {
    call: 'phone-change.updateCellphone',
    title: 'takes no code that went to the phone before',
    ask: async (conversation) => {
      const face = await checkedFace(conversation, 'HIT')
      const smsCode = await conversation.sentCode(martaTaxId)
      return changePhone(conversation, { cellphone: newPhone, face, smsCode })
    },
    expected: conflict('INVALID_SMS_CODE_ERROR'),
  },
  caseOf(phoneChangeContract.updateCellphone, {
    title: 'knows nobody of that number',
    input: {
      path: { taxId: nobodysTaxId },
      body: { cellphone: newPhone, smsCode: '1234', idtx: 'a', externalTransactionId: 'b' },
    },
    expected: notFound('CUSTOMER_NOT_FOUND'),
  }),
]

const ofCards: readonly ContractCase[] = [
  caseOf(cardUpdateContract.findCardToUpdate, {
    title: 'knows no such link',
    input: { path: { data: 'nadie' } },
    expected: notFound('CUSTOMER_NOT_FOUND'),
  }),
  caseOf(cardUpdateContract.updateCard, {
    title: 'knows no such link',
    input: { path: { id: 'nadie' }, body: renewedCard },
    expected: notFound('CUSTOMER_NOT_FOUND'),
  }),
  caseOf(cardUpdateContract.updateCard, {
    title: 'takes no card that is over',
    input: { path: { id: martaTaxId }, body: { ...renewedCard, month: '10', year: '26' } },
    expected: conflict('INVALID_CARD_EXPIRED_ERROR'),
  }),
  caseOf(cardUpdateContract.updateCard, {
    title: 'takes no card that its bank blocked',
    input: { path: { id: martaTaxId }, body: { ...renewedCard, debitCardNumber: '4517650012340028' } },
    expected: conflict('CARD_BLOCKED'),
  }),
  ...Object.keys(cardRefusals).map((code) =>
    caseOf(cardUpdateContract.updateCard, {
      title: `tells ${code}`,
      arranged: { set: { cardRefusal: code } },
      input: { path: { id: martaTaxId }, body: renewedCard },
      expected: conflict(code),
    }),
  ),
]

/** What the doors beside the login and the home refuse, one by one. */
export const doorRefusals: readonly ContractCase[] = [
  ...ofPasskeys,
  ...ofPhoneChange,
  ...ofCards,
  caseOf(autoLoginContract.enterWithLink, {
    title: 'knows no such link',
    input: { path: {}, query: { data: 'nadie' } },
    expected: conflict('AUTOLOGIN_LINK_INVALID'),
  }),
  caseOf(identityCheckContract.start, {
    title: 'begins nothing for nobody',
    input: { path: { id: nobodysTaxId }, query: { redirectPath: '/cambio-celular' } },
    expected: notFound('CUSTOMER_NOT_FOUND'),
  }),
  ...['https://otro-sitio.example/', '//otro-sitio.example', String.raw`/\otro-sitio.example`].map(
    (redirectPath) =>
      looseCase(servedCall('identity-check.start'), {
        title: `sends nobody back to ${redirectPath}`,
        input: { path: { id: martaTaxId }, query: { redirectPath } },
        expected: { status: 400, code: 'INVALID_REQUEST' },
      }),
  ),
  caseOf(identityCheckContract.savePhoto, {
    title: 'knows no such loan',
    input: { path: {}, body: { loanId: '99999999', imageBase64: picture } },
    expected: notFound('LOAN_NOT_FOUND'),
  }),
  looseCase(servedCall('passwords.setPassword'), {
    title: 'takes no password with other signs',
    ...marta,
    input: { path: {}, body: { newPass: 'clave-2026' } },
    expected: { status: 400, code: 'INVALID_REQUEST' },
  }),
  {
    call: 'passwords.setPassword',
    title: 'asks who logged in with a password for it',
    ask: async (conversation) => {
      await enterWithPassword(conversation)
      return setPassword(conversation, { newPass: 'otraClave7' })
    },
    expected: conflict('PASSWORD_PROOF_REQUIRED'),
  },
  {
    call: 'passwords.setPassword',
    title: 'takes no other one for the one before',
    ask: async (conversation) => {
      await enterWithPassword(conversation)
      return setPassword(conversation, { newPass: 'otraClave7', currentPass: 'otra2026' })
    },
    expected: conflict('WRONG_CURRENT_PASSWORD'),
  },
  {
    call: 'passwords.setPassword',
    title: 'does not let in with the one before',
    ...marta,
    ask: async ({ client }) => {
      const body = { newPass: 'otraClave7' }
      valueOf(await client.send(passwordsContract.setPassword, { path: {}, body }))
      return client.send(accessContract.logInWithPassword, {
        path: { customerTaxId: martaTaxId },
        query: { isAuthFromApp: 'false' },
        body: { password: 'cuota2026' },
      })
    },
    expected: conflict('LOGIN_INVALID_USER_OR_PASSWORD'),
  },
  caseOf(notificationsContract.subscribeDevice, {
    title: 'sends nobody the messages of somebody else',
    ...marta,
    input: { path: {}, body: { externalCustomerID: 'c-17be90a3', firebaseToken: 'token-1' } },
    expected: { status: 403, code: 'FORBIDDEN' },
  }),
  ...[
    ['knows no such notice', 'n-0000'],
    ['does not tell of the notice of somebody else', sofiaNotification],
  ].map(([title = '', id = '']) =>
    caseOf(homeContract.markNotificationSeen, {
      title,
      ...marta,
      input: { path: { id } },
      expected: notFound('NOTIFICATION_NOT_FOUND'),
    }),
  ),
]
