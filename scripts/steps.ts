import { says } from '#rulebook/shared/folded'
import { catalogueMessages } from './rulebook/catalogue-messages'
import { readCatalogue } from './rulebook/catalogue'
import { print } from './support/command-line'

/** Prints the steps that have every given word in them or in their example: `npm run steps -- tarjeta`. */
const search = process.argv.slice(2).join(' ')
const steps = await readCatalogue(await catalogueMessages(), () => undefined)
const found = steps.filter(({ pattern, example }) => says(`${pattern} ${example}`, search))
print(
  ...found.flatMap(({ pattern, example, uses }) => [pattern, `    ${example || '—'} (${uses})`]),
  '',
  `${found.length} de ${steps.length} pasos`,
)
