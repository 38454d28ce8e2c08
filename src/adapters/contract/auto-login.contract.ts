import * as v from 'valibot'
import { defineContract } from './call'
import { signedInCustomerSchema } from './customer.schema'

/** API calls for signing in with a link that the lender sent. Source: 1§7, ACC-26. */
export const autoLoginContract = defineContract('auto-login', {
  enterWithLink: {
    method: 'POST',
    path: '/users/autologin',
    summary: 'Ingresa con el dato de un enlace y dice a dónde ir.',
    source: '1§7',
    access: 'open',
    objectAccess: { ownership: 'secret', by: { 'query.data': 'auto-login-link' } },
    query: v.object({ data: v.string() }),
    answer: v.object({ ...signedInCustomerSchema.entries, redirectTo: v.string() }),
    assumption:
      'El dato viaja en la consulta como data; redirectTo viene junto a los campos de authenticateCustomer. data es un secreto al azar, que sirve una sola vez, que vence y que nadie puede deducir del cliente: quien lo tiene, ingresa.',
  },
})
