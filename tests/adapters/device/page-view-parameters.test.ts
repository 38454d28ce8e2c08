import { expect, it } from 'vitest'
import { pageViewParameters } from '@/adapters/device/page-view-parameters'

it('puts the pattern of the screen where analytics would put the address, the title and who sent her', () => {
  expect(pageViewParameters('https://portal.example', '/mis-prestamos/:idLoan')).toEqual({
    page_location: 'https://portal.example/mis-prestamos/:idLoan',
    page_path: '/mis-prestamos/:idLoan',
    page_title: '/mis-prestamos/:idLoan',
    page_referrer: 'https://portal.example/',
  })
})
