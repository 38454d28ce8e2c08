import * as v from 'valibot'
import { defineContract } from './call'
import { signedInCustomerSchema, personFoundByDniSchema } from './customer.schema'
import { queryFlagSchema, smsCodeSchema } from './value.schema'
import { identityCheckRefusalCodes } from './refusals'
import { lenientListSchema } from './list.schema'
import { optionalField, objectWithAtLeastOneField } from './optional-field.schema'

const loanStatusListSchema = v.pipe(v.string(), v.regex(/^(ACT|CAN|HAB)(,(ACT|CAN|HAB))*$/))

/** API calls that identify and authenticate a customer. Source: 1§4, 1§7. */
export const accessContract = defineContract('access', {
  findPeople: {
    method: 'GET',
    path: '/users/{dni}',
    summary: 'Las personas que tienen ese DNI.',
    source: '1§7',
    access: 'open',
    objectAccess: { ownership: 'anybody', by: { 'path.dni': 'dni' } },
    answer: lenientListSchema(personFoundByDniSchema),
    refusals: { CUSTOMER_NOT_FOUND: 'Nadie tiene ese DNI; una lista vacía se lee igual.' },
    assumption: 'Nadie bajo un DNI responde 404 CUSTOMER_NOT_FOUND.',
  },
  findLastLoan: {
    method: 'GET',
    path: '/users/{taxId}/lastLoan',
    summary: 'El último préstamo en alguno de esos estados; sin él no se ingresa.',
    source: '1§7',
    access: 'optional',
    objectAccess: { ownership: 'anybody', by: { 'path.taxId': 'tax-id' } },
    query: v.object({ statusList: loanStatusListSchema }),
    answer: objectWithAtLeastOneField({
      loanId: optionalField(v.string()),
      externalId: optionalField(v.string()),
      status: optionalField(v.string()),
    }),
    mayBeAbsent: true,
    assumption:
      'statusList separa los estados con comas; 204 si no hay ninguno. {} no dice nada: se lee como una falla.',
  },
  findCredentials: {
    method: 'GET',
    path: '/authenticate/{taxId}/credentials',
    summary: 'Si la persona tiene contraseña.',
    source: '1§7',
    access: 'open',
    objectAccess: { ownership: 'anybody', by: { 'path.taxId': 'tax-id' } },
    answer: v.object({ hasCredentials: v.boolean() }),
    assumption: 'La respuesta trae hasCredentials.',
  },
  sendCode: {
    method: 'GET',
    path: '/users/{id}/verificationCode/sendSMS',
    summary: 'Envía un código de 4 dígitos (o de 6) por SMS, y también por correo si se pide.',
    source: '1§7',
    access: 'open',
    objectAccess: {
      ownership: 'anybody',
      by: {
        'path.id': 'tax-id',
        'query.idtx': 'identity-check',
        'query.externalTransactionId': 'identity-check',
      },
    },
    query: v.object({
      hash: v.optional(v.string()),
      sendByEmail: v.optional(queryFlagSchema),
      phone: v.optional(v.string()),
      idtx: v.optional(v.string()),
      externalTransactionId: v.optional(v.string()),
    }),
    answer: v.object({
      phoneNumber: v.string(),
      customerEmail: optionalField(v.string()),
      smsCode: optionalField(smsCodeSchema),
    }),
    refusals: {
      CUSTOMER_NOT_FOUND: 'No hay cliente con esa identificación.',
      INVALID_PHONE_NUMBER: 'El teléfono no sirve para recibir el código.',
      INVALID_CUSTOMER_EMAIL: 'El correo del cliente no sirve para recibir el código.',
      TOO_MANY_ATTEMPTS: 'Ya hubo demasiados códigos equivocados: por un rato no se envía otro.',
      ...identityCheckRefusalCodes,
    },
    assumption:
      'La ruta lleva el CUIT. A un celular nuevo (phone) sólo se le envía con la validación de identidad que lo autoriza, de esa misma persona: idtx y externalTransactionId. phoneNumber y customerEmail pueden llegar enteros o enmascarados: el portal los tapa; smsCode sólo en ambientes de prueba. Tiene 4 dígitos; 6, con codeDigits en la configuración. Sirve también para restablecer la contraseña. Un 4xx que no es 408 ni 429 y no trae otro de los códigos de esta llamada se lee como INVALID_PHONE_NUMBER, y el cliente lee que revise su celular: lo que no es del número se dice con uno de los otros códigos o con un 5xx.',
  },
  authenticateWithCode: {
    method: 'POST',
    path: '/users/{taxId}/authenticateCustomer',
    summary: 'Ingresa con el código recibido.',
    source: '1§7',
    access: 'open',
    objectAccess: { ownership: 'secret', by: { 'path.taxId': 'tax-id', 'body.smsCode': 'sms-code' } },
    body: v.object({
      smsCode: smsCodeSchema,
      resetPassword: v.optional(v.boolean()),
      authFromApp: v.optional(v.boolean()),
    }),
    answer: signedInCustomerSchema,
    refusals: { INVALID_SMS_CODE_ERROR: 'El código es incorrecto, venció o ya se usó.' },
  },
  logInWithPassword: {
    method: 'POST',
    path: '/users/{customerTaxId}/login',
    summary: 'Ingresa con contraseña.',
    source: '1§7',
    access: 'open',
    objectAccess: {
      ownership: 'secret',
      by: { 'path.customerTaxId': 'tax-id', 'body.password': 'password' },
    },
    query: v.object({ isAuthFromApp: queryFlagSchema }),
    body: v.object({ password: v.pipe(v.string(), v.nonEmpty()) }),
    answer: signedInCustomerSchema,
    refusals: {
      LOGIN_INVALID_USER_OR_PASSWORD: 'Usuario o contraseña incorrectos.',
      LOGIN_INVALID_USER_BLOCKED: 'El usuario está bloqueado hasta restablecer la contraseña.',
    },
    assumption:
      'Ruta por CUIT, cuerpo con password y respuesta igual a la de authenticateCustomer. LOGIN_INVALID_USER_OR_PASSWORD puede venir también con 401.',
  },
})
