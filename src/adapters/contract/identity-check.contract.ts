import * as v from 'valibot'
import { defineContract } from './call'
import { identityCheckRefusalCodes } from './refusals'
import { identityCheckPurposeSchema, identityCheckFields } from './identity-check.schema'
import { optionalField } from './optional-field.schema'
import { webAddressSchema } from './web-address.schema'

/**
 * API calls about the identity check by selfie, with or without a session. An external provider makes
 * the check.
 * Source: 1§7, 2§7, SES-18.
 */
export const identityCheckContract = defineContract('identity-check', {
  start: {
    method: 'GET',
    path: '/users/generateBiometricOnboardingData/{id}',
    summary: 'Los datos con que se entra al formulario de validación de identidad.',
    source: '1§7, 2§7',
    access: 'optional',
    objectAccess: { ownership: 'anybody', by: { 'path.id': 'tax-id' } },
    query: v.object({
      redirectPath: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
      purpose: identityCheckPurposeSchema,
    }),
    answer: v.object({
      url: webAddressSchema,
      seckey: v.string(),
      idmaqcService: v.string(),
      profileServices: v.string(),
      services: v.string(),
      externalId: v.string(),
      customerId: v.string(),
    }),
    assumption:
      'La ruta sirve a todos los trámites y purpose dice cuál es: el prestamista ata la validación a esa persona y a ese trámite, por 15 minutos y una sola vez. La ruta lleva el CUIT; url es la dirección del formulario y los demás datos, con country ARG, sus campos. Quien valida vuelve a redirectPath, con su consulta, y agrega idtx y externaltxid. externaltxid (se acepta también como externaltrxid o externalID) tiene que ser el externalId de esta respuesta, sin ningún cambio: con otro, la validación no cuenta. idtx y externaltxid tienen de 1 a 200 caracteres ASCII visibles, sin espacios, y no son sólo puntos.',
  },
  findResult: {
    method: 'GET',
    path: '/users/{idtx}/validateBiometricResult/{externalId}',
    summary: 'En qué terminó la validación de identidad.',
    source: '1§7, 2§7',
    access: 'optional',
    objectAccess: {
      ownership: 'secret',
      by: { 'path.idtx': 'identity-check', 'path.externalId': 'identity-check' },
    },
    query: v.object({ purpose: identityCheckPurposeSchema }),
    answer: v.object({ decision: v.string(), imageBase64: optionalField(v.string()) }),
    assumption:
      'La ruta lleva el externaltxid con que volvió la validación. decision es HIT, NO_HIT, ERR_RNP o NOT_FOUND; cualquier otra se lee como no validada. Una validación de otro trámite es NOT_FOUND. Con HIT en LINE se desembolsa lo que esa persona pidió de la línea, una vez; volver a preguntar responde lo mismo y no desembolsa nada más.',
  },
  savePhoto: {
    method: 'POST',
    path: '/users/saveBiometricResultPhoto',
    summary: 'Guarda la foto de la validación junto al préstamo.',
    source: '1§7, 2§7',
    access: 'optional',
    objectAccess: { ownership: 'own-or-secret', by: { 'body.loanId': 'new-loan-number' } },
    body: v.object({ loanId: v.string(), imageBase64: v.string(), ...identityCheckFields }),
    answer: 'none',
    refusals: identityCheckRefusalCodes,
    assumption:
      'loanId es el que respondió la creación del préstamo de la refinanciación. La validación tiene que ser REFINANCING, de quien pidió ese préstamo y de los últimos 15 minutos; guardar la foto no la gasta.',
  },
})
