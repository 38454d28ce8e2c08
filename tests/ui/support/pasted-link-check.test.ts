import { expect, it } from 'vitest'
import { PastedLinkCheckViewModel } from '@/ui/support/pasted-link-check-view-model'

const settings = {
  ownHosts: ['www.example.com.ar'],
  chatNumber: '5491150000000',
  links: { help: 'https://ayuda.otra.example/luma' },
  newLoanUrl: 'https://prestamos.otra.example/luma/continuar',
}

it.each([
  ['https://ayuda.otra.example/luma', 'Sí, ese enlace es nuestro.'],
  ['https://prestamos.otra.example/luma/continuar', 'Sí, ese enlace es nuestro.'],
  [
    'https://ayuda.otra.example/otra',
    'No, ayuda.otra.example no es nuestro. No lo abras ni escribas tus datos ahí.',
  ],
])('knows a page of the lender on the site of another company: %s', (link, text) => {
  const model = new PastedLinkCheckViewModel(settings)
  model.enterText(link)
  model.checkLink()
  expect(model.verdictMessage?.text).toBe(text)
})
