import * as v from 'valibot'
import { calendarDateSchema } from './dates.schema'
import type { SchemaDescriptions } from './field-description'
import { lenientListSchema } from './list.schema'
import { lenientOptionalField, optionalField } from './optional-field.schema'
import { pesosSchema } from './money.schema'
import { nonNegativeIntegerSchema, productCodeSchema } from './value.schema'

export const installmentSchema = v.object({
  number: nonNegativeIntegerSchema,
  status: v.picklist(['PAID', 'PARTIAL', 'PENDING', 'OVERDUE', 'DEFER']),
  dueDate: calendarDateSchema,
  totalAmount: pesosSchema,
  waiverAmount: optionalField(pesosSchema),
  partialPaidAmount: optionalField(pesosSchema),
})

/**
 * A loan of the customer. The portal shows a pay button for it only if `paymentEnabled` is true.
 * Source: 1§3.
 */
export const loanSchema = v.object({
  loanId: v.string(),
  externalId: v.string(),
  number: optionalField(v.string()),
  subproductId: productCodeSchema,
  productId: productCodeSchema,
  commerceName: optionalField(v.string()),
  disbursedAmount: pesosSchema,
  amount: optionalField(pesosSchema),
  installmentCount: nonNegativeIntegerSchema,
  installmentValue: optionalField(pesosSchema),
  averageInstallmentAmount: pesosSchema,
  startDate: calendarDateSchema,
  disbursementDate: calendarDateSchema,
  company: optionalField(v.object({ name: v.string(), taxId: v.string() })),
  phone: optionalField(v.string()),
  formId: optionalField(v.string()),
  currentInstallment: optionalField(
    v.object({ number: nonNegativeIntegerSchema, totalAmount: pesosSchema, dueDate: calendarDateSchema }),
  ),
  paymentMethod: v.picklist(['VOLUNTARY', 'DIRECT_DEBIT', 'DIRECT_DEBIT_CARD']),
  paymentEnabled: optionalField(v.boolean()),
  couponBookEnabled: optionalField(v.boolean()),
  creditUsed: optionalField(v.boolean()),
  installments: optionalField(lenientListSchema(installmentSchema)),
  // Only shown: without it, or if it is malformed, home says nothing of it. Source: COL-02.
  nextCollection: lenientOptionalField(v.object({ date: calendarDateSchema, amount: pesosSchema })),
  files: optionalField(lenientListSchema(v.object({ type: v.picklist(['DISCLAIMER', 'RAPIPAGO']) }))),
})

/**
 * Descriptions of the fields of a loan, for developers of the lender's server. They are not part of the
 * portal's build. Descriptions with an example from the demo are in `scripts/contract/field-texts`.
 */
export const loanSchemaDescriptions: SchemaDescriptions = {
  Loan: {
    number: 'Otro número del préstamo. El portal no lo usa.',
    disbursedAmount: 'Lo que se prestó, en pesos; está en el título del préstamo.',
    amount: 'El importe del préstamo. El portal no lo usa.',
    installmentCount: 'Cuántas cuotas tiene.',
    installmentValue: 'El importe de una cuota. El portal usa averageInstallmentAmount.',
    averageInstallmentAmount: 'El importe de una cuota, o el promedio si no son iguales, en pesos.',
    startDate: 'El día en que empezó; se muestra en el préstamo.',
    disbursementDate:
      'El día en que se dio el dinero. De él salen los plazos para arrepentirse y para cancelar.',
    company: 'La empresa del servicio: en recargas y pagos de servicios.',
    formId: { text: 'El número de formulario de una recarga (subproducto 69).', example: 'F-88213' },
    currentInstallment: 'La cuota que corre. Ausente si ya no queda ninguna.',
    paymentMethod:
      'VOLUNTARY: lo paga el cliente. DIRECT_DEBIT: débito en una cuenta. DIRECT_DEBIT_CARD: débito en una tarjeta. Con débito, la cuponera avisa antes.',
    paymentEnabled: 'Si se muestra el botón de pagar. Ausente se lee como falso.',
    couponBookEnabled: 'Si se ofrece la cuponera. Ausente se lee como verdadero.',
    creditUsed: 'Si el dinero ya se usó. Sólo con falso se ofrece arrepentirse.',
    installments: 'Las cuotas, si se pidieron con INSTALLMENT. El portal las ordena por number.',
    nextCollection:
      'El cobro automático avisado que viene, para mostrarlo en el inicio. Ausente si no hay ninguno; lo demás está en listCollections.',
    files: 'Los papeles que tiene, si se pidieron con LOAN_FILE.',
  },
  LoanNextCollection: {
    date: 'El día del intento que el banco todavía no contestó.',
    amount: 'Lo que se va a cobrar, en pesos.',
  },
  LoanCompany: {
    name: { text: 'El nombre de la empresa.', example: 'Energía del Plata' },
    taxId: { text: 'El CUIT de la empresa; se muestra.', example: '30712345671' },
  },
  CurrentInstallment: {
    number: 'Qué cuota es.',
    totalAmount: 'Su importe, en pesos.',
    dueDate: 'El día en que vence.',
  },
  LoanFile: { type: 'DISCLAIMER: el contrato. RAPIPAGO: el comprobante de servicios.' },
  Installment: {
    number: 'Qué cuota es: 1 es la primera.',
    status: 'PAID: pagada. PARTIAL: pagada en parte. PENDING: por pagar. OVERDUE: vencida. DEFER: diferida.',
    dueDate: 'El día en que vence.',
    totalAmount: 'Su importe, en pesos, antes de lo que se perdona.',
    waiverAmount: 'Lo que se perdona, en pesos: se resta de totalAmount. Ausente se lee como 0.',
    partialPaidAmount: 'Lo que ya se pagó de una cuota PARTIAL, en pesos.',
  },
}
