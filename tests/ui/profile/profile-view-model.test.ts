import { expect, it } from 'vitest'
import { ProfileViewModel } from '@/ui/profile/profile-view-model'
import { martaCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from '#tests/ui/access/a-visitor'

function openProfileOf(customer: typeof martaCustomer): ProfileViewModel {
  const model = new PortalVisitorPage('/mis-datos').signIn(customer).resolveService(ProfileViewModel)
  model.onMount()
  return model
}

it('the profile shows the customer who is logged in', () => {
  const model = openProfileOf({ ...martaCustomer, phone: '1145678901', email: 'marta@correo.example' })
  expect([model.initials, model.fullName]).toEqual(['MG', 'Marta Giménez'])
  expect(model.rows).toEqual([
    { label: 'DNI', value: '28456123' },
    { label: 'CUIT', value: '27-28456123-1' },
    { label: 'Celular', value: '1145678901' },
  ])
})

it('the profile has no row for a value that the lender did not send', () => {
  expect(openProfileOf(martaCustomer).rows.map(({ label }) => label)).toEqual(['DNI', 'CUIT'])
})
