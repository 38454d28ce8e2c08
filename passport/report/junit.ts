import type { Passport, ReportedCheck } from './passport-data'

/**
 * Returns the passport (the report on a lender's server) as JUnit XML. A check that could not be run
 * counts as skipped.
 */
export function toJunit({ api, date, counts, checks }: Passport): string {
  const skipped = counts['could-not-run'] + counts['not-applicable']
  const attributes = `tests="${checks.length}" failures="${counts.fail}" skipped="${skipped}" timestamp="${date}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="Pasaporte de ${escaped(api)}" ${attributes}>`,
    ...checks.map(testCase),
    '</testsuite>',
    '',
  ].join('\n')
}

function testCase({ requirement, call, title, verdict, details, milliseconds }: ReportedCheck): string {
  const name = escaped(`${call ?? requirement}: ${title}`)
  const open = `  <testcase classname="${requirement}" name="${name}" time="${(milliseconds / 1000).toFixed(3)}"`
  const why = escaped(details.join(' '))
  switch (verdict) {
    case 'pass':
      return `${open}/>`
    case 'fail':
      return `${open}><failure message="${why}"/></testcase>`
    case 'not-applicable':
    case 'could-not-run':
      return `${open}><skipped message="${why}"/></testcase>`
  }
}

const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (letter) => entities.get(letter) ?? letter)
}
