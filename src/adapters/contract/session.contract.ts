import * as v from 'valibot'
import { accountStatusSchema } from './account-status.schema'
import { defineContract } from './call'

/**
 * API calls for renewing, checking and ending the session, and for the customer's account status.
 * Source: 1§7, SES-08.
 */
export const sessionContract = defineContract('session', {
  refreshToken: {
    method: 'POST',
    path: '/users/{customerTaxId}/refreshtoken',
    summary: 'Renueva el token de acceso; con 401 o 403 la sesión termina.',
    source: '1§7',
    access: 'open',
    objectAccess: {
      ownership: 'secret',
      by: { 'path.customerTaxId': 'tax-id', 'body.refreshToken': 'refresh-token' },
    },
    body: v.object({ refreshToken: v.string() }),
    answer: v.object({ accessToken: v.pipe(v.string(), v.nonEmpty()) }),
    refusals: { REFRESH_TOKEN_REFUSED: 'Con estado 401 o 403: hay que volver a ingresar.' },
    assumption:
      'El refreshToken es el mismo toda la sesión: el que se usó sigue valiendo, y uno nuevo en la respuesta se ignora.',
  },
  logOut: {
    method: 'POST',
    path: '/users/logout',
    summary: 'Cierra la sesión y anula el token de renovación.',
    source: '1§7',
    access: 'open',
    objectAccess: { ownership: 'secret', by: { 'body.refreshToken': 'refresh-token' } },
    body: v.object({ refreshToken: v.string() }),
    answer: 'none',
    assumption:
      'Con 401 o 403 la sesión ya no existía, y se da por cerrada. Cualquier otra falla, también 404 o 501, se repite a los 10 segundos, y cada vez al doble hasta cada 5 minutos, mientras la página esté abierta: esta llamada hay que ofrecerla.',
  },
  accountStatus: {
    method: 'GET',
    path: '/customers/{taxId}/accountStatus',
    summary: 'La situación del cliente: deuda, gestión legal, línea y ofertas.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.taxId': 'tax-id' } },
    answer: accountStatusSchema,
    assumption:
      'Siempre dice algo: de quien no tiene nada más, customerIsUpToDate. {} no dice nada: se lee como una falla. managmentLegalStudyStatus es ASSIGNED o PENDING_ASSIGNMENT; vacío o NONE es ninguno, y otro valor se lee como PENDING_ASSIGNMENT. restriction está mientras se retienen cambios: cause es LOST_PHONE, PHONE_CHANGED, PASSWORD_CHANGED, DEVICE_CHANGED o DISOWNED_CHANGE; waits, lo que espera: PHONE, PASSWORD, CONTACT, DEVICE, CARD, ACCOUNT o NEW_DEBT; sin restrictedUntil, hasta que lo libere el prestamista. El portal lo dice y no decide nada: quien retiene es el servidor, con OPERATION_HELD_BACK.',
  },
  validateSession: {
    method: 'GET',
    path: '/customers/validateSession',
    summary: 'Si la sesión sigue en pie.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own' },
    answer: 'none',
    assumption:
      'Un 403 cierra la sesión, como un 401 después de renovar el token. Cualquier otra falla no dice nada.',
  },
})
