import { stepVariantsToShow, isStepFound } from '#rulebook/shared/step-search'
import { containsWholeSearchWords } from '#rulebook/shared/text-search'
import type { StepUsage } from '#rulebook/shared/rulebook-data'
import { runCucumberDryRun } from './rulebook/catalogue-messages'
import { readStepCatalogue } from './rulebook/catalogue'
import { printLines } from './support/command-line'

/**
 * Words of the search, such as `tarjeta` in `npm run steps -- tarjeta`. The script prints the step
 * definitions that contain all of them as whole words, in their pattern or in an example.
 */
const searchWords = process.argv.slice(2).join(' ')
const steps = await readStepCatalogue(await runCucumberDryRun(), () => undefined)
const foundSteps = steps.filter((step) => isStepFound(step, searchWords, containsWholeSearchWords))
printLines(
  ...foundSteps.flatMap((step) => {
    const variants = stepVariantsToShow(step, searchWords, containsWholeSearchWords)
    return [step.pattern, ...(variants.length > 0 ? variants.map(catalogueLine) : [catalogueLine(step)])]
  }),
  '',
  `${foundSteps.length} de ${steps.length} pasos`,
)

function catalogueLine({ example, uses, word }: StepUsage & { readonly word?: string }): string {
  return `    ${example || (word ?? '—')} (${uses})`
}
