import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { TrainingCourse, RulePage } from '#rulebook/shared/rulebook-data'
import { projectRoot } from '#scripts/support/portal-build'

/**
 * The format of a training course in `rulebook/cursos/*.json`: what is learned, with which scenarios, and
 * when the course is passed. Source: RUL-06.
 */
const courseFileSchema = v.strictObject({
  title: v.string(),
  lead: v.string(),
  scenarios: v.array(v.strictObject({ file: v.string(), name: v.string() })),
  passes: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
})

const coursesFolder = join(projectRoot, 'rulebook', 'cursos')

/**
 * Returns the training courses of the rulebook. Throws if a course is malformed or names an unknown
 * scenario.
 */
export async function readTrainingCourses(pages: readonly RulePage[]): Promise<readonly TrainingCourse[]> {
  const names = (await readdir(coursesFolder)).filter((name) => name.endsWith('.json')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const course = v.parse(courseFileSchema, JSON.parse(await readFile(join(coursesFolder, name), 'utf8')))
      const scenarios = course.scenarios.map((wanted) => findScenario(pages, wanted, name))
      return { id: name.replace(/\.json$/, ''), ...course, scenarios }
    }),
  )
}

function findScenario(
  pages: readonly RulePage[],
  wanted: { readonly file: string; readonly name: string },
  course: string,
): TrainingCourse['scenarios'][number] {
  for (const { id, scenarios } of pages)
    for (const scenario of scenarios)
      if (scenario.file === wanted.file && scenario.name === wanted.name)
        return { rule: id, scenario: scenario.id, name: scenario.name }
  throw new Error(`${course} names no scenario of ${wanted.file}: ${wanted.name}`)
}
