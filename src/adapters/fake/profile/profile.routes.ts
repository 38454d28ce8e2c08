import type { profileContract } from '@/adapters/contract/profile.contract'
import { detectAcceptedFileType } from '@/adapters/fake/shared/file-kind'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import type { CustomerRecord } from '@/adapters/fake/shared/records'
import { createRefusal } from '@/adapters/fake/shared/refusal'

const invalidEmailRefusal = createRefusal(409, 'INVALID_CUSTOMER_EMAIL', 'El correo no es válido.')
const invalidPhoneRefusal = createRefusal(409, 'INVALID_PHONE_NUMBER', 'El teléfono no es válido.')
const invalidPlaceRefusal = createRefusal(
  409,
  'INVALID_LOCATION',
  'La localidad no es de ese partido o provincia.',
)
const invalidFileRefusal = createRefusal(409, 'INVALID_FILE', 'La foto no se puede recibir.')

const emailPattern = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/
/** Pattern of a phone: 8 to 15 digits. Source: PRO-02. */
const phonePattern = /^\d{8,15}$/

export const profileHandlers: ContractHandlers<typeof profileContract> = {
  findEditableData({ customer }) {
    return { contactInfo: contactOf(customer), locationInfo: customer.address }
  },

  /**
   * Saves the customer's contact details. Does not change the cellphone that receives SMS codes, because
   * such a change requires an identity check. Source: ACC-22.
   */
  saveContact({ body, customer, lender }) {
    const { phone, alternativePhone = '', email } = body
    if (!emailPattern.test(email)) return invalidEmailRefusal
    if (![phone, alternativePhone || phone].every((number) => phonePattern.test(number)))
      return invalidPhoneRefusal
    lender.store.customers.change(customer.id, { email, contactPhones: { phone, alternativePhone } })
    return undefined
  },

  async saveLocation({ body, customer, lender }) {
    const { listCitiesOfState, listDistrictsOfState } = await loadPlaces()
    const { state, district, city } = body
    const isTheirs =
      listDistrictsOfState(state).some(({ id }) => id === district) &&
      listCitiesOfState(state).some(({ id, districtId }) => id === city && districtId === district)
    if (!isTheirs) return invalidPlaceRefusal
    lender.store.customers.change(customer.id, { address: body })
    return undefined
  },

  async listStates() {
    return [...(await loadPlaces()).demoProvinces]
  },

  async listDistricts({ path }) {
    return [...(await loadPlaces()).listDistrictsOfState(path.id)]
  },

  async listCities({ path }) {
    return [...(await loadPlaces()).listCitiesOfState(path.id)]
  },

  async findAvatar({ customer, lender }) {
    const { savedPhoto } = lender.overrides
    const avatar =
      customer.avatar ?? (savedPhoto ? (await import('./customer-photo')).customerPhotoBase64 : undefined)
    return avatar === undefined ? undefined : { bytes: fromBase64(avatar), contentType: 'image/jpeg' }
  },

  async saveAvatar({ body, customer, lender }) {
    const bytes = new Uint8Array(await body.file.arrayBuffer())
    if (detectAcceptedFileType(bytes) !== 'jpeg') return invalidFileRefusal
    lender.store.customers.change(customer.id, { avatar: toBase64(bytes) })
    return undefined
  },
}

/** Loads the places at first use, because they are too large for the demo's first load. */
function loadPlaces() {
  return import('./places')
}

function contactOf({ email, cellphone, contactPhones }: CustomerRecord) {
  const { phone = cellphone, alternativePhone } = contactPhones ?? {}
  return { phone, alternativePhone, email }
}

/** Encodes bytes in base64, because the change log stores texts. */
function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}
