import { accessContract } from '@/adapters/contract/access.contract'
import { autoLoginContract } from '@/adapters/contract/auto-login.contract'
import { cardRefusalCodes } from '@/adapters/contract/refusals'
import { cardUpdateContract } from '@/adapters/contract/card-update.contract'
import { homeContract } from '@/adapters/contract/home.contract'
import { identityCheckContract } from '@/adapters/contract/identity-check.contract'
import { notificationsContract } from '@/adapters/contract/notifications.contract'
import { passwordsContract } from '@/adapters/contract/passwords.contract'
import { toSession } from '@/adapters/http/session-mapper'
import { updateCardCallInput } from './card-update-answers'
import { changePasswordAndLogIn } from './changed-password'
import {
  createContractCase,
  createContractCaseWithUntypedInput,
  findServedApiCallOrThrow,
  type ContractCase,
} from './contract-case'
import { successValueOrThrow, type PortalClient } from './portal-client'
import { sofiaNotificationId } from './home-answers'
import { exampleSelfieBase64 } from './identity-answers'
import { signedInAsMarta, martasCardUpdateLinkData, martaTaxId } from './marta'
import { identityRefusalCases } from './identity-refusals'

const unknownTaxId = '20111111112'

const createNotFoundAnswer = (code: string) => ({ status: 404, code })
const createConflictAnswer = (code: string) => ({ status: 409, code })

async function logInWithPassword({ client, sessions }: PortalClient): Promise<void> {
  const entered = await client.send(accessContract.logInWithPassword, {
    path: { customerTaxId: martaTaxId },
    query: { isAuthFromApp: 'false' },
    body: { password: 'cuota2026' },
  })
  sessions.openSession(toSession(successValueOrThrow(entered)))
}

const setPassword = (
  { client }: PortalClient,
  body: { readonly newPass: string; readonly currentPass?: string },
) => client.send(passwordsContract.setPassword, { path: {}, body })

const cardUpdateRefusalCases: readonly ContractCase[] = [
  createContractCase(cardUpdateContract.findCardToUpdate, {
    title: 'finds no such link',
    input: { path: { data: 'nadie' } },
    expected: createNotFoundAnswer('CUSTOMER_NOT_FOUND'),
  }),
  createContractCase(cardUpdateContract.updateCard, {
    title: 'finds no such link',
    input: { path: { id: 'nadie' }, body: updateCardCallInput },
    expected: createNotFoundAnswer('CUSTOMER_NOT_FOUND'),
  }),
  createContractCase(cardUpdateContract.updateCard, {
    title: 'refuses an expired card',
    input: {
      path: { id: martasCardUpdateLinkData },
      body: { ...updateCardCallInput, month: '10', year: '26' },
    },
    expected: createConflictAnswer('INVALID_CARD_EXPIRED_ERROR'),
  }),
  createContractCase(cardUpdateContract.updateCard, {
    title: 'refuses a card that its bank blocked',
    input: {
      path: { id: martasCardUpdateLinkData },
      body: { ...updateCardCallInput, debitCardNumber: '4517650012340028' },
    },
    expected: createConflictAnswer('CARD_BLOCKED'),
  }),
  ...Object.keys(cardRefusalCodes).map((code) =>
    createContractCase(cardUpdateContract.updateCard, {
      title: `tells ${code}`,
      demoState: { set: { cardRefusal: code } },
      input: { path: { id: martasCardUpdateLinkData }, body: updateCardCallInput },
      expected: createConflictAnswer(code),
    }),
  ),
]

/**
 * Tests of the API contract in which the lender answers with an error to requests that need no login,
 * and to requests of the home screen.
 */
export const sessionlessAndHomeRefusalCases: readonly ContractCase[] = [
  ...identityRefusalCases,
  ...cardUpdateRefusalCases,
  createContractCase(autoLoginContract.enterWithLink, {
    title: 'finds no such link',
    input: { path: {}, query: { data: 'nadie' } },
    expected: createConflictAnswer('AUTOLOGIN_LINK_INVALID'),
  }),
  createContractCase(identityCheckContract.start, {
    title: 'begins no check for an unknown person',
    input: { path: { id: unknownTaxId }, query: { redirectPath: '/cambio-celular', purpose: 'PHONE' } },
    expected: createNotFoundAnswer('CUSTOMER_NOT_FOUND'),
  }),
  ...['https://otro-sitio.example/', '//otro-sitio.example', String.raw`/\otro-sitio.example`].map(
    (redirectPath) =>
      createContractCaseWithUntypedInput(findServedApiCallOrThrow('identity-check.start'), {
        title: `refuses ${redirectPath} as the return address`,
        input: { path: { id: martaTaxId }, query: { redirectPath, purpose: 'PHONE' } },
        expected: { status: 400, code: 'INVALID_REQUEST' },
      }),
  ),
  createContractCase(identityCheckContract.savePhoto, {
    title: 'finds no such loan',
    input: {
      path: {},
      body: { loanId: '99999999', imageBase64: exampleSelfieBase64, idtx: 'a', externalTransactionId: 'b' },
    },
    expected: createNotFoundAnswer('LOAN_NOT_FOUND'),
  }),
  createContractCaseWithUntypedInput(findServedApiCallOrThrow('passwords.setPassword'), {
    title: 'refuses a password with other characters',
    ...signedInAsMarta,
    input: { path: {}, body: { newPass: 'clave-2026' } },
    expected: { status: 400, code: 'INVALID_REQUEST' },
  }),
  {
    call: 'passwords.setPassword',
    title: 'requires the earlier password from a customer who logged in with one',
    makeCall: async (portalClient) => {
      await logInWithPassword(portalClient)
      return setPassword(portalClient, { newPass: 'otraClave7' })
    },
    expected: createConflictAnswer('PASSWORD_PROOF_REQUIRED'),
  },
  {
    call: 'passwords.setPassword',
    title: 'refuses a wrong earlier password',
    makeCall: async (portalClient) => {
      await logInWithPassword(portalClient)
      return setPassword(portalClient, { newPass: 'otraClave7', currentPass: 'otra2026' })
    },
    expected: createConflictAnswer('WRONG_CURRENT_PASSWORD'),
  },
  {
    call: 'passwords.setPassword',
    title: 'refuses a login with the earlier password',
    ...signedInAsMarta,
    makeCall: ({ client }) => changePasswordAndLogIn(client, 'cuota2026'),
    expected: createConflictAnswer('LOGIN_INVALID_USER_OR_PASSWORD'),
  },
  createContractCase(notificationsContract.subscribeDevice, {
    title: "sends no customer another customer's messages",
    ...signedInAsMarta,
    input: { path: {}, body: { externalCustomerID: 'c-17be90a3', firebaseToken: 'token-1' } },
    expected: { status: 403, code: 'FORBIDDEN' },
  }),
  ...[
    ['knows no such notice', 'n-0000'],
    ['does not return another customer’s notice', sofiaNotificationId],
  ].map(([title = '', id = '']) =>
    createContractCase(homeContract.markNotificationSeen, {
      title,
      ...signedInAsMarta,
      input: { path: { id } },
      expected: createNotFoundAnswer('NOTIFICATION_NOT_FOUND'),
    }),
  ),
]
