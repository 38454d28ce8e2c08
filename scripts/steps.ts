import { sayingsToShow, stepIsFound } from '#rulebook/shared/found-steps'
import { saysWholeWords } from '#rulebook/shared/folded'
import type { StepUse } from '#rulebook/shared/rulebook-data'
import { runCucumberDryRun } from './rulebook/catalogue-messages'
import { readStepCatalogue } from './rulebook/catalogue'
import { printLines } from './support/command-line'

/**
 * Words of the search, such as `tarjeta` in `npm run steps -- tarjeta`. The script prints the step
 * definitions that contain all of them as whole words, in their pattern or in an example.
 */
const searchWords = process.argv.slice(2).join(' ')
const steps = await readStepCatalogue(await runCucumberDryRun(), () => undefined)
const foundSteps = steps.filter((step) => stepIsFound(step, searchWords, saysWholeWords))
printLines(
  ...foundSteps.flatMap((step) => {
    const sayings = sayingsToShow(step, searchWords, saysWholeWords)
    return [step.pattern, ...(sayings.length > 0 ? sayings.map(catalogueLine) : [catalogueLine(step)])]
  }),
  '',
  `${foundSteps.length} de ${steps.length} pasos`,
)

function catalogueLine({ example, uses, ...saying }: StepUse & { readonly word?: string }): string {
  return `    ${example || (saying.word ?? '—')} (${uses})`
}
