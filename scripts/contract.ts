import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import {
  findContractAdditions,
  formatContractChangelogEntry,
  nextMinorContractVersion,
  type ContractDocumentToCompare,
} from './contract/additions'
import { buildContractAssumptionsPage } from './contract/assumptions'
import {
  newestContractVersion,
  contractFingerprint,
  missingContractVersionMessage,
  writeChangelogEntry,
} from './contract/contract-version'
import { buildOpenApiDocument } from './contract/openapi'
import { recordCallExamples } from '#tests/adapters/contract/recorded-examples'

const contractFile = 'docs/openapi.json'
const isCheck = process.argv.includes('--check')
const callExamples = await recordCallExamples()

/**
 * Adds an entry to the API contract's changelog by itself, if the contract changed only by new API calls or
 * optional fields.
 */
if (!isCheck && existsSync(contractFile)) {
  const contract = buildOpenApiDocument(callExamples)
  const added = findContractAdditions(
    readPublishedContract(),
    contract as unknown as ContractDocumentToCompare,
  )
  if (added && missingContractVersionMessage(contract) !== undefined) {
    writeChangelogEntry(
      formatContractChangelogEntry(
        nextMinorContractVersion(newestContractVersion()),
        contractFingerprint(contract),
        added,
      ),
    )
    console.log('Written an entry in docs/contract-changelog.md')
  }
}

function readPublishedContract(): ContractDocumentToCompare {
  return JSON.parse(readFileSync(contractFile, 'utf8')) as ContractDocumentToCompare
}

const contract = buildOpenApiDocument(callExamples)
const generatedDocuments = [
  { file: contractFile, text: `${JSON.stringify(contract, undefined, 2)}\n` },
  { file: 'docs/contract-assumptions.md', text: buildContractAssumptionsPage() },
]
const missingVersionMessage = missingContractVersionMessage(contract)

/** With `--check`, the script writes no file, and fails if a generated document is out of date. */
if (isCheck) {
  const stale = generatedDocuments.filter(
    ({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  )
  for (const { file } of stale) console.error(`${file} is stale: run npm run contract`)
  process.exitCode = stale.length
} else {
  for (const { file, text } of generatedDocuments) {
    writeFileSync(file, text)
    console.log(`Written ${file}`)
  }
}

if (missingVersionMessage !== undefined) {
  console.error(missingVersionMessage)
  process.exitCode = 1
}
