import { contract } from './call'

/** The certificate of whoever owes nothing more: 1§7. */
export const debtFreeContract = contract('debt-free', {
  debtFreeCertificate: {
    method: 'GET',
    path: '/customers/{id}/freeDebt',
    summary: 'El libre deuda del cliente.',
    source: '1§7',
    access: 'session',
    answer: 'file',
  },
})
