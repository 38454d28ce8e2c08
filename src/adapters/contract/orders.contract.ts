import * as v from 'valibot'
import { defineContract } from './call'
import { utcInstantSchema } from './dates.schema'
import { lenientOptionalField } from './optional-field.schema'
import { pesosSchema } from './money.schema'
import { operationStatusSchema } from './order-status.schema'

/**
 * An item of the list of recent operations. An operation with an unknown status may have been done; an
 * operation of an unknown kind is ignored.
 * Source: PAY-20.
 */
const recentOperationSchema = v.object({
  idempotencyKey: lenientOptionalField(v.string()),
  kind: v.string(),
  target: lenientOptionalField(v.string()),
  amount: pesosSchema,
  status: lenientOptionalField(v.picklist(['APPROVED', 'REJECTED', 'IN_PROCESS'])),
  reference: lenientOptionalField(v.string()),
  createdAt: utcInstantSchema,
})

/**
 * API calls about the customer's recent operations, such as payments, and about the status of an
 * operation that was made without a session. Source: PAY-16, PAY-20, REF-11.
 */
export const ordersContract = defineContract('orders', {
  recentOperations: {
    method: 'GET',
    path: '/customers/{taxId}/operations',
    summary: 'Lo que el cliente pidió desde cualquier dispositivo desde ese momento.',
    source: 'PAY-20',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.taxId': 'tax-id' } },
    query: v.object({ since: utcInstantSchema }),
    answer: v.array(recentOperationSchema),
    assumption:
      'Propuesta: con 404 o 501, o si falla dos veces seguidas, el portal se arregla con los pagos, los movimientos y los préstamos. since es de hace cuatro días. idempotencyKey es la clave con que se pidió, o nada si no la hubo (la página de un proveedor). target es, en PAYMENT, el externalId; en SHOP_PAYMENT, el texto del QR; en LINE_LOAN, nada, o PAYMENT_QR si paga una compra. reference es el número de lo que se hizo. kind es PAYMENT, LINE_LOAN, SHOP_PAYMENT, REFINANCING o DOWN_PAYMENT. Lo que todavía no se decidió viene como IN_PROCESS.',
  },
  statusWithoutSession: {
    method: 'GET',
    path: '/payments/status/{customerTaxId}',
    summary: 'En qué terminó un pedido del que no llegó respuesta, hecho sin sesión.',
    source: 'PAY-16, REF-11',
    access: 'open',
    objectAccess: {
      ownership: 'secret',
      by: { 'path.customerTaxId': 'tax-id', 'query.idempotencyKey': 'own-order-key' },
    },
    query: v.object({ idempotencyKey: v.pipe(v.string(), v.nonEmpty()) }),
    answer: operationStatusSchema,
    assumption:
      'Lo mismo que GET /payments/status para quien llega por el enlace de refinanciación: se responde por la Idempotency-Key y el CUIT, y NOT_FOUND si la clave no es de ese CUIT.',
  },
})
