import { profileContract } from '@/adapters/contract/profile.contract'
import { jpegBytes, pngBytes } from '#tests/support/upload-files'
import { caseOf, type ContractCase } from './contract-case'
import { jsonAnswer, marta, martaCustomerId, nothing } from './marta'

const path = { customerId: martaCustomerId }
const contact = { phone: '1145678901', alternativePhone: '', email: 'marta@correo.example' }
const location = {
  state: '06',
  district: '06005',
  city: '06005003',
  street: 'Diagonal 74',
  number: '1528',
  zipCode: '1900',
}
export const avatar = { path, body: { file: pictureOf(jpegBytes) } }

export const profileAnswers: readonly ContractCase[] = [
  caseOf(profileContract.findEditableData, {
    title: 'returns contact and address',
    ...marta,
    input: { path },
    expected: jsonAnswer,
  }),
  caseOf(profileContract.saveContact, {
    title: 'accepts a contact',
    ...marta,
    input: { path, body: contact },
    expected: nothing,
  }),
  caseOf(profileContract.saveLocation, {
    title: 'accepts an address',
    ...marta,
    input: { path, body: location },
    expected: nothing,
  }),
  caseOf(profileContract.listStates, { title: 'gives them', ...marta, input: {}, expected: jsonAnswer }),
  caseOf(profileContract.listDistricts, {
    title: 'returns those of a province',
    ...marta,
    input: { path: { id: '06' } },
    expected: jsonAnswer,
  }),
  caseOf(profileContract.listCities, {
    title: 'returns those of a province',
    ...marta,
    input: { path: { id: '06' } },
    expected: jsonAnswer,
  }),
  caseOf(profileContract.findAvatar, {
    title: 'reports that there is none',
    ...marta,
    input: { path },
    expected: nothing,
  }),
  caseOf(profileContract.saveAvatar, {
    title: 'accepts a photo',
    ...marta,
    input: avatar,
    expected: { status: 200 },
  }),
]

export const profileRefusals: readonly ContractCase[] = [
  caseOf(profileContract.saveContact, {
    title: 'refuses an invalid e-mail',
    ...marta,
    input: { path, body: { ...contact, email: 'marta@correo' } },
    expected: { status: 409, code: 'INVALID_CUSTOMER_EMAIL' },
  }),
  caseOf(profileContract.saveContact, {
    title: 'refuses a phone that is too short',
    ...marta,
    input: { path, body: { ...contact, phone: '4567' } },
    expected: { status: 409, code: 'INVALID_PHONE_NUMBER' },
  }),
  caseOf(profileContract.saveLocation, {
    title: 'refuses a city of another district',
    ...marta,
    input: { path, body: { ...location, city: '06001001' } },
    expected: { status: 409, code: 'INVALID_LOCATION' },
  }),
  caseOf(profileContract.saveAvatar, {
    title: 'refuses a file that is no photo',
    ...marta,
    input: { path, body: { file: pictureOf(pngBytes) } },
    expected: { status: 409, code: 'INVALID_FILE' },
  }),
]

function pictureOf(bytes: Uint8Array): File {
  return new File([new Uint8Array(bytes)], 'avatar.jpg', { type: 'image/jpeg' })
}
