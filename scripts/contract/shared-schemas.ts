import type { GenericSchema } from 'valibot'
import { accountStatusSchema, campaignOfferSchema } from '@/adapters/contract/account-status.schema'
import {
  bannerSchema,
  signedInCustomerSchema,
  unfinishedLoanApplicationSchema,
  personFoundByDniSchema,
  prepaymentDiscountSchema,
} from '@/adapters/contract/customer.schema'
import {
  calendarDateSchema,
  utcInstantSchema,
  localDateTimeSchema,
  yearMonthSchema,
} from '@/adapters/contract/dates.schema'
import { repaymentPlanSchema } from '@/adapters/contract/installment-plan.schema'
import { installmentSchema, loanSchema } from '@/adapters/contract/loan.schema'
import { pesosSchema } from '@/adapters/contract/money.schema'
import { loanRequestSchema, loanOfferSchema } from '@/adapters/contract/offer.schema'
import { operationStatusSchema } from '@/adapters/contract/order-status.schema'
import { cardPaymentResultSchema, paymentSchema } from '@/adapters/contract/payment.schema'
import { nonNegativeIntegerSchema, productCodeSchema, taxIdSchema } from '@/adapters/contract/value.schema'
import { webAddressSchema } from '@/adapters/contract/web-address.schema'

interface SharedSchema {
  readonly schema: GenericSchema
  readonly description: string
  readonly example?: unknown
  /** The OpenAPI format of the schema's values, such as `date` or `double`. */
  readonly format?: string
}

const productCodesText =
  'El código de un producto o de un subproducto. Productos: 19, préstamos, servicios y recargas; 46, la línea de crédito, que la lista de préstamos deja afuera. Subproductos: 6, 8, 25, 57 y 65, préstamo de sucursal; 38, 55, 56 y 67, préstamo personal; 68, 76 y 90, préstamo BIND; 69, recarga de celular; 91, pago de servicios; 94 y 95, consumo con la línea; 97, activación de la línea; cualquier otro, compra en un comercio.'

/** The schemas that several API calls share, by their names in the OpenAPI document. */
export const sharedOpenApiSchemas: Readonly<Record<string, SharedSchema>> = {
  Pesos: {
    schema: pesosSchema,
    description: 'Pesos argentinos con hasta dos decimales.',
    example: 18450.75,
    format: 'double',
  },
  Count: {
    schema: nonNegativeIntegerSchema,
    description: 'Cuántas cuotas, o cuál de ellas: un entero.',
    example: 12,
    format: 'int64',
  },
  ProductCode: {
    schema: productCodeSchema,
    description: productCodesText,
    example: 19,
    format: 'int64',
  },
  CalendarDate: {
    schema: calendarDateSchema,
    description: 'Un día que existe, AAAA-MM-DD.',
    example: '2026-03-10',
    format: 'date',
  },
  Month: { schema: yearMonthSchema, description: 'Un mes, AAAA-MM.', example: '2026-03' },
  Instant: {
    schema: utcInstantSchema,
    description: 'Un momento en UTC, AAAA-MM-DDTHH:mm:ssZ.',
    example: '2026-03-10T14:05:00Z',
    format: 'date-time',
  },
  LocalDateTime: {
    schema: localDateTimeSchema,
    description: 'Día y hora de la Argentina separados por un espacio; sólo en los pagos.',
    example: '2026-03-10 11:05:00',
  },
  TaxId: {
    schema: taxIdSchema,
    description: 'CUIT o CUIL: 11 dígitos sin guiones, con su dígito verificador.',
    example: '27284561231',
  },
  WebAddress: {
    schema: webAddressSchema,
    description: 'Una dirección https, o http de localhost para probar; sin usuario ni contraseña.',
    example: 'https://pagos.example/cobro?id=1',
    format: 'uri',
  },
  Person: { schema: personFoundByDniSchema, description: 'Una de las personas que comparten un DNI.' },
  LoggedCustomer: {
    schema: signedInCustomerSchema,
    description: 'El cliente que acaba de ingresar, con sus tokens.',
  },
  PendingLoan: {
    schema: unfinishedLoanApplicationSchema,
    description: 'Una solicitud empezada y no terminada.',
  },
  PrepaidBenefit: { schema: prepaymentDiscountSchema, description: 'El beneficio por cancelar antes.' },
  Banner: { schema: bannerSchema, description: 'Un aviso con imagen.' },
  AccountStatus: { schema: accountStatusSchema, description: 'La situación del cliente.' },
  CampaignOffer: { schema: campaignOfferSchema, description: 'Una oferta de campaña.' },
  Loan: { schema: loanSchema, description: 'Un préstamo.' },
  Installment: { schema: installmentSchema, description: 'Una cuota.' },
  Payment: {
    schema: paymentSchema,
    description: 'Un pago; accused verdadero es pagado, falso es pendiente.',
  },
  CardPaymentResult: {
    schema: cardPaymentResultSchema,
    description: 'En qué terminó un cobro; un errorCode conocido manda sobre paymentSuccess.',
  },
  InstallmentOption: { schema: repaymentPlanSchema, description: 'Un plan de cuotas.' },
  LoanRequest: { schema: loanRequestSchema, description: 'Una solicitud de préstamo.' },
  Offer: { schema: loanOfferSchema, description: 'Una oferta de préstamo.' },
  OrderStatus: { schema: operationStatusSchema, description: 'En qué terminó un pago o un pedido.' },
}
