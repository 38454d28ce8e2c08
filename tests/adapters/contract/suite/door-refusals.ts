import { accessContract } from '@/adapters/contract/access.contract'
import { autoLoginContract } from '@/adapters/contract/auto-login.contract'
import { cardRefusals } from '@/adapters/contract/refusals'
import { cardUpdateContract } from '@/adapters/contract/card-update.contract'
import { homeContract } from '@/adapters/contract/home.contract'
import { identityCheckContract } from '@/adapters/contract/identity-check.contract'
import { notificationsContract } from '@/adapters/contract/notifications.contract'
import { passwordsContract } from '@/adapters/contract/passwords.contract'
import { toSession } from '@/adapters/http/session-mapper'
import { renewedCard } from './card-update-answers'
import { enterAfterChange } from './changed-password'
import { caseOf, looseCase, servedCall, type ContractCase } from './contract-case'
import { valueOf, type PortalClient } from './portal-client'
import { sofiaNotification } from './home-answers'
import { picture } from './identity-answers'
import { marta, martasCardLink, martaTaxId } from './marta'
import { identityRefusals } from './identity-refusals'

const nobodysTaxId = '20111111112'

const notFound = (code: string) => ({ status: 404, code })
const conflict = (code: string) => ({ status: 409, code })

async function enterWithPassword({ client, sessions }: PortalClient): Promise<void> {
  const entered = await client.send(accessContract.logInWithPassword, {
    path: { customerTaxId: martaTaxId },
    query: { isAuthFromApp: 'false' },
    body: { password: 'cuota2026' },
  })
  sessions.open(toSession(valueOf(entered)))
}

const setPassword = (
  { client }: PortalClient,
  body: { readonly newPass: string; readonly currentPass?: string },
) => client.send(passwordsContract.setPassword, { path: {}, body })

const ofCards: readonly ContractCase[] = [
  caseOf(cardUpdateContract.findCardToUpdate, {
    title: 'finds no such link',
    input: { path: { data: 'nadie' } },
    expected: notFound('CUSTOMER_NOT_FOUND'),
  }),
  caseOf(cardUpdateContract.updateCard, {
    title: 'finds no such link',
    input: { path: { id: 'nadie' }, body: renewedCard },
    expected: notFound('CUSTOMER_NOT_FOUND'),
  }),
  caseOf(cardUpdateContract.updateCard, {
    title: 'refuses an expired card',
    input: { path: { id: martasCardLink }, body: { ...renewedCard, month: '10', year: '26' } },
    expected: conflict('INVALID_CARD_EXPIRED_ERROR'),
  }),
  caseOf(cardUpdateContract.updateCard, {
    title: 'refuses a card that its bank blocked',
    input: { path: { id: martasCardLink }, body: { ...renewedCard, debitCardNumber: '4517650012340028' } },
    expected: conflict('CARD_BLOCKED'),
  }),
  ...Object.keys(cardRefusals).map((code) =>
    caseOf(cardUpdateContract.updateCard, {
      title: `tells ${code}`,
      arranged: { set: { cardRefusal: code } },
      input: { path: { id: martasCardLink }, body: renewedCard },
      expected: conflict(code),
    }),
  ),
]

/** Refusals of the calls without a login and of home. */
export const doorRefusals: readonly ContractCase[] = [
  ...identityRefusals,
  ...ofCards,
  caseOf(autoLoginContract.enterWithLink, {
    title: 'finds no such link',
    input: { path: {}, query: { data: 'nadie' } },
    expected: conflict('AUTOLOGIN_LINK_INVALID'),
  }),
  caseOf(identityCheckContract.start, {
    title: 'begins no check for an unknown person',
    input: { path: { id: nobodysTaxId }, query: { redirectPath: '/cambio-celular', purpose: 'PHONE' } },
    expected: notFound('CUSTOMER_NOT_FOUND'),
  }),
  ...['https://otro-sitio.example/', '//otro-sitio.example', String.raw`/\otro-sitio.example`].map(
    (redirectPath) =>
      looseCase(servedCall('identity-check.start'), {
        title: `refuses ${redirectPath} as the return address`,
        input: { path: { id: martaTaxId }, query: { redirectPath, purpose: 'PHONE' } },
        expected: { status: 400, code: 'INVALID_REQUEST' },
      }),
  ),
  caseOf(identityCheckContract.savePhoto, {
    title: 'finds no such loan',
    input: {
      path: {},
      body: { loanId: '99999999', imageBase64: picture, idtx: 'a', externalTransactionId: 'b' },
    },
    expected: notFound('LOAN_NOT_FOUND'),
  }),
  looseCase(servedCall('passwords.setPassword'), {
    title: 'refuses a password with other characters',
    ...marta,
    input: { path: {}, body: { newPass: 'clave-2026' } },
    expected: { status: 400, code: 'INVALID_REQUEST' },
  }),
  {
    call: 'passwords.setPassword',
    title: 'requires the earlier password from a customer who logged in with one',
    ask: async (portalClient) => {
      await enterWithPassword(portalClient)
      return setPassword(portalClient, { newPass: 'otraClave7' })
    },
    expected: conflict('PASSWORD_PROOF_REQUIRED'),
  },
  {
    call: 'passwords.setPassword',
    title: 'refuses a wrong earlier password',
    ask: async (portalClient) => {
      await enterWithPassword(portalClient)
      return setPassword(portalClient, { newPass: 'otraClave7', currentPass: 'otra2026' })
    },
    expected: conflict('WRONG_CURRENT_PASSWORD'),
  },
  {
    call: 'passwords.setPassword',
    title: 'refuses a login with the earlier password',
    ...marta,
    ask: ({ client }) => enterAfterChange(client, 'cuota2026'),
    expected: conflict('LOGIN_INVALID_USER_OR_PASSWORD'),
  },
  caseOf(notificationsContract.subscribeDevice, {
    title: "sends no customer another customer's messages",
    ...marta,
    input: { path: {}, body: { externalCustomerID: 'c-17be90a3', firebaseToken: 'token-1' } },
    expected: { status: 403, code: 'FORBIDDEN' },
  }),
  ...[
    ['knows no such notice', 'n-0000'],
    ['does not return another customer’s notice', sofiaNotification],
  ].map(([title = '', id = '']) =>
    caseOf(homeContract.markNotificationSeen, {
      title,
      ...marta,
      input: { path: { id } },
      expected: notFound('NOTIFICATION_NOT_FOUND'),
    }),
  ),
]
