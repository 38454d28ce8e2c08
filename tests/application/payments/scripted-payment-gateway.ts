import { cents, type Cents } from '@/domain/shared/money'
import { success, type Result } from '@/domain/shared/result'
import type { DueItem } from '@/domain/payments/amount-due'
import type { PayableLoan } from '@/domain/payments/payable-loan'
import type { SavedCard } from '@/domain/payments/saved-card'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import type {
  CardChargeAnswer,
  NewCardCharge,
  OfferedPaymentMethod,
  PaymentGateway,
  CardlessPaymentQueries,
  SavedCardCharge,
  WalletPaymentRequest,
} from '@/application/payments/payment.port'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { OperationStatusReport } from '@/application/shared/operation-status.port'

type GatewayAnswer<Value> = Result<Value, GatewayFailure>

export const fourthInstallment: DueItem = {
  kind: 'installment',
  number: 4,
  amount: cents(1_262_500),
  punitiveAmount: cents(0),
}

export const shopPurchaseLoan: PayableLoan = {
  externalId: '40128753',
  productId: 1,
  subproductId: 12,
  commerceName: 'Casa Rivadavia Hogar',
  installmentCount: 12,
  installmentAmount: cents(1_262_500),
  status: 'to-pay',
}

export const savedVisaCard: SavedCard = {
  debitCardId: 'td-51c7a8e0',
  lastDigits: '4821',
  brand: 'visa',
  type: 'Débito',
  expiry: { month: 9, year: 2028 },
}

/** Payment gateway that gives the answers set by a test. It records the charges that it receives. */
export class ScriptedPaymentGateway implements PaymentGateway, CardlessPaymentQueries {
  readonly charges: (SavedCardCharge | NewCardCharge)[] = []
  readonly statusRequestKeys: string[] = []
  readonly walletPayments: WalletPaymentRequest[] = []
  payableLoansAnswer: GatewayAnswer<readonly PayableLoan[]> = success([shopPurchaseLoan])
  amountDueAnswer: GatewayAnswer<readonly DueItem[]> = success([fourthInstallment])
  paymentMethodsAnswer: GatewayAnswer<readonly OfferedPaymentMethod[]> = success([
    { method: 'cvu', description: 'Transferencia a tu CVU' },
    { method: 'debit-card', description: 'Tarjeta de débito' },
  ])
  cvuAnswer: GatewayAnswer<string | undefined> = success('0000047500000401287532')
  barcodeAnswer: GatewayAnswer<string> = success('4207000040128753000012625003')
  qrTextAnswer: GatewayAnswer<string> = success('00020101021243')
  cashSlipAnswer: GatewayAnswer<PortalFile> = success({
    blob: new Blob(['%PDF']),
    contentType: 'application/pdf',
  })
  savedCardsAnswer: GatewayAnswer<readonly SavedCard[]> = success([savedVisaCard])
  walletPaymentAnswer: Result<string | undefined, GatewayFailure> = success('https://billetera.example/pagar')
  creditCardLinkAnswer: GatewayAnswer<string | undefined> = success('https://tarjeta.example/pagar')
  registeredPaymentsAnswer: GatewayAnswer<readonly RegisteredPayment[]> = success([])
  statusAnswer: GatewayAnswer<OperationStatusReport> = success({ status: 'in-process' })
  answerCharge: (charge: SavedCardCharge | NewCardCharge) => Promise<CardChargeAnswer> = () =>
    Promise.resolve(success({ reference: '7001' }))

  payableLoans(): Promise<GatewayAnswer<readonly PayableLoan[]>> {
    return Promise.resolve(this.payableLoansAnswer)
  }

  dueItems(): Promise<GatewayAnswer<readonly DueItem[]>> {
    return Promise.resolve(this.amountDueAnswer)
  }

  paymentMethods(): Promise<GatewayAnswer<readonly OfferedPaymentMethod[]>> {
    return Promise.resolve(this.paymentMethodsAnswer)
  }

  paymentCvu(): Promise<GatewayAnswer<string | undefined>> {
    return Promise.resolve(this.cvuAnswer)
  }

  paymentQrText(): Promise<GatewayAnswer<string>> {
    return Promise.resolve(this.qrTextAnswer)
  }

  cashBarcodeDigits(): Promise<GatewayAnswer<string>> {
    return Promise.resolve(this.barcodeAnswer)
  }

  cashPaymentSlip(): Promise<GatewayAnswer<PortalFile>> {
    return Promise.resolve(this.cashSlipAnswer)
  }

  savedCards(): Promise<GatewayAnswer<readonly SavedCard[]>> {
    return Promise.resolve(this.savedCardsAnswer)
  }

  payWithSavedCard(charge: SavedCardCharge): Promise<CardChargeAnswer> {
    this.charges.push(charge)
    return this.answerCharge(charge)
  }

  payWithNewCard(charge: NewCardCharge): Promise<CardChargeAnswer> {
    this.charges.push(charge)
    return this.answerCharge(charge)
  }

  startWalletPayment(payment: WalletPaymentRequest): Promise<Result<string | undefined, GatewayFailure>> {
    this.walletPayments.push(payment)
    return Promise.resolve(this.walletPaymentAnswer)
  }

  creditCardPaymentPageAddress(): Promise<GatewayAnswer<string | undefined>> {
    return Promise.resolve(this.creditCardLinkAnswer)
  }

  paymentStatus(key: string): Promise<GatewayAnswer<OperationStatusReport>> {
    this.statusRequestKeys.push(key)
    return Promise.resolve(this.statusAnswer)
  }

  finalAmountToPay(): Promise<GatewayAnswer<Cents>> {
    return Promise.resolve(success(cents(1_262_500)))
  }

  paymentsForDuplicateCheck(): Promise<GatewayAnswer<readonly RegisteredPayment[]>> {
    return this.registeredPayments()
  }

  registeredPayments(): Promise<GatewayAnswer<readonly RegisteredPayment[]>> {
    return Promise.resolve(this.registeredPaymentsAnswer)
  }
}
