import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { assumptionsText } from './contract/assumptions'
import { versionComplaint } from './contract/contract-version'
import { openApiDocument } from './contract/openapi'
import { recordExamples } from '#tests/adapters/contract/recorded-examples'

const contract = openApiDocument(await recordExamples())
const documents = [
  { file: 'docs/openapi.json', text: `${JSON.stringify(contract, undefined, 2)}\n` },
  { file: 'docs/contract-assumptions.md', text: assumptionsText() },
]
const complaint = versionComplaint(contract)

/** With `--check`, writes nothing and fails if a document is out of date. */
if (process.argv.includes('--check')) {
  const stale = documents.filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
  for (const { file } of stale) console.error(`${file} is stale: run npm run contract`)
  process.exitCode = stale.length
} else {
  for (const { file, text } of documents) {
    writeFileSync(file, text)
    console.log(`Written ${file}`)
  }
}

if (complaint !== undefined) {
  console.error(complaint)
  process.exitCode = 1
}
