import * as v from 'valibot'
import { defineContract } from './call'
import { cardRefusalCodes, blockedChangeRefusals } from './refusals'
import { enteredCardFields } from './card.schema'
import { calendarDateSchema } from './dates.schema'
import { lenientListSchema } from './list.schema'
import { lenientOptionalField, optionalField } from './optional-field.schema'
import { pesosSchema } from './money.schema'
import { nonNegativeIntegerSchema, productCodeSchema } from './value.schema'

const linkableLoanSchema = v.object({
  loanId: v.string(),
  externalId: v.string(),
  productId: productCodeSchema,
  subproductId: productCodeSchema,
  commerceName: optionalField(v.string()),
  totalAmount: optionalField(pesosSchema),
  installmentCount: nonNegativeIntegerSchema,
  averageInstallmentAmount: pesosSchema,
  currentInstallment: optionalField(v.object({ number: nonNegativeIntegerSchema })),
})

const linkedLoanSchema = v.object({
  ...linkableLoanSchema.entries,
  installments: lenientOptionalField(nonNegativeIntegerSchema),
  installmentAmount: pesosSchema,
})

const loanIdsSchema = v.pipe(v.array(v.string()), v.minLength(1))

/** API calls about the debit cards with which the customer pays loans. Source: 2§7. */
export const cardsContract = defineContract('cards', {
  listCards: {
    method: 'GET',
    path: '/myCards',
    summary: 'Las tarjetas del cliente; sin ninguna, lista vacía.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own' },
    answer: lenientListSchema(
      v.object({
        cardId: v.string(),
        token: v.string(),
        brand: v.string(),
        number: v.string(),
        status: v.picklist(['ACTIVE', 'DUE_SOON', 'OVERDUE', 'INCOLLECTIBLE']),
        expirationDate: calendarDateSchema,
      }),
    ),
    assumption:
      'Los estados se escriben ACTIVE, DUE_SOON, OVERDUE e INCOLLECTIBLE; expirationDate es AAAA-MM-DD.',
  },
  listLinkedLoans: {
    method: 'GET',
    path: '/myCards/{cardId}/loans',
    summary: 'Los préstamos que se pagan con una tarjeta.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.cardId': 'card' } },
    answer: lenientListSchema(linkedLoanSchema),
  },
  listLinkableLoans: {
    method: 'GET',
    path: '/myCards/loans',
    summary: 'Los préstamos a los que se puede sumar una tarjeta.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own' },
    answer: lenientListSchema(linkableLoanSchema),
    refusals: { NO_LOANS_TO_LINK: 'Con estado 409: no hay préstamos para asociar.' },
    assumption: 'Sin préstamos para asociar responde 409 NO_LOANS_TO_LINK.',
  },
  addCard: {
    method: 'POST',
    path: '/myCards/validateCardAndAssignToLoan',
    summary: 'Valida una tarjeta nueva y la asocia a préstamos.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'body.loanIDs': 'loan' } },
    body: v.object({
      loanIDs: loanIdsSchema,
      debitCardRequestDTO: v.object({
        customerName: v.string(),
        cardNumber: enteredCardFields.debitCardNumber,
        expirationMonth: enteredCardFields.month,
        expirationYear: enteredCardFields.year,
        cvvCode: enteredCardFields.ccv,
      }),
    }),
    idempotent: true,
    answer: 'none',
    successStatus: 200,
    refusals: {
      ...cardRefusalCodes,
      CARD_HOLDER_MISMATCH: 'Con estado 409: la tarjeta está a nombre de otra persona.',
      ...blockedChangeRefusals,
    },
    assumption:
      'loanIDs son externalId; 200, o 409 CARD_HOLDER_MISMATCH o un código de tarjeta, que dicen que no se agregó. Idempotency-Key: la misma clave responde lo mismo y agrega una sola vez, aunque llegue con otra tarjeta; GET /payments/status dice qué pasó con ella.',
  },
  adherenceTerms: {
    method: 'POST',
    path: '/myCards/generateDocumentTermsAndConditionsAdherenceTD',
    summary: 'Los términos de la adhesión al débito.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'body.loanIDs': 'loan' } },
    body: v.object({ loanIDs: loanIdsSchema }),
    answer: 'file',
  },
  replaceByExisting: {
    method: 'POST',
    path: '/myCards/replace-card/{oldCardId}/with/{newDebitCardId}',
    summary: 'Reemplaza una tarjeta por otra que el cliente ya tiene.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.oldCardId': 'card', 'path.newDebitCardId': 'card' } },
    idempotent: true,
    answer: 'none',
    refusals: blockedChangeRefusals,
    assumption:
      'Las dos van por su cardId. Idempotency-Key: la misma clave responde lo mismo y reemplaza una sola vez; GET /payments/status dice qué pasó con ella.',
  },
  replaceByNew: {
    method: 'POST',
    path: '/myCards/replace-card/{token}/with-new-card',
    summary: 'Reemplaza una tarjeta por una nueva.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.token': 'card-token' } },
    body: v.object({ ...enteredCardFields, applyForAllLoans: v.literal(false) }),
    idempotent: true,
    answer: 'none',
    successStatus: 200,
    refusals: {
      CARD_REPLACEMENT_FAILED: 'Con estado 409: la tarjeta no se pudo reemplazar.',
      CARD_HOLDER_MISMATCH: 'Con estado 409: la tarjeta está a nombre de otra persona.',
      ...blockedChangeRefusals,
    },
    assumption:
      'La ruta por token; 200, o 409 CARD_REPLACEMENT_FAILED o CARD_HOLDER_MISMATCH. Idempotency-Key: la misma clave responde lo mismo y reemplaza una sola vez, aunque llegue con otra tarjeta; GET /payments/status dice qué pasó con ella.',
  },
})
