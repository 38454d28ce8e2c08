import * as v from 'valibot'
import { defineContract } from './call'
import { enteredCardFields } from './card.schema'
import { blockedChangeRefusals } from './refusals'

/**
 * API calls for replacing the card of a direct debit through a link, without a session.
 * Source: 1§7, ACC-30.
 */
export const cardUpdateContract = defineContract('card-update', {
  findCardToUpdate: {
    method: 'GET',
    path: '/users/debitCardStatus/{data}',
    summary: 'De quién es el enlace y qué tarjeta hay que actualizar.',
    source: '1§7',
    access: 'open',
    objectAccess: { ownership: 'secret', by: { 'path.data': 'card-update-link' } },
    answer: v.object({ names: v.string(), lastName: v.string(), debitCardNumber: v.string() }),
  },
  updateCard: {
    method: 'PUT',
    path: '/users/debitCardUpdate/{id}',
    summary: 'Reemplaza la tarjeta del débito automático.',
    source: '1§7',
    access: 'open',
    objectAccess: { ownership: 'secret', by: { 'path.id': 'card-update-link' } },
    body: v.object(enteredCardFields),
    answer: 'none',
    refusals: blockedChangeRefusals,
    assumption: 'La ruta lleva el data del enlace, el mismo de debitCardStatus.',
  },
})
