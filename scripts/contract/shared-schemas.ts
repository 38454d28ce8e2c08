import type { GenericSchema } from 'valibot'
import { accountStatus, campaignOffer } from '@/adapters/contract/account-status.schema'
import {
  banner,
  loggedCustomer,
  pendingLoan,
  person,
  prepaidBenefit,
} from '@/adapters/contract/customer.schema'
import { calendarDate, instant, localDateTime, month } from '@/adapters/contract/dates.schema'
import { installmentOption } from '@/adapters/contract/installment-plan.schema'
import { installment, loan } from '@/adapters/contract/loan.schema'
import { pesos } from '@/adapters/contract/money.schema'
import { loanRequest, offer } from '@/adapters/contract/offer.schema'
import { orderStatus } from '@/adapters/contract/order-status.schema'
import { cardPaymentResult, payment } from '@/adapters/contract/payment.schema'
import { countingNumber, productCode, taxId } from '@/adapters/contract/value.schema'
import { webAddress } from '@/adapters/contract/web-address.schema'

interface SharedSchema {
  readonly schema: GenericSchema
  readonly description: string
  readonly example?: unknown
  /** The OpenAPI format of the values, such as `date` or `double`. */
  readonly format?: string
}

const productCodes =
  'El código de un producto o de un subproducto. Productos: 19, préstamos, servicios y recargas; 46, la línea de crédito, que la lista de préstamos deja afuera. Subproductos: 6, 8, 25, 57 y 65, préstamo de sucursal; 38, 55, 56 y 67, préstamo personal; 68, 76 y 90, préstamo BIND; 69, recarga de celular; 91, pago de servicios; 94 y 95, consumo con la línea; 97, activación de la línea; cualquier otro, compra en un comercio.'

/** The schemas that several calls share, by their names in the document. */
export const sharedSchemas: Readonly<Record<string, SharedSchema>> = {
  Pesos: {
    schema: pesos,
    description: 'Pesos argentinos con hasta dos decimales.',
    example: 18450.75,
    format: 'double',
  },
  Count: {
    schema: countingNumber,
    description: 'Cuántas cuotas, o cuál de ellas: un entero.',
    example: 12,
    format: 'int64',
  },
  ProductCode: {
    schema: productCode,
    description: productCodes,
    example: 19,
    format: 'int64',
  },
  CalendarDate: {
    schema: calendarDate,
    description: 'Un día que existe, AAAA-MM-DD.',
    example: '2026-03-10',
    format: 'date',
  },
  Month: { schema: month, description: 'Un mes, AAAA-MM.', example: '2026-03' },
  Instant: {
    schema: instant,
    description: 'Un momento en UTC, AAAA-MM-DDTHH:mm:ssZ.',
    example: '2026-03-10T14:05:00Z',
    format: 'date-time',
  },
  LocalDateTime: {
    schema: localDateTime,
    description: 'Día y hora de la Argentina separados por un espacio; sólo en los pagos.',
    example: '2026-03-10 11:05:00',
  },
  TaxId: {
    schema: taxId,
    description: 'CUIT o CUIL: 11 dígitos sin guiones, con su dígito verificador.',
    example: '27284561231',
  },
  WebAddress: {
    schema: webAddress,
    description: 'Una dirección https, o http de localhost para probar; sin usuario ni contraseña.',
    example: 'https://pagos.example/cobro?id=1',
    format: 'uri',
  },
  Person: { schema: person, description: 'Una de las personas que comparten un DNI.' },
  LoggedCustomer: {
    schema: loggedCustomer,
    description: 'El cliente que acaba de ingresar, con sus tokens.',
  },
  PendingLoan: { schema: pendingLoan, description: 'Una solicitud empezada y no terminada.' },
  PrepaidBenefit: { schema: prepaidBenefit, description: 'El beneficio por cancelar antes.' },
  Banner: { schema: banner, description: 'Un aviso con imagen.' },
  AccountStatus: { schema: accountStatus, description: 'La situación del cliente.' },
  CampaignOffer: { schema: campaignOffer, description: 'Una oferta de campaña.' },
  Loan: { schema: loan, description: 'Un préstamo.' },
  Installment: { schema: installment, description: 'Una cuota.' },
  Payment: { schema: payment, description: 'Un pago; accused verdadero es pagado, falso es pendiente.' },
  CardPaymentResult: {
    schema: cardPaymentResult,
    description: 'En qué terminó un cobro; un errorCode conocido manda sobre paymentSuccess.',
  },
  InstallmentOption: { schema: installmentOption, description: 'Un plan de cuotas.' },
  LoanRequest: { schema: loanRequest, description: 'Una solicitud de préstamo.' },
  Offer: { schema: offer, description: 'Una oferta de préstamo.' },
  OrderStatus: { schema: orderStatus, description: 'En qué terminó un pago o un pedido.' },
}
