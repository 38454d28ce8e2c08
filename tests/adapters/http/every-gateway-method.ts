import { calendarDate, instant } from '@/domain/shared/calendar-date'
import type { Cuit } from '@/domain/shared/cuit'
import { cents } from '@/domain/shared/money'
import type { Session } from '@/domain/session/session'
import { martasVisa } from '#tests/support/test-cards'
import { createCollectionMethodCallers } from './collection-uses'
import type { TestGateways } from './connected-browser'
import { gatewayPortsByName } from './gateway-ports'
import { methodsByPortInterface } from './port-methods'
import { consumerLawRequestMethodCallers, accountProtectionMethodCallers } from './uses-without-session'
import {
  martaLoanId,
  martasCardUpdateLinkData,
  passkeySignatureInput,
  exampleChargeInput,
  exampleContactInput,
  examplePostalAddressInput,
  avatarFile,
  exampleClaimInput,
  surveyResultsInput,
  ramonaTaxId,
  ramonasRefinancingLink,
  paymentReceiptFile,
} from './method-inputs'

type GatewayName = keyof typeof gatewayPortsByName

/** Method of a gateway, such as `newPasswords.setPassword`, with a function by which tests call it. */
export interface CallableGatewayMethod {
  readonly methodName: string
  /** Calls the gateway method once with each of its test inputs. Returns the results. */
  readonly callMethod: () => Promise<readonly unknown[]>
}

/** Function that calls one method of a gateway with each of its test inputs. */
type MethodCaller<Gateway> = (gateway: Gateway) => readonly Promise<unknown>[]

/** Parameter types of a method. A parameter that cannot be a text becomes `never`. */
type TextParameters<Parameters> = {
  readonly [Each in keyof Parameters]: Cuit extends Parameters[Each] ? Parameters[Each] : never
}

/**
 * Names of the gateway methods with only text parameters. A test chooses the text for each parameter by
 * the name of the parameter.
 */
type MethodNameWithOnlyTextParameters<Gateway> = {
  [Method in keyof Gateway]: Gateway[Method] extends (...input: infer Parameters) => unknown
    ? Parameters extends TextParameters<Parameters>
      ? Method
      : never
    : never
}[keyof Gateway]

/**
 * Test calls of the methods of one gateway. If a method is missing, the code does not compile, unless
 * the method has only text parameters.
 */
type MethodCallersOf<Gateway> = {
  readonly [
    Method in Exclude<keyof Gateway, MethodNameWithOnlyTextParameters<Gateway>>
  ]: MethodCaller<Gateway>
} & { readonly [Method in MethodNameWithOnlyTextParameters<Gateway>]?: MethodCaller<Gateway> }

/**
 * Test calls by gateway name. A gateway whose methods have only texts as parameters may be left out, because the
 * test calls those by itself.
 */
type GatewayMethodCallers = {
  readonly [
    Name in GatewayName as object extends MethodCallersOf<TestGateways[Name]> ? never : Name
  ]: MethodCallersOf<TestGateways[Name]>
}

/** Returns every method of every gateway, each with a function by which tests call it. */
export function listCallableGatewayMethods(
  gateways: TestGateways,
  session: Session,
): readonly CallableGatewayMethod[] {
  const written = new Map<string, object>(Object.entries(createMethodCallers(session)))
  const texts = createParameterTextFinder(session)
  return Object.entries(gatewayPortsByName).flatMap(([name, { description = '' }]) =>
    (methodsByPortInterface.get(description) ?? []).map((method) => {
      const gateway: object = Reflect.get(gateways, name)
      const calls: MethodCaller<object> | undefined = Reflect.get(written.get(name) ?? {}, method.name)
      const call = (): Promise<unknown> =>
        Reflect.apply(Reflect.get(gateway, method.name), gateway, method.parameters.map(texts))
      return {
        methodName: `${name}.${method.name}`,
        callMethod: () => Promise.all(calls ? calls(gateway) : [call()]),
      }
    }),
  )
}

/** Returns a function that gives the test text for a parameter of a port, by the name of the parameter. */
function createParameterTextFinder({ customer, tokens }: Session): (parameter: string) => string {
  const texts = new Map<string, string>([
    ['taxId', customer.taxId],
    ['customer', customer.taxId],
    ['customerId', customer.customerId],
    ['dni', customer.dni],
    ['externalId', martaLoanId],
    ['loanId', 'p-6b1f0c92'],
    ['cardId', 'td-51c7a8e0'],
    ['hashKey', 'h-1'],
    ['stateId', '06'],
    ['refreshToken', tokens.refresh],
    ['id', 'n-4b20'],
    ['number', 'c7f0a1d2e3b4958677081920'],
    ['operationId', '1'],
    ['idempotencyKey', 'key-1'],
    ['onBehalfOf', customer.taxId],
    ['data', 'marta'],
    ['link', martasCardUpdateLinkData],
  ])
  return (parameter) => {
    const text = texts.get(parameter)
    if (text === undefined) throw new Error(`No text for the parameter ${parameter} of a port`)
    return text
  }
}

/** Returns the test calls of the gateway methods with parameters other than texts. */
function createMethodCallers({ customer }: Session): GatewayMethodCallers {
  const { customerId, taxId } = customer
  const owner = { identifiedBy: 'session', taxId } as const
  const ordered = { idempotencyKey: 'key-1', owner }
  const identityCheck = { transactionId: 'tx-1', externalId: 'check-1' }
  const exampleCustomer = { customerId, taxId }
  const terms = { customer, amount: cents(100), installmentCount: 1 }
  const order = { loanId: 'p-6b1f0c92', amount: cents(100), customerId }
  const kind = { product: 19, subproduct: 38 }
  return {
    access: {
      sendCode: (port) => [port.sendCode(taxId, 'phone')],
      logInWithCode: (port) => [port.logInWithCode({ taxId, code: '0000', purpose: 'enter' })],
      logInWithPassword: (port) => [port.logInWithPassword({ taxId, password: 'x' })],
    },
    automaticCollections: createCollectionMethodCallers(taxId),
    cancellation: {
      requestCancellation: (port) => [port.requestCancellation(order)],
      cancellationDocument: (port) => [port.cancellationDocument(order)],
    },
    cards: {
      addCard: (port) => [port.addCard({ externalIds: [martaLoanId], card: martasVisa, ...ordered })],
      directDebitTerms: (port) => [port.directDebitTerms([martaLoanId])],
      replaceWithSavedCard: (port) => [
        port.replaceWithSavedCard({ cardId: 'td-1', newCardId: 'td-2', ...ordered }),
      ],
      replaceWithNewCard: (port) => [
        port.replaceWithNewCard({ replacementToken: 'tk-1', card: martasVisa, ...ordered }),
      ],
    },
    cardUpdate: { updateCard: (port) => [port.updateCard(martasCardUpdateLinkData, martasVisa)] },
    claims: { send: (port) => [port.send({ ...exampleClaimInput, onBehalfOf: taxId })] },
    consumerRequests: consumerLawRequestMethodCallers,
    documentQueries: { loanDocumentFile: (port) => [port.loanDocumentFile(martaLoanId, 'contract')] },
    documents: {
      sendReceipt: (port) => [port.sendReceipt({ taxId, typeId: 'TRANSFERENCIA', file: paymentReceiptFile })],
    },
    identityCheck: {
      startCheck: (port) => [port.startCheck({ taxId, purpose: 'phone', returnPath: '/cambio-celular' })],
      fetchCheckResult: (port) => [port.fetchCheckResult(identityCheck, 'phone')],
      saveSelfie: (port) => [
        port.saveSelfie({ loanId: 'p-6b1f0c92', photo: 'aGVsbG8=', check: identityCheck }),
      ],
    },
    lines: {
      repaymentPlans: (port) => [port.repaymentPlans({ customerId, amount: cents(5_000_000) })],
      createLoan: (port) => [
        port.createLoan({
          customerId,
          amount: cents(100),
          plan: { count: 6, amount: cents(100), lineId: 'lr-6' },
          idempotencyKey: 'key-2',
          owner,
        }),
      ],
      lastDigitsOfPayingCard: (port) => [port.lastDigitsOfPayingCard({ taxId, loanId: 'n-1' })],
    },
    loanAmounts: {
      paymentQuote: (port) => [
        port.paymentQuote({ loanExternalId: martaLoanId, date: calendarDate('2026-11-21') }),
      ],
    },
    loans: { loansWithDocumentKinds: (port) => [port.loansWithDocumentKinds(taxId, 'active')] },
    newPasswords: {
      setPassword: (port) => [port.setPassword({ password: 'cuota2027', onBehalfOf: taxId })],
    },
    offers: {
      findLastLoanApplication: (port) => [port.findLastLoanApplication(taxId, kind)],
      startLoanOffer: (port) => [port.startLoanOffer(customerId, kind)],
    },
    operationStatuses: {
      status: (port) => [port.status('key-2', owner), port.status('key-2', { identifiedBy: 'link', taxId })],
    },
    passkeys: {
      registerPasskey: (port) => [
        port.registerPasskey({ credentialId: 'x', clientData: 'x', attestation: 'x' }),
      ],
      logIn: (port) => [port.logIn({ taxId, signature: passkeySignatureInput })],
    },
    payments: {
      dueItems: (port) => [
        port.dueItems({ kind: 'loan', externalId: martaLoanId }),
        port.dueItems({ kind: 'line', externalId: martaLoanId }),
      ],
      payWithSavedCard: (port) => [
        port.payWithSavedCard({ ...exampleChargeInput, debitCardId: 'td-51c7a8e0' }),
      ],
      payWithNewCard: (port) => [port.payWithNewCard({ ...exampleChargeInput, card: martasVisa })],
      startWalletPayment: (port) => [port.startWalletPayment(exampleChargeInput)],
    },
    phoneChange: {
      sendCodeToNewPhoneNumber: (port) => [
        port.sendCodeToNewPhoneNumber({ taxId, cellphone: '1122334455', check: identityCheck }),
      ],
      changePhoneNumber: (port) => [
        port.changePhoneNumber({ taxId, cellphone: '1122334455', check: identityCheck }, '0000'),
      ],
    },
    profile: {
      saveContact: (port) => [port.saveContact(exampleCustomer, exampleContactInput)],
      saveAddress: (port) => [port.saveAddress(exampleCustomer, examplePostalAddressInput)],
      saveAvatar: (port) => [port.saveAvatar(exampleCustomer, avatarFile)],
    },
    protection: accountProtectionMethodCallers,
    pushSubscriptions: {
      subscribe: (port) => [port.subscribe({ customerId, token: 'device-1' })],
      unsubscribe: (port) => [port.unsubscribe({ customerId, token: 'device-1' })],
    },
    qrPayment: {
      readShopQrCode: (port) => [port.readShopQrCode('000201', taxId)],
      payShop: (port) => [
        port.payShop({
          idempotencyKey: 'key-3',
          loanId: 'n-1',
          text: '000201',
          seller: { name: 'Panadería La Ñata' },
          terms,
          owner,
        }),
      ],
      purchaseAgreement: (port) => [port.purchaseAgreement(terms)],
    },
    recentOperations: { operationsSince: (port) => [port.operationsSince(instant(0), owner)] },
    refinancing: {
      proposal: (port) => [port.proposal(ramonaTaxId)],
      repaymentPlans: (port) => [
        port.repaymentPlans({ link: ramonasRefinancingLink(), refinancingAmount: cents(21_689_788) }),
      ],
      createLoan: (port) => [
        port.createLoan({
          taxId: ramonaTaxId,
          refinancingAmount: cents(21_689_788),
          plan: { lineId: 'x', count: 3, amount: cents(100) },
          idempotencyKey: 'key-2',
        }),
      ],
      payDownPayment: (port) => [
        port.payDownPayment({
          taxId: ramonaTaxId,
          customerName: 'Ramona Paredes',
          loanId: 'x',
          amount: cents(2_409_977),
          card: martasVisa,
          identityCheck,
          idempotencyKey: 'key-3',
        }),
      ],
    },
    survey: {
      sendAnswers: (port) => [
        port.sendAnswers({ runId: 'nps-2026-11', answers: surveyResultsInput, onBehalfOf: taxId }),
      ],
    },
  }
}
