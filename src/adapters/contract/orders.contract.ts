import * as v from 'valibot'
import { contract } from './call'
import { orderStatus } from './order-status.schema'

/** What became of an order of somebody who has no session: PAY-16, REF-11. */
export const ordersContract = contract('orders', {
  statusWithoutSession: {
    method: 'GET',
    path: '/payments/status/{customerTaxId}',
    summary: 'En qué terminó un pedido del que no llegó respuesta, hecho sin sesión.',
    source: 'PAY-16, REF-11',
    access: 'open',
    touches: {
      whose: 'secret',
      by: { 'path.customerTaxId': 'tax-id', 'query.idempotencyKey': 'own-order-key' },
    },
    query: v.object({ idempotencyKey: v.pipe(v.string(), v.nonEmpty()) }),
    answer: orderStatus,
    assumption:
      'Lo mismo que GET /payments/status para quien llega por el enlace de refinanciación: se responde por la Idempotency-Key y el CUIT, y NOT_FOUND si la clave no es de ese CUIT.',
  },
})
