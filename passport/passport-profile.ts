import * as v from 'valibot'
import { readFile } from 'node:fs/promises'

const testCustomerSchema = v.object({
  dni: v.pipe(v.string(), v.regex(/^\d{7,8}$/)),
  taxId: v.pipe(v.string(), v.regex(/^\d{11}$/)),
  password: v.pipe(v.string(), v.nonEmpty()),
})

/**
 * Schema of the lender's test customer for each role. The comment of a role says what its customer must
 * have. A role is optional: without its customer, the checks that need the role cannot run.
 */
const testCustomerSchemasByRole = {
  /** A customer who owes two or more installments of a loan, and has a saved card that can pay. */
  owing: v.optional(testCustomerSchema),
  /** A customer whose loans are up to date; not the same customer as `owing`. */
  upToDate: v.optional(testCustomerSchema),
  /** A customer with two or more paid-off loans and with invoices. */
  paidOff: v.optional(testCustomerSchema),
  /** A customer with an enabled credit line that has movements. */
  line: v.optional(testCustomerSchema),
  /**
   * A customer whose account changes may stay blocked after the checks. No other check uses them.
   * Source: ACC-38, ACC-41.
   */
  guarded: v.optional(testCustomerSchema),
  /** A customer with an announced automatic collection. Source: COL-02. */
  collected: v.optional(testCustomerSchema),
  /** A customer with two expired cards that pay loans, and one valid card. Source: CAR-08. */
  replacing: v.optional(testCustomerSchema),
}

/** A card of the lender's test environment that its issuer accepts. */
const testCardSchema = v.object({
  number: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
  month: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])$/)),
  year: v.pipe(v.string(), v.regex(/^\d{2}$/)),
  ccv: v.pipe(v.string(), v.regex(/^\d{3,4}$/)),
})

/** Ids of an identity check that its customer has passed. It is valid for 15 minutes and only once. */
const identityCheckSchema = v.object({
  idtx: v.pipe(v.string(), v.nonEmpty()),
  externalTransactionId: v.pipe(v.string(), v.nonEmpty()),
})

const passportProfileSchema = v.strictObject({
  $schema: v.optional(v.string()),
  /** Origin of the portal that the server allows, such as `https://portal.example`. */
  origin: v.pipe(v.string(), v.url()),
  customers: v.strictObject(testCustomerSchemasByRole),
  /** Amount in pesos of each charge that the checks make. */
  chargedPesos: v.optional(v.pipe(v.number(), v.minValue(0.01)), 10),
  /** Amount in pesos of each loan or purchase with the credit line that the checks make. */
  linePesos: v.optional(v.pipe(v.number(), v.minValue(0.01)), 10_000),
  /** Text of the QR code of a test shop that the `line` customer may pay. Source: QRP-04. */
  shopQr: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** Hash of a refinancing link that is valid today. Source: REF-01. */
  refinancingHash: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** An identity check of the customer of the refinancing link, for their refinancing. Source: REF-07. */
  identityCheck: v.optional(identityCheckSchema),
  testCard: v.optional(testCardSchema),
  /**
   * CBU, CVU or alias of the bank account of the `upToDate` customer, from which the lender may collect a
   * loan automatically. Source: COL-01.
   */
  account: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /**
   * Address of the public keys that verify signed certificates, if the portal does not publish them yet.
   * Source: DOC-04.
   */
  keysUrl: v.optional(v.pipe(v.string(), v.url())),
  /** A DNI that no customer has. */
  nobodysDni: v.optional(v.pipe(v.string(), v.regex(/^\d{7,8}$/)), '11111111'),
})

/**
 * Content of the profile file with which a lender runs the passport (the conformance check of its server):
 * its test customer for each role, and other values that the checks need.
 */
export type PassportProfile = v.InferOutput<typeof passportProfileSchema>

export type TestCard = v.InferOutput<typeof testCardSchema>

/** Ids of an identity check, as the calls that require one receive them. */
export type IdentityCheck = v.InferOutput<typeof identityCheckSchema>

export type TestCustomerRole = keyof typeof testCustomerSchemasByRole

/** What the test customer of each role must have, in Spanish, with the name of the role in the profile. */
export const roleDescriptions: Readonly<Record<TestCustomerRole, string>> = {
  owing: 'alguien que debe dos cuotas y tiene una tarjeta guardada (owing)',
  upToDate: 'alguien al día, que no es el anterior (upToDate)',
  paidOff: 'alguien con dos préstamos terminados y facturas (paidOff)',
  line: 'alguien con línea habilitada y movimientos (line)',
  guarded: 'alguien cuyos cambios pueden quedar en pausa (guarded)',
  collected: 'alguien con un cobro automático avisado (collected)',
  replacing: 'alguien con dos tarjetas vencidas que pagan préstamos y otra que sirve (replacing)',
}

/** Reads a profile from a file. Throws an error that names each invalid field of the file. */
export async function readPassportProfile(path: string): Promise<PassportProfile> {
  const result = v.safeParse(passportProfileSchema, JSON.parse(await readFile(path, 'utf8')))
  if (result.success) return result.output
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'el archivo'}: ${issue.message}`)
  throw new Error(`${path}: ${problems.join('; ')}`)
}

/**
 * Reads the two ids of an identity check from a text such as `idtx:externalTransactionId`. Undefined if the
 * text is not two ids with one colon between them.
 */
export function parseIdentityCheck(text: string): IdentityCheck | undefined {
  const [idtx, externalTransactionId, ...others] = text.split(':')
  const identityCheck = v.safeParse(identityCheckSchema, { idtx, externalTransactionId })
  return identityCheck.success && others.length === 0 ? identityCheck.output : undefined
}
