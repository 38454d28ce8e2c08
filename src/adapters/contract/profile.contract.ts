import * as v from 'valibot'
import { defineContract } from './call'
import { emailSchema, uploadedFileSchema } from './value.schema'
import { blockedChangeRefusals } from './refusals'
import { lenientListSchema } from './list.schema'
import { optionalField, objectWithAtLeastOneField } from './optional-field.schema'

const digitsSchema = v.pipe(v.string(), v.regex(/^\d+$/))
const placeFields = { id: v.string(), description: v.string() }
const placesSchema = lenientListSchema(v.object(placeFields))
/**
 * Note for the integrator: the lender notifies the previous e-mail address and phone of a change.
 * Source: PRO-07.
 */
const formerContactNoticeAssumption =
  'El prestamista avisa el cambio al correo y al teléfono que tenía antes.'

/** API calls about the customer's personal data. Source: 1§7. */
export const profileContract = defineContract('profile', {
  findEditableData: {
    method: 'GET',
    path: '/customers/{customerId}/editableData',
    summary: 'Los datos de contacto y de domicilio.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.customerId': 'customer-id' } },
    answer: objectWithAtLeastOneField({
      contactInfo: optionalField(
        v.object({
          phone: optionalField(v.string()),
          alternativePhone: optionalField(v.string()),
          email: optionalField(v.string()),
        }),
      ),
      locationInfo: optionalField(
        v.object({
          state: optionalField(v.string()),
          district: optionalField(v.string()),
          city: optionalField(v.string()),
          street: optionalField(v.string()),
          number: optionalField(v.string()),
          floor: optionalField(v.string()),
          apartment: optionalField(v.string()),
          zipCode: optionalField(v.string()),
        }),
      ),
    }),
    assumption:
      'locationInfo trae los id de state, district y city; el departamento es apartment. Sin ningún dato, contactInfo vacío: { "contactInfo": {} }.',
  },
  saveContact: {
    method: 'PUT',
    path: '/customers/{customerId}/contactData',
    summary: 'Guarda los datos de contacto.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.customerId': 'customer-id' } },
    body: v.object({
      phone: digitsSchema,
      alternativePhone: v.optional(v.pipe(v.string(), v.regex(/^\d*$/))),
      email: emailSchema,
    }),
    answer: 'none',
    refusals: {
      INVALID_CUSTOMER_EMAIL: 'El correo no es válido.',
      INVALID_PHONE_NUMBER: 'El teléfono no es válido.',
      ...blockedChangeRefusals,
    },
    assumption: `phone es el de contacto: el celular que recibe los códigos sólo cambia con updateCellphone. ${formerContactNoticeAssumption}`,
  },
  saveLocation: {
    method: 'PUT',
    path: '/customers/{customerId}/locationData',
    summary: 'Guarda el domicilio.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.customerId': 'customer-id' } },
    body: v.object({
      state: v.string(),
      district: v.string(),
      city: v.string(),
      street: v.string(),
      number: v.string(),
      floor: v.optional(v.string()),
      apartment: v.optional(v.string()),
      zipCode: v.string(),
    }),
    answer: 'none',
    assumption: `state, district y city van por su id; el departamento es apartment. ${formerContactNoticeAssumption}`,
  },
  listStates: {
    method: 'GET',
    path: '/locations/states',
    summary: 'Las provincias.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'nobody' },
    answer: placesSchema,
  },
  listDistricts: {
    method: 'GET',
    path: '/locations/states/{id}/districts',
    summary: 'Los partidos o departamentos de una provincia.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'nobody', by: { 'path.id': 'value' } },
    answer: placesSchema,
  },
  listCities: {
    method: 'GET',
    path: '/locations/states/{id}/cities',
    summary: 'Las localidades de una provincia.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'nobody', by: { 'path.id': 'value' } },
    answer: lenientListSchema(v.object({ ...placeFields, districtId: optionalField(v.string()) })),
    assumption: 'Cada localidad puede traer el districtId del suyo; sin él se ofrece en todos.',
  },
  findAvatar: {
    method: 'GET',
    path: '/customers/{customerId}/avatar',
    summary: 'La foto del cliente, si la hay.',
    source: '1§3',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.customerId': 'customer-id' } },
    answer: 'file',
    mayBeAbsent: true,
    assumption: 'La ruta; una imagen, o 204 si no hay ninguna.',
  },
  saveAvatar: {
    method: 'PUT',
    path: '/customers/{customerId}/avatar',
    summary: 'Cambia la foto del cliente.',
    source: '1§3',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.customerId': 'customer-id' } },
    body: v.object({ file: uploadedFileSchema }),
    multipart: true,
    answer: 'none',
    successStatus: 200,
    refusals: { INVALID_FILE: 'La foto no se puede recibir.' },
    assumption: 'La ruta; el campo del formulario es file: un JPEG cuadrado de hasta 512 puntos por lado.',
  },
})
